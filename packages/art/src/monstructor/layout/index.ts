import type { Point } from '../../geometry.ts'
import { type ArtJoint, type ArtPart, type Box, hullOf, turned } from '../shape.ts'
import { bodyNode } from './body.ts'
import { leafOf } from './leaf.ts'
import type { Key, OpenSocket, Placed } from './node.ts'
import { treeOf } from './tree.ts'

export type { Key, OpenSocket, Placed, Socket } from './node.ts'

/** A whole creature. */
export interface Layout {
  /** In painting order. */
  readonly placed: readonly Placed[]
  readonly keys: readonly Key[]
  readonly open: readonly OpenSocket[]
  readonly box: Box
}

/** Bodies first, heads and bottoms over them, limbs over all. */
const DEPTH = { body: 1, head: 2, bottom: 2, limb: 3 } as const

/**
 * Turns a tree of parts into places that never overlap. Parts the joints do not reach from the root are left out; an
 * empty list is nothing at all.
 */
export const layout = (parts: readonly ArtPart[], joints: readonly ArtJoint[]): Layout => {
  if (parts.length === 0) return { placed: [], keys: [], open: [], box: { x0: 0, y0: 0, x1: 0, y1: 0 } }
  const tree = treeOf(parts, joints)
  const root = tree.root()
  const node =
    root.kind === 'body'
      ? bodyNode(tree, root, null, null)
      : leafOf(root, root.kind === 'limb' ? 'right' : root.kind === 'head' ? 'up' : 'down', -0.75)
  return {
    placed: [...node.placed].sort((a, b) => DEPTH[a.part.kind] - DEPTH[b.part.kind]),
    keys: node.keys,
    open: node.open,
    box: { x0: node.x0, y0: node.y0, x1: node.x1, y1: node.y1 },
  }
}

/** The outline a placed part keeps to, in the creature's coordinates. */
export const hull = ({ part, size, mirror, turn, x, y }: Placed): readonly Point[] =>
  hullOf(part.kind, size).map(([px, py]): Point => {
    const [tx, ty] = turned([mirror ? -px : px, py], turn)
    return [tx + x, ty + y]
  })

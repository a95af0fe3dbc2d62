import type { Point } from '../../geometry.ts'
import type { ArtPart, Box, Side, TorsoSize, Width } from '../shape.ts'

/** A socket of a body, where the layout put it, in the body's own coordinates. */
export interface Socket {
  readonly x: number
  readonly y: number
  readonly side: Side
  readonly width: Width
  readonly filled: boolean
  /** Joined to another body. */
  readonly kin: boolean
  /** Where its tube leaves the torso. */
  readonly from: Point
}

/** A part put in its place: mirrored first, then turned, then moved. */
export interface Placed {
  readonly part: ArtPart
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
  readonly mirror: boolean
  /** Of a limb: -1 raised, 1 lowered. */
  readonly pose: number
  /** Of a body. */
  readonly size: TorsoSize
  readonly sockets: readonly Socket[]
}

/** Two bodies are locked here. */
export interface Key {
  readonly x: number
  readonly y: number
  readonly side: Side
  readonly width: Width
}

/** A socket nothing is in. */
export interface OpenSocket extends Key {
  readonly part: string
  /** Place in the part's connectors. */
  readonly connector: number
}

/** Part of a creature with the joint it hangs by at 0,0, and how far it reaches. */
export interface Node extends Box {
  readonly placed: readonly Placed[]
  readonly keys: readonly Key[]
  readonly open: readonly OpenSocket[]
}

const movedBy = <Item extends { readonly x: number; readonly y: number }>(
  items: readonly Item[],
  dx: number,
  dy: number,
): readonly Item[] => items.map((item) => ({ ...item, x: item.x + dx, y: item.y + dy }))

export const shift = (node: Node, dx: number, dy: number): Node => ({
  placed: movedBy(node.placed, dx, dy),
  keys: movedBy(node.keys, dx, dy),
  open: movedBy(node.open, dx, dy),
  x0: node.x0 + dx,
  x1: node.x1 + dx,
  y0: node.y0 + dy,
  y1: node.y1 + dy,
})

/** A leaf upside down. */
export const upsideDown = (leaf: Node): Node => ({
  ...leaf,
  placed: leaf.placed.map((one) => ({ ...one, x: -one.x, y: -one.y, turn: one.turn + 180 })),
  x0: -leaf.x1,
  x1: -leaf.x0,
  y0: -leaf.y1,
  y1: -leaf.y0,
})

/** A leaf seen in a mirror. */
export const mirrored = (leaf: Node): Node => ({
  ...leaf,
  placed: leaf.placed.map((one) => ({ ...one, x: -one.x, turn: -one.turn, mirror: !one.mirror })),
  x0: -leaf.x1,
  x1: -leaf.x0,
})

export const together = (nodes: readonly Node[]): Node => ({
  placed: nodes.flatMap(({ placed }) => placed),
  keys: nodes.flatMap(({ keys }) => keys),
  open: nodes.flatMap(({ open }) => open),
  x0: Math.min(...nodes.map(({ x0 }) => x0)),
  y0: Math.min(...nodes.map(({ y0 }) => y0)),
  x1: Math.max(...nodes.map(({ x1 }) => x1)),
  y1: Math.max(...nodes.map(({ y1 }) => y1)),
})

import { assemble } from './assemble.ts'
import { type Drawing, creatureSvg } from './creature.ts'
import { FRAMES, partFile } from './files.ts'
import type { Layout } from './layout/index.ts'
import { partsOfMonster } from './own-parts.ts'
import { type ArtJoint, type ArtPart, OPPOSITE, type Side, type Width } from './shape.ts'

export { assemble } from './assemble.ts'
export { type Drawing, type Drawn, type Sprite, drawnOf, layerFile, transformOf } from './creature.ts'
export { type Layout, type Placed, layout } from './layout/index.ts'
export { partsOfMonster } from './own-parts.ts'
export { FRAMES, factionLetter, partFile, restFrame } from './files.ts'
export { artPart } from './parts.ts'
export { SIZE, torsoSize } from './shape.ts'
export type { ArtJoint, ArtPart, Box, Side, Width } from './shape.ts'

/** Where a drawn file is fetched from; `path` as in `Picture`, perhaps with a fragment. */
type UrlOf = (path: string) => string

/** Where a part that lies alone can be joined. */
export interface LooseJoint {
  readonly x: number
  readonly y: number
  readonly side: Side
  readonly width: Width
  readonly socket: boolean
}

const PLUG_SIDE = { head: 'up', bottom: 'down', limb: 'right' } as const

/** A part that lies alone, cut from card: a plug part has its plug at 0,0, a body its middle. */
export const partPicture = (part: ArtPart, urlOf: UrlOf): Drawing & { readonly joints: readonly LooseJoint[] } => {
  if (part.kind === 'body') {
    const { svg, box, layout: lay } = creatureSvg([part], [], urlOf)
    const joints = lay.open.map(({ x, y, side, width }) => ({ x, y, side, width, socket: true }))
    return { svg, box, joints }
  }
  const { x0, y0, x1, y1 } = FRAMES[part.kind]
  const svg = `<image href="${urlOf(`${partFile(part)}#piece`)}" x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"/>`
  const side = OPPOSITE[PLUG_SIDE[part.kind]]
  const width = part.kind === 'limb' ? 'N' : 'W'
  return { svg, box: FRAMES[part.kind], joints: [{ x: 0, y: 0, side, width, socket: false }] }
}

/** A whole creature along its joints; what the joints do not reach is not in it. */
export const creature = (
  parts: readonly ArtPart[],
  joints: readonly ArtJoint[],
  urlOf: UrlOf,
): Drawing & { readonly layout: Layout } => creatureSvg(parts, joints, urlOf)

/** A monster or dragon of the set supplied, `U1` or `DU`, as its own parts make it. */
const ownCreature = (monster: string, urlOf: UrlOf): Drawing => {
  const { parts, joints } = assemble(partsOfMonster(monster))
  return creature(parts, joints, urlOf)
}

/** A dragon by the letter of its faction. */
export const dragon = (letter: string, urlOf: UrlOf): Drawing => ownCreature(`D${letter}`, urlOf)

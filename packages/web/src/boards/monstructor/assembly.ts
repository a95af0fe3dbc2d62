import { BODY, BOTTOM, type CardIndex, HEAD, LIMB, type Options } from '@menagerie/games/monstructor'
import { FRAMES, partFile, restFrame } from '@menagerie/art/monstructor'
import {
  type ArtJoint,
  type Box,
  type Drawn,
  type Placed,
  type Width,
  artPart,
  assemble,
  drawnOf,
  layout,
} from '@menagerie/art/monstructor'
import { SIZE, torsoSize } from '@menagerie/art/monstructor'
import { artUrl } from '../../pieces/art.ts'
import type { Thing } from './things.ts'

/** A place where a part can still be joined, in the drawing's coordinates. */
export interface OpenJoint {
  readonly x: number
  readonly y: number
  readonly width: Width
}

/** A creature ready to be drawn. */
export interface Whole {
  readonly drawn: Drawn
  readonly open: readonly OpenJoint[]
}

/** The creature these joints make of these parts. */
export const joinedWhole = (options: Options, things: readonly Thing[], joints: readonly ArtJoint[]): Whole => {
  const parts = things.map(({ key, part }) => artPart(options.set, part.pic, key))
  const drawn = drawnOf(layout(parts, joints))
  // A part with one plug that lies alone is joined by it.
  const [lone] = things
  const single = things.length === 1 && lone !== undefined && lone.kind !== BODY
  return {
    drawn,
    open: single ? [{ x: 0, y: 0, width: lone.kind === LIMB ? 'N' : 'W' }] : drawn.layout.open,
  }
}

/** Parts joined as they stand best. */
export const assembledWhole = (options: Options, things: readonly Thing[]): Whole => {
  const { parts, joints } = assemble(things.map(({ key, part }) => artPart(options.set, part.pic, key)))
  const ids = new Set(parts.map(({ id }) => id))
  return joinedWhole(
    options,
    things.filter(({ key }) => ids.has(key)),
    joints,
  )
}

/** The box of a placed part in its own coordinates. */
export const boxOf = ({ part, size }: Placed): Box =>
  part.kind === 'body' ? { x0: -size.w / 2, y0: -size.h / 2, x1: size.w / 2, y1: size.h / 2 } : SIZE[part.kind]

/** Address of a part as it lies alone, and how large it is drawn. */
export const loosePicture = (
  options: Options,
  pic: number,
): { readonly url: string; readonly width: number; readonly height: number } => {
  const part = artPart(options.set, pic, 'loose')
  const frame = part.kind === 'body' ? restFrame(torsoSize(part.connectors)) : FRAMES[part.kind]
  return {
    url: artUrl(`${partFile(part)}#piece`),
    width: frame.x1 - frame.x0,
    height: frame.y1 - frame.y0,
  }
}

export const dragonPicture = (options: Options, card: CardIndex): string =>
  loosePicture(options, options.set.pic[card] ?? 0).url

/** Where the bead of a part sits, in the part's own coordinates. */
export const heartOf = (kind: number): readonly [number, number] => {
  switch (kind) {
    case HEAD:
      return [52, -118]
    case BOTTOM:
      return [0, 62]
    case LIMB:
      return [70, 0]
    default:
      return [0, 0]
  }
}

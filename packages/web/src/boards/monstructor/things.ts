import type { Seat } from '@menagerie/engine'
import {
  BODY,
  type CardIndex,
  type Kind,
  type Options,
  type PartView,
  type PicIndex,
  type View,
  handleText,
} from '@menagerie/games/monstructor'

/** A part on the table as the board handles it. */
export interface Thing {
  /** Stays with the part while it lies on the tables: picture and when it was drawn. */
  readonly key: string
  /** What actions call it now. */
  readonly handle: string
  readonly kind: Kind
  readonly part: PartView
}

export type Pool = readonly (readonly PartView[])[]

const keyOf = ({ pic, at }: PartView): string => `${pic}.${at}`

/** The first card of a picture: kind and connectors are the same for all of them. */
export const firstOf = ({ set }: Options, pic: PicIndex): CardIndex => set.alike[pic]?.[0] ?? 0
export const kindOfPic = (options: Options, pic: PicIndex): Kind => options.set.kind[firstOf(options, pic)] ?? BODY

/** All parts of a pool in the order in which a monster is chosen. */
export const thingsIn = (options: Options, pool: Pool): readonly Thing[] =>
  pool.flatMap((parts, kind) =>
    parts.map((part, place) => ({
      key: keyOf(part),
      handle: handleText(options, part.pic, parts.slice(0, place + 1).filter(({ pic }) => pic === part.pic).length),
      kind,
      part,
    })),
  )

/** The parts of a monster; handles count only those still `on`. */
export const monsterThings = (
  options: Options,
  parts: readonly PartView[],
  on: readonly boolean[] | null = null,
): readonly Thing[] =>
  parts.map((part, place) => ({
    key: keyOf(part),
    handle: handleText(
      options,
      part.pic,
      Math.max(
        1,
        parts.filter(({ pic }, at) => at <= place && pic === part.pic && (on === null || on[at] === true)).length,
      ),
    ),
    kind: kindOfPic(options, part.pic),
    part,
  }))

/** Whose parts are chosen from when this seat chooses; null while it chooses none. */
export const chosenFrom = ({ phase, fight }: View): Seat | null => {
  switch (phase.kind) {
    case 'build':
    case 'gap':
    case 'adjust':
      return phase.seat
    case 'forced':
      return fight?.sides[1].seat ?? null
    default:
      return null
  }
}

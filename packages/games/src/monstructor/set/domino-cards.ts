import type { Seat } from '@menagerie/engine'
import { CLASSES, type CardIndex, MOST_CARDS, MOST_SEATS } from './cards.ts'

/** A hand card of Dominoes. Never changed; replaced. Interned: hands are drawn and told apart all the time. */
export interface Tile {
  readonly card: CardIndex
  /** Bits of CLASSES: what everybody knows that it is not. */
  readonly not: number
}

const KNOWN = 1 << CLASSES.length
const tiles: (Tile | undefined)[] = Array.from({ length: MOST_CARDS * KNOWN }, () => undefined)

/** The tile of a card of which these classes are known not to be it. */
export const tileOf = (card: CardIndex, not: number): Tile => {
  const key = card * KNOWN + not
  return tiles[key] ?? (tiles[key] = Object.freeze({ card, not }))
}

/** A card laid in the centre of Dominoes. Never changed; interned. */
export interface Laid {
  readonly card: CardIndex
  readonly by: Seat
}

const laid: (Laid | undefined)[] = Array.from({ length: MOST_CARDS * MOST_SEATS }, () => undefined)

export const laidOf = (card: CardIndex, by: Seat): Laid => {
  const key = card * MOST_SEATS + by
  return laid[key] ?? (laid[key] = Object.freeze({ card, by }))
}

export const NO_LAID: readonly Laid[] = []

import { CHARACTER, CORRIDOR, type Deck, type Kind, MONSTER } from './components.ts'
import { chanceOfSum } from './dice.ts'

/** What a person making a deck wants to know of it. */
export interface DeckReport {
  /** Cards by what they are, in the order of the hand. */
  readonly totals: readonly number[]
  readonly cards: number
  readonly corridorMean: number
  /** Percent of the corridors that are odd multiples of the smallest step between lengths. */
  readonly oddShare: number
  /** Ids of the characters, heading `percent`. */
  readonly characters: readonly string[]
  /** Percent of fights each character wins alone. */
  readonly odds: readonly { readonly monster: string; readonly strength: number; readonly percent: readonly number[] }[]
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Chance that one character alone beats a strength, 0 to 1. */
const winsAlone = ({ dice }: Kind, strength: number): number =>
  dice === null ? 0 : chanceOfSum(dice.dice, Math.ceil((strength - dice.plus) / dice.times))

export const lintDeck = (deck: Deck): DeckReport => {
  const corridors = deck.kinds.filter(({ what }) => what === CORRIDOR)
  const characters = deck.kinds.filter(({ what, dice }) => what === CHARACTER && dice !== null)
  const count = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + kind.count, 0)
  const perch = corridors.reduce((sum, { value, count: copies }) => sum + value * copies, 0)
  const step = corridors.reduce((found, { value }) => divisor(value, found), 0)
  return {
    totals: [0, 1, 2, 3, 4, 5, 6].map((what) => count(deck.kinds.filter((kind) => kind.what === what))),
    cards: deck.pool.length,
    corridorMean: perch / count(corridors),
    oddShare: Math.round((100 * count(corridors.filter(({ value }) => (value / step) % 2 === 1))) / count(corridors)),
    characters: characters.map(({ id }) => id),
    odds: deck.kinds
      .filter(({ what }) => what === MONSTER)
      .map(({ id, value }) => ({
        monster: id,
        strength: value,
        percent: characters.map((one) => Math.round(100 * winsAlone(one, value))),
      })),
  }
}

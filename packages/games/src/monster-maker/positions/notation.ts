import type { TreasureIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { treasureIndex } from '../choices/actions.ts'
import { type GivenBack, HAUL, type Held } from '../rules/state.ts'

/** What a survivor finds without treasure cards (MM-TC13). */
const HAUL_WORD = 'haul'

/** `ring`, shown `sacred-goblet*`, with a rolled value `mystic-map=200`, of a certain dungeon `ring@2`. */
const HELD = /^([a-z0-9-]+)(\*?)(?:=(-?\d{1,6}))?(?:@(\d{1,2}))?$/

/** A treasure as it is written. */
export interface WrittenTreasure {
  readonly id: string
  readonly shown: boolean
  readonly worth: number | null
  /** Null when it is not said. */
  readonly dungeon: number | null
}

/** Null when the text is none. */
export const readTreasureText = (text: string): WrittenTreasure | null => {
  const found = HELD.exec(text)
  if (found === null) return null
  const [, id = '', star, worth, dungeon] = found
  return {
    id,
    shown: star === '*' || worth !== undefined,
    worth: worth === undefined ? null : Number(worth) + 0,
    dungeon: dungeon === undefined ? null : Number(dungeon),
  }
}

/** Index of a treasure by its id, `HAUL` where treasure cards are not played with; null when there is none. */
export const treasureByWord = ({ deck, treasureCards }: Options, id: string): TreasureIndex | null =>
  !treasureCards && id === HAUL_WORD ? HAUL : treasureIndex(deck, id)

/** True when a treasure is open to all as such. */
export const liesOpen = ({ deck }: Options, card: TreasureIndex): boolean =>
  card === HAUL || deck.treasures[card]?.open === true

/** Of a dungeon that is over, when nothing else is said. */
export const dungeonBefore = (dungeon: number): number => Math.max(1, dungeon - 1)

const textOf = (options: Options, card: TreasureIndex, shown: boolean): string => {
  const id = card === HAUL ? HAUL_WORD : (options.deck.treasures[card]?.id ?? '?')
  return `${id}${shown && !liesOpen(options, card) ? '*' : ''}`
}

const since = (dungeon: number, usual: number): string => (dungeon === usual ? '' : `@${dungeon}`)

/** The text of a treasure that is held; `usual` is the dungeon that need not be said. */
export const heldText = (options: Options, { card, shown, worth, dungeon }: Held, usual: number): string =>
  worth === null
    ? `${textOf(options, card, shown)}${since(dungeon, usual)}`
    : `${textOf(options, card, false)}=${worth}${since(dungeon, usual)}`

export const givenBackText = (options: Options, { card, shown, dungeon }: GivenBack, usual: number): string =>
  `${textOf(options, card, shown)}${since(dungeon, usual)}`

import { insertSorted, seatNumbers } from '@menagerie/engine'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'

// What somebody knows who hears what everybody is told, and nothing else. Field names are those of a spectator's view.

/** A treasure as all see it; `card` is null face down. */
export interface HeardTreasure {
  readonly card: TreasureIndex | null
  readonly shown: boolean
  readonly worth: number | null
  readonly dungeon: number
}

export interface HeardParty {
  leg: 'outbound' | 'room' | 'return' | 'returned' | 'dead'
  resigned: boolean
  handCount: number
  known: KindIndex[]
  out: KindIndex[]
  back: KindIndex[]
  outSum: number
  backSum: number
  length: number
  required: number
  monster: KindIndex | null
  /** In the order gained, as far as that can be heard. */
  treasures: readonly HeardTreasure[]
  banked: readonly HeardTreasure[]
  prizes: number[]
  gaveBack: readonly Omit<HeardTreasure, 'worth'>[]
  wins: number
  exchanged: number
}

export interface Heard {
  readonly options: Options
  dungeon: number
  turn: number
  seat: number
  starter: number | null
  room: number
  pileCount: number
  discard: KindIndex[]
  treasureCount: number
  prizeCount: number
  removed: TreasureIndex[]
  spent: TreasureIndex[]
  firstBack: number | null
  prize: number
  idle: number
  used: KindIndex[]
  throwers: readonly number[]
  blankThrows: number
  readonly parties: readonly HeardParty[]
  end: { readonly outcome: object; readonly gold: readonly (number | null)[] } | null
  frozen: boolean
  /** A card moved in this turn. */
  moved: boolean
  /** A turn runs that will end as turns do. */
  runs: boolean
  /** A trap lies on the table; a charmed monster waits. */
  trap: boolean
  charmed: boolean
}

const newParty = (): HeardParty => ({
  leg: 'outbound',
  resigned: false,
  handCount: 0,
  known: [],
  out: [],
  back: [],
  outSum: 0,
  backSum: 0,
  length: 0,
  required: 0,
  monster: null,
  treasures: [],
  banked: [],
  prizes: [],
  gaveBack: [],
  wins: 0,
  exchanged: 0,
})

export const nothingHeard = (options: Options, seats: number): Heard => ({
  options,
  dungeon: 0,
  turn: 0,
  seat: 0,
  starter: null,
  room: 0,
  pileCount: 0,
  discard: [],
  treasureCount: options.treasureCards ? options.deck.treasurePool.length : 0,
  prizeCount: options.deck.prizes.length,
  removed: [],
  spent: [],
  firstBack: null,
  prize: 0,
  idle: 0,
  used: [],
  throwers: [],
  blankThrows: 0,
  parties: seatNumbers(seats).map(newParty),
  end: null,
  frozen: false,
  moved: false,
  runs: false,
  trap: false,
  charmed: false,
})

/** Between dungeons (MM-X3): what a party keeps is its gold, its wins and what all know it gave back. */
export const clearParty = (party: HeardParty): void => {
  const { resigned, banked, prizes, gaveBack, wins } = party
  Object.assign(party, newParty(), { resigned, banked, prizes, gaveBack, wins, leg: resigned ? 'dead' : 'outbound' })
}

/** One of a list is gone, if it was there. */
export const strike = (list: number[], one: number): void => {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
}

/** A card leaves the hand before all eyes. */
export const leave = (party: HeardParty, card: KindIndex): void => {
  party.handCount--
  strike(party.known, card)
}

/** And lies face up on the discard pile. */
export const drop = (heard: Heard, party: HeardParty, card: KindIndex): void => {
  leave(party, card)
  heard.discard.push(card)
}

export const learn = (party: HeardParty, card: KindIndex): void => insertSorted(party.known, card)

/** MM-E6, MM-E7: a dead party's treasures, null for each unseen, and which of them leave the game. */
export const giveBack = (
  heard: Heard,
  party: HeardParty,
  given: readonly (TreasureIndex | null)[],
  leaves: readonly TreasureIndex[],
): void => {
  const { options, dungeon } = heard
  const rest = [...given]
  for (const card of leaves) rest.splice(rest.indexOf(card), 1)
  heard.treasureCount += rest.length
  heard.removed.push(...leaves)
  for (const card of rest) {
    const once = card !== null && options.deck.treasures[card]?.oncePerGame === true
    if (once && options.oncePerGame === 'redraw') heard.spent.push(card)
  }
  party.gaveBack = [...party.gaveBack, ...rest.map((card) => ({ card, shown: card !== null, dungeon }))]
  party.treasures = []
}

/** MM-TC5: a treasure that is used lies open from then on. */
export const reveal = (party: HeardParty, card: TreasureIndex): void => {
  if (party.treasures.some((one) => one.card === card)) return
  const at = party.treasures.findIndex((one) => !one.shown)
  party.treasures = party.treasures.map((one, i) => (i === at ? { ...one, card, shown: true } : one))
}

const NO_WORTH = null
/** MM-TC13 */
const HAUL: TreasureIndex = -2

/** MM-TC3: what a survivor carried out; `faces` are those all see when it is laid down, null for each unseen. */
export const bank = (heard: Heard, party: HeardParty, faces: readonly (TreasureIndex | null)[]): void => {
  const { options, dungeon } = heard
  const turned = faces.filter((card) => card !== null)
  for (const { card } of party.treasures) if (card !== null) strike(turned, card)
  const finds = party.treasures.map((one) => {
    const card = one.card ?? turned.shift() ?? null
    return { ...one, card, shown: card !== null }
  })
  const haul = options.treasureCards ? [] : [{ card: HAUL, shown: true, worth: NO_WORTH, dungeon }]
  party.banked = [...party.banked, ...finds, ...haul]
  party.treasures = []
}

const hasDice = ({ deck }: Options, card: TreasureIndex): boolean => {
  const treasure = deck.treasures[card]
  return card === HAUL || (treasure?.coin ?? null) !== null || (treasure?.value?.dice ?? 0) > 0
}

/** Every treasure of a party is laid open and counted, in the order gained. */
export const countAll = (
  heard: Heard,
  party: HeardParty,
  finds: readonly { readonly card: TreasureIndex; readonly gold: number }[],
): void => {
  party.banked = finds.map(({ card, gold }, i) => ({
    card,
    shown: true,
    worth: hasDice(heard.options, card) ? gold : NO_WORTH,
    dungeon: party.banked[i]?.dungeon ?? heard.dungeon,
  }))
}

/** A treasure whose dice are rolled lies open. Those of earlier dungeons were rolled when these ended. */
export const countOne = (
  { dungeon }: Pick<Heard, 'dungeon'>,
  party: HeardParty,
  card: TreasureIndex,
  gold: number,
): void => {
  const now = party.banked.map((one) => one.dungeon === dungeon)
  const open = party.banked.findIndex((one, i) => now[i] && one.card === card && one.worth === null)
  const at = open >= 0 ? open : party.banked.findIndex((one, i) => now[i] && !one.shown)
  party.banked = party.banked.map((one, i) => (i === at ? { ...one, card, shown: true, worth: gold } : one))
}

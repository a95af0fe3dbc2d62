import type { Seat } from '@menagerie/engine'
import { allCards, allTreasures } from '../rules/check.ts'
import { TRAP } from '../set/components.ts'
import { without } from '../secrets/hidden.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Held, type Leg, type Party, type Phase, type State } from '../rules/state.ts'

// What a position means where it says nothing: read by `arrange`, left out by `describe`.

type PhaseKind = Phase['kind']

/** Nobody has begun a dungeon for whose first turn is thrown; seat 0 else. */
export const starterOf = (phase: PhaseKind, dungeon: number): Seat => (phase === 'rps' && dungeon === 1 ? EMPTY : 0)

/** Somewhere in the sixth round; none while the first turn is thrown for. */
export const turnOf = (phase: PhaseKind, seats: number, seat: Seat, starter: Seat): number =>
  phase === 'rps' ? 0 : 5 * seats + 1 + ((seat - starter + seats) % seats)

export const firstBackOf = (parties: readonly { readonly leg: Leg }[]): Seat =>
  parties.findIndex(({ leg }) => leg === 'returned')

/** MM-E1, MM-E2 */
export const isFrozenBy = (phase: PhaseKind, firstBack: Seat, pile: readonly number[]): boolean =>
  phase !== 'rps' && (firstBack !== EMPTY || pile.length === 0)

/** MM-TR4: with nothing but traps left the next card is one. */
export const trapNextOf = ({ trapFaceUp, deck }: Options, pile: readonly number[]): boolean =>
  trapFaceUp && pile.length > 0 && pile.every((kind) => kind === deck.trap)

/** Bits of all who still play, while the first turn is thrown for. */
export const throwersOf = (phase: PhaseKind, parties: readonly { readonly resigned: boolean }[]): number =>
  phase === 'rps' ? parties.reduce((bits, { resigned }, seat) => (resigned ? bits : bits | (1 << seat)), 0) : 0

interface Walked {
  readonly resigned: boolean
  readonly back: readonly unknown[]
  readonly outSum: number
  /** True when the position says how long the way in was. */
  readonly measured: boolean
}

export const legOf = ({ resigned, back, outSum, measured }: Walked, room: number): Leg => {
  if (resigned) return 'dead'
  if (back.length > 0) return 'return'
  return measured || outSum >= room ? 'room' : 'outbound'
}

/** L: of the dead only what is said. */
export const lengthOf = (leg: Leg, outSum: number): number =>
  leg === 'room' || leg === 'return' || leg === 'returned' ? outSum : 0

/** Perch that treasures add to the way back (MM-TC11). */
export const lengthened = ({ deck }: Options, treasures: readonly Held[]): number =>
  treasures.reduce((total, { card }) => total + (deck.treasures[card]?.lengthens ?? 0), 0)

/** R: who is back was so by the way they went. */
export const requiredOf = (leg: Leg, length: number, backSum: number, longer: number): number => {
  if (length === 0) return 0
  return leg === 'returned' ? backSum : length + longer
}

/** All cards that lie nowhere else; the state's own pile is not looked at. */
export const pileOf = (state: State): number[] => without(state.options.deck.pool, allCards({ ...state, pile: [] }))

export const treasurePileOf = (state: State): number[] =>
  state.options.treasureCards
    ? without(state.options.deck.treasurePool, allTreasures({ ...state, treasurePile: [] }))
    : []

export const prizePileOf = ({ options, parties }: { readonly options: Options; readonly parties: readonly Party[] }) =>
  without(
    options.deck.prizes,
    parties.flatMap(({ prizes }) => prizes),
  )

/** Traps come last, where any cards will do. */
export const isTrap = ({ deck }: Options, kind: number): boolean => deck.what[kind] === TRAP

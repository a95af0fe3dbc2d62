import type { Seat } from '@menagerie/engine'
import { type CardIndex, START_CARDS, isDragon } from '../set/cards.ts'
import { askedIn } from './places.ts'
import { deckOf } from '../rules/setup.ts'
import { type Held, type Part, type State, playersIn } from '../rules/state.ts'

// What the numbers of draws and turns tell of the way a match came. Defaults tell nothing: who writes no number claims none.

/** A card that was drawn, with who holds it. Cards never change hands: whoever holds it drew it. */
interface Drawn {
  readonly card: CardIndex
  readonly at: number
  readonly seat: Seat
  readonly path: string
}

/** Parts and hidden cards in the order in which a position is written. */
export const drawnBy = (state: State): readonly Drawn[] => {
  const { players, arena, fight, options } = state
  const held = (list: readonly (Part | Held)[], seat: Seat, path: string): readonly Drawn[] =>
    list.flatMap(({ card, at }) => (isDragon(options.set, card) ? [] : [{ card, at, seat, path }]))
  return [
    ...players.flatMap(({ table, hidden }, seat) => [
      ...held(table.flat(), seat, `players.${seat}.table`),
      ...held(hidden, seat, `players.${seat}.hidden`),
    ]),
    ...(arena === null ? [] : held(arena.parts, arena.owner, 'arena.parts')),
    ...(fight?.sides.flatMap(({ parts }, side) =>
      held(parts, side === 0 ? fight.attacker : fight.defender, `fight.parts.${side}`),
    ) ?? []),
  ]
}

/** Numbers of draws are written: they are not those by which the cards of each list follow those of the list before. */
export const isNumbered = (state: State): boolean => {
  const drawn = drawnBy(state)
  const paths = [...new Set(drawn.map(({ path }) => path))]
  // A table is kept by kind, however it was written.
  const numbers = paths.flatMap((path) =>
    drawn.flatMap((one) => (one.path === path ? [one.at] : [])).sort((one, other) => one - other),
  )
  return numbers.some((at, i) => at !== i + 1)
}

const DEFAULT_TURNS = 10

/** How many turns have begun is claimed, by their number or by that of cards. */
export const countsTurns = (state: State): boolean => state.turns !== DEFAULT_TURNS || isNumbered(state)

/** MS-22, MS-25: three cards each and one for every turn are those drawn; with an empty deck there may be fewer. */
export const turnsFit = (state: State): boolean =>
  dealsOf(state).some((deal) => {
    const drawn = dealtIn(deal) + state.turns
    return wasNeverDry(state) ? state.draws === drawn : state.draws <= drawn
  })

export const isEverybodyIn = (state: State): boolean => playersIn(state) === state.players.length

/** MS-25: with fewer draws than cards the deck was never empty, and every turn began with a card. */
export const wasNeverDry = ({ options, away, draws }: State): boolean => draws < deckOf(options).length - away.length

/** MS-31: cards have gone back as often as this at least. */
export const returnedCount = ({ returned }: State): number => returned.filter((draws) => draws > 0).length

/** MS-22: every way in which three cards each may have been dealt, from the starting player: who has left may have left before. */
export const dealsOf = ({ players, starter }: State): readonly (readonly Seat[])[] => {
  let deals: readonly (readonly Seat[])[] = [[]]
  for (let i = 0; i < players.length; i++) {
    const seat = (starter + i) % players.length
    const dealt = deals.map((deal) => [...deal, seat])
    deals = players[seat]?.out === true ? [...dealt, ...deals] : dealt
  }
  return deals
}

/** Who drew a card in such a deal; null for one that was drawn later. */
export const dealtTo = (deal: readonly Seat[], at: number): Seat | null => deal[Math.ceil(at / START_CARDS) - 1] ?? null

export const dealtIn = (deal: readonly Seat[]): number => deal.length * START_CARDS

/** MS-24, MS-55: nobody has won a fight, and nobody has left, so that turns have gone round the table. */
export const wentRound = (state: State): boolean =>
  isEverybodyIn(state) && state.players.every(({ owned }) => owned === 0)

/** Whose turn the nth of a match is where turns have gone round the table. */
export const turnOf = ({ starter, players }: State, turn: number): Seat =>
  (((starter + turn - 1) % players.length) + players.length) % players.length

/** The turn that is asked for, from 1: one that is about to begin counts as begun. */
export const turnAsked = (state: State): number => state.turns + (askedIn(state).kind === 'start' ? 1 : 0)

/** Who may have the turn so many turns after a seat had it, without a fight between them: who has left may have had one. */
export const seatsLater = ({ players }: State, seat: Seat, turns: number): ReadonlySet<Seat> => {
  let now = new Set([seat])
  for (let turn = 0; turn < turns; turn++) {
    const next = new Set<Seat>()
    for (const one of now) {
      for (let ahead = 1; ahead <= players.length; ahead++) {
        const to = (one + ahead) % players.length
        next.add(to)
        if (players[to]?.out !== true) break
      }
    }
    now = next
  }
  return now
}

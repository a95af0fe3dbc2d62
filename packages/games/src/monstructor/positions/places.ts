import type { Contradiction, Seat } from '@menagerie/engine'
import { type CardIndex, isDragon } from '../set/cards.ts'
import type { Held, Part, Phase, Player, State } from '../rules/state.ts'

// Where things of a state lie, in the keys of a position.

/** What a position waits for: it is never over. */
type Asked = Exclude<Phase, { readonly kind: 'over' }>
export const askedIn = ({ phase }: State): Asked => phase as Asked

export const idOf = ({ options }: State, card: CardIndex): string => options.set.ids[card] ?? '?'

/** A contradiction of one card. */
export const ofCard = (state: State, card: CardIndex, path: string): Contradiction => ({
  path,
  values: { card: idOf(state, card) },
})

/** One contradiction at a place, or none. */
export const only = (broken: boolean, path: string, values?: Contradiction['values']): readonly Contradiction[] =>
  broken ? [values === undefined ? { path } : { path, values }] : []

/** A contradiction for every seat of which it is so. */
export const bySeat = (
  { players }: State,
  key: string,
  isBroken: (player: Player, seat: Seat) => boolean,
): readonly Contradiction[] =>
  players.flatMap((player, seat) => (isBroken(player, seat) ? [{ path: `players.${seat}.${key}` }] : []))

interface Placed<X> {
  readonly one: X
  readonly path: string
}

const at = <X>(list: readonly X[], path: string): readonly Placed<X>[] => list.map((one) => ({ one, path }))

/** All parts on tables, in the Arena and in a fight. */
const partsIn = ({ players, arena, fight }: State): readonly Placed<Part>[] => [
  ...players.flatMap(({ table }, seat) => at(table.flat(), `players.${seat}.table`)),
  ...at(arena?.parts ?? [], 'arena.parts'),
  ...(fight?.sides.flatMap(({ parts }, side) => at(parts, `fight.parts.${side}`)) ?? []),
]

/** What was drawn, and when: parts and hidden cards. */
export const drawnIn = (state: State): readonly Placed<Part | Held>[] => [
  ...partsIn(state).filter(({ one }) => !isDragon(state.options.set, one.card)),
  ...state.players.flatMap(({ hidden }, seat) => at(hidden, `players.${seat}.hidden`)),
]

/** Every card that lies somewhere but in the deck. */
export const cardsIn = (state: State): readonly Placed<{ readonly card: CardIndex }>[] => [
  ...partsIn(state),
  ...state.players.flatMap(({ hidden, hand, pile }, seat) => [
    ...at(hidden, `players.${seat}.hidden`),
    ...at(hand, `players.${seat}.hand`),
    ...at(pile, `players.${seat}.pile`),
  ]),
  ...(state.fight?.used ?? []).map((card) => ({ one: { card }, path: 'fight.used' })),
  ...at(state.centre, 'centre'),
]

/** Seats clockwise after one, up to the last before it. */
export const seatsAfter = ({ players }: State, seat: Seat): readonly Seat[] =>
  players.slice(1).map((_, i) => (seat + 1 + i) % players.length)

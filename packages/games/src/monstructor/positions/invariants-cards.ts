import type { Invariant } from '@menagerie/engine'
import { isDragon } from '../set/cards.ts'
import { cardsIn, drawnIn, ofCard, only } from './places.ts'
import { monstersOf } from './position-factions.ts'
import { type State, ownedCount } from '../rules/state.ts'

/** Cards drawn so far that are known of: those that lie out, and those that went back at some time. */
const drawnAtLeast = (state: State): number => {
  const out = cardsIn(state).filter(
    ({ one }) => state.options.mode === 'dominoes' || !isDragon(state.options.set, one.card),
  )
  return out.length + state.returned.filter((draws) => draws > 0).length
}

/** Where each card lies, and when it came there. */
export const OF_CARDS: readonly Invariant<State>[] = [
  {
    id: 'MS-I1',
    code: 'cardElsewhere',
    rule: null,
    kind: 'impossible',
    broken: (state) => {
      const found = new Set<number>()
      const all = [...cardsIn(state), ...state.deck.map((card) => ({ one: { card }, path: 'deck' }))]
      return all.flatMap(({ one: { card }, path }) => {
        if (found.has(card)) return [ofCard(state, card, path)]
        found.add(card)
        return []
      })
    },
  },
  {
    id: 'MS-I2',
    code: 'dragonOfOther',
    rule: 'MS-50',
    kind: 'impossible',
    broken: (state) =>
      state.players.flatMap(({ table, faction }, seat) =>
        [{ parts: table.flat(), path: `players.${seat}.table` }, ...monstersOf(state, seat)].flatMap(
          ({ parts, path }) =>
            parts.flatMap(({ card }) =>
              isDragon(state.options.set, card) && state.options.set.faction[card] !== faction
                ? [ofCard(state, card, path)]
                : [],
            ),
        ),
      ),
  },
  {
    id: 'MS-I3',
    code: 'goalReached',
    rule: 'MS-56',
    kind: 'impossible',
    broken: (state) =>
      state.players.flatMap((player, seat) =>
        only(ownedCount(player) >= state.options.dragonGoal, `players.${seat}`, { count: ownedCount(player) }),
      ),
  },
  {
    id: 'MS-I4',
    code: 'leftHolds',
    rule: 'MS-69',
    kind: 'impossible',
    broken: ({ players, arena }) => [
      ...players.flatMap(({ out, table, hidden }, seat) => [
        ...only(out && table.flat().length > 0, `players.${seat}.table`),
        ...only(out && hidden.length > 0, `players.${seat}.hidden`),
      ]),
      ...only(arena !== null && players[arena.owner]?.out === true, 'arena.owner'),
    ],
  },
  {
    id: 'MS-I5',
    code: 'cardsAway',
    rule: null,
    kind: 'unreachable',
    broken: ({ away }) => only(away.length > 0, 'deck', { count: away.length }),
  },
  {
    id: 'MS-I6',
    code: 'drawnTwice',
    rule: null,
    kind: 'impossible',
    broken: (state) => {
      const found = new Set<number>()
      return drawnIn(state).flatMap(({ one: { card, at }, path }) => {
        if (found.has(at)) return [ofCard(state, card, path)]
        found.add(at)
        return []
      })
    },
  },
  {
    id: 'MS-I7',
    code: 'drawsTooFew',
    rule: null,
    kind: 'impossible',
    broken: (state) => {
      const drawn = drawnIn(state).map(({ one }) => one.at)
      const least = Math.max(drawnAtLeast(state), ...drawn, ...state.returned)
      return only(state.draws < least, 'draws', { count: state.draws, least })
    },
  },
  {
    id: 'MS-I8',
    code: 'drawsTooMany',
    rule: null,
    kind: 'unreachable',
    broken: (state) => {
      const most = drawnAtLeast(state)
      const none = state.returned.every((draws) => draws === 0)
      return only(none && state.draws > most, 'draws', { count: state.draws, most })
    },
  },
  {
    id: 'MS-I9',
    code: 'hiddenOrder',
    rule: null,
    kind: 'impossible',
    broken: (state) =>
      state.players.flatMap(({ hidden }, seat) =>
        hidden.flatMap(({ card, at }, i) =>
          i > 0 && at < (hidden[i - 1]?.at ?? 0) ? [ofCard(state, card, `players.${seat}.hidden`)] : [],
        ),
      ),
  },
  {
    id: 'MS-I10',
    code: 'returnedLater',
    rule: 'MS-51',
    kind: 'impossible',
    broken: (state) => [
      ...drawnIn(state).flatMap(({ one: { card, at }, path }) =>
        (state.returned[card] ?? 0) >= at ? [ofCard(state, card, path)] : [],
      ),
      ...state.away.flatMap((card) => ((state.returned[card] ?? 0) > 0 ? [ofCard(state, card, 'returned')] : [])),
    ],
  },
]

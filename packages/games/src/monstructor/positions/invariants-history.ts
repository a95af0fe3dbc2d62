import type { Contradiction, Invariant } from '@menagerie/engine'
import {
  countsTurns,
  dealsOf,
  dealtIn,
  dealtTo,
  drawnBy,
  isEverybodyIn,
  isNumbered,
  returnedCount,
  seatsLater,
  turnAsked,
  turnOf,
  turnsFit,
  wasNeverDry,
  wentRound,
} from './history.ts'
import { askedIn, ofCard, only } from './places.ts'
import { START_CARDS } from '../set/cards.ts'
import { type State, ownedCount, playersIn } from '../rules/state.ts'

const isPicking = (state: State): boolean => askedIn(state).kind === 'faction'
/** Cards have been dealt, and turns are taken. */
const takesTurns = (state: State): boolean => state.options.mode !== 'dominoes' && !isPicking(state)
/** What follows from numbers that agree with each other; those that do not are told of once. */
const tellsTurns = (state: State): boolean => takesTurns(state) && countsTurns(state) && turnsFit(state)
const tellsDraws = (state: State): boolean => takesTurns(state) && isNumbered(state) && turnsFit(state)

const fewest = (found: readonly (readonly Contradiction[])[]): readonly Contradiction[] =>
  found.reduce((best, one) => (one.length < best.length ? one : best))

/** Three of either monster in the first fight that is won, when nobody has dragon cards yet; by leaving one monster is enough. */
const wonWith = (state: State): number => (isEverybodyIn(state) ? 6 : 3)

/** MS-26: parts come back to a table by a draw alone, and are known then; or from the Arena, or from who has left. */
const keepsOrder = (state: State): boolean => {
  const { mode, arenaTimeout, arenaAdjust } = state.options
  return isEverybodyIn(state) && (mode === 'classic' || (arenaTimeout === 0 && arenaAdjust === 'none'))
}

/** How a match of Classic or Arena comes to where it is: the deal, turns, what went back. */
export const OF_HISTORY: readonly Invariant<State>[] = [
  {
    id: 'MS-I65',
    code: 'factionTurn',
    rule: 'MS-20',
    kind: 'unreachable',
    broken: (state) => {
      if (!isPicking(state)) return []
      const { turn, starter, turns } = state
      return [
        ...only(turn !== starter && turn !== askedIn(state).seat, 'turn'),
        ...only(turns > 0 && countsTurns(state), 'turns'),
      ]
    },
  },
  {
    id: 'MS-I66',
    code: 'dealtToOther',
    rule: 'MS-22',
    kind: 'unreachable',
    broken: (state) => {
      if (!tellsDraws(state)) return []
      const drawn = drawnBy(state)
      return fewest(
        dealsOf(state).map((deal) =>
          drawn.flatMap(({ card, at, seat, path }) => {
            const dealt = dealtTo(deal, at)
            return dealt !== null && dealt !== seat ? [ofCard(state, card, path)] : []
          }),
        ),
      )
    },
  },
  {
    id: 'MS-I67',
    code: 'turnsDiffer',
    rule: 'MS-25',
    kind: 'unreachable',
    broken: (state) => {
      const { turns, draws } = state
      return only(takesTurns(state) && countsTurns(state) && !turnsFit(state), 'turns', { count: turns, draws })
    },
  },
  {
    id: 'MS-I68',
    code: 'turnOrder',
    rule: 'MS-24',
    kind: 'unreachable',
    broken: (state) => {
      if (!tellsTurns(state) || !wentRound(state)) return []
      const { kind, seat } = askedIn(state)
      const asked = turnAsked(state)
      const now = kind === 'start' ? seat : state.turn
      return only(now !== turnOf(state, asked), 'turn', { turn: asked })
    },
  },
  {
    id: 'MS-I69',
    code: 'drawnInOtherTurn',
    rule: 'MS-25',
    kind: 'unreachable',
    broken: (state) => {
      if (!tellsDraws(state) || !wentRound(state) || !wasNeverDry(state)) return []
      const dealt = dealtIn(state.players.map((_, seat) => seat))
      return drawnBy(state).flatMap(({ card, at, seat, path }) =>
        at > dealt && seat !== turnOf(state, at - dealt) ? [ofCard(state, card, path)] : [],
      )
    },
  },
  {
    id: 'MS-I70',
    code: 'tableOrder',
    rule: 'MS-26',
    kind: 'unreachable',
    broken: (state) =>
      keepsOrder(state)
        ? state.players.flatMap(({ table }, seat) =>
            table.flatMap((parts) => {
              const unseen = parts.filter(({ seen }) => !seen)
              return unseen.flatMap(({ card, at }, i) =>
                i > 0 && at < (unseen[i - 1]?.at ?? 0) ? [ofCard(state, card, `players.${seat}.table`)] : [],
              )
            }),
          )
        : [],
  },
  {
    id: 'MS-I71',
    code: 'returnedEarly',
    rule: 'MS-51',
    kind: 'unreachable',
    broken: (state) => {
      const dealt = playersIn(state) * START_CARDS
      return state.returned.flatMap((draws, card) =>
        draws > 0 && draws <= dealt ? [ofCard(state, card, 'returned')] : [],
      )
    },
  },
  {
    id: 'MS-I72',
    code: 'returnedNow',
    rule: 'MS-51',
    kind: 'unreachable',
    broken: (state) =>
      takesTurns(state) && askedIn(state).kind !== 'start' && isEverybodyIn(state) && wasNeverDry(state)
        ? state.returned.flatMap((draws, card) =>
            draws > 0 && draws === state.draws ? [ofCard(state, card, 'returned')] : [],
          )
        : [],
  },
  {
    id: 'MS-I73',
    code: 'returnedUndrawn',
    rule: 'MS-51',
    kind: 'unreachable',
    broken: (state) => {
      if (!tellsDraws(state)) return []
      const out = drawnBy(state).map(({ at }) => at)
      const times = [...new Set(state.returned)].filter((draws) => draws > 0).sort((a, b) => a - b)
      const early = times.find((time) => {
        const back = state.returned.filter((draws) => draws > 0 && draws <= time).length
        return back > time - out.filter((at) => at <= time).length
      })
      return early === undefined ? [] : [{ path: 'returned', values: { count: early } }]
    },
  },
  {
    id: 'MS-I74',
    code: 'dragonUnwon',
    rule: 'MS-51',
    kind: 'unreachable',
    broken: (state) =>
      tellsDraws(state) && returnedCount(state) < wonWith(state)
        ? state.players.flatMap((player, seat) => only(ownedCount(player) > 0, `players.${seat}.table`))
        : [],
  },
  {
    id: 'MS-I75',
    code: 'wonTooMuch',
    rule: 'MS-50',
    kind: 'unreachable',
    broken: (state) => {
      const won = state.players.reduce((sum, player) => sum + ownedCount(player), 0)
      const most = turnAsked(state) - 1
      return only(tellsTurns(state) && won > most, 'turns', { count: won, most })
    },
  },
  {
    id: 'MS-I76',
    code: 'arenaOrder',
    rule: 'MS-67',
    kind: 'unreachable',
    broken: (state) => {
      const { arena, turn } = state
      if (arena === null || (arena.since === 1 && !isNumbered(state))) return []
      const { kind, seat } = askedIn(state)
      const [now, turns] = kind === 'start' ? [seat, arena.since + 1] : [turn, arena.since]
      return only(!seatsLater(state, arena.owner, turns).has(now), 'arena', { count: arena.since })
    },
  },
  {
    id: 'MS-I77',
    code: 'arenaUndrawn',
    rule: 'MS-61',
    kind: 'unreachable',
    broken: (state) => {
      const { arena, draws } = state
      if (arena === null || !tellsDraws(state) || !wasNeverDry(state)) return []
      return arena.parts.flatMap(({ card, at }) =>
        at > draws - arena.since ? [ofCard(state, card, 'arena.parts')] : [],
      )
    },
  },
]

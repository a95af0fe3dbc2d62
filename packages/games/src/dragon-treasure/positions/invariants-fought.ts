import type { Contradiction, Invariant, Seat } from '@menagerie/engine'
import { when } from './invariants-pieces.ts'
import { shownOf } from './invariants-counters.ts'
import { turnsOf } from './invariants-reached.ts'
import { NOWHERE, SEEN_BASE, type State } from '../rules/state.ts'
import { type Space, distancesFrom } from '../set/map.ts'

/** The most points of one movement (DT-2.1). */
const MOST_POINTS = 5

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

/** Counters that everybody saw in fights: those on the table, and those that went back and were not seen since. */
const seenInFights = (state: State): readonly number[] => [
  ...shownOf(state),
  ...state.seen.map((entry) => entry % SEEN_BASE),
]

/**
 * How often a counter can have been played. Before anybody has drawn, once for each that was seen. Later a counter that comes
 * back is seen as the same: once for each of such a value, and again for each of them that a draw brought.
 */
const mostPlayed = (state: State): number => {
  const seen = seenInFights(state)
  if (state.draws === 0) return seen.length
  const copies = state.options.characters.filter(({ value }) => seen.includes(value)).length
  return copies + state.draws * Math.min(2, copies)
}

const remaining = ({ gone }: State): readonly Seat[] => [...gone.keys()].filter((seat) => gone[seat] === false)

/** Counters that somebody drew, holds no more, and has not taken along by resigning. */
const leastPlayed = (state: State): number => {
  const { options, draws, hands, born, gone } = state
  const { startingCounters, characters } = options
  const first = remaining(state).map((seat) =>
    Math.max(0, startingCounters - (born[seat] ?? []).filter((draw) => draw === 0).length),
  )
  if (gone.includes(true)) return sum(first)
  const drawn = gone.length * startingCounters + 2 * draws
  // Of a cup that can have run out a draw may have taken the last counter alone.
  const least = drawn <= characters.length ? drawn : drawn - draws
  return Math.max(sum(first), least - hands.flat().length)
}

/** DT-4.15: two who have run out fight without counters, which nobody sees going back. */
const canFightBare = ({ born }: State): boolean => born.filter((list) => !list.includes(0)).length > 1

/** The most spaces armies can have been thrown, or have marched off: each time a counter decided by how much. */
const mostThrown = (state: State): number => {
  const seen = seenInFights(state)
  if (seen.length === 0) return 0
  if (canFightBare(state)) return Infinity
  const apart = seen.map((value) => Math.max(1, value))
  return state.draws === 0 ? sum(apart) : mostPlayed(state) * Math.max(...apart)
}

/** Whether the phase is one of a turn in which nobody has moved. */
const isBefore = ({ phase }: State): boolean => phase.kind === 'roll' || phase.kind === 'six' || phase.kind === 'frenzy'

/** The most steps a seat's armies can have made in its turns; one with a draw has no movement. */
const mostSteps = (state: State, seat: Seat): number => {
  const { active, points, born } = state
  const drew = new Set((born[seat] ?? []).filter((draw) => draw > 0)).size
  const now = seat === active && !isBefore(state) ? MOST_POINTS - points : 0
  return Math.max(0, turnsOf(state, seat) - drew) * MOST_POINTS + now
}

/** Steps from home to where the armies of a seat stand. */
const stepsFromHome = ({ options, armies }: State, seat: Seat): number => {
  const from = distancesFrom(options.map, options.map.castles[seat] as Space)
  return sum((armies[seat] ?? []).map((count, space) => count * (from[space] ?? 0)))
}

/** Armies that stand further from home than steps and throws can have brought them. */
const marchedTooFar = (state: State): readonly Contradiction[] => {
  const excess = remaining(state).map((seat) => [seat, stepsFromHome(state, seat) - mostSteps(state, seat)] as const)
  const far = excess.filter(([, steps]) => steps > 0)
  return sum(far.map(([, steps]) => steps)) <= mostThrown(state)
    ? []
    : far.map(([seat]) => ({ path: `sides.${seat}.armies`, values: { seat: seat + 1 } }))
}

/** The fewest steps by which a counter was turned up, and treasures have come to where they lie. */
const leastCarried = (state: State): number => {
  const { map } = state.options
  const empty = map.lairs.filter((lair) => state.down[lair] === 0)
  const near = (space: Space, spaces: readonly Space[]): number => {
    const from = distancesFrom(map, space)
    return Math.min(...spaces.map((one) => from[one] ?? 0))
  }
  const up = state.up.flatMap((count, space) => (count > 0 ? [[space, count] as const] : []))
  if (empty.length === 0 || (up.length === 0 && state.dragon === NOWHERE)) return 0
  const castles = map.castles.slice(0, state.gone.length)
  const reached = Math.min(...empty.map((lair) => near(lair, castles)))
  return reached + sum(up.map(([space, count]) => count * near(space, empty)))
}

/** DT-4.9, DT-5.5: an army is lost in a fight, in which whoever still has counters plays one. */
const lostToNobody = (state: State): readonly Contradiction[] => {
  const { options, draws, hands, born, lost } = state
  const most = (seat: Seat): number => {
    if (mostPlayed(state) === 0) return 0
    const hasRunOut = !(born[seat] ?? []).includes(0)
    return hasRunOut ? Infinity : options.startingCounters + 2 * draws - (hands[seat] ?? []).length
  }
  return remaining(state).flatMap((seat) =>
    when((lost[seat] ?? 0) > most(seat), `sides.${seat}.lost`, { seat: seat + 1 }),
  )
}

const firstOther = ({ options, gone, first }: State): boolean => {
  const chosen = Number(options.startPlayer.replace(/^seat/, ''))
  return chosen < gone.length && chosen !== first
}

/** What turns and fights must have left behind. */
export const NEVER_LEFT: readonly Invariant<State>[] = [
  {
    id: 'DT-I51',
    code: 'firstOther',
    rule: 'DT-1.4',
    kind: 'unreachable',
    broken: (state) => when(firstOther(state), 'position.first'),
  },
  {
    id: 'DT-I52',
    code: 'countersTooFew',
    rule: 'DT-4.6',
    kind: 'unreachable',
    broken: (state) => when(leastPlayed(state) > mostPlayed(state), 'position.seen', { least: leastPlayed(state) }),
  },
  { id: 'DT-I53', code: 'marchedTooFar', rule: 'DT-3.1', kind: 'unreachable', broken: marchedTooFar },
  {
    id: 'DT-I54',
    code: 'carriedTooFar',
    rule: 'DT-3.12',
    kind: 'unreachable',
    broken: (state) => {
      const most = sum([...state.gone.keys()].map((seat) => mostSteps(state, seat))) + mostThrown(state)
      return when(leastCarried(state) > most, sum(state.up) > 0 ? 'position.up' : 'position.dragon')
    },
  },
  { id: 'DT-I55', code: 'lostToNobody', rule: 'DT-5.5', kind: 'unreachable', broken: lostToNobody },
]

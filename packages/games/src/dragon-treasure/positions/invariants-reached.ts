import type { Contradiction, Invariant, Seat } from '@menagerie/engine'
import { shownOf } from './invariants-counters.ts'
import { duePath, fights, waiting } from './invariants-turn.ts'
import { bySeat, nameOf, standing, when } from './invariants-pieces.ts'
import { NOBODY, NOWHERE, type State } from '../rules/state.ts'
import { distancesFrom } from '../set/map.ts'

/** Turns of a seat that have ended. */
export const turnsOf = ({ round, active, first, gone }: State, seat: Seat): number => {
  const place = (one: Seat): number => (one - first + gone.length) % gone.length
  return round - 1 + (place(seat) < place(active) ? 1 : 0)
}

/** More draws than turns; draws somebody else's counter came by, too, or more of them than a draw gives. */
const drawnTooMany = (state: State, seat: Seat): readonly Contradiction[] => {
  const others = state.born.flatMap((list, other) => (other === seat ? [] : [...list, ...(state.births[other] ?? [])]))
  const wrong = (list: readonly number[]): boolean =>
    list.some((draw) => {
      const most = draw === 0 ? state.options.startingCounters : 2
      return list.filter((one) => one === draw).length > most || (draw > 0 && others.includes(draw))
    })
  const [born, births] = [state.born[seat] ?? [], state.births[seat] ?? []]
  const drew = new Set(born.filter((draw) => draw > 0)).size
  return when(wrong(born) || wrong(births) || drew > turnsOf(state, seat), `sides.${seat}.hand`, { seat: seat + 1 })
}

/** Counters held, shown and seen going back, each of which somebody has drawn. */
const countersUsed = (state: State): number => state.hands.flat().length + shownOf(state).length + state.seen.length

const mostDrawn = ({ options, gone, draws }: State): number => gone.length * options.startingCounters + 2 * draws

/** Turns that have ended, as if nobody had left. Each has at most one draw. */
const turnsEnded = ({ round, active, first, gone }: State): number => {
  const seats = gone.length
  return (round - 1) * seats + ((active - first + seats) % seats)
}

/** DT-3.1: points left, and those that what stands there must have cost. */
const pointsSeen = (state: State): number => {
  const { points, stopped, arrival } = state
  const arrived = arrival !== NOWHERE && !stopped.includes(arrival) ? 1 : 0
  const spent = stopped.length + arrived
  return points + (points > 0 && fights(state) ? Math.max(1, spent) : spent)
}

/** By how much a combat can have been won, less than has been walked since. */
const distanceTooFar = (state: State): boolean => {
  const { phase, options } = state
  const highest = options.characters.reduce((most, { value }) => Math.max(most, value), 1)
  switch (phase.kind) {
    case 'spoils':
      return phase.distance > highest
    case 'dragonPush':
      return phase.distance > highest - 2
    case 'march': {
      const from = state.due.at(-1)?.space ?? NOWHERE
      const walked = distancesFrom(options.map, from)[phase.space] ?? 0
      return phase.left + walked > highest
    }
    default:
      return false
  }
}

/** DT-4.14: only a siege waits for another combat: its castle's lord, and one army of somebody else's. */
const notBesieged = (state: State): readonly Contradiction[] => {
  if (!fights(state)) return []
  return waiting(state).flatMap(({ space }, at) => {
    const lord = state.options.map.castleAt[space] as number
    const [one, other] = standing(state, space)
    const siege = lord >= 0 && (one === lord || other === lord || state.gone.includes(true))
    return when(!siege, duePath(state, at), { space: nameOf(state, space) })
  })
}

/** What the rules allow and no match can come to. */
export const NEVER_REACHED: readonly Invariant<State>[] = [
  {
    id: 'DT-I44',
    code: 'drawnTooMany',
    rule: 'DT-2.2',
    kind: 'unreachable',
    broken: (state) => bySeat(state, (seat) => drawnTooMany(state, seat)),
  },
  {
    id: 'DT-I45',
    code: 'drawsTooMany',
    rule: 'DT-2.2',
    kind: 'unreachable',
    broken: (state) => when(state.draws > turnsEnded(state), 'position.draws', { most: turnsEnded(state) }),
  },
  {
    id: 'DT-I46',
    code: 'pointsTooMany',
    rule: 'DT-3.1',
    kind: 'unreachable',
    broken: (state) => when(pointsSeen(state) > 5, 'position.points'),
  },
  {
    id: 'DT-I47',
    code: 'distanceTooFar',
    rule: 'DT-4.3',
    kind: 'unreachable',
    broken: (state) => when(distanceTooFar(state), 'position.distance'),
  },
  { id: 'DT-I48', code: 'notBesieged', rule: 'DT-4.14', kind: 'unreachable', broken: notBesieged },
  {
    id: 'DT-I49',
    code: 'frenzyNotEntered',
    rule: 'DT-6.3',
    kind: 'unreachable',
    broken: ({ frenzyLeft, phase, due }) =>
      when(frenzyLeft > 0 && phase.kind === 'dragonDuel' && due.at(-1)?.entrant !== NOBODY, 'position.entrant'),
  },
  {
    id: 'DT-I50',
    code: 'countersTooMany',
    rule: 'DT-1.3',
    kind: 'unreachable',
    broken: (state) => when(countersUsed(state) > mostDrawn(state), 'position.seen', { most: mostDrawn(state) }),
  },
]

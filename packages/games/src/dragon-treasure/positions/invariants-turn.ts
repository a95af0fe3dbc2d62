import type { Contradiction, Invariant } from '@menagerie/engine'
import { armiesAt, isClosed, isContested, mayExamine, stoppedAt } from '../rules/ask.ts'
import { armiesPath, nameOf, spacesOf, standing, when } from './invariants-pieces.ts'
import { type Due, NOBODY, NOWHERE, type State } from '../rules/state.ts'

const FIGHTS: readonly string[] = ['duel', 'dragonDuel', 'spoils', 'march', 'dragonPush']

/** Whether a combat is in progress: the last one that is due. */
export const fights = ({ phase }: State): boolean => FIGHTS.includes(phase.kind)

/** DT-3.1: the movement goes on, or a combat interrupts it. */
const isMovement = (state: State): boolean =>
  (fights(state) || state.phase.kind === 'points' || state.phase.kind === 'settle') &&
  state.frenzyLeft === 0 &&
  state.gone[state.active] === false

const arrivalWrong = (state: State): boolean =>
  state.arrival !== NOWHERE &&
  (!isMovement(state) || !mayExamine(state) || armiesAt(state, state.active, state.arrival) === 0)

const stoppedWrong = (state: State): readonly Contradiction[] =>
  [...new Set(state.stopped)].flatMap((space) =>
    when(!isMovement(state) || stoppedAt(state, space) > armiesAt(state, state.active, space), 'position.stopped', {
      space: nameOf(state, space),
    }),
  )

/** DT-6.3: only while an army of those the Dragon met still fights it. */
const frenzyLeftWrong = ({ frenzyLeft, options, dragon, phase, due, active, gone }: State): boolean =>
  frenzyLeft > 0 &&
  (options.frenzyStops ||
    dragon === NOWHERE ||
    frenzyLeft > 5 ||
    gone[active] === true ||
    (phase.kind !== 'settle' && (phase.kind !== 'dragonDuel' || due.length > 1)))

/** The path of a combat that is due: that in progress stands in the phase. */
export const duePath = (state: State, at: number): string => {
  if (!fights(state) || at < state.due.length - 1) return `position.due.${at}.space`
  return state.phase.kind === 'march' ? 'position.from' : 'position.space'
}

/** A combat is due without anybody to fight it, and nobody has left who was to (DT-4.14, resigning). */
const isIdle = (state: State, { space, entrant }: Due): boolean => {
  const lord = state.options.map.castleAt[space] as number
  const left = lord >= 0 && (state.gone[lord] === true || state.gone[entrant] === true)
  return !isContested(state, space) && !left
}

/** Combats that are due beside the one in progress. */
export const waiting = (state: State): readonly Due[] => (fights(state) ? state.due.slice(0, -1) : state.due)

/** DT-4.1: who entered is one of those who fight, or the Dragon. A march has left the space of its combat. */
const entrantWrong = (state: State, { space, entrant }: Due): boolean => {
  const [one, other] = standing(state, space)
  const { phase } = state
  const inProgress = space === state.due.at(-1)?.space
  if (phase.kind === 'duel' && inProgress) return false // DT-I34
  if (phase.kind === 'march' && inProgress)
    return entrant !== phase.seat && entrant !== one && state.gone[entrant] !== true
  if (other !== NOBODY) return entrant !== one && entrant !== other
  return one !== NOBODY && state.dragon === space && entrant !== one && entrant !== NOBODY
}

/** DT-4.16: an army of a second seat, or the Dragon, where no combat is due. */
const notDue = (state: State): readonly Contradiction[] =>
  spacesOf(state).flatMap((space) => {
    if (!isContested(state, space) || isClosed(state, space)) return []
    const [, other] = standing(state, space)
    const path = other === NOBODY ? 'position.dragon' : armiesPath(state, other, space)
    return [{ path, values: { space: nameOf(state, space) } }]
  })

/** Of the turn, and of combats that are due. */
export const OF_TURN: readonly Invariant<State>[] = [
  {
    id: 'DT-I19',
    code: 'roundPast',
    rule: 'DT-7.2',
    kind: 'impossible',
    broken: ({ round, options: { roundLimit } }) =>
      when(roundLimit > 0 && round > roundLimit, 'position.round', { most: roundLimit }),
  },
  {
    id: 'DT-I20',
    code: 'activeLeft',
    rule: 'DT-2.4',
    kind: 'impossible',
    broken: (state) =>
      when(state.gone[state.active] === true && !fights(state), 'position.active', { seat: state.active + 1 }),
  },
  {
    id: 'DT-I21',
    code: 'pointsWrong',
    rule: 'DT-3.1',
    kind: 'impossible',
    broken: (state) => when(state.points > 0 && !isMovement(state), 'position.points'),
  },
  {
    id: 'DT-I22',
    code: 'arrivalWrong',
    rule: 'DT-3.10',
    kind: 'impossible',
    broken: (state) => when(arrivalWrong(state), 'position.arrival'),
  },
  { id: 'DT-I23', code: 'stoppedWrong', rule: 'DT-3.6', kind: 'impossible', broken: stoppedWrong },
  {
    id: 'DT-I24',
    code: 'frenzyLeftWrong',
    rule: 'DT-6.3',
    kind: 'impossible',
    broken: (state) => when(frenzyLeftWrong(state), 'position.frenzyLeft'),
  },
  {
    id: 'DT-I25',
    code: 'dueTwice',
    rule: 'DT-4.17',
    kind: 'impossible',
    broken: (state) =>
      state.due.flatMap(({ space }, at) =>
        when(state.due.findIndex((one) => one.space === space) < at, duePath(state, at), {
          space: nameOf(state, space),
        }),
      ),
  },
  {
    id: 'DT-I26',
    code: 'dueIdle',
    rule: 'DT-4.1',
    kind: 'impossible',
    broken: (state) =>
      waiting(state).flatMap((due, at) =>
        when(isIdle(state, due), `position.due.${at}.space`, { space: nameOf(state, due.space) }),
      ),
  },
  {
    id: 'DT-I27',
    code: 'entrantWrong',
    rule: 'DT-4.1',
    kind: 'impossible',
    broken: (state) =>
      state.due.flatMap((due, at) => {
        const path = at < waiting(state).length ? `position.due.${at}.entrant` : 'position.entrant'
        return when(entrantWrong(state, due), path, { space: nameOf(state, due.space) })
      }),
  },
  { id: 'DT-I28', code: 'notDue', rule: 'DT-4.16', kind: 'impossible', broken: notDue },
  {
    id: 'DT-I29',
    code: 'dueNotNow',
    rule: 'DT-4.18',
    kind: 'impossible',
    broken: (state) => when(state.phase.kind !== 'settle' && !fights(state) && state.due.length > 0, 'position.due'),
  },
]

import type { Action } from '../choices/actions.ts'
import { castleOf, enemyAt, isContested } from './ask.ts'
import type { Space } from '../set/map.ts'
import { NOBODY, NOWHERE, type Phase, type State } from './state.ts'
import { carryTreasure, putArmy, takeArmy } from './move.ts'
import type { Tell } from './tell.ts'
import { expect, settleNext } from './turn.ts'
import { checkVictory } from './victory.ts'

type Spoils = Phase & { readonly kind: 'spoils' }
type March = Phase & { readonly kind: 'march' }

/** DT-4.17: the space of a combat opens again when nothing more is due there. */
const openAgain = (state: State, space: Space): void => {
  if (!isContested(state, space)) state.due.pop()
}

/** DT-4.7, DT-4.8: the loser is thrown; a treasure of theirs stays (DT-4.10). */
export const playThrow = (state: State, phase: Spoils, to: Space, emit: Tell): void => {
  const { seat, loser, space } = phase
  putArmy(state, loser, to, takeArmy(state, loser, space))
  emit?.({ kind: 'threw', seat, loser, from: space, to })
  if (checkVictory(state, NOWHERE, emit)) return
  openAgain(state, space)
  if (enemyAt(state, loser, to) !== NOBODY || state.dragon === to) expect(state, { space: to, entrant: loser })
  else settleNext(state)
}

/** DT-4.9: no way to throw the loser, who goes home or off the map. In the loser's own castle the winner stands in the way. */
export const takeOff = (state: State, phase: Spoils, emit: Tell): void => {
  const { seat, loser, space } = phase
  const castle = castleOf(state, loser)
  const isFree = enemyAt(state, loser, castle) === NOBODY && state.dragon !== castle
  const stopped = takeArmy(state, loser, space)
  if (isFree) putArmy(state, loser, castle, stopped)
  else state.lost[loser] = (state.lost[loser] as number) + 1
  emit?.({ kind: 'tookOff', seat, loser, from: space, home: isFree ? castle : null })
  if (checkVictory(state, NOWHERE, emit)) return
  openAgain(state, space)
  settleNext(state)
}

/** DT-4.12: the first step of a march, with a treasure. */
export const playSteal = (state: State, phase: Spoils, to: Space, emit: Tell): void => {
  emit?.({ kind: 'stole', seat: phase.seat, from: phase.space, to })
  marchOn(
    state,
    { kind: 'march', seat: phase.seat, space: phase.space, left: phase.distance, carrying: true },
    to,
    true,
    emit,
  )
}

export const playMarch = (
  state: State,
  phase: March,
  action: Action & { readonly kind: 'march' },
  emit: Tell,
): void => {
  emit?.({ kind: 'marched', seat: phase.seat, from: phase.space, to: action.to, carry: action.carry })
  marchOn(state, phase, action.to, action.carry, emit)
}

const marchOn = (state: State, march: March, to: Space, carry: boolean, emit: Tell): void => {
  const { seat, space, left } = march
  putArmy(state, seat, to, takeArmy(state, seat, space))
  if (carry) carryTreasure(state, space, to)
  if (checkVictory(state, NOWHERE, emit)) return
  if (enemyAt(state, seat, to) !== NOBODY || state.dragon === to) {
    state.due.pop()
    expect(state, { space: to, entrant: seat })
  } else if (left === 1) endMarch(state)
  else state.phase = { kind: 'march', seat, space: to, left: left - 1, carrying: carry }
}

const endMarch = (state: State): void => {
  state.due.pop()
  settleNext(state)
}

export const playHalt = (state: State, phase: March, emit: Tell): void => {
  emit?.({ kind: 'halted', seat: phase.seat, space: phase.space })
  endMarch(state)
}

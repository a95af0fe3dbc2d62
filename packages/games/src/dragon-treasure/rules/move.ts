import { type Seat, insertSorted, removeOne } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { enemyAt, mayExamine, stoppedAt } from './ask.ts'
import type { Space } from '../set/map.ts'
import { NOBODY, NOWHERE, type State } from './state.ts'
import type { Tell } from './tell.ts'
import { expect, nextTurn } from './turn.ts'
import { checkVictory } from './victory.ts'

/** Takes an army off a space, a stopped one first (DT-3.6). True when it was stopped. */
export const takeArmy = (state: State, seat: Seat, space: Space): boolean => {
  const own = state.armies[seat] as number[]
  own[space] = (own[space] as number) - 1
  if (seat !== state.active) return false
  if (space === state.arrival) state.arrival = NOWHERE // DT-3.10
  return removeOne(state.stopped, space)
}

export const putArmy = (state: State, seat: Seat, space: Space, stopped: boolean): void => {
  const own = state.armies[seat] as number[]
  own[space] = (own[space] as number) + 1
  if (stopped) insertSorted(state.stopped, space)
}

/** DT-3.12: the treasure goes with the army. */
export const carryTreasure = (state: State, from: Space, to: Space): void => {
  const { up } = state
  up[from] = (up[from] as number) - 1
  up[to] = (up[to] as number) + 1
}

/** DT-3.1 to DT-3.8: one step of one army, and what it meets. */
export const playStep = (state: State, seat: Seat, action: Action & { readonly kind: 'step' }, emit: Tell): void => {
  const { from, to, via, carry } = action
  const own = state.armies[seat] as number[]
  own[from] = (own[from] as number) - 1
  own[to] = (own[to] as number) + 1
  if (carry) carryTreasure(state, from, to)
  state.points -= via.length + 1
  state.arrival = state.down[to] === 1 ? to : NOWHERE // DT-3.10
  emit?.({ kind: 'stepped', seat, from, to, via, carry })
  if (checkVictory(state, NOWHERE, emit)) return
  if (enemyAt(state, seat, to) !== NOBODY) {
    insertSorted(state.stopped, to) // DT-3.6
    expect(state, { space: to, entrant: seat })
  } else if (state.dragon === to) meetDragon(state, seat, to)
  else if (state.points === 0 && state.arrival === NOWHERE) nextTurn(state, emit)
}

/** DT-3.7, DT-3.11: option `continueAfterDragon` decides whether the army may move on if it survives. */
const meetDragon = (state: State, seat: Seat, space: Space): void => {
  if (!state.options.continueAfterDragon && stoppedAt(state, space) === 0) insertSorted(state.stopped, space)
  expect(state, { space, entrant: seat })
}

/** DT-3.10, DT-3.11: the counter is turned up for all. */
export const playExamine = (state: State, seat: Seat, emit: Tell): void => {
  const space = state.arrival
  state.arrival = NOWHERE
  state.down[space] = 0
  if (state.lair === space) {
    state.lair = NOWHERE
    state.dragon = space
    emit?.({ kind: 'examined', seat, space, found: 'dragon' })
    meetDragon(state, seat, space)
    return
  }
  state.up[space] = (state.up[space] as number) + 1
  emit?.({ kind: 'examined', seat, space, found: 'treasure' })
  if (state.points === 0 && !mayExamine(state)) nextTurn(state, emit)
}

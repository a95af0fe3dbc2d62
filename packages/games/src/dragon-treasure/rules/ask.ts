import type { Seat } from '@menagerie/engine'
import type { Space } from '../set/map.ts'
import { NOBODY, type State } from './state.ts'

// Questions about a position that rules, choices and views share.

export const armiesAt = (state: State, seat: Seat, space: Space): number =>
  (state.armies[seat] as number[])[space] as number

export const castleOf = (state: State, seat: Seat): Space => state.options.map.castles[seat] as Space

/** Whose castle a space is; NOBODY for other spaces, empty seats and seats that resigned. */
export const ownerOf = (state: State, space: Space): Seat => {
  const seat = state.options.map.castleAt[space] as Seat
  return seat >= 0 && seat < state.gone.length && state.gone[seat] === false ? seat : NOBODY
}

/** The seat other than this one that has an army in a space, or NOBODY. There is never a third (DT-4.17). */
export const enemyAt = (state: State, seat: Seat, space: Space): Seat => {
  const { armies } = state
  for (let other = 0; other < armies.length; other++) {
    if (other !== seat && ((armies[other] as number[])[space] as number) > 0) return other
  }
  return NOBODY
}

export const anyoneAt = (state: State, space: Space): Seat => enemyAt(state, NOBODY, space)

/** DT-4.17: a combat is due or being settled there. */
export const isClosed = (state: State, space: Space): boolean => {
  const { due } = state
  for (let i = 0; i < due.length; i++) if ((due[i] as { space: Space }).space === space) return true
  return false
}

/** Armies of two seats, or an army and the face-up Dragon, stand in the space. */
export const isContested = (state: State, space: Space): boolean => {
  const seat = anyoneAt(state, space)
  return seat !== NOBODY && (state.dragon === space || enemyAt(state, seat, space) !== NOBODY)
}

/** How many of the active seat's armies in a space are stopped (DT-3.6). */
export const stoppedAt = (state: State, space: Space): number => {
  const { stopped } = state
  let count = 0
  for (let i = 0; i < stopped.length; i++) if (stopped[i] === space) count++
  return count
}

/** DT-3.10: whether the active seat may examine a counter now. */
export const mayExamine = (state: State): boolean => state.arrival >= 0 && state.down[state.arrival] === 1

/** DT-3.14: treasures that count for a seat now. */
export const treasuresOf = (state: State, seat: Seat): number => {
  if (state.gone[seat] === true) return 0
  const castle = castleOf(state, seat)
  return enemyAt(state, seat, castle) === NOBODY ? (state.up[castle] as number) : 0
}

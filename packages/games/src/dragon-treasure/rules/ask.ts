import type { Seat } from '@menagerie/engine'
import type { Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { type Due, NOBODY } from './state.ts'

// Questions about a position that rules, choices and views share.

/** What lies open on the map: a state, or a view (`play/ground.ts`), so that what is foretold is asked of the same functions. */
export interface Ground {
  readonly options: Options
  /** Armies by seat, then by space. */
  readonly armies: readonly (readonly number[])[]
  readonly gone: readonly boolean[]
  readonly up: readonly number[]
  readonly down: readonly number[]
  /** NOWHERE while it is face down. */
  readonly dragon: Space
  readonly due: readonly Due[]
  readonly stopped: readonly Space[]
  readonly points: number
  readonly arrival: Space
}

export const armiesAt = (state: Ground, seat: Seat, space: Space): number =>
  (state.armies[seat] as readonly number[])[space] as number

export const castleOf = (state: Ground, seat: Seat): Space => state.options.map.castles[seat] as Space

/** Whose castle a space is; NOBODY for other spaces, empty seats and seats that resigned. */
export const ownerOf = (state: Ground, space: Space): Seat => {
  const seat = state.options.map.castleAt[space] as Seat
  return seat >= 0 && seat < state.gone.length && state.gone[seat] === false ? seat : NOBODY
}

/** DT-3.13: several treasures may lie in a castle that has an owner; option `emptyCastlesStore`: in any castle. */
export const storesTreasures = (state: Ground, space: Space): boolean =>
  ownerOf(state, space) !== NOBODY ||
  (state.options.emptyCastlesStore && (state.options.map.castleAt[space] as Seat) !== NOBODY)

/** The seat other than this one that has an army in a space, or NOBODY. There is never a third (DT-4.17). */
export const enemyAt = (state: Ground, seat: Seat, space: Space): Seat => {
  const { armies } = state
  for (let other = 0; other < armies.length; other++) {
    if (other !== seat && ((armies[other] as readonly number[])[space] as number) > 0) return other
  }
  return NOBODY
}

/** Whether an army of a seat would meet somebody in a space: a rival's army, or the Dragon. */
export const meetsAt = (state: Ground, seat: Seat, space: Space): boolean =>
  state.dragon === space || enemyAt(state, seat, space) !== NOBODY

export const anyoneAt = (state: Ground, space: Space): Seat => enemyAt(state, NOBODY, space)

/** DT-4.17: a combat is due or being settled there. */
export const isClosed = (state: Ground, space: Space): boolean => {
  const { due } = state
  for (let i = 0; i < due.length; i++) if ((due[i] as { space: Space }).space === space) return true
  return false
}

/** Armies of two seats, or an army and the face-up Dragon, stand in the space. */
export const isContested = (state: Ground, space: Space): boolean => {
  const seat = anyoneAt(state, space)
  return seat !== NOBODY && meetsAt(state, seat, space)
}

/** How many of the active seat's armies in a space are stopped (DT-3.6). */
export const stoppedAt = (state: Ground, space: Space): number => {
  const { stopped } = state
  let count = 0
  for (let i = 0; i < stopped.length; i++) if (stopped[i] === space) count++
  return count
}

/** DT-3.10: whether the active seat may examine a counter now. */
export const mayExamine = (state: Ground): boolean => state.arrival >= 0 && state.down[state.arrival] === 1

/** DT-3.14: treasures that count for a seat now. */
export const treasuresOf = (state: Ground, seat: Seat): number => {
  if (state.gone[seat] === true) return 0
  const castle = castleOf(state, seat)
  return enemyAt(state, seat, castle) === NOBODY ? (state.up[castle] as number) : 0
}

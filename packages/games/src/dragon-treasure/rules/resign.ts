import type { Chance, Seat } from '@menagerie/engine'
import { putAway } from '../secrets/knowledge.ts'
import { NOWHERE, type Phase, type State, UNSEALED } from './state.ts'
import { returnShown } from './combat.ts'
import { settle } from './settle.ts'
import type { Tell } from './tell.ts'
import { settleNext } from './turn.ts'
import { checkLast, checkVictory } from './victory.ts'

/**
 * A seat leaves: armies off for good, hand to the cup unshown, treasures stay. Their combat ends without result; what
 * others are asked goes on.
 */
export const resign = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  if (state.phase.kind === 'over' || state.gone[seat] === true) return
  emit?.({ kind: 'resigned', seat })
  const broken = breakOff(state, seat, emit)
  state.gone[seat] = true
  ;(state.armies[seat] as number[]).fill(0)
  state.lost[seat] = 0
  putAway(state, seat)
  if (seat === state.active) {
    state.points = 0
    state.arrival = NOWHERE
    state.frenzyLeft = 0
    state.stopped.length = 0
  }
  const { phase } = state
  if (checkLast(state, emit) || checkVictory(state, NOWHERE, emit)) {
    if (!broken) layAside(state, phase, emit)
    return
  }
  if (!broken) return
  settleNext(state)
  settle(state, chance, emit)
}

/** The match ended in the middle of a combat of others: what they showed goes back, what they sealed is theirs. */
const layAside = (state: State, phase: Phase, emit: Tell): void => {
  if (phase.kind === 'duel') {
    for (const side of phase.seats) state.sealed[side] = UNSEALED
    returnShown(state, phase.shown.flat(), false, emit)
  } else if (phase.kind === 'dragonDuel') returnShown(state, phase.shown, true, emit)
}

/** Ends what the seat was part of. True when the present question falls away. */
const breakOff = (state: State, seat: Seat, emit: Tell): boolean => {
  const { phase } = state
  switch (phase.kind) {
    case 'duel':
      if (!phase.seats.includes(seat)) return false
      for (const side of phase.seats) state.sealed[side] = UNSEALED
      returnShown(state, [...phase.shown[0], ...phase.shown[1]], false, emit)
      return true
    case 'dragonDuel':
      if (phase.seat !== seat) return false
      returnShown(state, phase.shown, true, emit)
      return true
    case 'spoils':
      return phase.seat === seat || phase.loser === seat
    case 'over':
      return false
    default:
      return phase.seat === seat
  }
}

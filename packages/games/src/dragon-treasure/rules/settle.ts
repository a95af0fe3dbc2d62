import type { Chance } from '@menagerie/engine'
import { anyoneAt, enemyAt } from './ask.ts'
import { type Due, NOBODY, type State } from './state.ts'
import { startDuel } from './combat.ts'
import { startDragonDuel } from './dragon.ts'
import type { Tell } from './tell.ts'
import { resume } from './turn.ts'

/**
 * DT-4.18: combats that are due, the latest first, between armies before the Dragon's; then the turn goes on. Runs until
 * somebody is asked.
 */
export const settle = (state: State, chance: Chance, emit: Tell): void => {
  const { due } = state
  while (state.phase.kind === 'settle') {
    if (due.length === 0) return resume(state, emit)
    const { space, entrant } = due[due.length - 1] as Due
    const seat = anyoneAt(state, space)
    const other = seat === NOBODY ? NOBODY : enemyAt(state, seat, space)
    if (other !== NOBODY) startDuel(state, space, other === entrant ? [other, seat] : [seat, other], emit)
    else if (seat !== NOBODY && state.dragon === space) startDragonDuel(state, seat, space, chance, emit)
    else due.pop()
  }
}

import type { Chance, Seat } from '@menagerie/engine'
import { anyoneAt } from './ask.ts'
import { layOpen } from '../secrets/knowledge.ts'
import type { Space } from '../set/map.ts'
import { frenzySteps, isShutIn } from './reach.ts'
import { NOBODY, NOWHERE, type Phase, type State } from './state.ts'
import { returnShown } from './combat.ts'
import { takeArmy } from './move.ts'
import type { Tell } from './tell.ts'
import { expect, settleNext } from './turn.ts'
import { checkVictory } from './victory.ts'

type DragonDuel = Phase & { readonly kind: 'dragonDuel' }

const NONE_SHOWN: readonly number[] = Object.freeze([])

/** DT-5.1: an army and the Dragon are in one space. */
export const startDragonDuel = (state: State, seat: Seat, space: Space, chance: Chance, emit: Tell): void => {
  const duel: DragonDuel = { kind: 'dragonDuel', seat, space, shown: NONE_SHOWN }
  emit?.({ kind: 'metDragon', seat, space })
  if ((state.hands[seat] as number[]).length > 0) state.phase = duel
  else fight(state, duel, null, chance, emit)
}

/** DT-5.2: one counter must be played and is shown before the dice fall. */
export const playAgainstDragon = (state: State, value: number, phase: DragonDuel, chance: Chance, emit: Tell): void => {
  layOpen(state, phase.seat, value)
  fight(state, { ...phase, shown: [...phase.shown, value] }, value, chance, emit)
}

const fight = (state: State, duel: DragonDuel, value: number | null, chance: Chance, emit: Tell): void => {
  const { seat, space, shown } = duel
  const one = chance.die(6)
  const two = chance.die(6)
  emit?.({ kind: 'foughtDragon', seat, value, dice: [one, two] })
  const difference = (value ?? 0) - one - two
  if (difference === 0) {
    if ((state.hands[seat] as number[]).length > 0) state.phase = duel // DT-5.3
    else fight(state, duel, null, chance, emit)
    return
  }
  returnShown(state, shown, true, emit) // DT-5.6
  if (difference > 0) {
    state.frenzyLeft = 0
    emit?.({ kind: 'beatDragon', seat, space, distance: difference })
    state.phase = { kind: 'dragonPush', seat, space, distance: difference } // DT-5.4
  } else eat(state, seat, space, emit)
}

/** DT-5.5, DT-5.7: one army is lost; others in a castle fight next. */
const eat = (state: State, seat: Seat, space: Space, emit: Tell): void => {
  takeArmy(state, seat, space)
  state.lost[seat] = (state.lost[seat] as number) + 1
  emit?.({ kind: 'eaten', seat, space })
  if (!checkVictory(state, NOWHERE, emit)) settleNext(state)
}

/** DT-5.4, DT-6.2: the Dragon goes to another space, or stays where it is in a frenzy. */
export const playMoveDragon = (state: State, seat: Seat, to: Space, emit: Tell): void => {
  const { phase } = state
  const from = state.dragon
  const meets = to !== from && anyoneAt(state, to) !== NOBODY
  if (phase.kind === 'frenzy' && meets && !state.options.frenzyStops)
    state.frenzyLeft = phase.steps - frenzySteps(state, phase.steps, to)
  const put = emit !== null && phase.kind === 'dragonPush' && isShutIn(state, phase.distance)
  state.dragon = to
  emit?.({ kind: 'movedDragon', seat, from, to, frenzy: phase.kind === 'frenzy', put, left: state.frenzyLeft })
  if (phase.kind === 'dragonPush') state.due.pop() // DT-4.17: only one side stood there
  if (meets) expect(state, { space: to, entrant: NOBODY })
  else settleNext(state)
}

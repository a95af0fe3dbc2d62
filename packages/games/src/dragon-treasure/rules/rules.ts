import { type BySeat, type Chance, type Seat, unreachable } from '@menagerie/engine'
import { type Action, OFF } from '../choices/actions.ts'
import { castleOf } from './ask.ts'
import { ARMIES } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { playInDuel } from './combat.ts'
import { playAgainstDragon, playMoveDragon } from './dragon.ts'
import { playExamine, playStep } from './move.ts'
import { settle } from './settle.ts'
import { playHalt, playMarch, playSteal, playThrow, takeOff } from './spoils.ts'
import type { Tell } from './tell.ts'
import { beginTurn, drawCounters, endMovement, playDraw, playReturn, playRoll } from './turn.ts'
import { NOWHERE, PHASES, type Phase, type State, UNSEALED } from './state.ts'

/** A match before anything was drawn. */
export const emptyState = (options: Options, seats: number): State => {
  const perSeat = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat))
  const spaces = options.map.names.length
  const zeros = (): number[] => Array.from({ length: spaces }, () => 0)
  return {
    options,
    phase: PHASES.settle[0] as Phase,
    first: 0,
    active: 0,
    round: 1,
    points: 0,
    arrival: NOWHERE,
    frenzyLeft: 0,
    stopped: [],
    due: [],
    armies: perSeat(zeros),
    lost: perSeat(() => 0),
    gone: perSeat(() => false),
    up: zeros(),
    down: zeros(),
    lair: NOWHERE,
    dragon: NOWHERE,
    cup: options.characters.map(({ value }) => value).sort((a, b) => a - b),
    hands: perSeat(() => []),
    born: perSeat(() => []),
    births: perSeat(() => []),
    seen: [],
    draws: 0,
    sealed: perSeat(() => UNSEALED),
  }
}

/** DT-1.1 to DT-1.4. Chance: the Dragon's lair, the counters seat by seat, then the start rolls. */
export const setup = (options: Options, loadouts: BySeat<null>, chance: Chance, emit: Tell): State => {
  const state = emptyState(options, loadouts.length)
  const { lairs } = options.map
  for (const lair of lairs) state.down[lair] = 1 // DT-1.2
  state.lair = lairs[chance.pick(lairs.length)] as number
  for (let seat = 0; seat < loadouts.length; seat++) {
    ;(state.armies[seat] as number[])[castleOf(state, seat)] = ARMIES // DT-1.1
    drawCounters(state, seat, options.startingCounters, chance, emit) // DT-1.3
  }
  state.first = chooseFirst(options, loadouts.length, chance, emit)
  state.active = state.first
  beginTurn(state, emit)
  return state
}

/** DT-1.4: the highest die starts, ties roll again. A chosen seat that nobody holds leaves it to the dice. */
const chooseFirst = (options: Options, seats: number, chance: Chance, emit: Tell): Seat => {
  const chosen = options.startPlayer === 'roll' ? seats : Number(options.startPlayer.slice(4))
  const rolls: number[][] = []
  let tied = Array.from({ length: seats }, (_, seat) => seat)
  if (chosen < seats) tied = [chosen]
  while (tied.length > 1) {
    const dice = Array.from({ length: seats }, () => 0)
    for (const seat of tied) dice[seat] = chance.die(6)
    const high = Math.max(...dice)
    rolls.push(dice)
    tied = tied.filter((seat) => dice[seat] === high)
  }
  const first = tied[0] as Seat
  emit?.({ kind: 'started', rolls, first })
  return first
}

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  play(state, seat, action, chance, emit)
  if (state.phase.kind === 'settle') settle(state, chance, emit)
}

const play = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  const { phase } = state
  switch (action.kind) {
    case 'step':
      return playStep(state, seat, action, emit)
    case 'roll':
      return playRoll(state, seat, chance, emit)
    case 'endMovement':
      return endMovement(state, seat, emit)
    case 'examine':
      return playExamine(state, seat, emit)
    case 'draw':
      return playDraw(state, seat, chance, emit)
    case 'returnArmy':
      return playReturn(state, seat, emit)
    case 'playCounter':
      if (phase.kind === 'duel') playInDuel(state, seat, action.value, phase, emit)
      else playAgainstDragon(state, action.value, phase as Phase & { readonly kind: 'dragonDuel' }, chance, emit)
      return
    case 'throw':
      if (action.to === OFF) takeOff(state, phase as Phase & { readonly kind: 'spoils' }, emit)
      else playThrow(state, phase as Phase & { readonly kind: 'spoils' }, action.to, emit)
      return
    case 'steal':
      return playSteal(state, phase as Phase & { readonly kind: 'spoils' }, action.to, emit)
    case 'march':
      return playMarch(state, phase as Phase & { readonly kind: 'march' }, action, emit)
    case 'halt':
      return playHalt(state, phase as Phase & { readonly kind: 'march' }, emit)
    case 'moveDragon':
      return playMoveDragon(state, seat, action.to, emit)
    case 'proceed':
      return
    default:
      return unreachable(action)
  }
}

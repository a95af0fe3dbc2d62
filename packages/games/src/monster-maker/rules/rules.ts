import { type BySeat, type Chance, type Seat, unreachable } from '@menagerie/engine'
import { type Action, staged } from '../choices/actions.ts'
import type { Options } from '../set/options.ts'
import { newState } from './deal.ts'
import { afterMain, beginDungeon, beginTurn, endDungeon, endTurn, resolveThrow } from './flow.ts'
import { toDiscard } from './hand.ts'
import { type State, partyOf, phaseOf } from './state.ts'
import type { Tell } from './tell.ts'
import { healCharacter, openDoor } from './characters.ts'
import { attack, battle, detour, dispel, placeCharmed } from './monsters.ts'
import { walk } from './road.ts'
import { avoidTrap, declareTrap, sufferTrap } from './traps.ts'

/** A new match, up to its first question. */
export const setup = (options: Options, loadouts: BySeat<null>, chance: Chance, emit: Tell): State => {
  const state = newState(options, loadouts.length)
  beginDungeon(state, chance, emit)
  return state
}

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  if (staged(action)) return stage(state, action)
  const party = partyOf(state, seat)
  switch (action.kind) {
    case 'corridor':
      return walk(state, seat, party, action.card, chance, emit)
    case 'monster':
      return attack(state, seat, party, action.card, action.target, chance, emit)
    case 'roll':
      return battle(state, seat, party, chance, emit)
    case 'discard':
      toDiscard(state, party, action.card)
      state.moved = true
      emit?.({ kind: 'discarded', seat, card: action.card })
      return afterMain(state, chance, emit)
    case 'pass':
      emit?.({ kind: 'passed', seat })
      return afterMain(state, chance, emit)
    case 'detour':
      return detour(state, seat, party, chance, emit)
    case 'dispel':
    case 'dispelWith':
      return dispel(state, seat, party, action.kind === 'dispel' ? null : action.treasure, chance, emit)
    case 'heal':
      return healCharacter(state, seat, party, action.card, emit)
    case 'open':
      return openDoor(state, seat, party, action.treasure, action.card, chance, emit)
    case 'charm':
    case 'release':
      return placeCharmed(state, seat, party, action.kind === 'charm' ? action.target : null, emit)
    case 'end':
      return endTurn(state, chance, emit)
    case 'avoid':
      return avoidTrap(state, seat, party, action.card, chance, emit)
    case 'suffer':
      return sufferTrap(state, seat, party, chance, emit)
    case 'declare':
      return declareTrap(state, seat, party, chance, emit)
    case 'keep':
      state.phase = phaseOf('act', seat)
      emit?.({ kind: 'kept', seat })
      return
    case 'throw':
      return throwHand(state, seat, action.hand, chance, emit)
    case 'proceed':
      return proceed(state, chance, emit)
    case 'send':
    case 'cast':
    case 'arm':
    case 'drop':
      return
    default:
      return unreachable(action)
  }
}

/** A step that nobody else notices: it only writes the draft. */
const stage = (state: State, action: Action): void => {
  if (action.kind === 'arm') state.draft = [...state.draft, state.options.deck.kinds.length + action.treasure]
  else if ('card' in action) state.draft = [...state.draft, action.card]
}

const throwHand = (state: State, seat: Seat, hand: number, chance: Chance, emit: Tell): void => {
  state.throws[seat] = hand
  resolveThrow(state, chance, emit)
}

/** An arranged position that stands at an automatic step goes on from there. */
const proceed = (state: State, chance: Chance, emit: Tell): void => {
  if (state.phase.kind === 'dungeonEnd') return endDungeon(state, 'idle', chance, emit)
  state.turn--
  beginTurn(state, state.seat, chance, emit)
}

import { type Chance, type Seat, unreachable } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import type { SideIndex } from '../set/pieces.ts'
import { playCardOf, playFetch } from './cards.ts'
import { playBan, playFighter, playLook, playMutual, playPoint, playSupport, playSwitch } from './choosing.ts'
import { type Tell, finish } from './end.ts'
import { playRetreat, playReturn } from './result.ts'
import { playFormation, playPlace } from './setup.ts'
import { afterCombat, beginTurn, playCastlePoint, playCombat, playMove, playShuffle } from './turn.ts'
import { type Fight, NO_CARD, type State, other } from './state.ts'

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  const side = seat as SideIndex
  switch (action.kind) {
    case 'move':
      return playMove(state, side, action.token, action.to, action.declare, chance, emit)
    case 'place':
      return playPlace(state, side, action.square, chance, emit)
    case 'formation':
      return playFormation(state, side, action.index, chance, emit)
    case 'proceed':
      return beginTurn(state, chance, emit)
    case 'shuffle':
    case 'keep':
      return playShuffle(state, side, action.kind === 'shuffle', chance, emit)
    case 'chooseCombat':
      return playCombat(state, action.square, chance, emit)
    case 'point':
      if (state.phase.kind === 'castle') return playCastlePoint(state, action.token, emit)
      break
    default:
  }
  if (goOn(state, state.fight as Fight, side, action, emit)) afterCombat(state, chance, emit)
}

/** Actions within a combat. True when it is over and the turn goes on. */
const goOn = (state: State, fight: Fight, seat: SideIndex, action: Action, emit: Tell): boolean => {
  switch (action.kind) {
    case 'playCard':
      return playCardOf(state, fight, seat, action.card, emit)
    case 'chooseFighter':
      return playFighter(state, fight, seat, action.token, emit)
    case 'point':
      return playPoint(state, fight, seat, action.token, emit)
    case 'look':
      return playLook(state, fight, emit)
    case 'stand':
    case 'switch':
      return playSwitch(state, fight, action.kind === 'switch', emit)
    case 'mutual':
      return playMutual(state, fight, action.yes, emit)
    case 'ban':
      return playBan(state, fight, action.yes, emit)
    case 'support':
      return playSupport(state, fight, action.token, emit)
    case 'noSupport':
      return playSupport(state, fight, null, emit)
    case 'fetch':
      return playFetch(state, fight, seat, action.card, emit)
    case 'fetchNone':
      return playFetch(state, fight, seat, NO_CARD, emit)
    case 'retreatTo':
      return playRetreat(state, fight, seat, action.square, emit)
    case 'returnCard':
      return playReturn(state, fight, action.yes, emit)
    case 'place':
    case 'formation':
    case 'move':
    case 'chooseCombat':
    case 'shuffle':
    case 'keep':
    case 'proceed':
      throw new Error(`${action.kind} is no part of a combat`)
    default:
      return unreachable(action)
  }
}

export const resign = (state: State, seat: Seat, _chance: Chance, emit: Tell): void => {
  emit?.({ kind: 'conceded', seat })
  finish(state, other(seat), 'conceded', emit)
}

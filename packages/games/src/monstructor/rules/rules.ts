import { type Chance, type Seat, unreachable } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { type CardIndex, POWER } from '../set/cards.ts'
import { type Pool, codeOf, placeOf, poolOf } from '../choices/choosing.ts'
import { placeHeld } from '../choices/fight-why.ts'
import { playAttach, playDraw, playLead, playSkip } from './dominoes.ts'
import {
  passed,
  playChallenge,
  playConstruct,
  playEnter,
  playFightArena,
  playKeep,
  playPresent,
  playRefuse,
  playReward,
} from './fight.ts'
import { playLaid, playPower, playSpell } from './play.ts'
import { pickFaction } from './setup.ts'
import type { Tell } from './tell.ts'
import { beginTurn, endTurn, nextTurn } from './turn.ts'
import { type Fight, type State, nextSeat, playerOf, sideOf } from './state.ts'

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  switch (action.kind) {
    case 'use':
      return choose(state, action.pic, action.nth)
    case 'attach':
      return playAttach(state, seat, action.card, action.own, action.to, chance, emit)
    case 'draw':
      return playDraw(state, seat, chance, emit)
    case 'pass':
      if (state.phase.kind !== 'reinforce') return playSkip(state, seat, emit)
      return passed(state, sideOf(state.fight as Fight, seat), chance, emit)
    case 'lead':
      return playLead(state, seat, action.card, chance, emit)
    case 'challenge':
      return playChallenge(state, seat, action.target, emit)
    case 'enterArena':
      return playEnter(state, seat, emit)
    case 'fightArena':
      return playFightArena(state, seat, chance, emit)
    case 'endTurn':
      return endTurn(state, seat, chance, emit)
    case 'letGo':
      emit?.({ kind: 'letGo', seat })
      return nextTurn(state, nextSeat(state, seat), chance, emit)
    case 'present':
      return playPresent(state, seat, chance, emit)
    case 'refuse':
      return playRefuse(state, seat, emit)
    case 'keep':
      return playKeep(state, seat, chance, emit)
    case 'constructFor':
      return playConstruct(state, seat, chance, emit)
    case 'power':
      return playPower(state, seat, action.card, chance, emit)
    case 'lay':
      return layCard(state, seat, action.card)
    case 'playLaid':
      return playLaid(state, seat, chance, emit)
    case 'spell':
      return playSpell(state, seat, action, chance, emit)
    case 'pickDragon':
      return playReward(state, seat, action.card, chance, emit)
    case 'pickFaction':
      return pickFaction(state, seat, action.faction, chance, emit)
    case 'proceed':
      return beginTurn(state, seat, chance, emit)
    default:
      return unreachable(action)
  }
}

/** A step: nothing changes for anybody else. */
const choose = (state: State, pic: number, nth: number): void => {
  const { set } = state.options
  const pool = poolOf(state) as Pool
  const kind = set.kind[(set.alike[pic] as readonly number[])[0] as number] as number
  state.draft = [...state.draft, codeOf(kind, placeOf(set, pool, kind, pic, nth))]
}

/** A step, too: a Power card lies before its owner until all that are laid are played. */
const layCard = (state: State, seat: Seat, card: CardIndex): void => {
  state.draft = [...state.draft, codeOf(POWER, placeHeld(playerOf(state, seat).hidden, card))]
}

import type { Chance, Seat } from '@menagerie/engine'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import { fight, removeMonster } from './battle.ts'
import { afterMain, comeBack } from './flow.ts'
import { forget, toDiscard } from './hand.ts'
import { showTreasure } from './treasure.ts'
import { EMPTY, type Party, type State, partyOf, phaseOf } from './state.ts'
import type { Tell } from './tell.ts'
import { NO_CORRIDOR, loseCorridor } from './road.ts'

/** MM-T5 */
export const attack = (
  state: State,
  seat: Seat,
  party: Party,
  card: KindIndex,
  target: Seat,
  chance: Chance,
  emit: Tell,
): void => {
  party.hand.splice(party.hand.indexOf(card), 1)
  forget(party, card)
  partyOf(state, target).monster = card
  state.moved = true
  emit?.({ kind: 'attacked', seat, target, card })
  afterMain(state, chance, emit)
}

/** MM-T7 to MM-T10, MM-CH1 */
export const battle = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const { won, charmed } = fight(state, seat, chance, emit)
  state.moved = true
  state.drawn = EMPTY
  state.postDue = true
  state.bonus = won && state.options.corridorAfterVictory !== 'off' // MM-H1
  if (charmed) {
    state.phase = phaseOf('charm', seat)
    return
  }
  if (won) removeMonster(state, party) // MM-T9
  state.phase = phaseOf('post', seat)
}

export const placeCharmed = (state: State, seat: Seat, party: Party, target: Seat | null, emit: Tell): void => {
  const card = party.monster
  if (target === null) removeMonster(state, party)
  else {
    party.monster = EMPTY
    partyOf(state, target).monster = card
  }
  emit?.(target === null ? { kind: 'released', seat, card } : { kind: 'charmed', seat, target, card })
  state.phase = phaseOf('post', seat)
}

/** MM-D1, MM-D2 */
export const detour = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const { options } = state
  const monster = removeMonster(state, party)
  toDiscard(state, party, options.deck.detour)
  state.moved = true
  state.drawn = EMPTY
  const { row, card: corridor } = options.detourRemovesCorridor ? loseCorridor(state, party) : NO_CORRIDOR
  const total = row === 'out' || party.leg === 'outbound' ? party.outSum : party.backSum
  const shorter = row === 'out' && party.leg !== 'outbound' ? { required: party.required } : {}
  emit?.({ kind: 'detoured', seat, card: options.deck.detour, monster, corridor, total, ...shorter })
  // MM-R2: a party whose row now measures exactly R is back, as may one that was lost, or whose R has become shorter.
  if (corridor !== null && party.leg !== 'outbound' && party.backSum === party.required) {
    return comeBack(state, seat, party, chance, emit)
  }
  if (options.detourAction === 'action') afterFreeAsMain(state, chance, emit)
}

/** MM-C1, MM-TC9: no roll; a treasure is shown and stays. */
export const dispel = (
  state: State,
  seat: Seat,
  party: Party,
  treasure: TreasureIndex | null,
  chance: Chance,
  emit: Tell,
): void => {
  const monster = removeMonster(state, party)
  if (treasure === null) toDiscard(state, party, state.options.deck.cleric)
  else showTreasure(party, treasure)
  state.moved = true
  state.drawn = EMPTY
  emit?.({ kind: 'dispelled', seat, monster, treasure })
  if (state.options.dispelAction === 'action') afterFreeAsMain(state, chance, emit)
}

/** A dispel or detour played as the main action (MM-C2, MM-D3). */
const afterFreeAsMain = (state: State, chance: Chance, emit: Tell): void => {
  if (state.options.corridorAfterVictory === 'any') {
    state.postDue = true
    state.bonus = true
  }
  afterMain(state, chance, emit)
}

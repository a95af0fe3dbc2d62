import { type Chance, type Seat, insertSorted } from '@menagerie/engine'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import { endedAtOnce } from './flow.ts'
import { learn, toDiscard } from './hand.ts'
import { drawTreasure, removeTreasure, treasureOf } from './treasure.ts'
import { EMPTY, type Party, type State } from './state.ts'
import type { Tell } from './tell.ts'

/** A character used outside a battle: it may be healed, and phase `post` will exist. */
export const noteUse = (state: State, card: KindIndex): void => {
  if (state.options.healScope === 'anyUse') state.used = [...state.used, card]
  state.postDue = true
}

/** MM-C3, MM-C4 */
export const healCharacter = (state: State, seat: Seat, party: Party, card: KindIndex, emit: Tell): void => {
  toDiscard(state, party, state.options.deck.cleric)
  state.discard.splice(state.discard.lastIndexOf(card), 1)
  insertSorted(party.hand, card)
  learn(party, card)
  state.used = without(state.used, card)
  state.moved = true
  state.drawn = EMPTY
  emit?.({ kind: 'healed', seat, card })
}

const without = (list: readonly number[], one: number): readonly number[] => {
  const at = list.indexOf(one)
  return at < 0 ? list : list.filter((_, i) => i !== at)
}

/** MM-TC7: the door and one character for treasures. */
export const openDoor = (
  state: State,
  seat: Seat,
  party: Party,
  treasure: TreasureIndex,
  card: KindIndex,
  chance: Chance,
  emit: Tell,
): void => {
  const at = party.treasures.findIndex((held) => held.card === treasure)
  party.treasures = party.treasures.filter((_, i) => i !== at)
  removeTreasure(state, treasure)
  toDiscard(state, party, card)
  noteUse(state, card)
  state.moved = true
  state.drawn = EMPTY
  emit?.({ kind: 'doorOpened', seat, treasure, card })
  for (let i = 0; i < treasureOf(state, treasure).draws; i++) drawTreasure(state, seat, chance, emit)
  endedAtOnce(state, chance, emit)
}

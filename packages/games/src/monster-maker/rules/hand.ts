import { insertSorted, removeOne } from '@menagerie/engine'
import type { KindIndex } from '../set/components.ts'
import { NO_CARDS, type Party, type State } from './state.ts'

/** A card of a kind has left the hand before everybody: if one of the kind was known to be there, it was that one. */
export const forget = (party: Party, kind: KindIndex): void => {
  if (party.known.length === 0) return
  const at = party.known.indexOf(kind)
  if (at >= 0) party.known = party.known.length === 1 ? NO_CARDS : party.known.filter((_, i) => i !== at)
}

/** Everybody has seen a card of this kind go into the hand. */
export const learn = (party: Party, kind: KindIndex): void => {
  const known = [...party.known]
  insertSorted(known, kind)
  party.known = known
}

/** A card goes face up from the hand to the discard pile. */
export const toDiscard = (state: State, party: Party, kind: KindIndex): void => {
  removeOne(party.hand, kind)
  forget(party, kind)
  state.discard.push(kind)
}

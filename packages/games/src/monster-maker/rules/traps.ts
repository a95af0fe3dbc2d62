import type { Chance, Seat } from '@menagerie/engine'
import type { KindIndex } from '../set/components.ts'
import { afterTrap, springTrap } from './flow.ts'
import { learn, toDiscard } from './hand.ts'
import { NO_CARDS, type Party, type State, phaseOf } from './state.ts'
import type { Tell } from './tell.ts'
import { noteUse } from './characters.ts'

/** MM-TR2 */
export const avoidTrap = (
  state: State,
  seat: Seat,
  party: Party,
  card: KindIndex,
  chance: Chance,
  emit: Tell,
): void => {
  const stays = state.options.thiefTrap === 'show'
  if (stays) {
    if (!party.known.includes(card)) learn(party, card)
  } else {
    toDiscard(state, party, card)
    noteUse(state, card)
  }
  state.discard.push(state.options.deck.trap)
  state.moved = true
  state.phase = phaseOf('act', seat)
  emit?.({ kind: 'avoided', seat, card, stays })
  afterTrap(state, { suffered: false }, chance, emit)
}

/** MM-TR3 */
export const sufferTrap = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const cards = state.draft
  for (const card of cards) toDiscard(state, party, card)
  state.discard.push(state.options.deck.trap)
  state.draft = NO_CARDS
  state.moved = true
  state.phase = phaseOf('act', seat)
  emit?.({ kind: 'suffered', seat, cards })
  afterTrap(state, { suffered: true }, chance, emit)
}

/** Option `trapDeclaration: honor`: the trap leaves the hand for the table. A late one looks like a fresh one; its owner is told. */
export const declareTrap = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const { trap } = state.options.deck
  party.hand.splice(party.hand.indexOf(trap), 1)
  state.moved = true
  const told = { kind: 'declared', seat, card: trap, late: false } as const
  if (state.phase.kind === 'act') emit?.(told, { to: [seat], event: { ...told, late: true } })
  else emit?.(told)
  springTrap(state, chance, emit)
}

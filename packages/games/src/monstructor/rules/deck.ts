import { type Chance, type Seat, insertSorted } from '@menagerie/engine'
import { type CardIndex, type Kind, POWER, isDragon } from '../set/cards.ts'
import type { Event } from './events.ts'
import { type Part, type State, playerOf, shownOf } from './state.ts'
import type { Tell } from './tell.ts'

/** One card from the deck: a part goes to the table at once, a Power or Spell card to the hidden hand (MS-25); `dealt` before the first turn. */
export const takeCard = (state: State, seat: Seat, dealt: boolean, chance: Chance, emit: Tell): void => {
  const { set } = state.options
  const player = playerOf(state, seat)
  const card = chance.draw(state.deck)
  const at = ++state.draws
  const kind = set.kind[card] as Kind
  const hides = kind >= POWER
  if (hides) player.hidden.push({ card, at, knownTo: 0 })
  else (player.table[kind] as Part[]).push({ card, at, seen: false })
  if (emit !== null) {
    const pic = hides ? null : (set.pic[card] as number)
    emit(
      { kind: 'drew', seat, pic, card: null, dealt },
      { to: [seat], event: { kind: 'drew', seat, pic, card: shownOf(state, card), dealt } },
    )
  }
}

type ShuffledAfter = (Event & { readonly kind: 'shuffled' })['after']

/** Cards everybody has seen are shuffled into the deck. */
export const shuffleIn = (state: State, cards: readonly CardIndex[], after: ShuffledAfter, emit: Tell): void => {
  if (cards.length === 0) return
  const returned = state.returned.slice()
  for (const card of cards) {
    insertSorted(state.deck, card)
    returned[card] = state.draws
  }
  state.returned = returned
  emit?.({ kind: 'shuffled', cards: [...cards].sort((a, b) => a - b), deck: state.deck.length, after })
}

/** Parts arrive anew on a table, in this order. */
export const layDown = (state: State, seat: Seat, parts: readonly Part[]): void => {
  const { table } = playerOf(state, seat)
  for (const part of parts) (table[state.options.set.kind[part.card] as Kind] as Part[]).push(part)
}

/** The regular cards among some parts; dragon cards never go into the deck. */
export const regular = (state: State, parts: readonly Part[]): CardIndex[] =>
  parts.flatMap(({ card }) => (isDragon(state.options.set, card) ? [] : [card]))

import { type Card, SKILL } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import type { Side } from './state.ts'

/** DL-6.6: cards of the pile that Skill can name now, each kind once, sorted. */
export const eligible = (side: Side): Card[] => {
  const cards: Card[] = []
  for (let i = 0; i < side.snapshot; i++) {
    const card = side.pile[i] as Card
    if (!cards.includes(card)) cards.push(card)
  }
  return cards.sort((a, b) => a - b)
}

/** The same in three words, for `legal` and `refuse`. */
export const isEligible = (side: Side, card: Card): boolean => {
  for (let i = 0; i < side.snapshot; i++) if (side.pile[i] === card) return true
  return false
}

/** True when this card of the hand may be played (DL-6.8). */
export const isPlayable = (options: Options, side: Side, card: Card): boolean =>
  card !== SKILL || side.pile.length > 0 || options.skillOnEmptyPile === 'zero'

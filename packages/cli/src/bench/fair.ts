import { fairChance } from '@menagerie/fair'
import { type Subject, fold, hex, timed } from './subject.ts'

const CARDS = 30

/** Decks of thirty drawn to the last card, each by the fair chance of its own entry. */
export const fairDraws: Subject = (work) => {
  const key = new Uint8Array(32).fill(7)
  let sum = 0
  return timed(
    () => {
      let drawn = 0
      for (let seq = 0; drawn < work; seq++) {
        const chance = fairChance({ key, seq })
        const deck = Array.from({ length: CARDS }, (_, card) => card)
        while (deck.length > 0) sum = fold(sum, chance.draw(deck))
        drawn += CARDS
      }
      return drawn
    },
    () => hex(sum),
  )
}

import type { Catalogue } from '@menagerie/engine'

/** What decisions are for, to whoever plays for the first time. */
export const en: Catalogue = {
  roll: '2 to 5 are steps, a 6 brings counters or a lost army, and a 1 makes the Dragon rage once it is awake.',
  six: 'Counters win fights; armies find treasures and carry them home.',
  points:
    'You have {{have}} of {{goal}} treasures in your castle. More lie hidden in the lairs: an army finds one and carries it home.',
  examine: 'Here lies a treasure, or the Dragon sleeps.',
  frenzy: 'Where the Dragon meets an army it fights, yours too.',
  duel: 'The higher counter wins. Both counters are gone afterwards.',
  dragonDuel: 'The Dragon rolls two dice. If they beat your counter, it eats the army.',
  spoils: 'A beaten army is driven off, and a treasure it carried stays here.',
  march: 'A treasure counts for you once it lies in your castle.',
  dragonPush: 'Where the Dragon stands, nobody passes without a fight.',
}

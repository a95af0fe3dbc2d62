import type { Catalogue } from '@menagerie/engine'

/** What decisions are for, to whoever plays for the first time. */
export const en: Catalogue = {
  setup: {
    republic: 'Your army guards the castle: you win when Vishnus is removed, and lose when she walks in.',
    royalist: 'Your army leads Vishnus to the castle: you win when she walks in, and lose when she is removed.',
  },
  move: {
    republic: 'Stop Vishnus before she is in the castle. Who steps onto an enemy fights.',
    royalist: 'Bring Vishnus into the castle; without her you lose. Who steps onto an enemy fights.',
  },
  shuffle: 'After that nobody else can tell your tokens in this square apart.',
  order: 'Every square with pieces of both sides is fought over, and you attack in all of them.',
  chosen: 'The one you choose has to fight. The others there stay out of it.',
  switch: 'Vishnus removed is the game lost. An ally beside her may fight in her place.',
  mutual: 'Both would be removed at once, without cards.',
  ban: 'Without cards the combat values alone are compared.',
  support: 'A supporter makes the fighter stronger, but is shown to both sides.',
  cards: 'Combat value and card are added: the lower total is removed, and equal totals remove both.',
  storm: 'You choose after them: the lower total is removed, and equal totals remove both.',
  fetch: 'The card you name counts as the one you have played.',
  retreat: 'Whoever retreats stays in the game, and nothing is compared.',
  returnCard: 'Back in your hand it can save her once more.',
  castle: 'She meets only the one you point at. If that is Aji, the Republic wins.',
}

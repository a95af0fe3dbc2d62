import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  castle: {
    title: 'The way in',
    text: 'Aji is far away. Walk into the castle: the others there cannot stop Vishnus.',
    done: 'Vishnus is in the castle, and the Royalists have won.',
    wrong: 'The castle is one step away for Vishnus herself. Nobody there can stop her.',
  },
  prize: {
    title: 'My prize',
    text: 'Vishnus stands beside Aji, and you know it. Declare, and take her.',
    done: 'Vishnus is taken. The Republic has won.',
    wrong: 'Aji stands beside Vishnus: move there, and say that she is your prize.',
  },
  ban: {
    title: 'Strong without cards',
    text: 'Your hand is weak, but Ganda Wolf is stronger than Roland. Attack him.',
    done: 'Ganda Wolf may say before the fight whether cards are played.',
    wrong: 'Roland is the one to attack: you know who stands there.',
  },
  noCards: {
    title: 'No cards',
    text: 'You hold only a 1. Forbid cards in this fight.',
    done: 'Without cards the stronger character wins.',
    wrong: 'With cards the 1 in your hand could cost you the fight.',
  },
  attack: {
    title: 'Attack',
    text: 'Alshark stands beside your Gorbois, face up. Attack him and see what he holds.',
    done: 'Both now choose a card, face down, at the same time.',
    wrong: 'Quiet moves are allowed, but here Gorbois is to attack Alshark.',
  },
  retreat: {
    title: 'Step back',
    text: 'They hold only the 6. Do not lose Gorbois to it: retreat.',
    done: 'The 6 is spent, and Gorbois lives.',
    wrong: 'The only card opposite is a 6. A retreat makes it worth nothing.',
  },
}

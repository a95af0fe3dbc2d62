import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  step: {
    title: 'One step a turn',
    text: 'You lead the Royalists. Each turn one of your pieces goes a step nearer to the castle; a Knight such as Lancelot may also step sideways. Move whom you like.',
    done: 'The other side sees that a token moved, not who it is. Bring Vishnus to the castle, and keep her unknown.',
  },
  meet: {
    title: 'Meeting an enemy',
    text: 'Roland of the Republic stands beside Lancelot. Step onto his square: whoever stands there fights.',
    done: 'Both fighters are shown. Each has a value: Lancelot 4, Roland 4.',
    wrong: 'Keep that step for another time. Here Lancelot is to meet Roland.',
  },
  add: {
    title: 'Add a card',
    text: 'Both add a card, face down and at the same time; the higher total stays. At 4 against 4 the card decides: play a high one.',
    done: 'Your card was the higher one, and Roland is gone. Played cards come back only when your hand is empty.',
    wrong: 'Against an unknown card that is not much. You still hold all your cards: take one of the highest.',
  },
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

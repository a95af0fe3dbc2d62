import type { Catalogue } from '@menagerie/engine'

/** What decisions are for, to whoever plays for the first time. */
export const en: Catalogue = {
  faction: 'Every fight you win brings you a card of its dragon. Have {{goal}} of them first, and you win.',
  turn: {
    classic:
      'You have {{have}} of {{goal}} dragon cards. With a complete monster of your parts you may challenge somebody for the next.',
    arena: 'You have {{have}} of {{goal}} dragon cards. The next is won in the Arena, where complete monsters meet.',
  },
  drafting: 'A monster is complete with a body, a head, and something in every socket.',
  adjust: 'A challenge cannot be declined. The winner takes a dragon card, and both monsters go back into the deck.',
  forced: 'Your opponent shows no monster, so you choose one from their parts: the weaker it is, the better for you.',
  reinforce: 'The higher total wins a dragon card. Cards that are played are used up, whoever wins.',
  middle: 'Whoever fills the last open socket takes the whole monster. The most points win.',
}

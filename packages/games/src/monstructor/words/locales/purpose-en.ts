import type { Catalogue } from '@menagerie/engine'

/** What decisions are for, to whoever plays for the first time. */
export const en: Catalogue = {
  faction: 'Every fight won brings a card of its dragon. Whoever has {{goal}} first wins.',
  turn: {
    classic:
      'You have {{have}} of {{goal}} dragon cards. Challenge somebody for the next with a complete monster of your parts.',
    arena: 'You have {{have}} of {{goal}} dragon cards. Complete monsters fight for the next in the Arena.',
  },
  drafting: 'A monster is complete with a body, a head, and something in every socket.',
  adjust: 'A challenge cannot be declined. The winner takes a dragon card; both monsters go back into the deck.',
  forced: 'You choose a monster from their parts: the weaker, the better for you.',
  reinforce: 'The higher total wins a dragon card. Cards played are used up, whoever wins.',
  middle: 'Whoever fills the last open socket takes the whole monster. The most points win.',
}

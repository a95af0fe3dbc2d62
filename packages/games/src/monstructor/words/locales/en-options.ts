import { type Catalogue, tableOptionsEn } from '@menagerie/engine'

export const options: Catalogue = {
  mode: {
    name: 'Game',
    help: 'Three ways to play with the same monsters.',
    choices: { dominoes: 'Monster Dominoes', classic: 'Classic', arena: 'Arena' },
  },
  cardSet: {
    name: 'Cards',
    help: 'The set supplied, or the list of your own box.',
    choices: { weeding: 'The set supplied' },
  },
  firstPlayer: {
    name: 'Starting player',
    help: 'Who has the first turn.',
    choices: { random: 'Chance decides', seat0: 'The first seat', youngest: 'The youngest' },
  },
  youngestSeat: { name: 'Seat of the youngest', help: 'Counted from 1. Beyond the table it is the last seat.' },
  dominoHands: {
    name: 'Hands',
    help: 'Whether others see the picture sides of hand cards.',
    choices: { closed: 'Closed', open: 'Open' },
  },
  dominoForced: { name: 'Attach if you can', help: 'Off: you may take a card although one of yours would fit.' },
  dominoStrictPlugs: {
    name: 'Plugs into sockets only',
    help: 'On: heads, legs and limbs join sockets, and bodies join each other at wide connectors only.',
  },
  dominoDragons: { name: 'With dragons', help: 'On: the dragon cards are shuffled into the deck as well.' },
  dominoTie: {
    name: 'Equal points',
    help: 'How a tie in points is settled.',
    choices: { shared: 'The win is shared', mostCards: 'More cards taken win' },
  },
  factionPick: {
    name: 'Factions',
    help: 'How each player comes to the faction they want to destroy.',
    choices: { order: 'Picked in turn order', random: 'Dealt at random' },
  },
  lateChallenge: {
    name: 'Late challenge',
    help: 'On: after ending your turn you are asked once more whether you challenge.',
  },
  firstReinforceTie: {
    name: 'First at equal points',
    help: 'Who reinforces first when both monsters have the same points.',
    choices: { attacker: 'The attacker', defender: 'The defender' },
  },
  drawRemoved: {
    name: 'Parts taken off in a draw',
    help: 'What becomes of them.',
    choices: { return: 'They go home', lost: 'They go into the deck' },
  },
  dragonGoal: { name: 'Dragon cards to win', help: 'Fewer make a shorter game.' },
  powerCards: {
    name: 'Power cards',
    help: 'Whether one answer plays one of them, or several that nobody answers in between.',
    choices: { single: 'One by one', together: 'Also several at once' },
  },
  arenaAdjust: {
    name: 'Changing the Arena monster',
    help: 'Whether its owner may change it when it is fought.',
    choices: { none: 'Never', onFight: 'When it is fought' },
  },
  arenaTimeout: {
    name: 'Rounds in the Arena',
    help: 'An unfought monster goes home after this many rounds. 0: it stays.',
  },
  stalemateRounds: {
    name: 'Rounds without a deck',
    help: 'The game ends after this many rounds with an empty deck and no fight won. 0: it goes on.',
  },
  turnCap: { name: 'Last turn', help: 'The game ends after this many turns for each player. 0: no end.' },
  backs: {
    name: 'Point sides',
    help: 'As printed, or points and icons dealt anew among the parts of one kind, so that no picture tells them.',
    choices: { printed: 'As printed', shuffled: 'Dealt anew' },
  },
  hints: {
    name: 'Hints',
    help: 'Whether a bot may be asked what it would do.',
    choices: { alone: 'When alone against bots', on: 'For everybody', off: 'Never' },
  },
  ...tableOptionsEn,
  turnSeconds: { name: 'Seconds for a decision', help: 'After that the table plays for a silent player. 0: no clock.' },
  windowSeconds: { name: 'Seconds for a late challenge', help: 'After that the next turn begins. 0: no clock.' },
  adjustSeconds: {
    name: 'Seconds to show a monster',
    help: 'After that the challenged player’s best monster is shown. 0: no clock.',
  },
  reinforceSeconds: { name: 'Seconds to reinforce', help: 'After that it is a pass. 0: no clock.' },
}

export const presets: Catalogue = {
  classic: { name: 'Classic', help: 'Build, challenge, and win your dragon card by card.' },
  dominoes: { name: 'Monster Dominoes', help: 'The light game: join cards by width and close monsters for points.' },
  arena: { name: 'Arena', help: 'Monsters wait in the middle for whoever dares.' },
  literal: {
    name: 'To the letter',
    help: 'Only what the rulebook prints: the youngest begins, a challenge may come until the next card is taken, Power cards may be played at once, and no end but a whole dragon.',
  },
  short: { name: 'Short Classic', help: 'Three dragon cards are enough.' },
}

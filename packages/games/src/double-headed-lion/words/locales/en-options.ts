import { type Catalogue, tableOptionsEn } from '@menagerie/engine'

export const options: Catalogue = {
  cards: {
    name: 'Cards',
    help: 'The card lists of both sides.',
    choices: {
      standard: 'Republic 1-5, Royalists 1-6',
      bold: 'Bold: wider apart, with a 0',
      even: 'Even: higher numbers for the Republic',
    },
  },
  pieceValues: {
    name: 'Combat values',
    help: 'The combat value of every character. What an ability makes 5 is 5, whatever stands here.',
    choices: { standard: 'As printed' },
  },
  stallLimit: {
    name: 'Turns without progress',
    help: 'This many turns in a row without a removal or a Royalist step toward the castle end the game. 0: no limit.',
  },
  stallResult: {
    name: 'Result at that limit',
    help: 'How a game without progress ends.',
    choices: { draw: 'A draw', republic: 'The Republic wins' },
  },
  castleAji: {
    name: 'Vishnus meets Aji in the castle',
    help: 'What happens when Vishnus enters a castle that is held.',
    choices: { intercept: 'Aji, if there, stops her', point: 'The Royalists point at one of its tokens' },
  },
  skillOnEmptyPile: {
    name: 'Skill with an empty pile',
    help: 'Whether Skill can be played while nothing was discarded.',
    choices: { forbidden: 'Not at all', zero: 'As a 0' },
  },
  stormSees: {
    name: 'What Storm sees of a Skill card',
    help: 'Storm chooses his card after the other side’s.',
    choices: { final: 'The card that was fetched', face: 'Only that it is Skill' },
  },
  shuffle: {
    name: 'Shuffling shown pieces',
    help: 'Whether pieces that were shown mix with friends in their square, after every move and every combat.',
    choices: { auto: 'Whenever they can', ask: 'Their owner is asked each time', off: 'Never' },
  },
  shuffleWindows: {
    name: 'When shown pieces may shuffle',
    help: 'Whether the other side waits with its pieces where a combat is still due, and whether one who leaves pieces as they are is asked again after every move and combat.',
    choices: {
      atOnce: 'As they are put down; asked again when something has changed',
      settled: 'Where no combat is due; asked each time',
    },
  },
  vishnusReturnsCard: {
    name: 'Vishnus keeps her Retreat',
    help: 'Her Retreat may come back to hand when she entered.',
  },
  switchWindow: { name: 'Vishnus switches', help: 'An ally may fight in her place when she is pointed at.' },
  stuck: {
    name: 'A side that cannot move',
    help: 'What happens to a side without a legal move.',
    choices: { pass: 'It passes', lose: 'It loses' },
  },
  setupMode: {
    name: 'Setup',
    help: 'How the characters get to their squares.',
    choices: { free: 'Each side as it likes', random: 'At random', preset: 'One of some prepared formations' },
  },
  openGame: { name: 'Open game', help: 'Everybody sees every character. For teaching.' },
  hiddenDecks: { name: 'Hidden card lists', help: 'Each side brings its own list, and the other does not know it.' },
  aid: {
    name: 'Memory aid',
    help: 'How much of what you can know you are shown: on the board, in lists and in the log.',
    choices: { none: 'Nothing', memory: 'Pieces you saw', full: 'Everything that follows' },
  },
  turnSeconds: { name: 'Seconds for a decision', help: 'After that the table plays for a silent player. 0: no clock.' },
  hints: {
    name: 'Hints',
    help: 'Whether a player may ask a bot what it would do. The bot sees what that player sees, and nothing else.',
    choices: { alone: 'When alone against bots', on: 'For everybody', off: 'For nobody' },
  },
  ...tableOptionsEn,
}

export const presets: Catalogue = {
  standard: { name: 'Standard', help: 'By the rulebook, and by our own word where it is silent.' },
  beginners: { name: 'First game', help: 'Prepared formations, and every aid.' },
  teaching: { name: 'Teaching', help: 'Open pieces, set up at random.' },
  even: {
    name: 'Even chances',
    help: 'Higher numbers for the Republic, so that either side wins about half between equal bots. Not from the rulebook.',
  },
  letter: {
    name: 'To the letter',
    help: 'What the rulebook prints: shuffling is the owner’s choice, and no limit of turns.',
  },
}

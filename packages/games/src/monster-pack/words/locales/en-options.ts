import { type Catalogue, tableOptionsEn } from '@menagerie/engine'

export const options: Catalogue = {
  format: {
    name: 'Format',
    help: 'Size of the decks and hit points at the start.',
    choices: { short: 'Short: 20 cards, 20 HP', standard: 'Standard: 30 cards, 30 HP', custom: 'Custom' },
  },
  deckSize: { name: 'Cards in a deck', help: 'Only in the custom format.' },
  startHp: { name: 'Hit points', help: 'Only in the custom format.' },
  handSize: { name: 'Hand size', help: 'Cards dealt, and the number you refill to.' },
  mat: {
    name: 'Playmat',
    help: 'How many spots there are and which of them touch.',
    choices: {
      tetra: 'Tetra: four lanes, entry straight and diagonal',
      stagger: 'Stagger: four waiting spots, three lanes',
      straight: 'Straight: four lanes, entry straight ahead only',
      small: 'Small: three lanes',
    },
  },
  cards: {
    name: 'Card set',
    help: 'The monsters decks are built from.',
    choices: { monpak: 'The 72 monsters supplied' },
  },
  copyLimit: { name: 'Copies of a card', help: 'Most copies of one card in a deck. 0: no limit.' },
  starBudget: { name: 'Star budget', help: 'Most stars in a deck, all cards together. 0: no limit.' },
  firstPlayer: {
    name: 'Who starts',
    help: 'Any method is allowed.',
    choices: { random: 'Chance decides', seat0: 'First seat', seat1: 'Second seat', loser: 'Loser of the last game' },
  },
  firstTurnBoost: {
    name: 'Boost in the first turn',
    help: 'Who may not boost in the first turn.',
    choices: { starterBanned: 'Not the starting player', bothBanned: 'Neither player', allowed: 'Both may' },
  },
  summon: {
    name: 'Summon',
    help: 'Whether a player with a free waiting spot has to summon.',
    choices: { must: 'Must', may: 'May' },
  },
  boostEntry: {
    name: 'Entry after a boost',
    help: 'When a monster boosted to 0 enters.',
    choices: { immediate: 'At once', countdown: 'At its next countdown' },
  },
  blockedEntry: {
    name: 'Entry of blocked monsters',
    help: 'When a blocked monster enters after a spot has become free.',
    choices: { countdown: 'At its next countdown', asap: 'Right after the duel' },
  },
  deckOut: {
    name: 'Defeat by an empty deck',
    help: 'When a player without cards is defeated.',
    choices: {
      onEmptyDraw: 'When a due draw gives nothing',
      onShortDraw: 'When a draw does not fill the hand',
      onEmptyDeck: 'As soon as the deck is empty',
    },
  },
  typeBonus: { name: 'Type bonus', help: 'Extra duel power against the type one beats.' },
  whiteWild: {
    name: 'White Wild in a duel',
    help: 'Who is discarded when White Wild duels.',
    choices: { mutual: 'Both monsters', wildOnly: 'Only the White Wild monster' },
  },
  whiteBoostedBy: {
    name: 'Boosting White Wild',
    help: 'Which cards boost a White Wild monster.',
    choices: { white: 'Only White Wild', any: 'Any colour' },
  },
  mulligan: {
    name: 'New opening hand',
    help: 'Whether each player may draw a new opening hand once.',
    choices: { off: 'No', once: 'Once' },
  },
  openDecklists: { name: 'Open deck lists', help: 'Everybody may read both deck lists.' },
  turnCap: {
    name: 'Last turn',
    help: 'Turns of both players together; then the higher hit points win. 0: no cap, but the 200th turn is the last where nobody must summon.',
  },
  observerHands: {
    name: 'What spectators see',
    help: 'Whether people who watch see the hands.',
    choices: { off: 'Never the hands', delayed: 'The hands, some time later', afterGame: 'The hands after the game' },
  },
  autoForced: { name: 'Play forced actions', help: 'A single legal action is played by itself.' },
  turnSeconds: { name: 'Seconds for a decision', help: 'After that the table plays for a silent player. 0: no clock.' },
  hints: {
    name: 'Hints',
    help: 'Whether a player may ask a bot what it would do. The bot sees what that player sees, and nothing else.',
    choices: { alone: 'When alone against bots', on: 'For everybody', off: 'For nobody' },
  },
  ...tableOptionsEn,
}

export const presets: Catalogue = {
  standard: { name: 'Standard', help: 'By the rulebook: 30 cards, 30 HP.' },
  short: { name: 'Short', help: 'By the rulebook: 20 cards, 20 HP.' },
  letter: {
    name: 'To the letter',
    help: 'What the rulebook prints and no more: blocked monsters enter as soon as a spot is open after the duel, and a deck has any number of copies.',
  },
  house: {
    name: 'House rules',
    help: 'White Wild goes alone, blocked monsters enter after the duel, one new opening hand.',
  },
}

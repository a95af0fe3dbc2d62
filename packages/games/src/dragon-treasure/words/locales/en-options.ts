import { type Catalogue, tableOptionsEn } from '@menagerie/engine'

export const options: Catalogue = {
  map: {
    name: 'Map',
    help: 'Castles, lairs and roads.',
    choices: { standard: 'Long roads: 53 spaces', short: 'Short roads: 41 spaces, a quicker game' },
  },
  characters: { name: 'Characters', help: 'The counters armies fight with.', choices: { standard: 'The 28 supplied' } },
  treasures: {
    name: 'Treasures',
    help: 'The counters in the lairs.',
    choices: { standard: 'Six treasures and the Dragon' },
  },
  victoryTreasures: { name: 'Treasures to win', help: 'How many must lie in your castle.' },
  startingCounters: { name: 'First hand', help: 'Counters each player begins with.' },
  passOwn: { name: 'Passing own armies', help: 'An army may step over your own armies to the free space behind them.' },
  continueAfterDragon: {
    name: 'Going on after the Dragon',
    help: 'An army that survives the Dragon may move on in the same turn.',
  },
  stealUndefended: {
    name: 'Unguarded castles',
    help: 'Treasures of a castle without a guard may be carried off without a fight.',
  },
  throwIntoCombat: {
    name: 'Throws into fights',
    help: 'Beaten armies and the Dragon may be thrown onto others, who then fight.',
  },
  frenzyStops: {
    name: 'Frenzy ends with a meal',
    help: 'The raging Dragon stops at the first armies it meets, even if it eats them.',
  },
  emptyCastlesStore: {
    name: 'Empty castles store',
    help: 'On: a castle nobody plays from may hold several treasures, too, to the letter of the rulebook (section 5). Off: it is a space like any other; that is our reading. Treasures win in your own castle alone.',
  },
  castles: {
    name: 'Castles',
    help: 'Each player claims a castle, and its colour, until ready. Who claims none, and every bot, gets what is left, in the order of the seats.',
    choices: { 1: 'Red', 2: 'Blue', 3: 'Green', 4: 'Yellow' },
  },
  exactDistance: {
    name: 'Exact distances',
    help: 'On: marches with a stolen treasure and a beaten Dragon go the whole difference, to the letter of the rulebook (section 7). Off: up to the difference, like a throw; that is our reading.',
  },
  roundLimit: { name: 'Last round', help: 'After this many rounds the standing decides. 0: no limit.' },
  counterMemory: {
    name: 'Counter memory',
    help: 'Whether the table shows which counters are still out of your sight.',
    choices: { none: 'Remember yourself', rest: 'Show the counters outside your hand' },
  },
  startPlayer: {
    name: 'Who starts',
    help: 'A seat nobody sits at leaves it to the dice.',
    choices: {
      roll: 'The highest die',
      seat0: 'First seat',
      seat1: 'Second seat',
      seat2: 'Third seat',
      seat3: 'Fourth seat',
    },
  },
  turnTimer: { name: 'Seconds for a decision', help: 'After that the table plays for a silent player. 0: no clock.' },
  observerHands: {
    name: 'What spectators see',
    help: 'Whether people who watch see the hands.',
    choices: { off: 'Never the hands', delayed: 'The hands, some time later', afterGame: 'The hands after the game' },
  },
  hints: {
    name: 'Hints',
    help: 'Whether a player may ask a bot what it would do. The bot sees what that player sees, and nothing else.',
    choices: { alone: 'When alone against bots', on: 'For everybody', off: 'For nobody' },
  },
  ...tableOptionsEn,
}

export const presets: Catalogue = {
  standard: { name: 'Standard', help: 'The long map, and every option as we read the rulebook.' },
  literal: {
    name: 'To the letter',
    help: 'The long map; marches with a stolen treasure and a beaten Dragon go the whole difference, every castle stores treasures, and no round is the last.',
  },
  short: { name: 'Short', help: 'The short map: about half the time.' },
  gentle: { name: 'Gentle', help: 'No chain of fights, and no theft from unguarded castles.' },
  wild: { name: 'Wild', help: 'The short map, a Dragon that eats its way on, and armies that pass each other.' },
}

import { type Catalogue, tableOptionsEn } from '@menagerie/engine'

export const options: Catalogue = {
  distance: {
    name: 'Way to the treasure room',
    help: 'In perch. 0: 100 with up to four players, 80 with five, 70 with six.',
  },
  casters: {
    name: 'Who casts spells',
    help: 'The first edition does not say; the second speaks of any character.',
    choices: { anyone: 'Any character', elfMagicUser: 'Elves and Magic-Users only' },
  },
  spellMode: {
    name: 'What a spell is worth',
    help: 'Whether its number joins its caster’s or stands instead of it.',
    choices: { add: 'Added to its caster’s strength', replace: 'Instead of its caster’s roll' },
  },
  spellsPerCharacter: {
    name: 'Spells of one caster',
    help: 'In one battle.',
    choices: { one: 'One', many: 'Any number' },
  },
  sleepDice: { name: 'Dice of Sleep', help: 'Two by the errata; one as a printing had it.' },
  charmCombine: {
    name: 'Charm with other strength',
    help: 'Whether Charm may be helped.',
    choices: {
      combine: 'Everything is added',
      killOnly: 'Added, but the monster is kept only when Charm alone beats it',
      alone: 'Charm fights alone, with its own dice',
    },
  },
  dispelAction: {
    name: 'Dispelling an undead',
    help: 'Whether it costs the main action of the turn.',
    choices: { free: 'Free', action: 'Costs the action' },
  },
  detourAction: {
    name: 'Playing a Detour',
    help: 'Whether it costs the main action of the turn.',
    choices: { free: 'Free', action: 'Costs the action' },
  },
  detourRemovesCorridor: {
    name: 'Detour takes a corridor',
    help: 'Second edition: the corridor placed last on this leg is lost too.',
  },
  corridorAfterVictory: {
    name: 'Corridor after a victory',
    help: 'The translator’s favourite house rule.',
    choices: {
      off: 'Not in the same turn',
      battle: 'Yes, after a battle won',
      any: 'Yes, also after a Detour or dispelling that cost the action',
    },
  },
  trapFaceUp: { name: 'Traps face up in the pile', help: 'Everybody sees when the next card is a trap.' },
  trapDeclaration: {
    name: 'Showing traps',
    help: 'On honour a player may keep a drawn trap and show it in a later turn. Not with traps face up.',
    choices: { enforced: 'At once, always', honor: 'On honour' },
  },
  thiefTrap: {
    name: 'The Thief and the trap',
    help: 'Whether the Thief is spent.',
    choices: { discard: 'Discarded', show: 'Shown, and stays' },
  },
  trapReplacementDraw: { name: 'Draw again after a trap', help: 'Otherwise the trap was the draw.' },
  trapEndsTurn: { name: 'A trap ends the turn', help: 'Only a trap you fall into, not one you avoid.' },
  healScope: {
    name: 'Whom Heal brings back',
    help: 'A character used in this turn.',
    choices: { anyUse: 'However it was used', battle: 'From a battle only' },
  },
  weaponScope: {
    name: 'Reach of a weapon',
    help: 'How many characters of a battle it can serve.',
    choices: { one: 'One character', all: 'Every character that can bear it' },
  },
  princessPenalty: {
    name: 'Protecting the Princess',
    help: 'How often what she takes from a battle counts.',
    choices: { battle: 'Once a battle', character: 'Once for each character' },
  },
  princessFrom: {
    name: 'Where the Princess is a burden',
    help: 'Whether battles in the treasure room are weaker as well.',
    choices: { room: 'From the treasure room on', wayBack: 'On the way back only' },
  },
  weaponsFrom: {
    name: 'Where weapons serve',
    help: 'Whether they can be borne in the treasure room as well.',
    choices: { room: 'From the treasure room on', wayBack: 'On the way back only' },
  },
  detourInRoom: {
    name: 'Detour in the treasure room',
    help: 'Which corridor a Detour takes where the way back has none yet.',
    choices: { none: 'None', last: 'The last one of the way in; the way back gets shorter' },
  },
  overshoot: {
    name: 'Too long a way back',
    help: 'What happens to a card that leads beyond the exact way.',
    choices: { lost: 'It may be placed; the party is lost', forbidden: 'It may not be placed' },
  },
  monstersInRoom: { name: 'Monsters in the treasure room', help: 'Whether a party in the room can be attacked.' },
  returnedMayInterfere: { name: 'The returned play on', help: 'Who is back still takes turns, to place monsters.' },
  discardBelowLimit: { name: 'Discard at any time', help: 'Not only with eight cards.' },
  treasureCards: {
    name: 'Treasure cards',
    help: 'The second edition’s box had none; each survivor then finds a die of hundreds.',
  },
  treasureDiceAt: {
    name: 'Rolling for values',
    help: 'When dice in a treasure’s value are rolled. With dungeon wins always at the end of a dungeon.',
    choices: { gameEnd: 'At the end of the game', dungeonEnd: 'At the end of the dungeon' },
  },
  goddessRollAt: {
    name: 'Statue of Goddess',
    help: 'When its die is rolled.',
    choices: { draw: 'When it is drawn', gameEnd: 'At the end of the game' },
  },
  oncePerGame: {
    name: 'Once-a-game treasures of the dead',
    help: 'Secret Door and Statue of Goddess.',
    choices: { remove: 'They leave the game', redraw: 'They go back; drawn again they are replaced' },
  },
  deadTreasures: {
    name: 'Treasures of the dead',
    help: 'When they go back into the pile.',
    choices: { dungeonEnd: 'When the dungeon ends', atDeath: 'At once' },
  },
  exhaustion: {
    name: 'A pile runs out',
    help: 'When an empty treasure or prize pile ends the game.',
    choices: { dungeonEnd: 'After this dungeon', immediate: 'At once, dungeon and all' },
  },
  victory: {
    name: 'What wins',
    help: 'Gold, or dungeons won.',
    choices: { gold: 'Most gold', dungeonWins: 'Most dungeons won' },
  },
  dungeons: {
    name: 'Dungeons',
    help: '0: until a pile runs out; with dungeon wins five. Never more than “Dungeons at most”.',
  },
  maxDungeons: {
    name: 'Dungeons at most',
    help: 'After so many the game is over, even when nobody ever comes back or “Dungeons” asks for more.',
  },
  dungeonWinBy: {
    name: 'Who wins a dungeon',
    help: 'Only when dungeon wins count.',
    choices: { gold: 'Most gold from it', firstReturn: 'The first to come back' },
  },
  tieBreak: {
    name: 'Equal totals',
    help: 'How a tie at the end is decided.',
    choices: { shared: 'The victory is shared', prizes: 'More gold from prizes, then shared' },
  },
  starterMethod: {
    name: 'Who starts',
    help: 'The first dungeon’s first player.',
    choices: { dice: 'Dice', rps: 'Rock, paper, scissors', seat: 'The first seat' },
  },
  nextStarter: {
    name: 'Who starts later dungeons',
    help: 'From the second dungeon on.',
    choices: {
      dice: 'Found anew in the same way',
      rotate: 'The next player clockwise',
      firstReturner: 'Who came back first',
    },
  },
  revealOnReturn: {
    name: 'Survivors show their treasures',
    help: 'When the dungeon ends; otherwise at the end of the game.',
  },
  discardVisible: {
    name: 'Discard pile',
    help: 'How much of it lies open.',
    choices: { all: 'All of it', top: 'Its top card' },
  },
  stalemateRounds: { name: 'Idle rounds', help: 'Rounds in the freeze without a card moved that end a dungeon.' },
  deck: {
    name: 'Cards',
    help: 'The deck all players use: the one supplied, or your own list.',
    choices: { 'mm-default': 'The 125 cards supplied' },
  },
  observerHands: {
    name: 'What spectators see',
    help: 'Whether people who watch see the hands.',
    choices: { off: 'Never the hands', delayed: 'The hands, some time later', afterGame: 'The hands after the game' },
  },
  turnSeconds: { name: 'Seconds for a decision', help: 'After that the table plays for a silent player. 0: no clock.' },
  aids: {
    name: 'Aids',
    help: 'The exact chance to win a battle, and which corridors in hand come to exactly the way home.',
  },
  hints: {
    name: 'Hints',
    help: 'Whether a player may ask a bot what it would do. The bot sees what that player sees, and nothing else.',
    choices: { alone: 'When alone against bots', on: 'For everybody', off: 'For nobody' },
  },
  ...tableOptionsEn,
}

export const presets: Catalogue = {
  '1': { name: 'First edition', help: 'By the rulebook, open points as the translator reads them.' },
  '2': { name: 'Second edition', help: 'A Detour also takes your last corridor.' },
  '2box': { name: 'Second edition, box only', help: 'As the second edition, without treasure cards.' },
  letter: {
    name: 'To the letter',
    help: 'What the rulebook prints, of the second edition: weapons and the Princess matter on the way back only, a Detour takes the last corridor also in the room, and the game is over the moment a pile has run out.',
  },
  translator: { name: 'Translator’s house rules', help: 'A corridor after a battle won; Charm fights alone.' },
}

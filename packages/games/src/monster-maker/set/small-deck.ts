import type { DeckData } from './components.ts'

/** A deck of a user's own: small, with a Cleric who fights, a class without abilities, and other treasures. */
export const SMALL_DECK: DeckData = {
  id: 'small',
  name: 'Small',
  main: [
    { kind: 'corridor', value: 10, count: 9 },
    { kind: 'corridor', value: 15, count: 9 },
    { kind: 'corridor', value: 25, count: 6 },
    { kind: 'character', class: 'fighter', name: 'Guard', strength: '2D+4', count: 6 },
    { kind: 'character', class: 'thief', name: 'Cutpurse', strength: '1D+3', count: 4 },
    { kind: 'character', class: 'elf', name: 'Elf', strength: '3D', count: 4 },
    { kind: 'character', class: 'bard', name: 'Bard', strength: '2D', count: 2 },
    { kind: 'cleric', strength: '1D+2', count: 3 },
    { kind: 'spell', id: 'charm', name: 'Charm', value: '4D', humanOnly: true, charm: true, count: 3 },
    { kind: 'spell', id: 'sleep', name: 'Sleep', value: '2D', humanOnly: true, charm: false, count: 3 },
    { kind: 'monster', id: 'orc', name: 'Orc', type: 'human', strength: 9, count: 4 },
    { kind: 'monster', id: 'ghoul', name: 'Ghoul', type: 'undead', strength: 12, count: 4 },
    { kind: 'monster', id: 'dragon', name: 'Dragon', type: 'general', strength: 22, count: 2 },
    { kind: 'detour', count: 3 },
    { kind: 'trap', count: 7 },
  ],
  treasures: [
    {
      id: 'door',
      name: 'Door',
      open: true,
      oncePerGame: true,
      value: null,
      count: 2,
      effects: [{ type: 'secretDoor', classes: ['thief', 'bard'], draws: 2 }],
    },
    {
      id: 'idol',
      name: 'Idol',
      open: true,
      oncePerGame: true,
      value: null,
      count: 2,
      effects: [{ type: 'coin', goldOn: [1, 2], value: 300 }],
    },
    {
      id: 'anvil',
      name: 'Anvil',
      open: true,
      oncePerGame: false,
      value: '300',
      count: 1,
      effects: [
        { type: 'returnLength', delta: 5 },
        { type: 'battleMod', delta: -1 },
      ],
    },
    {
      id: 'chalice',
      name: 'Chalice',
      open: false,
      oncePerGame: false,
      value: '100',
      count: 2,
      effects: [{ type: 'dispelUndead' }],
    },
    {
      id: 'pike',
      name: 'Pike',
      open: false,
      oncePerGame: false,
      value: '2Dx10-30',
      count: 2,
      effects: [{ type: 'weapon', bonus: 2, classes: ['fighter', 'elf'] }],
    },
    { id: 'gem', name: 'Gem', open: false, oncePerGame: false, value: '1Dx50', count: 3, effects: [] },
    { id: 'coin', name: 'Coin', open: false, oncePerGame: false, value: '50', count: 4, effects: [] },
  ],
  prizes: [
    { value: 50, count: 2 },
    { value: 100, count: 2 },
  ],
}

/** The same with so little to win that a pile runs out. */
export const POOR_DECK: DeckData = {
  ...SMALL_DECK,
  id: 'poor',
  treasures: SMALL_DECK.treasures.filter(({ id }) => ['idol', 'chalice', 'gem'].includes(id)),
  prizes: [{ value: 50, count: 2 }],
}

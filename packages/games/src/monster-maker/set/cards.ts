import type { DeckData, MonsterType, TreasureData } from './deck-data.ts'

const monster = (id: string, name: string, type: MonsterType, strength: number): DeckData['main'][number] => ({
  kind: 'monster',
  id,
  name,
  type,
  strength,
  count: 1,
})

const corridor = (value: number, count: number): DeckData['main'][number] => ({ kind: 'corridor', value, count })

const treasure = (
  id: string,
  name: string,
  value: string | null,
  effects: TreasureData['effects'] = [],
  flags: { readonly open?: boolean; readonly once?: boolean } = {},
): TreasureData => ({
  id,
  name,
  open: flags.open ?? false,
  oncePerGame: flags.once ?? false,
  value,
  count: 1,
  effects,
})

const OPEN = { open: true }
const ONCE = { open: true, once: true }
const weapon = (bonus: number, ...classes: string[]): TreasureData['effects'] => [{ type: 'weapon', bonus, classes }]

/**
 * The deck supplied. Names, types, dice of spells and all treasures stand in the rulebook; counts, monster strengths, some
 * character strengths and the prizes are designed.
 */
export const DEFAULT_DECK: DeckData = {
  id: 'mm-default',
  name: 'Monster Maker',
  main: [
    corridor(5, 4),
    corridor(10, 8),
    corridor(15, 8),
    corridor(20, 12),
    corridor(25, 8),
    corridor(30, 6),
    corridor(40, 4),
    { kind: 'character', class: 'fighter', name: 'Fighter', strength: '3D+3', count: 8 },
    { kind: 'character', class: 'dwarf', name: 'Dwarf', strength: '3D+2', count: 6 },
    { kind: 'character', class: 'elf', name: 'Elf', strength: '3D+1', count: 6 },
    { kind: 'character', class: 'thief', name: 'Thief', strength: '2D+3', count: 5 },
    { kind: 'character', class: 'magicUser', name: 'Magic-User', strength: '2D+1', count: 5 },
    { kind: 'cleric', strength: null, count: 5 },
    { kind: 'spell', id: 'sleep', name: 'Sleep', value: '2D', humanOnly: true, charm: false, count: 3 },
    { kind: 'spell', id: 'charm', name: 'Charm', value: '4D', humanOnly: true, charm: true, count: 2 },
    {
      kind: 'spell',
      id: 'magic-missile',
      name: 'Magic Missile',
      value: '10',
      humanOnly: false,
      charm: false,
      count: 2,
    },
    { kind: 'spell', id: 'fire-ball', name: 'Fire Ball', value: '3D', humanOnly: false, charm: false, count: 2 },
    {
      kind: 'spell',
      id: 'lightning-bolt',
      name: 'Lightning Bolt',
      value: '2D+5',
      humanOnly: false,
      charm: false,
      count: 1,
    },
    // MM-K1
    monster('kobold', 'Kobold', 'human', 7),
    monster('goblin', 'Goblin', 'human', 9),
    monster('orc', 'Orc', 'human', 11),
    monster('bandit', 'Bandit', 'human', 12),
    monster('lizard-man', 'Lizard Man', 'human', 14),
    monster('berserker', 'Berserker', 'human', 15),
    monster('ogre', 'Ogre', 'human', 17),
    // MM-K2
    monster('skeleton', 'Skeleton', 'undead', 10),
    monster('zombie', 'Zombie', 'undead', 12),
    monster('ghoul', 'Ghoul', 'undead', 15),
    // MM-K3
    monster('giant-rat', 'Giant Rat', 'general', 8),
    monster('giant-centipede', 'Giant Centipede', 'general', 9),
    monster('giant-ant', 'Giant Ant', 'general', 10),
    monster('cobra', 'Cobra', 'general', 11),
    monster('giant-spider', 'Giant Spider', 'general', 13),
    monster('giant-worm', 'Giant Worm', 'general', 14),
    monster('cave-bear', 'Cave Bear', 'general', 16),
    monster('minotaur', 'Minotaur', 'general', 20),
    monster('black-magician', 'Black Magician', 'general', 24),
    monster('dragon', 'Dragon', 'general', 26),
    { kind: 'detour', count: 5 },
    { kind: 'trap', count: 5 },
  ],
  treasures: [
    treasure('royal-princess', 'Royal Princess', '400', [{ type: 'battleMod', delta: -1 }], OPEN),
    treasure('secret-door', 'Secret Door', null, [{ type: 'secretDoor', classes: ['thief', 'dwarf'], draws: 2 }], ONCE),
    treasure('pile-of-gold-coins', 'Pile of Gold Coins', '250', [{ type: 'returnLength', delta: 10 }], OPEN),
    treasure(
      'holy-coffin',
      'Holy Coffin',
      '350',
      [{ type: 'returnLength', delta: 15 }, { type: 'dispelUndead' }],
      OPEN,
    ),
    treasure('statue-of-goddess', 'Statue of Goddess', null, [{ type: 'coin', goldOn: [1, 2, 3], value: 400 }], ONCE),
    treasure('statue-of-hero', 'Statue of Hero', '150', [{ type: 'returnLength', delta: 15 }], OPEN),
    treasure('sacred-goblet', 'Sacred Goblet', '300', [{ type: 'dispelUndead' }]),
    treasure('treasured-sword', 'Treasured Sword', '200', weapon(1, 'fighter', 'elf')),
    treasure('sword', 'Sword', '150', weapon(1, 'fighter', 'elf')),
    treasure('magic-sword', 'Magic Sword', '200', weapon(2, 'fighter', 'elf')),
    treasure('holy-sword', 'Holy Sword', '200', weapon(2, 'fighter', 'elf')),
    treasure('magic-wand', 'Magic Wand', '200', weapon(2, 'magicUser')),
    treasure('sorcery-book', 'Sorcery Book', '250', weapon(3, 'magicUser', 'elf')),
    treasure('magic-armor', 'Magic Armor', '150', weapon(1, 'fighter', 'dwarf')),
    treasure('magic-bow', 'Magic Bow', '200', weapon(2, 'elf')),
    treasure('ring', 'Ring', '150'),
    treasure('mystic-map', 'Mystic Map', '3Dx20'),
    treasure('golden-statue', 'Golden Statue', '200'),
    treasure('cursed-ornament', 'Cursed Ornament', '4Dx20-200'),
    treasure('ancient-manuscript', 'Ancient Manuscript', '1Dx50'),
    treasure('lost-crown', 'Lost Crown', '300'),
  ],
  prizes: [
    { value: 100, count: 2 },
    { value: 150, count: 2 },
    { value: 200, count: 1 },
    { value: 300, count: 1 },
  ],
}

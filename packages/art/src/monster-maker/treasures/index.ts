import type { Drawing } from '../scenes.ts'
import { chest } from './chest.ts'
import { goldenStatue, royalPrincess, statueOfGoddess, statueOfHero } from './statues.ts'
import { cursedOrnament, goldCoins, holyCoffin, lostCrown, ring, sacredGoblet } from './valuables.ts'
import {
  holySword,
  magicArmour,
  magicBow,
  magicSword,
  magicWand,
  plainSword,
  sorceryBook,
  treasuredSword,
} from './weapons.ts'
import { ancientManuscript, mysticMap, secretDoor } from './writings.ts'

/** By id; `treasure` stands for treasures of players' own. */
export const TREASURES: Readonly<Record<string, Drawing>> = {
  'royal-princess': royalPrincess,
  'secret-door': secretDoor,
  'pile-of-gold-coins': goldCoins,
  'holy-coffin': holyCoffin,
  'statue-of-goddess': statueOfGoddess,
  'statue-of-hero': statueOfHero,
  'sacred-goblet': sacredGoblet,
  'treasured-sword': treasuredSword,
  sword: plainSword,
  'magic-sword': magicSword,
  'holy-sword': holySword,
  'magic-wand': magicWand,
  'sorcery-book': sorceryBook,
  'magic-armor': magicArmour,
  'magic-bow': magicBow,
  ring,
  'mystic-map': mysticMap,
  'golden-statue': goldenStatue,
  'cursed-ornament': cursedOrnament,
  'ancient-manuscript': ancientManuscript,
  'lost-crown': lostCrown,
  treasure: chest,
}

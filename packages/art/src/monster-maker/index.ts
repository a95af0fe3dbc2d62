import { cardBack } from '../card-backs.ts'
import type { IconBody, Picture } from '../index.ts'
import { corridor } from './corridor.ts'
import type { Fill, Glow } from './light.ts'
import { type MonsterKind, character, detour, monster, prize, room, spell, trap, treasure } from './scenes.ts'

const CORRIDORS = [5, 10, 15, 20, 25, 30, 40] as const

/** Ground, cloth, figure and its fill; `cleric` and the five classes, and one for classes of players' own. */
const CLASSES: Readonly<Record<string, readonly [string, string, string, Fill]>> = {
  fighter: ['#5a1a16', '#a33a2a', 'black-knight-helm', 'steel'],
  dwarf: ['#3a2a12', '#8c6426', 'dwarf-face', 'rust'],
  elf: ['#123a2a', '#2f7a56', 'woman-elf-face', 'ivory'],
  magicUser: ['#1c1f52', '#4a4fae', 'wizard-face', 'violet'],
  thief: ['#20242b', '#5a626e', 'cowled', 'olive'],
  cleric: ['#4a3a10', '#c49a3c', 'monk-face', 'ivory'],
  anyone: ['#2a2018', '#6a5638', 'meeple', 'ivory'],
}

const MONSTERS: Readonly<Record<string, readonly [MonsterKind, string, Fill, number]>> = {
  kobold: ['human', 'imp-laugh', 'rust', 86],
  goblin: ['human', 'goblin-head', 'olive', 92],
  orc: ['human', 'orc-head', 'green', 92],
  bandit: ['human', 'bandit', 'brown', 92],
  'lizard-man': ['human', 'lizardman', 'green', 92],
  berserker: ['human', 'barbarian', 'skin', 94],
  ogre: ['human', 'ogre', 'skin', 96],
  skeleton: ['undead', 'skeleton', 'bone', 104],
  zombie: ['undead', 'shambling-zombie', 'green', 96],
  ghoul: ['undead', 'spectre', 'bone', 92],
  'giant-rat': ['general', 'rat', 'brown', 92],
  'giant-centipede': ['general', 'centipede', 'rust', 96],
  'giant-ant': ['general', 'ant', 'brown', 94],
  cobra: ['general', 'cobra', 'olive', 100],
  'giant-spider': ['general', 'spider-alt', 'violet', 94],
  'giant-worm': ['general', 'sand-snake', 'skin', 96],
  'cave-bear': ['general', 'bear-head', 'brown', 98],
  minotaur: ['general', 'minotaur', 'rust', 98],
  'black-magician': ['general', 'warlock-hood', 'violet', 94],
  dragon: ['general', 'spiked-dragon-head', 'crimson', 104],
  human: ['human', 'meeple', 'brown', 88],
  undead: ['undead', 'skull-crossed-bones', 'bone', 88],
  general: ['general', 'claws', 'rust', 88],
}

const SPELLS: Readonly<Record<string, readonly [string, Glow, Fill]>> = {
  sleep: ['night-sleep', 'blue', 'blue'],
  charm: ['charm', 'violet', 'crimson'],
  'magic-missile': ['crystal-wand', 'teal', 'teal'],
  'fire-ball': ['fireball', 'red', 'ember'],
  'lightning-bolt': ['heavy-lightning', 'blue', 'gold'],
  spell: ['magic-swirl', 'violet', 'ivory'],
}

const TREASURES: Readonly<Record<string, readonly [string, Fill]>> = {
  'royal-princess': ['queen-crown', 'crimson'],
  'secret-door': ['closed-doors', 'brown'],
  'pile-of-gold-coins': ['coins', 'gold'],
  'holy-coffin': ['coffin', 'steel'],
  'statue-of-goddess': ['female-vampire', 'ivory'],
  'statue-of-hero': ['trophy-cup', 'steel'],
  'sacred-goblet': ['holy-grail', 'gold'],
  'treasured-sword': ['broadsword', 'gold'],
  sword: ['plain-dagger', 'steel'],
  'magic-sword': ['shining-sword', 'steel'],
  'holy-sword': ['winged-sword', 'ivory'],
  'magic-wand': ['crystal-wand', 'violet'],
  'sorcery-book': ['spell-book', 'violet'],
  'magic-armor': ['breastplate', 'steel'],
  'magic-bow': ['high-shot', 'brown'],
  ring: ['ring', 'gold'],
  'mystic-map': ['treasure-map', 'ivory'],
  'golden-statue': ['lion', 'gold'],
  'cursed-ornament': ['gem-necklace', 'crimson'],
  'ancient-manuscript': ['scroll-unfurled', 'ivory'],
  'lost-crown': ['jewel-crown', 'gold'],
  treasure: ['locked-chest', 'gold'],
}

const ART = 'monster-maker'

/** Every card supplied with the game, one picture a kind for cards of players' own, backs, and the treasure room. */
export const monsterMakerPictures = (icon: IconBody): readonly Picture[] => {
  const all: Picture[] = []
  const add = (name: string, svg: string): void => void all.push({ path: `${ART}/${name}.svg`, svg })
  for (const value of CORRIDORS) add(`corridor-${value}`, corridor(value))
  for (const [id, [ground, cloth, body, fill]] of Object.entries(CLASSES))
    add(`class-${id}`, character(ground, cloth, icon(body), fill))
  for (const [at, [id, [kind, body, fill, size]]] of Object.entries(MONSTERS).entries())
    add(`monster-${id}`, monster(kind, icon(body), fill, size, at))
  for (const [id, [body, glow, fill]] of Object.entries(SPELLS)) add(`spell-${id}`, spell(icon(body), glow, fill))
  for (const [id, [body, fill]] of Object.entries(TREASURES)) add(`treasure-${id}`, treasure(icon(body), fill))
  add('detour', detour(icon('direction-signs')))
  add('trap', trap(icon('spiky-pit')))
  add('prize', prize(icon('laurels'), icon('crown-coin')))
  add('room', room(icon('locked-chest'), false))
  add('room-open', room(icon('open-treasure-chest'), true))
  add('back', cardBack('#3a1a0c', '#a5622a', icon('spiked-dragon-head')))
  add('back-treasure', cardBack('#4a330a', '#c9962f', icon('locked-chest')))
  add('back-prize', cardBack('#4a0f18', '#c05a4a', icon('laurels')))
  return all
}

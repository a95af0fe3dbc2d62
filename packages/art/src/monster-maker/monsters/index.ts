import type { MonsterKind } from '../grounds.ts'
import type { Drawing } from '../scenes.ts'
import { caveBear, minotaur, ogre, orc } from './brutes.ts'
import { blackMagician, cobra, dragon, jelly } from './great.ts'
import { giantSpider, giantWorm } from './lurkers.ts'
import { bandit, berserker, hireling, lizardMan } from './outlaws.ts'
import { goblin, kobold } from './small-folk.ts'
import { ghost, ghoul, skeleton, zombie } from './undead.ts'
import { giantAnt, giantCentipede, giantRat } from './vermin.ts'

/** Chamber and drawing by id; `human`, `undead` and `general` stand for monsters of players' own. */
export const MONSTERS: Readonly<Record<string, readonly [MonsterKind, Drawing]>> = {
  kobold: ['human', kobold],
  goblin: ['human', goblin],
  orc: ['human', orc],
  bandit: ['human', bandit],
  'lizard-man': ['human', lizardMan],
  berserker: ['human', berserker],
  ogre: ['human', ogre],
  skeleton: ['undead', skeleton],
  zombie: ['undead', zombie],
  ghoul: ['undead', ghoul],
  'giant-rat': ['general', giantRat],
  'giant-centipede': ['general', giantCentipede],
  'giant-ant': ['general', giantAnt],
  cobra: ['general', cobra],
  'giant-spider': ['general', giantSpider],
  'giant-worm': ['general', giantWorm],
  'cave-bear': ['general', caveBear],
  minotaur: ['general', minotaur],
  'black-magician': ['general', blackMagician],
  dragon: ['general', dragon],
  human: ['human', hireling],
  undead: ['undead', ghost],
  general: ['general', jelly],
}

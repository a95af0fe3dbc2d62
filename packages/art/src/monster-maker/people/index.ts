import type { Pen } from '../../pen.ts'
import { anyone, cleric, magicUser, thief } from './folk.ts'
import { dwarf, elf, fighter } from './warriors.ts'

/** Ground, cloth of the banner, and drawing; the Cleric and the five classes, and one for classes of players' own. */
export const PEOPLE: Readonly<Record<string, readonly [ground: string, cloth: string, draw: (p: Pen) => void]>> = {
  fighter: ['#5a1a16', '#8c3a34', fighter],
  dwarf: ['#3a2a12', '#8c6426', dwarf],
  elf: ['#123a2a', '#2f7a56', elf],
  magicUser: ['#1c1f52', '#5a6ac0', magicUser],
  thief: ['#20242b', '#6a7480', thief],
  cleric: ['#4a3a10', '#b58a34', cleric],
  anyone: ['#2a2018', '#7a6648', anyone],
}

import { cardBack } from '../card-backs.ts'
import type { IconBody, Picture } from '../index.ts'
import { banner, night } from '../monster-maker/grounds.ts'
import { type Glow, frame } from '../monster-maker/light.ts'
import { type Fill, relief, reliefDefinitions } from './relief.ts'

/** A banner for each icon: ground, cloth, drawing, metal. */
const POWERS: Readonly<Record<string, readonly [string, string, string, Fill]>> = {
  spear: ['#3a1c0c', '#8f4a1c', 'barbed-spear', 'steel'],
  bow: ['#1d2f14', '#55752c', 'high-shot', 'gold'],
  sword: ['#1a2440', '#3f5f9a', 'broadsword', 'steel'],
  mace: ['#33180f', '#7a3424', 'flanged-mace', 'gold'],
  axe: ['#2c2030', '#6a4a70', 'battle-axe', 'steel'],
}

/** By effect, and by the part a remover takes. */
const SPELLS: Readonly<Record<string, readonly [string, Glow, Fill]>> = {
  'remove-limb': ['severed-hand', 'red', 'bone'],
  'remove-head': ['skull-crack', 'violet', 'bone'],
  'remove-bottom': ['foot-trip', 'ember', 'ivory'],
  'remove-body': ['broken-heart', 'red', 'crimson'],
  'remove-any': ['scissors', 'violet', 'steel'],
  jinx: ['broken-axe', 'sick', 'green'],
  bonus: ['whirlwind', 'blue', 'ivory'],
  malus: ['droplets', 'sick', 'teal'],
  sigil: ['rune-stone', 'gold', 'gold'],
  peek: ['third-eye', 'violet', 'gold'],
  shield: ['bordered-shield', 'gold', 'brown'],
  fumble: ['drop-weapon', 'ember', 'ember'],
}

/** A sign cut into its ground. */
const cut = (ground: string, icon: string, size: number, fill: Fill): string => {
  const sign = relief(icon, size, fill, 60, 62)
  return frame(ground, sign, reliefDefinitions(sign))
}

/** Cards that are no parts, and the backs: of hidden cards, and of the box the deck lies in. */
export const otherPictures = (icon: IconBody): readonly Picture[] => [
  ...Object.entries(POWERS).map(([name, [ground, cloth, body, fill]]) => ({
    path: `monstructor/power-${name}.svg`,
    svg: cut(banner(ground, cloth), icon(body), 84, fill),
  })),
  ...Object.entries(SPELLS).map(([name, [body, glow, fill]]) => ({
    path: `monstructor/spell-${name}.svg`,
    svg: cut(night(glow, name.length), icon(body), 66, fill),
  })),
  { path: 'monstructor/back-hidden.svg', svg: cardBack('#2c1640', '#8d62b8', icon('magic-swirl')) },
  { path: 'monstructor/back.svg', svg: cardBack('#16332f', '#4f9a86', icon('puzzle')) },
]

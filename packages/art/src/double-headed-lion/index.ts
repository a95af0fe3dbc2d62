import { cardBack } from '../card-backs.ts'
import type { IconBody, Picture } from '../index.ts'
import { field } from './field.ts'
import { PLAIN, rays } from '../monster-pack/grounds.ts'
import { EMBLEMS, people, portrait, tokenBack, tokenFace } from './tokens.ts'

const SIDES = ['republic', 'royalist'] as const
const GROUNDS = { republic: ['#4a0c12', '#c9605a'], royalist: ['#0c2a4e', '#5a8ac4'] } as const

/** What is printed on a card of the hand: one large sign on the army's colour. */
const sign = (side: (typeof SIDES)[number], emblem: string, opacity: number): string => {
  const [ground, line] = GROUNDS[side]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 126" width="360" height="378"><defs><radialGradient id="b" cx=".5" cy=".4" r=".75"><stop stop-color="${line}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>${PLAIN}<rect class="ground" width="120" height="126" fill="url(#b)"/>${rays(60, 64, 20, 120, '#fff2d0', 0.1)}<g transform="translate(22 26) scale(.148)" fill="#ffe9b0" stroke="#2a1205" stroke-width="14" opacity="${opacity}">${emblem}</g></svg>`
}

/** The field from both chairs, every standing piece, every portrait, and both card backs. */
export const doubleHeadedLionPictures = (icon: IconBody): readonly Picture[] => [
  ...SIDES.flatMap((side) => [
    { path: `double-headed-lion/field-${side}.svg`, svg: field(side, false, icon) },
    { path: `double-headed-lion/field-${side}-flat.svg`, svg: field(side, true, icon) },
    { path: `double-headed-lion/number-${side}.svg`, svg: sign(side, icon(EMBLEMS[side]), 0.4) },
    { path: `double-headed-lion/skill-${side}.svg`, svg: sign(side, icon('magic-swirl'), 1) },
    { path: `double-headed-lion/retreat-${side}.svg`, svg: sign(side, icon('return-arrow'), 1) },
    { path: `double-headed-lion/token-${side}.svg`, svg: tokenBack(side, icon) },
    {
      path: `double-headed-lion/back-${side}.svg`,
      svg: cardBack(GROUNDS[side][0], GROUNDS[side][1], icon(EMBLEMS[side])),
    },
  ]),
  { path: 'double-headed-lion/field-paper.svg', svg: field('republic', true, icon, true) },
  ...people.flatMap(([id, one]) => [
    { path: `double-headed-lion/token-${id}.svg`, svg: tokenFace(id, one) },
    { path: `double-headed-lion/${id}.svg`, svg: portrait(id, one) },
  ]),
]

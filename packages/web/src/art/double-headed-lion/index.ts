import { cardBack } from '../card-backs.ts'
import type { IconBody, Picture } from '../index.ts'
import { field } from './field.ts'
import { EMBLEMS, people, portrait, tokenBack, tokenFace } from './tokens.ts'

const SIDES = ['republic', 'royalist'] as const
const GROUNDS = { republic: ['#4a0c12', '#c9605a'], royalist: ['#0c2a4e', '#5a8ac4'] } as const

/** The field from both chairs, every standing piece, every portrait, and both card backs. */
export const doubleHeadedLionPictures = (icon: IconBody): readonly Picture[] => [
  ...SIDES.flatMap((side) => [
    { path: `double-headed-lion/field-${side}.svg`, svg: field(side, false, icon) },
    { path: `double-headed-lion/field-${side}-flat.svg`, svg: field(side, true, icon) },
    { path: `double-headed-lion/token-${side}.svg`, svg: tokenBack(side, icon) },
    {
      path: `double-headed-lion/back-${side}.svg`,
      svg: cardBack(GROUNDS[side][0], GROUNDS[side][1], icon(EMBLEMS[side])),
    },
  ]),
  ...people.flatMap(([id, one]) => [
    { path: `double-headed-lion/token-${id}.svg`, svg: tokenFace(id, one) },
    { path: `double-headed-lion/${id}.svg`, svg: portrait(id, one) },
  ]),
]

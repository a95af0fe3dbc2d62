import { ell, smooth } from '../../geometry.ts'
import { leaf, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { LEAF, FERN } from './parts.ts'

/** Charmroot: pull gently. */
export const charmroot = (p: Pen): void => {
  taper(
    p,
    [
      [-14, 62],
      [-30, 78],
      [-26, 96],
    ],
    18,
    6,
    '#d9a066',
  )
  taper(
    p,
    [
      [14, 62],
      [30, 78],
      [40, 92],
    ],
    18,
    6,
    '#d9a066',
  )
  taper(
    p,
    [
      [-38, 24],
      [-68, 30],
      [-80, 10],
    ],
    18,
    6,
    '#d9a066',
  )
  taper(
    p,
    [
      [38, 24],
      [68, 26],
      [82, 4],
    ],
    18,
    6,
    '#d9a066',
  )
  p.shape(
    smooth([
      [-52, 10],
      [-44, -28],
      [0, -42],
      [44, -28],
      [52, 10],
      [34, 56],
      [0, 78],
      [-34, 56],
    ]),
    '#e3b27a',
    { inside: stroke('M-52,34q14,6 26,2M52,30q-14,8 -26,4M-14,66q8,4 20,0M-44,-6q8,2 12,0', '#a8703a', 3.4, 0.7) },
  )
  for (const [a, l, c] of [
    [-2.5, 58, FERN],
    [-0.64, 58, FERN],
    [-2.0, 66, LEAF],
    [-1.14, 66, LEAF],
    [-1.57, 60, '#8fc95a'],
  ] as const)
    leaf(p, 0, -36, l, a, c, l * 0.26)
  p.eye(-19, 4, 16, { iris: '#c9407a', lid: 0.12, lidColour: '#e3b27a' })
  p.eye(19, 4, 16, { iris: '#c9407a', lid: 0.12, lidColour: '#e3b27a' })
  p.mouth(0, 28, 16, 12, { teeth: 0, curve: 6 })
  p.fill(ell(-38, 24, 9, 6), '#ff7a8a', 0.55)
  p.fill(ell(38, 24, 9, 6), '#ff7a8a', 0.55)
  p.shape('M72,-46C64,-60 46,-52 52,-38C56,-28 66,-22 72,-14C78,-22 88,-28 92,-38C98,-52 80,-60 72,-46Z', '#f0607a', {
    line: 2.8,
    size: 0.5,
  })
  p.group('translate(-124 24) scale(.68)', () =>
    p.shape('M72,-46C64,-60 46,-52 52,-38C56,-28 66,-22 72,-14C78,-22 88,-28 92,-38C98,-52 80,-60 72,-46Z', '#f0607a', {
      line: 3.2,
      size: 0.5,
    }),
  )
}

import { ell, poly, smooth } from '../../geometry.ts'
import { claws, leaf, taper } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'
import { LEAF, FERN, MOSS, BARK, DARK_BARK, LIGHT, rune, hat } from './parts.ts'

/** Gnarlwitch: grew into the craft. */
export const gnarlwitch = (p: Pen): void => {
  taper(
    p,
    [
      [-30, 70],
      [-60, 84],
      [-92, 88],
    ],
    24,
    6,
    DARK_BARK,
  )
  taper(
    p,
    [
      [30, 70],
      [60, 84],
      [94, 88],
    ],
    24,
    6,
    DARK_BARK,
  )
  p.shape(
    smooth([
      [-44, 90],
      [-40, 40],
      [-30, 0],
      [28, 0],
      [40, 40],
      [46, 90],
      [0, 84],
    ]),
    BARK,
    {
      inside:
        stroke('M-24,10Q-34,50 -26,88M0,14Q-8,50 0,86M22,10Q32,50 26,88', '#3f2a1a', 4, 0.6) +
        stroke(ell(10, 56, 8, 11), '#3f2a1a', 3, 0.6),
    },
  )
  taper(
    p,
    [
      [-34, 24],
      [-66, 22],
      [-72, -6],
    ],
    20,
    11,
    BARK,
  )
  claws(p, -72, -6, -1.8, 4, 24, DARK_BARK, 8)
  taper(
    p,
    [
      [34, 24],
      [66, 32],
      [82, 10],
    ],
    20,
    11,
    BARK,
  )
  claws(p, 82, 10, -1, 4, 24, DARK_BARK, 8)
  rune(p, 84, -22, 15, 2)
  p.shape(
    smooth([
      [-42, -8],
      [-36, -40],
      [0, -50],
      [36, -40],
      [42, -8],
      [30, 20],
      [8, 30],
      [-26, 20],
    ]),
    BARK,
    { inside: stroke('M-36,-20q14,8 8,24M34,-20q-12,8 -6,24', '#3f2a1a', 4, 0.6) },
  )
  p.shape(
    smooth([
      [-4, -12],
      [10, -14],
      [30, 2],
      [38, 12],
      [22, 12],
      [2, 8],
    ]),
    '#8f6a44',
    { line: 3, size: 0.6 },
  )
  p.ember(-17, -16, 12, 10, LIGHT, 0.8)
  p.ember(20, -18, 11, 10, LIGHT, 0.8)
  p.line('M-20,18q8,-5 14,0t14,-2', INK, 3.8)
  p.fill(
    poly([
      [-8, 17],
      [-2, 18],
      [-5, 25],
    ]),
    '#fff6df',
  )
  hat(p, 0, -36, 66, 66, -34, '#2f4a2c', '#b8ff8a')
  leaf(p, 40, -40, 30, -0.5, LEAF)
  leaf(p, 34, -46, 24, -1.2, FERN)
  for (const [x, y] of [
    [-46, 6],
    [-48, 20],
    [46, 2],
  ] as const)
    leaf(p, x, y - 6, 20, x < 0 ? 2.4 : 0.6, MOSS)
}

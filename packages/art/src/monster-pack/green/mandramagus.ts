import { ell, smooth } from '../../geometry.ts'
import { claws, leaf, taper } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'
import { LEAF, FERN, MAGIC, rune } from './parts.ts'

/** Mandramagus: the root that read all the books. */
export const mandramagus = (p: Pen): void => {
  p.line('M-74,94L-66,-44', INK, 11)
  p.line('M-74,94L-66,-44', '#8a5a2c', 6.4)
  leaf(p, -66, -40, 34, -2.2, LEAF)
  leaf(p, -66, -40, 34, -0.9, FERN)
  p.halo(-66, -54, 26, MAGIC, 0.9)
  p.shape(ell(-66, -54, 11), '#b8ff8a', { line: 2.8, size: 0.4 })
  p.shape(
    smooth([
      [-58, 92],
      [-46, 30],
      [-24, 2],
      [28, 2],
      [50, 30],
      [62, 92],
      [30, 84],
      [0, 94],
      [-28, 84],
    ]),
    '#3f5f8a',
    { inside: stroke('M-50,74Q0,88 54,74', '#d8b04a', 6, 0.9) + stroke('M2,6V84', '#20385a', 4, 0.5) },
  )
  taper(
    p,
    [
      [-36, 28],
      [-62, 34],
      [-70, 22],
    ],
    22,
    16,
    '#3f5f8a',
  )
  p.shape(ell(-70, 20, 11), '#d9a066', { line: 3, size: 0.5 })
  taper(
    p,
    [
      [40, 26],
      [66, 20],
      [78, -6],
    ],
    22,
    14,
    '#3f5f8a',
  )
  claws(p, 78, -6, -1.3, 4, 20, '#d9a066', 8)
  for (const [a, l] of [
    [-2.4, 46],
    [-0.74, 46],
    [-1.9, 54],
    [-1.24, 54],
    [-1.57, 50],
  ] as const)
    leaf(p, 2, -58, l, a, a < -1.6 ? FERN : LEAF, l * 0.26)
  p.shape(
    smooth([
      [-42, -18],
      [-36, -52],
      [2, -66],
      [40, -52],
      [46, -18],
      [30, 10],
      [-26, 10],
    ]),
    '#d9a066',
    { inside: stroke('M-40,-34q12,4 18,0M44,-36q-12,4 -18,0M-8,-60q10,4 20,0', '#8a5a2c', 3.4, 0.6) },
  )
  p.shape(
    smooth([
      [-34, -4],
      [-14, 6],
      [2, 2],
      [18, 6],
      [38, -4],
      [32, 40],
      [14, 66],
      [2, 78],
      [-10, 64],
      [-28, 40],
    ]),
    '#f0e8d0',
    { inside: stroke('M-20,10Q-18,40 -6,60M2,8V70M24,10Q22,40 10,60', '#b8a888', 3.4, 0.7) },
  )
  p.eye(-16, -22, 14, { iris: '#3fa03a', lid: 0.3, mood: 0.4, lidColour: '#c08a52' }, 2)
  p.eye(20, -22, 14, { iris: '#3fa03a', lid: 0.3, mood: 0.4, lidColour: '#c08a52' }, 2)
  p.shape(
    smooth([
      [-6, -14],
      [2, -18],
      [11, -14],
      [12, 0],
      [2, 6],
      [-7, 0],
    ]),
    '#c98a4e',
    { line: 2.8, size: 0.5 },
  )
  rune(p, 76, -48, 14, 4)
}

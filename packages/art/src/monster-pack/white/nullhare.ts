import { ell, smooth, soft } from '../../geometry.ts'
import { ear, foot, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { SHEET, SHADE, NIGHT } from './parts.ts'

/** Nullhare: runs out of the picture. */
export const nullhare = (p: Pen): void => {
  p.shape(ell(-54, 58, 20, 18), '#fbf8ff', { size: 0.7 })
  p.shape(
    smooth([
      [-44, 86],
      [-50, 44],
      [-28, 8],
      [20, 8],
      [44, 44],
      [40, 86],
    ]),
    SHEET,
    { inside: dab(ell(6, 60, 22, 26), '#ffffff', 0.8) },
  )
  foot(p, -26, 84, 30, SHEET, 3, 10)
  foot(p, 32, 84, 28, SHEET, 3, 10)
  taper(
    p,
    [
      [-14, 32],
      [-16, 54],
      [-4, 66],
    ],
    18,
    15,
    SHEET,
  )
  taper(
    p,
    [
      [30, 32],
      [34, 54],
      [22, 66],
    ],
    18,
    15,
    SHEET,
  )
  ear.long(
    p,
    -1,
    [
      [14, -40],
      [26, -78],
      [22, -112],
    ],
    25,
    SHEET,
    '#8a78b8',
  )
  ear.long(
    p,
    1,
    [
      [24, -40],
      [56, -66],
      [82, -58],
    ],
    25,
    SHEET,
    '#8a78b8',
  )
  p.shape(
    smooth([
      [-40, -12],
      [-30, -46],
      [6, -56],
      [42, -46],
      [52, -12],
      [34, 16],
      [-20, 16],
    ]),
    SHEET,
    { inside: dab(ell(6, 6, 26, 14), '#ffffff', 0.9) },
  )
  for (const [x, r] of [
    [-14, 17],
    [27, 17],
  ] as const) {
    p.shape(ell(x, -18, r), NIGHT, { rim: 0, line: 3.2 })
    p.line(ell(x, -18, 8.4, 10.4), '#c9b8ff', 3.6)
  }
  p.fill(
    soft(
      [
        [0, -4],
        [12, -4],
        [6, 4],
      ],
      2,
    ),
    '#c9607a',
  )
  p.line('M6,4V8M6,8Q-2,14 -8,9M6,8Q14,14 20,9', INK, 2.8)
  p.shape(
    soft(
      [
        [1, 10],
        [11, 10],
        [10, 20],
        [2, 20],
      ],
      2,
    ),
    '#ffffff',
    { line: 2, size: 0.3 },
  )
  for (const [x, y, s] of [
    [76, 8, 13],
    [84, 44, 9],
    [-82, 0, 12],
    [-78, -52, 9],
  ] as const)
    p.line(ell(x, y, s * 0.76, s), SHADE, 4.4)
}

import { ell, smooth, soft } from '../../geometry.ts'
import { ear, foot, swirlPath, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { PALE } from './parts.ts'

/** Eddyhare: its tail is a small whirlpool. */
export const eddyhare = (p: Pen): void => {
  p.shape(ell(-58, 48, 34, 32), PALE, { inside: stroke(swirlPath(-58, 48, 28, 2), '#2f72b8', 5, 0.9) })
  const hare = '#86b8dc'
  p.shape(
    smooth([
      [-44, 84],
      [-52, 40],
      [-30, 4],
      [20, 4],
      [44, 40],
      [40, 84],
    ]),
    hare,
    { inside: dab(ell(8, 56, 24, 30), '#f4fbff', 0.8) },
  )
  foot(p, -26, 82, 30, '#86b8dc', 3, 10)
  foot(p, 34, 82, 28, '#86b8dc', 3, 10)
  taper(
    p,
    [
      [-12, 30],
      [-14, 52],
      [-4, 64],
    ],
    18,
    15,
    hare,
  )
  taper(
    p,
    [
      [32, 30],
      [36, 52],
      [24, 64],
    ],
    18,
    15,
    hare,
  )
  ear.long(
    p,
    -1,
    [
      [18, -42],
      [34, -74],
      [66, -88],
    ],
    24,
    hare,
    '#f0a8b8',
  )
  ear.long(
    p,
    1,
    [
      [28, -42],
      [44, -80],
      [36, -112],
    ],
    24,
    hare,
    '#f0a8b8',
  )
  p.shape(
    smooth([
      [-36, -14],
      [-26, -46],
      [8, -56],
      [42, -46],
      [52, -14],
      [34, 14],
      [-18, 14],
    ]),
    hare,
    { inside: dab(ell(8, 4, 26, 16), '#f4fbff', 0.85) },
  )
  p.eye(-12, -20, 15, { iris: '#7a3f8f', lid: 0.14, lidColour: hare }, 8)
  p.eye(28, -20, 15, { iris: '#7a3f8f', lid: 0.14, lidColour: hare }, 8)
  p.fill(
    soft(
      [
        [2, -6],
        [14, -6],
        [8, 2],
      ],
      2,
    ),
    '#e0607a',
  )
  p.line('M8,2V6M8,6Q0,12 -6,7M8,6Q16,12 22,7', INK, 2.8)
  p.shape(
    soft(
      [
        [3, 8],
        [13, 8],
        [12, 18],
        [4, 18],
      ],
      2,
    ),
    '#fffdf4',
    { line: 2, size: 0.3 },
  )
}

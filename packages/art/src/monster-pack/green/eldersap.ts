import { ell, lump, smooth, soft } from '../../geometry.ts'
import { both, claws, leg, pattern, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { LEAF, FERN, BARK, DARK_BARK } from './parts.ts'

/** Eldersap: bleeds amber, and remembers. */
export const eldersap = (p: Pen): void => {
  taper(
    p,
    [
      [-44, 26],
      [-80, 34],
      [-86, 66],
    ],
    34,
    22,
    BARK,
  )
  claws(p, -86, 66, 1.6, 4, 24, DARK_BARK, 10)
  taper(
    p,
    [
      [44, 26],
      [80, 30],
      [88, 62],
    ],
    34,
    22,
    BARK,
  )
  claws(p, 88, 62, 1.5, 4, 24, DARK_BARK, 10)
  leg(p, -26, 60, 92, 36, BARK, DARK_BARK, 4)
  leg(p, 26, 60, 92, 36, BARK, DARK_BARK, 4)
  for (const [x, y, r] of [
    [-56, -50, 28],
    [56, -50, 28],
    [-30, -74, 30],
    [30, -74, 30],
    [0, -84, 30],
  ] as const)
    p.shape(soft(lump(x, y, r, r * 0.9, 9, 0.2, p.random), 7), x < 0 ? FERN : LEAF, {
      size: 0.8,
      inside: pattern.fur(
        [
          [x, y],
          [x - 10, y + 10],
        ],
        '#2f5a24',
        9,
      ),
    })
  p.shape(
    smooth([
      [-56, 76],
      [-54, 10],
      [-46, -40],
      [0, -58],
      [46, -40],
      [54, 10],
      [56, 76],
      [0, 86],
    ]),
    BARK,
    {
      inside: stroke(
        'M-40,-30Q-48,20 -42,76M40,-30Q48,20 42,76M-22,40Q-26,60 -22,82M22,40Q26,60 22,82',
        '#3f2a1a',
        4,
        0.6,
      ),
    },
  )
  p.shape(
    smooth([
      [-40, 6],
      [-20, -2],
      [0, 4],
      [20, -2],
      [40, 6],
      [34, 44],
      [16, 74],
      [0, 84],
      [-16, 74],
      [-34, 44],
    ]),
    '#8f9f4a',
    { inside: stroke('M-24,12Q-22,44 -10,68M0,10V76M24,12Q22,44 10,68', '#4d5a24', 4, 0.7) },
  )
  both((k) =>
    p.shape(
      soft(
        [
          [k * 8, -28],
          [k * 40, -36],
          [k * 38, -26],
          [k * 10, -18],
        ],
        4,
      ),
      DARK_BARK,
      { line: 3, size: 0.4 },
    ),
  )
  p.eye(-21, -14, 13, { iris: '#f0a81c', lid: 0.36, mood: -0.1, lidColour: '#6a4a30' })
  p.eye(21, -14, 13, { iris: '#f0a81c', lid: 0.36, mood: -0.1, lidColour: '#6a4a30' })
  p.shape(
    smooth([
      [-8, -10],
      [0, -14],
      [8, -10],
      [12, 8],
      [0, 14],
      [-12, 8],
    ]),
    '#8f6a44',
    { line: 3, size: 0.5 },
  )
  for (const [x, y, l] of [
    [-48, 0, 40],
    [46, 10, 34],
    [-6, -50, 18],
  ] as const) {
    p.halo(x, y + l, 16, '#ffb52a', 0.7)
    p.shape(
      smooth([
        [x - 6, y],
        [x + 6, y],
        [x + 5, y + l * 0.6],
        [x + 9, y + l],
        [x, y + l + 12],
        [x - 9, y + l],
        [x - 5, y + l * 0.6],
      ]),
      '#f2a52a',
      { line: 2.8, size: 0.4, inside: dab(ell(x - 3, y + l * 0.8, 3, 5), '#fff3b8', 0.9) },
    )
  }
}

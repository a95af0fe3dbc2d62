import { ell, poly, smooth } from '../../geometry.ts'
import { leaf, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { LEAF, FERN } from './parts.ts'

/** Verdavex: waters itself. */
export const verdavex = (p: Pen): void => {
  for (const [a, l] of [
    [-2.9, 74],
    [-0.24, 74],
    [2.7, 56],
    [0.44, 56],
  ] as const)
    leaf(p, 0, 82, l, a, FERN, 20)
  taper(
    p,
    [
      [0, 90],
      [-22, 58],
      [6, 34],
      [2, 14],
    ],
    26,
    22,
    LEAF,
    {
      inside: pattern.spots(
        [
          [-16, 66, 5],
          [-8, 46, 4],
        ],
        '#3f6a24',
        0.6,
      ),
    },
  )
  taper(
    p,
    [
      [-8, 70],
      [-54, 60],
      [-78, 24],
    ],
    12,
    6,
    LEAF,
  )
  taper(
    p,
    [
      [8, 66],
      [54, 62],
      [80, 30],
    ],
    12,
    6,
    LEAF,
  )
  for (const [x, y, k] of [
    [-80, 14, -1],
    [82, 20, 1],
  ] as const) {
    p.shape(
      smooth([
        [x, y + 14],
        [x - 16, y],
        [x - 14, y - 18],
        [x, y - 4],
      ]),
      '#c9406a',
      { line: 2.8, size: 0.5 },
    )
    p.shape(
      smooth([
        [x, y + 14],
        [x + 16, y],
        [x + 14, y - 18],
        [x, y - 4],
      ]),
      '#e0607f',
      { line: 2.8, size: 0.5 },
    )
    p.line(`M${x - 12},${y - 18}l${k},-8M${x + 12},${y - 18}l${k},-8`, INK, 2.6)
  }
  p.shape(
    smooth([
      [-76, -22],
      [-64, -66],
      [-20, -90],
      [30, -88],
      [70, -62],
      [80, -20],
      [40, -28],
      [0, -32],
      [-40, -28],
    ]),
    '#5f9f3a',
    {
      inside: pattern.spots(
        [
          [-40, -62, 9],
          [-6, -76, 8],
          [36, -66, 9],
          [58, -42, 6],
          [-58, -38, 6],
        ],
        '#c8e86a',
        0.7,
      ),
    },
  )
  p.shape(
    smooth([
      [-74, -20],
      [-36, -30],
      [0, -34],
      [40, -30],
      [78, -18],
      [62, 8],
      [0, 18],
      [-58, 8],
    ]),
    '#8f1f48',
    { rim: 0, line: 3.4, inside: dab(ell(2, 8, 40, 18), '#d8506f', 1) },
  )
  for (let i = 0; i < 9; i++)
    p.shape(
      poly([
        [-70 + i * 17, -24 - Math.sin((i / 8) * Math.PI) * 8],
        [-56 + i * 17, -25 - Math.sin((i / 8) * Math.PI) * 8],
        [-62 + i * 17, -4 - Math.sin((i / 8) * Math.PI) * 4],
      ]),
      '#fffbe0',
      { line: 2.2, size: 0.3 },
    )
  p.shape(
    smooth([
      [-72, -6],
      [-40, 8],
      [0, 14],
      [44, 8],
      [78, -4],
      [66, 22],
      [30, 38],
      [-24, 38],
      [-60, 24],
    ]),
    '#6fae42',
    {
      inside: pattern.spots(
        [
          [-30, 26, 6],
          [10, 30, 6],
          [44, 20, 5],
        ],
        '#c8e86a',
        0.7,
      ),
    },
  )
  for (let i = 0; i < 7; i++)
    p.shape(
      poly([
        [-50 + i * 17, 11 - Math.abs(i - 3) * 2],
        [-36 + i * 17, 11 - Math.abs(i - 3) * 2],
        [-43 + i * 17, -8 - Math.abs(i - 3) * 2],
      ]),
      '#fffbe0',
      { line: 2.2, size: 0.3 },
    )
  p.eye(-22, -58, 15, { iris: '#f0c02a', lid: 0.34, mood: 1, lidColour: '#3f7a28', slit: true })
  p.eye(26, -58, 15, { iris: '#f0c02a', lid: 0.34, mood: 1, lidColour: '#3f7a28', slit: true }, 2)
}

import { ell, poly, smooth, soft } from '../../geometry.ts'
import { foot, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'

/** Gashhound: the one with the scar. */
export const gashhound = (p: Pen): void => {
  const fur = '#8a3a30'
  taper(
    p,
    [
      [-52, 26],
      [-84, 10],
      [-92, -20],
    ],
    20,
    5,
    fur,
  )
  taper(
    p,
    [
      [-44, 34],
      [-62, 60],
      [-52, 86],
    ],
    30,
    14,
    '#6d2c26',
  )
  taper(
    p,
    [
      [24, 40],
      [22, 64],
      [28, 86],
    ],
    26,
    15,
    '#6d2c26',
  )
  p.shape(
    smooth([
      [-66, 30],
      [-54, -2],
      [-10, -8],
      [34, -12],
      [52, 10],
      [44, 42],
      [0, 46],
      [-44, 54],
    ]),
    fur,
    {
      inside:
        stroke('M-30,-4l8,20 -6,18M-14,-6l8,20 -6,18', '#f0b8a0', 5, 0.9) +
        stroke('M-30,-4l8,20 -6,18M-14,-6l8,20 -6,18', '#7a1f1a', 2, 1),
    },
  )
  taper(
    p,
    [
      [-30, 38],
      [-32, 62],
      [-22, 86],
    ],
    28,
    15,
    fur,
  )
  taper(
    p,
    [
      [44, 34],
      [50, 60],
      [60, 86],
    ],
    26,
    15,
    fur,
  )
  foot(p, -48, 86, 15, '#6d2c26', 3, 8)
  foot(p, -16, 86, 16, fur, 3, 8)
  foot(p, 32, 86, 15, '#6d2c26', 3, 8)
  foot(p, 66, 86, 16, fur, 3, 8)
  p.shape(
    soft(
      [
        [30, -26],
        [14, -70],
        [44, -56],
      ],
      5,
    ),
    '#6d2c26',
    { size: 0.6 },
  )
  p.shape(
    smooth([
      [22, 6],
      [20, -34],
      [42, -58],
      [70, -54],
      [98, -34],
      [100, -20],
      [78, -8],
      [56, 8],
    ]),
    fur,
    { inside: stroke('M58,-56l4,20 -8,10', '#f0b8a0', 5, 0.9) },
  )
  p.shape(
    soft(
      [
        [40, -50],
        [40, -94],
        [64, -52],
      ],
      5,
    ),
    fur,
    { size: 0.6 },
  )
  p.shape(
    smooth([
      [60, -10],
      [80, -14],
      [99, -20],
      [92, -4],
      [68, 4],
    ]),
    '#4a1020',
    { rim: 0, line: 3 },
  )
  for (const x of [72, 82, 92])
    p.fill(
      poly([
        [x - 4, -16 - (x - 72) * 0.1],
        [x + 4, -17],
        [x, -6],
      ]),
      '#fff6df',
    )
  p.shape(ell(98, -32, 7, 6), '#20131d', { line: 2, size: 0.3 })
  p.eye(66, -36, 11, { iris: '#ffd23a', lid: 0.34, mood: 1, lidColour: '#5a241f', slit: true, look: [0.3, 0.1] }, 90)
  p.shape(
    soft(
      [
        [20, -14],
        [50, 2],
        [46, 14],
        [16, 2],
      ],
      4,
    ),
    '#3b2722',
    { line: 2.8, size: 0.4 },
  )
  for (const [x, y] of [
    [26, -6],
    [36, 0],
    [44, 6],
  ] as const)
    p.shape(
      poly([
        [x - 3, y + 4],
        [x + 4, y + 1],
        [x + 4, y + 14],
      ]),
      '#d5dade',
      { line: 1.8, size: 0.3 },
    )
}

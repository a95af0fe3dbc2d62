import { ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { horn, pattern, skinWing, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { GOLD, BONE } from './parts.ts'

/** Thrashwyrm: more coil than sense. */
export const thrashwyrm = (p: Pen): void => {
  const hide = '#b83a30'
  const belly = '#f0b068'
  skinWing(
    p,
    [
      [30, 14],
      [44, -70],
      [92, -84],
      [100, -42],
      [90, 0],
      [60, 26],
    ],
    1,
    '#e0783a',
    '#8a2418',
  )
  taper(
    p,
    [
      [96, 80],
      [52, 94],
      [0, 84],
      [-52, 90],
      [-88, 64],
      [-70, 28],
      [-16, 32],
    ],
    10,
    50,
    hide,
    { inside: pattern.scales(-20, 70, 110, 50, '#6a120b', 16) },
  )
  taper(
    p,
    [
      [-24, 30],
      [30, 34],
      [60, 8],
      [40, -22],
      [10, -30],
    ],
    50,
    46,
    hide,
    {
      inside:
        pattern.scales(30, 10, 60, 60, '#6a120b', 16) +
        dab(
          tube(
            [
              [-20, 44],
              [40, 50],
              [80, 10],
            ],
            14,
          ),
          belly,
          0.8,
        ),
    },
  )
  for (const [x, y] of [
    [-92, 44],
    [-72, 12],
    [-40, 6],
    [66, -20],
  ] as const)
    p.shape(
      soft(
        [
          [x - 13, y + 8],
          [x - 4, y - 22],
          [x + 15, y + 4],
        ],
        3,
      ),
      GOLD,
      { line: 2.8, size: 0.4 },
    )
  p.shape(
    smooth([
      [-40, -16],
      [-74, -30],
      [-98, -52],
      [-92, -70],
      [-58, -76],
      [-18, -84],
      [20, -66],
      [34, -34],
      [14, -12],
    ]),
    hide,
    { inside: pattern.scales(0, -54, 34, 36, '#6a120b', 14) },
  )
  p.shape(
    smooth([
      [-96, -46],
      [-60, -42],
      [-30, -34],
      [-40, -16],
      [-64, -14],
      [-86, -24],
    ]),
    '#7a1f3a',
    { rim: 0, line: 3.2 },
  )
  for (const x of [-88, -76, -64, -52])
    p.fill(
      poly([
        [x - 5, -46 + (x + 88) * 0.1],
        [x + 5, -46 + (x + 88) * 0.1],
        [x, -33],
      ]),
      '#fff6df',
    )
  p.shape(
    smooth([
      [-84, -22],
      [-60, -12],
      [-36, -14],
      [-4, -8],
      [-30, 2],
      [-64, -2],
    ]),
    belly,
    { line: 3, size: 0.5 },
  )
  for (const x of [-72, -58])
    p.fill(
      poly([
        [x - 4, -18],
        [x + 4, -16],
        [x, -28],
      ]),
      '#fff6df',
    )
  horn(
    p,
    [
      [10, -74],
      [34, -92],
      [62, -94],
    ],
    16,
    BONE,
    2,
  )
  horn(
    p,
    [
      [-8, -80],
      [6, -102],
      [30, -110],
    ],
    13,
    BONE,
    2,
  )
  p.eye(-36, -60, 14, { iris: '#ffe04a', lid: 0.34, mood: 1, lidColour: '#7a1f1a', slit: true, look: [-0.3, 0.1] }, -80)
  p.fill(ell(-88, -60, 3.4), INK)
}

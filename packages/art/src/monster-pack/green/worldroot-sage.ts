import { ell, lump, smooth, soft, tube } from '../../geometry.ts'
import { leg, pattern, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { LEAF, FERN, BARK, MAGIC } from './parts.ts'

/** Worldroot Sage: carries a country and is in no hurry. */
export const worldrootSage = (p: Pen): void => {
  p.halo(0, -60, 84, MAGIC, 0.45)
  for (const [x, w] of [
    [-60, 30],
    [58, 30],
  ] as const)
    leg(p, x, 50, 92, w, '#7f8f4a', '#5a6a34', 4)
  taper(
    p,
    [
      [-74, 44],
      [-94, 58],
      [-98, 44],
    ],
    18,
    4,
    '#7f8f4a',
  )
  p.shape(
    smooth([
      [-86, 50],
      [-78, 6],
      [-40, -20],
      [20, -22],
      [66, -2],
      [80, 48],
      [0, 66],
    ]),
    '#8a6a3f',
    {
      inside: pattern.plates(
        [
          [-46, 12],
          [-10, 0],
          [28, 8],
          [-64, 38],
          [-26, 34],
          [12, 34],
          [50, 36],
        ],
        16,
        '#4d3820',
        4,
      ),
    },
  )
  taper(
    p,
    [
      [-24, 4],
      [-20, -30],
      [-34, -56],
    ],
    26,
    12,
    BARK,
  )
  taper(
    p,
    [
      [-6, 4],
      [-14, -34],
      [8, -60],
    ],
    22,
    10,
    BARK,
  )
  taper(
    p,
    [
      [-40, -4],
      [-60, 14],
      [-74, 30],
    ],
    12,
    4,
    BARK,
  )
  taper(
    p,
    [
      [4, -6],
      [26, 8],
      [32, 28],
    ],
    12,
    4,
    BARK,
  )
  for (const [x, y, r] of [
    [-66, -54, 24],
    [-40, -76, 28],
    [-8, -86, 30],
    [24, -72, 26],
    [-22, -54, 24],
    [4, -56, 22],
    [42, -50, 17],
  ] as const)
    p.shape(soft(lump(x, y, r, r * 0.88, 9, 0.2, p.random), 7), x < -20 ? FERN : LEAF, {
      size: 0.8,
      inside: pattern.fur(
        [
          [x - 4, y - 2],
          [x + 8, y + 8],
        ],
        '#2f5a24',
        8,
      ),
    })
  for (const [x, y] of [
    [-54, -62],
    [-8, -76],
    [22, -62],
    [-30, -46],
  ] as const)
    p.shape(ell(x, y, 6), '#f2b53c', { line: 2.2, size: 0.3 })
  p.shape(
    tube(
      [
        [48, 30],
        [68, 18],
        [74, 4],
      ],
      36,
    ),
    '#7f8f4a',
    { size: 0.8 },
  )
  p.shape(
    smooth([
      [48, -2],
      [54, -30],
      [76, -38],
      [98, -26],
      [104, 2],
      [90, 22],
      [60, 20],
    ]),
    '#8f9f5a',
    {},
  )
  p.eye(68, -10, 12, { iris: '#c98a1c', lid: 0.4, mood: -0.2, lidColour: '#76863f' }, 80)
  p.eye(93, -10, 10, { iris: '#c98a1c', lid: 0.4, mood: -0.2, lidColour: '#76863f' }, 80)
  p.shape(
    smooth([
      [60, 12],
      [78, 8],
      [98, 10],
      [94, 34],
      [80, 56],
      [66, 34],
    ]),
    '#e6e8d0',
    { line: 3, size: 0.6, inside: stroke('M70,18Q74,34 78,48M80,16V50M90,18Q88,34 84,46', '#a8b08a', 3, 0.7) },
  )
}

import { ell, poly, smooth, soft } from '../../geometry.ts'
import { both, leaf, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { fireflies } from './parts.ts'

/** Grimgrove: three trees, one temper. */
export const grimgrove = (p: Pen): void => {
  const grey = '#5c4a4a'
  for (const [pts, w] of [
    [
      [
        [-40, 10],
        [-70, -20],
        [-60, -56],
        [-88, -78],
      ],
      24,
    ],
    [
      [
        [40, 10],
        [72, -16],
        [64, -56],
        [92, -80],
      ],
      24,
    ],
    [
      [
        [-14, -20],
        [-26, -60],
        [-8, -96],
      ],
      20,
    ],
    [
      [
        [18, -20],
        [30, -58],
        [18, -98],
      ],
      18,
    ],
  ] as const)
    taper(p, pts, w, 4, grey)
  for (const [pts, w] of [
    [
      [
        [-66, -44],
        [-92, -44],
        [-100, -30],
      ],
      10,
    ],
    [
      [
        [68, -40],
        [92, -38],
        [100, -22],
      ],
      10,
    ],
    [
      [
        [-22, -66],
        [-42, -84],
      ],
      9,
    ],
    [
      [
        [26, -66],
        [46, -86],
      ],
      9,
    ],
  ] as const)
    taper(p, pts, w, 3, grey)
  both((k) => {
    taper(
      p,
      [
        [k * 40, 60],
        [k * 68, 84],
        [k * 98, 90],
      ],
      30,
      7,
      grey,
    )
    taper(
      p,
      [
        [k * 20, 70],
        [k * 34, 92],
        [k * 54, 100],
      ],
      24,
      7,
      grey,
    )
  })
  p.shape(
    smooth([
      [-58, 86],
      [-50, 30],
      [-60, -6],
      [-30, -34],
      [0, -26],
      [32, -34],
      [60, -6],
      [50, 30],
      [58, 86],
      [0, 92],
    ]),
    grey,
    {
      inside: stroke(
        'M-40,-20Q-52,30 -44,84M40,-20Q52,30 44,84M-16,56Q-22,70 -18,90M18,56Q22,70 18,90M0,-26Q-6,-10 0,4',
        '#2a1e24',
        4,
        0.7,
      ),
    },
  )
  both((k) =>
    p.shape(
      soft(
        [
          [k * 8, 6],
          [k * 44, -14],
          [k * 40, 12],
          [k * 18, 20],
        ],
        5,
      ),
      '#170c14',
      { rim: 0, line: 3.2 },
    ),
  )
  both((k) => {
    p.halo(k * 27, 6, 24, '#9aff5a', 1)
    p.fill(ell(k * 27, 7, 6, 5), '#f2ffd0')
  })
  p.shape(
    smooth([
      [-44, 34],
      [-22, 42],
      [0, 38],
      [22, 42],
      [44, 34],
      [34, 66],
      [14, 58],
      [0, 72],
      [-14, 58],
      [-34, 66],
    ]),
    '#170c14',
    { rim: 0, line: 3.4 },
  )
  p.halo(0, 52, 28, '#9aff5a', 0.5)
  for (const [x, y, h] of [
    [-30, 40, 13],
    [-12, 41, 12],
    [8, 40, 12],
    [26, 40, 13],
  ] as const)
    p.fill(
      poly([
        [x - 7, y - 1],
        [x + 7, y - 1],
        [x, y + h],
      ]),
      '#d8c8a8',
    )
  leaf(p, -84, -74, 24, -2.6, '#7a8f3a')
  leaf(p, 88, -76, 24, -0.5, '#7a8f3a')
  fireflies(p, [
    [-84, 30, 5],
    [86, 26, 5],
    [0, -74, 5],
  ])
}

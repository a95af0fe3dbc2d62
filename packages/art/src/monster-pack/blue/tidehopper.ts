import { ell, smooth } from '../../geometry.ts'
import { both, claws, dropPath, pattern, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { DEEP, PALE } from './parts.ts'

/** Tidehopper: a frog on the crest of its wave. */
export const tidehopper = (p: Pen): void => {
  p.shape(
    smooth([
      [-98, 90],
      [-96, 46],
      [-74, 14],
      [-40, 20],
      [-34, 46],
      [-54, 44],
      [-48, 60],
      [0, 66],
      [98, 60],
      [98, 96],
      [0, 98],
    ]),
    DEEP,
    { inside: stroke('M-88,80Q-84,30 -56,30M-60,76Q0,84 90,72', '#dff5ff', 4, 0.7) },
  )
  const frog = '#4fb3a8'
  taper(
    p,
    [
      [-20, 40],
      [-62, 26],
      [-78, 54],
      [-92, 66],
    ],
    30,
    12,
    frog,
  )
  taper(
    p,
    [
      [30, 44],
      [64, 40],
      [78, 62],
    ],
    30,
    14,
    frog,
  )
  claws(p, 78, 62, 1, 3, 24, frog, 8)
  p.shape(
    smooth([
      [-40, 36],
      [-30, -4],
      [10, -22],
      [48, -8],
      [54, 30],
      [20, 58],
      [-20, 56],
    ]),
    frog,
    { inside: dab(ell(12, 34, 28, 24), '#f1f3c2', 0.85) },
  )
  taper(
    p,
    [
      [40, 8],
      [74, -8],
      [90, -34],
    ],
    20,
    11,
    frog,
  )
  claws(p, 90, -34, -1.2, 3, 20, frog, 8)
  taper(
    p,
    [
      [-20, 10],
      [-50, -10],
      [-60, -34],
    ],
    20,
    11,
    frog,
  )
  claws(p, -60, -34, -1.9, 3, 20, frog, 8)
  p.shape(
    smooth([
      [-40, -26],
      [-30, -58],
      [10, -66],
      [52, -58],
      [60, -26],
      [40, -6],
      [-20, -6],
    ]),
    frog,
    {
      inside: pattern.spots(
        [
          [-26, -44, 7],
          [46, -44, 7],
          [10, -58, 6],
        ],
        '#2a6f78',
        0.6,
      ),
    },
  )
  both((k) => p.shape(ell(10 + k * 26, -60, 19), frog, { size: 0.6 }))
  both((k) => p.eye(10 + k * 26, -61, 14, { iris: '#e8a81c', lid: 0.12, lidColour: frog }, 10))
  p.mouth(10, -28, 34, 14, { teeth: 0, curve: 8 })
  for (const [x, y, r] of [
    [-84, -6, 8],
    [84, 20, 7],
    [70, 86, 6],
  ] as const)
    p.shape(dropPath(x, y, r), PALE, { line: 2.4, size: 0.3 })
}

import { ell, poly, smooth } from '../../geometry.ts'
import { both, pattern, sparkle, taper } from '../../limbs.ts'
import { type Pen, dab } from '../../pen.ts'

/** Sapphire Nowhere: eight arms round an absence. */
export const sapphireNowhere = (p: Pen): void => {
  p.halo(0, -30, 98, '#4fa8ff', 0.6)
  for (const [x, mx, my, ex, ey] of [
    [-40, -86, 30, -96, -10],
    [-34, -70, 66, -98, 62],
    [-16, -38, 84, -64, 96],
    [40, 86, 30, 96, -10],
    [34, 70, 66, 98, 62],
    [16, 38, 84, 64, 96],
  ] as const)
    taper(
      p,
      [
        [x, 20],
        [mx, my],
        [ex, ey],
        [ex * 0.86, ey - 14],
      ],
      28,
      5,
      '#2b4f9c',
      {
        inside: pattern.spots(
          [
            [mx, my, 6],
            [(mx + ex) / 2, (my + ey) / 2, 5],
            [(x + mx) / 2, (20 + my) / 2, 6],
          ],
          '#a8cbff',
          0.8,
        ),
      },
    )
  p.shape(
    smooth([
      [-52, 22],
      [-60, -30],
      [-34, -78],
      [0, -92],
      [34, -78],
      [60, -30],
      [52, 22],
      [20, 40],
      [-20, 40],
    ]),
    '#2b4f9c',
    {
      inside:
        dab(ell(-30, -56, 14, 22), '#ffffff', 0.3) +
        pattern.spots(
          [
            [40, -20, 7],
            [44, 2, 5],
            [-46, -10, 6],
            [-40, 14, 5],
          ],
          '#7fb0ff',
          0.7,
        ),
    },
  )
  p.halo(0, -48, 34, '#8fd4ff', 0.9)
  p.shape(
    poly([
      [0, -78],
      [20, -60],
      [13, -32],
      [0, -22],
      [-13, -32],
      [-20, -60],
    ]),
    '#4fb4ff',
    {
      line: 3,
      inside:
        dab(
          poly([
            [0, -78],
            [20, -60],
            [0, -52],
          ]),
          '#ffffff',
          0.6,
        ) +
        dab(
          poly([
            [0, -78],
            [-20, -60],
            [0, -52],
          ]),
          '#ffffff',
          0.25,
        ) +
        dab(
          poly([
            [0, -52],
            [13, -32],
            [0, -22],
          ]),
          '#0b3f88',
          0.4,
        ),
    },
  )
  both((k) => p.ember(k * 28, -6, 16, 13, '#9fe8ff', 1))
  p.shape(
    smooth([
      [-14, 22],
      [0, 16],
      [14, 22],
      [0, 40],
    ]),
    '#141f44',
    { rim: 0, line: 3 },
  )
  sparkle(p, -76, -64, 12, '#dff2ff')
  sparkle(p, 80, -58, 14, '#dff2ff')
}

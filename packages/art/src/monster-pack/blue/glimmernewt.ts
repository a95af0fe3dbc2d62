import { ell, smooth } from '../../geometry.ts'
import { both, claws, pattern, sparkle, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'

/** Glimmernewt: it glows along its back. */
export const glimmernewt = (p: Pen): void => {
  p.halo(10, 10, 92, '#8fe8ff', 0.45)
  taper(
    p,
    [
      [-10, 56],
      [-62, 72],
      [-90, 40],
      [-70, 6],
      [-46, 20],
      [-54, 38],
    ],
    40,
    4,
    '#3f97cf',
    {
      inside: pattern.spots(
        [
          [-40, 62, 7],
          [-70, 58, 6],
          [-84, 36, 5],
        ],
        '#fff2a0',
        1,
      ),
    },
  )
  both((k) => {
    taper(
      p,
      [
        [k * 22, 40],
        [k * 52, 50],
        [k * 66, 74],
      ],
      22,
      14,
      '#3f97cf',
    )
    claws(p, k * 66, 74, Math.PI / 2 - k * 0.5, 4, 22, '#8fe0f0', 9)
  })
  p.shape(
    smooth([
      [-34, 60],
      [-38, 20],
      [-28, -8],
      [28, -8],
      [38, 20],
      [34, 60],
      [0, 78],
    ]),
    '#3f97cf',
    { inside: dab(ell(0, 44, 20, 34), '#d8f6ff', 0.75) },
  )
  both((k) => {
    taper(
      p,
      [
        [k * 26, 8],
        [k * 54, -2],
        [k * 72, 18],
      ],
      20,
      12,
      '#3f97cf',
    )
    claws(p, k * 72, 18, Math.PI / 2 - k * 0.7, 4, 20, '#8fe0f0', 8)
  })
  p.shape(
    smooth([
      [-46, -22],
      [-40, -56],
      [0, -72],
      [40, -56],
      [46, -22],
      [24, 4],
      [-24, 4],
    ]),
    '#3f97cf',
    {
      inside: pattern.spots(
        [
          [0, -58, 7],
          [-18, -50, 5],
          [18, -50, 5],
        ],
        '#fff2a0',
        1,
      ),
    },
  )
  both((k) =>
    p.shape(
      smooth([
        [k * 40, -20],
        [k * 66, -34],
        [k * 58, -18],
        [k * 72, -10],
        [k * 56, -4],
        [k * 62, 8],
        [k * 38, -4],
      ]),
      '#f08a9c',
      { line: 2.6, size: 0.4 },
    ),
  )
  both((k) => p.eye(k * 20, -30, 16, { iris: '#e7b52c', lid: 0.14, lidColour: '#3f97cf', slit: true }))
  p.line('M-22,-6Q0,10 22,-6', INK, 3.6)
  sparkle(p, 78, -52, 14)
  sparkle(p, -74, -36, 10)
  sparkle(p, 88, 44, 9)
}

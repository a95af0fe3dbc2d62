import { lite, smooth, soft } from '../../geometry.ts'
import { pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { WATER, DEEP, ripples } from './parts.ts'

/** Skitterfin: a fish that runs on six legs. */
export const skitterfin = (p: Pen): void => {
  ripples(p, -30, 90, 44)
  ripples(p, 36, 90, 40)
  for (const [x, k] of [
    [-34, -1],
    [0, -1],
    [30, 1],
    [-12, 1],
    [16, -1],
    [44, 1],
  ] as const)
    taper(
      p,
      [
        [x, 30],
        [x + k * 22, 50],
        [x + k * 16, 88],
      ],
      11,
      5,
      '#e9a13c',
    )
  p.shape(
    smooth([
      [-52, 4],
      [-92, -30],
      [-98, 6],
      [-92, 40],
      [-56, 18],
    ]),
    DEEP,
    { inside: stroke('M-60,8L-96,-18M-60,10L-98,6M-60,12L-94,30', lite(DEEP, 0.4), 3, 0.6) },
  )
  p.shape(
    soft(
      [
        [-28, -26],
        [-6, -72],
        [16, -62],
        [34, -40],
        [40, -22],
      ],
      6,
    ),
    '#f0b040',
    { size: 0.6, inside: stroke('M-10,-30L-2,-66M8,-30L16,-58M24,-28L32,-42', '#8a5a12', 3, 0.6) },
  )
  p.shape(
    smooth([
      [-62, 8],
      [-34, -26],
      [10, -38],
      [54, -28],
      [84, 2],
      [60, 34],
      [10, 44],
      [-36, 36],
    ]),
    WATER,
    {
      inside:
        pattern.scales(-16, 6, 46, 44, '#1f66a6', 16) +
        dab(
          smooth([
            [-60, 22],
            [0, 34],
            [80, 12],
            [60, 50],
            [0, 56],
          ]),
          '#eafaff',
          0.55,
        ),
    },
  )
  p.shape(
    soft(
      [
        [-14, 14],
        [-34, 36],
        [-20, 42],
        [6, 30],
      ],
      5,
    ),
    '#f0b040',
    { size: 0.5 },
  )
  p.eye(46, -8, 19, { iris: '#e08a1c', lid: 0.14, lidColour: WATER, look: [0.25, 0.1] }, 60)
  p.line('M52,22Q68,24 80,10', INK, 3.4)
  p.line('M28,-12q7,14 -2,30', INK, 2.6, 0.6)
}

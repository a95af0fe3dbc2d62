import { lump, smooth, soft } from '../../geometry.ts'
import { both, pattern, taper } from '../../limbs.ts'
import { type Pen, dab } from '../../pen.ts'
import { sparks } from './parts.ts'

/** Volcanaught: a mountain on its way. */
export const volcanaught = (p: Pen): void => {
  p.halo(0, -60, 74, '#ff8a2a', 0.9)
  p.shape(
    smooth([
      [-30, -74],
      [-40, -100],
      [-10, -92],
      [2, -118],
      [14, -94],
      [42, -104],
      [30, -74],
    ]),
    '#ff9a2a',
    { size: 0.6, shade: 0.12 },
  )
  p.shape(
    smooth([
      [-98, 92],
      [-84, 40],
      [-56, -6],
      [-38, -70],
      [0, -62],
      [38, -70],
      [56, -6],
      [84, 40],
      [98, 92],
    ]),
    '#5a3a3c',
    {
      inside:
        dab(
          smooth([
            [-40, -80],
            [-34, -40],
            [-24, -52],
            [-16, -14],
            [-6, -46],
            [6, -20],
            [14, -50],
            [24, -34],
            [30, -60],
            [40, -80],
          ]),
          '#ff8a2a',
          1,
        ) +
        dab(
          smooth([
            [-32, -80],
            [-28, -52],
            [-18, -60],
            [-10, -40],
            [0, -60],
            [14, -58],
            [28, -66],
            [32, -80],
          ]),
          '#ffe27a',
          1,
        ) +
        pattern.cracks(['M-70,60l20,4 6,20', 'M72,50l-18,10 -2,22', 'M-10,92l6,-18 12,-4'], '#ff8a2a', 5),
    },
  )
  p.shape(
    soft(
      [
        [-40, 2],
        [-4, 10],
        [-6, 20],
        [-42, 12],
      ],
      3,
    ),
    '#3a2226',
    { line: 3, size: 0.4 },
  )
  p.shape(
    soft(
      [
        [40, 2],
        [4, 10],
        [6, 20],
        [42, 12],
      ],
      3,
    ),
    '#3a2226',
    { line: 3, size: 0.4 },
  )
  both((k) => p.ember(k * 23, 20, 14, 10, '#ffd23c', 0.8))
  p.mouth(0, 42, 36, 22, {
    teeth: 7,
    length: 12,
    low: 5,
    flat: false,
    curve: -3,
    dark: '#7a1f0a',
    tongue: '#ffb02a',
    tooth: '#e8d2b0',
  })
  both((k) => {
    taper(
      p,
      [
        [k * 62, 20],
        [k * 92, 34],
        [k * 90, 62],
      ],
      36,
      34,
      '#6d4a48',
    )
    p.shape(soft(lump(k * 86, 74, 28, 24, 8, 0.16, p.random), 8), '#5a3a3c', {
      inside: pattern.cracks([`M${k * 78},62l6,10 -4,12`], '#ff8a2a', 4),
    })
  })
  sparks(p, [
    [-60, -84, 7],
    [62, -90, 7],
    [-84, -50, 5],
    [86, -44, 6],
    [-30, -112, 5],
  ])
}

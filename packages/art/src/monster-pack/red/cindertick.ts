import { smooth } from '../../geometry.ts'
import { both, horn, pattern, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { BONE, sparks } from './parts.ts'

/** Cindertick: a beetle with the fire inside. */
export const cindertick = (p: Pen): void => {
  for (const [y, ey, ex] of [
    [20, -16, 88],
    [36, 34, 96],
    [52, 84, 84],
  ] as const)
    both((k) => {
      taper(
        p,
        [
          [k * 40, y],
          [k * 70, y - 22],
          [k * ex, ey],
        ],
        13,
        5,
        '#3a2026',
      )
    })
  p.halo(0, 34, 74, '#ff8a2a', 0.6)
  p.shape(
    smooth([
      [-56, 40],
      [-50, 2],
      [0, -16],
      [50, 2],
      [56, 40],
      [36, 80],
      [0, 90],
      [-36, 80],
    ]),
    '#6a2a24',
    {
      inside:
        stroke('M0,-20V90', '#1a0c10', 5, 0.9) +
        pattern.cracks(
          [
            'M-44,20l16,8 -4,16 16,8',
            'M44,20l-16,8 4,16 -16,8',
            'M-30,66l12,-4',
            'M30,66l-12,-4',
            'M-20,4l8,10',
            'M20,4l-8,10',
          ],
          '#ff9a2a',
          4,
        ),
    },
  )
  p.shape(
    smooth([
      [-36, -8],
      [-32, -40],
      [0, -52],
      [32, -40],
      [36, -8],
      [0, 8],
    ]),
    '#4a2228',
    {},
  )
  both((k) =>
    horn(
      p,
      [
        [k * 14, -46],
        [k * 34, -66],
        [k * 18, -88],
      ],
      14,
      '#e08a3a',
      2,
    ),
  )
  p.eye(-16, -22, 15, { iris: '#ffb02a', white: '#fff0c0', lid: 0.2, mood: 0.7, lidColour: '#4a2228', slit: true })
  p.eye(16, -22, 15, { iris: '#ffb02a', white: '#fff0c0', lid: 0.2, mood: 0.7, lidColour: '#4a2228', slit: true })
  both((k) =>
    horn(
      p,
      [
        [k * 8, 0],
        [k * 15, 10],
        [k * 4, 18],
      ],
      8,
      BONE,
    ),
  )
  sparks(p, [
    [-78, -46, 6],
    [80, -50, 5],
    [0, -84, 5],
  ])
}

import { poly, smooth, soft } from '../../geometry.ts'
import { flame, flamePath, leg, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { FIRE, sparks } from './parts.ts'

/** Pyrefist: asks first with the left. */
export const pyrefist = (p: Pen): void => {
  p.halo(-54, -24, 56, '#ff9a3c', 0.8)
  p.halo(60, 20, 56, '#ff9a3c', 0.8)
  leg(p, -20, 54, 88, 24, '#7a3426', '#4a2018', 3)
  leg(p, 26, 54, 88, 24, '#7a3426', '#4a2018', 3)
  p.shape(
    soft(
      [
        [-42, 4],
        [46, 4],
        [36, 64],
        [-30, 64],
      ],
      12,
    ),
    '#b8502e',
    {
      inside:
        stroke('M2,0V60M-36,34H42', '#7a2a16', 4, 0.5) +
        dab(
          poly([
            [-50, 50],
            [60, 50],
            [60, 70],
            [-50, 70],
          ]),
          '#3b2230',
          0.9,
        ) +
        dab(
          poly([
            [-6, 48],
            [12, 48],
            [12, 66],
            [-6, 66],
          ]),
          '#ffd75a',
          1,
        ),
    },
  )
  p.shape(
    smooth([
      [-30, -18],
      [-24, -50],
      [4, -62],
      [32, -50],
      [38, -18],
      [22, 10],
      [-14, 10],
    ]),
    '#b8502e',
    {},
  )
  flame(p, -10, -48, 24, 40, -6)
  flame(p, 20, -48, 24, 44, 8)
  flame(p, 5, -50, 28, 52, 0)
  p.eye(-10, -24, 13, { iris: '#ffb02a', lid: 0.32, mood: 1, lidColour: '#8a3a22' }, 4)
  p.eye(20, -24, 13, { iris: '#ffb02a', lid: 0.32, mood: 1, lidColour: '#8a3a22' }, 4)
  p.line('M-8,-2Q6,-8 20,-2', INK, 3.8)
  p.fill(
    poly([
      [-4, -4],
      [2, -5],
      [-1, -11],
    ]),
    '#fff6df',
  )
  p.fill(
    poly([
      [12, -5],
      [18, -4],
      [15, -11],
    ]),
    '#fff6df',
  )
  taper(
    p,
    [
      [-34, 16],
      [-62, 22],
      [-62, -2],
    ],
    26,
    22,
    '#b8502e',
  )
  taper(
    p,
    [
      [40, 16],
      [58, 38],
      [62, 40],
    ],
    28,
    24,
    '#b8502e',
  )
  for (const [x, y] of [
    [-58, -24],
    [64, 34],
  ] as const) {
    p.shape(flamePath(x, y + 20, 62, 84, x < 0 ? -6 : 10), FIRE, { size: 0.6, line: 3, shade: 0.15 })
    p.shape(
      soft(
        [
          [x - 26, y - 12],
          [x - 10, y - 24],
          [x + 20, y - 22],
          [x + 30, y - 2],
          [x + 20, y + 20],
          [x - 16, y + 22],
          [x - 28, y + 8],
        ],
        9,
      ),
      '#e07a2a',
      { inside: [-12, 0, 12].map((d) => stroke(`M${x + d},${y - 26}v24`, '#8a2f10', 3.4, 0.8)).join('') },
    )
  }
  sparks(p, [
    [-88, 20, 5],
    [90, -30, 6],
    [-30, -86, 5],
  ])
}

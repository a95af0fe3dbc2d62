import { ell, poly, smooth } from '../../geometry.ts'
import { both, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { BONE } from './parts.ts'

/** Clawlet: all of it is claw. */
export const clawlet = (p: Pen): void => {
  const shell = '#d8502e'
  for (const [x, ex] of [
    [30, 62],
    [40, 84],
    [46, 96],
  ] as const)
    both((k) =>
      taper(
        p,
        [
          [k * x, 46],
          [k * (x + 18), 40],
          [k * ex, 84],
        ],
        13,
        4,
        '#b23c22',
      ),
    )
  p.shape(
    smooth([
      [-58, 36],
      [-50, 4],
      [0, -12],
      [50, 4],
      [58, 36],
      [36, 66],
      [-36, 66],
    ]),
    shell,
    {
      inside: pattern.spots(
        [
          [-26, 10, 6],
          [26, 10, 6],
          [0, 0, 7],
          [-40, 28, 5],
          [40, 28, 5],
        ],
        '#ffb98a',
        0.8,
      ),
    },
  )
  taper(
    p,
    [
      [-44, 20],
      [-72, 4],
      [-76, -18],
    ],
    18,
    13,
    '#b23c22',
  )
  p.shape(
    smooth([
      [-82, -14],
      [-92, -34],
      [-78, -48],
      [-74, -30],
      [-66, -46],
      [-58, -28],
      [-68, -12],
    ]),
    shell,
    { size: 0.6 },
  )
  taper(
    p,
    [
      [44, 16],
      [66, -6],
      [58, -28],
    ],
    24,
    20,
    '#b23c22',
  )
  p.shape(
    smooth([
      [40, -26],
      [16, -62],
      [30, -98],
      [66, -104],
      [62, -74],
      [74, -60],
    ]),
    shell,
    { inside: dab(ell(34, -74, 8, 18), '#ffffff', 0.3) },
  )
  p.shape(
    smooth([
      [52, -22],
      [84, -34],
      [98, -66],
      [86, -96],
      [78, -70],
      [62, -56],
      [44, -44],
    ]),
    shell,
    {},
  )
  for (const [x, y] of [
    [62, -84],
    [60, -72],
    [78, -78],
  ] as const)
    p.fill(
      poly([
        [x - 5, y],
        [x + 5, y - 2],
        [x, y + 10],
      ]),
      BONE,
    )
  both((k) => {
    p.line(`M${k * 16},2V-16`, INK, 8)
    p.line(`M${k * 16},2V-16`, shell, 4)
    p.eye(k * 17, -22, 14, { iris: '#3a2a8f', lid: 0.2, mood: 0.5, lidColour: shell })
  })
  p.mouth(0, 34, 18, 10, { teeth: 4, length: 6, curve: 3 })
}

import { ell, smooth } from '../../geometry.ts'
import { both, claws, horn, leaf, leafPath, leg, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { LEAF, FERN } from './parts.ts'

/** Ivychanter: leaves grow where it sings. */
export const ivychanter = (p: Pen): void => {
  for (const [x, y, a] of [
    [-70, 70, -2.4],
    [-84, 40, -2],
    [74, 66, -0.8],
    [88, 36, -1],
  ] as const)
    leaf(p, x, y, 30, a, FERN)
  leg(p, -18, 58, 88, 18, '#b8895a', '#5a3f2a', 2)
  leg(p, 18, 58, 88, 18, '#b8895a', '#5a3f2a', 2)
  p.shape(
    smooth([
      [-30, 66],
      [-34, 28],
      [-18, 6],
      [18, 6],
      [34, 28],
      [30, 66],
      [0, 76],
    ]),
    FERN,
    {
      inside: [
        [-18, 28],
        [8, 22],
        [-8, 48],
        [18, 46],
      ]
        .map(([x, y]) => dab(leafPath(x as number, y as number, 22, 1.1, 8), '#8fc95a', 0.9))
        .join(''),
    },
  )
  taper(
    p,
    [
      [-26, 22],
      [-56, 14],
      [-66, -10],
    ],
    16,
    11,
    '#d9b088',
  )
  claws(p, -66, -10, -1.8, 3, 14, '#d9b088', 7)
  taper(
    p,
    [
      [26, 22],
      [54, 20],
      [68, 2],
    ],
    16,
    11,
    '#d9b088',
  )
  claws(p, 68, 2, -1, 3, 14, '#d9b088', 7)
  for (const [x, y, a, l] of [
    [-34, -36, 2.4, 46],
    [34, -36, 0.74, 46],
    [-40, -14, 2.1, 44],
    [40, -14, 1.04, 44],
    [-30, -58, -2.6, 40],
    [30, -58, -0.54, 40],
  ] as const)
    leaf(p, x, y, l, a, x < 0 ? LEAF : '#5f9f42')
  both((k) =>
    horn(
      p,
      [
        [k * 20, -62],
        [k * 36, -82],
        [k * 24, -102],
      ],
      14,
      '#b89a6a',
      2,
    ),
  )
  p.shape(
    smooth([
      [-38, -28],
      [-30, -60],
      [0, -70],
      [30, -60],
      [38, -28],
      [24, 6],
      [-24, 6],
    ]),
    '#d9b088',
    {},
  )
  for (const [x, a] of [
    [-24, -2.2],
    [-8, -1.8],
    [8, -1.3],
    [24, -0.9],
  ] as const)
    leaf(p, x, -56, 26, a, '#8fc95a')
  both((k) => p.line(`M${k * 24},-28Q${k * 15},-38 ${k * 7},-28`, INK, 4.4))
  p.mouth(0, -10, 13, 16, { teeth: 0, curve: 0, tongue: '#e0708a' })
  p.fill(ell(-27, -12, 7, 5), '#ff8a7a', 0.55)
  p.fill(ell(27, -12, 7, 5), '#ff8a7a', 0.55)
  for (const [x, y, s] of [
    [62, -48, 1],
    [84, -20, 0.8],
    [-82, -40, 0.9],
  ] as const) {
    p.halo(x, y, 18 * s, '#e8ff9a', 0.7)
    p.line(`M${x},${y}v${-22 * s}l${10 * s},${4 * s}`, '#fbffd8', 4)
    p.fill(ell(x - 4 * s, y, 6 * s, 4.6 * s), '#fbffd8')
  }
}

import { smooth } from '../../geometry.ts'
import { both, ear, leaf, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { LEAF, FERN, MAGIC, rune } from './parts.ts'

/** Fernoracle: reads the forest between its antlers. */
export const fernoracle = (p: Pen): void => {
  p.halo(0, -64, 60, MAGIC, 0.7)
  both((k) => {
    const antler = (points: readonly (readonly [number, number])[], w: number): void =>
      taper(
        p,
        points.map(([x, y]) => [x * k, y] as const),
        w,
        4,
        '#c9a878',
      )
    antler(
      [
        [18, -40],
        [40, -62],
        [72, -66],
        [92, -92],
      ],
      12,
    )
    antler(
      [
        [44, -64],
        [46, -84],
        [38, -104],
      ],
      9,
    )
    antler(
      [
        [70, -66],
        [88, -54],
        [100, -58],
      ],
      8,
    )
    for (const [x, y, a] of [
      [56, -70, -1.8],
      [66, -72, -1.3],
      [80, -78, -0.3],
      [40, -88, -2.6],
      [46, -92, -0.6],
      [90, -60, 0.9],
    ] as const)
      leaf(p, k * x, y, 20, k > 0 ? a : Math.PI - a, LEAF, 6)
  })
  p.shape(
    smooth([
      [-50, 96],
      [-44, 50],
      [-26, 22],
      [26, 22],
      [44, 50],
      [50, 96],
    ]),
    '#a8774a',
    {
      inside: dab(
        smooth([
          [-16, 20],
          [16, 20],
          [24, 60],
          [0, 96],
          [-24, 60],
        ]),
        '#ead2a8',
        0.85,
      ),
    },
  )
  for (const [x, y, a] of [
    [-32, 44, 2.2],
    [-14, 50, 1.8],
    [14, 50, 1.34],
    [32, 44, 0.94],
    [0, 54, 1.57],
  ] as const)
    leaf(p, x, y, 44, a, FERN, 11)
  both((k) => ear.point(p, k, 36, -20, 15, 14, 74, '#a8774a', '#f0c0a0'))
  p.shape(
    smooth([
      [-36, -20],
      [-28, -48],
      [0, -56],
      [28, -48],
      [36, -20],
      [24, 18],
      [14, 44],
      [-14, 44],
      [-24, 18],
    ]),
    '#a8774a',
    {
      inside: dab(
        smooth([
          [-9, -58],
          [9, -58],
          [10, 10],
          [0, 20],
          [-10, 10],
        ]),
        '#d9b07a',
        0.8,
      ),
    },
  )
  p.shape(
    smooth([
      [-20, 22],
      [0, 14],
      [20, 22],
      [14, 46],
      [-14, 46],
    ]),
    '#ead2a8',
    { size: 0.5, line: 2.8 },
  )
  p.shape(
    smooth([
      [-10, 24],
      [0, 19],
      [10, 24],
      [0, 34],
    ]),
    '#3f2a1a',
    { line: 2, size: 0.4 },
  )
  p.line('M0,34V38M-9,40Q0,44 9,40', INK, 3)
  both((k) => p.eye(k * 19, -12, 14, { iris: '#6fc02a', lid: 0.34, mood: -0.2, lidColour: '#8a5f38' }))
  rune(p, 0, -82, 14, 0)
  rune(p, -26, -96, 9, 1)
  rune(p, 26, -96, 9, 2)
}

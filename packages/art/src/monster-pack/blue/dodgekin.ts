import { smooth } from '../../geometry.ts'
import { both, claws, ear, foot, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'

/** Dodgekin: leans out of the way of everything. */
export const dodgekin = (p: Pen): void => {
  for (const [x, o] of [
    [-40, 0.16],
    [-22, 0.3],
  ] as const)
    p.fill(
      smooth([
        [x - 20, 84],
        [x - 30, 20],
        [x - 34, -40],
        [x + 6, -70],
        [x + 34, -36],
        [x + 20, 20],
        [x + 26, 84],
      ]),
      '#dff3ff',
      o,
    )
  taper(
    p,
    [
      [4, 46],
      [-26, 60],
      [-20, 86],
    ],
    24,
    18,
    '#2f6aa8',
  )
  taper(
    p,
    [
      [24, 46],
      [44, 62],
      [40, 86],
    ],
    24,
    18,
    '#2f6aa8',
  )
  foot(p, -24, 84, 19, '#f0c060', 2, 9)
  foot(p, 46, 84, 19, '#f0c060', 2, 9)
  taper(
    p,
    [
      [-10, 18],
      [-48, 10],
      [-66, -18],
    ],
    18,
    12,
    '#6fb7e6',
  )
  claws(p, -66, -18, -2, 3, 18, '#6fb7e6', 8)
  p.shape(
    smooth([
      [-16, 52],
      [-16, 10],
      [6, -8],
      [40, 0],
      [44, 34],
      [30, 58],
    ]),
    '#3f7fc0',
    { inside: stroke('M-18,36L46,22', '#f0c060', 7, 0.9) },
  )
  taper(
    p,
    [
      [38, 14],
      [70, 16],
      [84, -8],
    ],
    18,
    12,
    '#6fb7e6',
  )
  claws(p, 84, -8, -1.2, 3, 18, '#6fb7e6', 8)
  p.group('rotate(16 24 -30)', () => {
    both((k) => ear.point(p, k, k > 0 ? 44 : 4, -34, 15, 34, 38, '#6fb7e6', '#f4a6b8'))
    p.shape(
      smooth([
        [-22, -30],
        [-14, -62],
        [20, -74],
        [54, -62],
        [62, -30],
        [42, 0],
        [0, 0],
      ]),
      '#6fb7e6',
      {
        inside: dab(
          smooth([
            [-20, -62],
            [20, -84],
            [60, -62],
            [40, -56],
            [20, -62],
            [0, -54],
          ]),
          '#1f4f86',
          0.75,
        ),
      },
    )
    p.eye(4, -32, 16, { iris: '#d8a020', lid: 0.2, mood: 0.3, lidColour: '#6fb7e6', look: [-0.35, 0.1] }, 20)
    p.eye(38, -32, 16, { iris: '#d8a020', lid: 0.2, mood: 0.3, lidColour: '#6fb7e6', look: [-0.35, 0.1] }, 20)
    p.mouth(20, -10, 17, 8, { teeth: 4, length: 6, curve: 5 })
  })
  p.line('M-84,-50q20,-8 34,2M-92,-26q14,-6 24,0M-88,60q14,-6 24,0', '#e9f8ff', 4, 0.8)
}

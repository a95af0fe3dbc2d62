import { ell, smooth, soft } from '../../geometry.ts'
import { both, foot, horn, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

/** Knucklepup: too much fist for its size. */
export const knucklepup = (p: Pen): void => {
  const fur = '#c9763f'
  taper(
    p,
    [
      [-26, 60],
      [-70, 66],
      [-86, 40],
    ],
    20,
    7,
    fur,
  )
  p.shape(
    smooth([
      [-34, 84],
      [-40, 40],
      [-26, 10],
      [26, 10],
      [40, 40],
      [34, 84],
    ]),
    fur,
    { inside: dab(ell(0, 56, 21, 28), '#f6e2bd', 0.85) },
  )
  foot(p, -24, 84, 22, '#8a4a24', 3, 10)
  foot(p, 24, 84, 22, '#8a4a24', 3, 10)
  p.shape(
    soft(
      [
        [-46, -52],
        [-74, -54],
        [-82, -20],
        [-62, 0],
        [-44, -14],
      ],
      10,
    ),
    '#8a4a24',
    { size: 0.6 },
  )
  p.shape(
    soft(
      [
        [46, -52],
        [74, -54],
        [82, -20],
        [62, 0],
        [44, -14],
      ],
      10,
    ),
    '#8a4a24',
    { size: 0.6 },
  )
  p.shape(
    smooth([
      [-54, -22],
      [-46, -62],
      [0, -76],
      [46, -62],
      [54, -22],
      [36, 14],
      [-36, 14],
    ]),
    fur,
    {
      inside:
        dab(
          smooth([
            [-14, -76],
            [14, -76],
            [10, -30],
            [0, -20],
            [-10, -30],
          ]),
          '#f6e2bd',
          0.9,
        ) + dab(ell(-26, -34, 20, 22), '#8a4a24', 0.55),
    },
  )
  p.shape(
    smooth([
      [-28, -4],
      [-16, -20],
      [16, -20],
      [28, -4],
      [16, 18],
      [-16, 18],
    ]),
    '#f6e2bd',
    { size: 0.6, line: 2.8 },
  )
  p.eye(-23, -32, 15, { iris: '#6a3a12', lid: 0.24, mood: 0.8, lidColour: '#8a4a24' })
  p.eye(23, -32, 15, { iris: '#6a3a12', lid: 0.24, mood: 0.8, lidColour: fur })
  p.shape(
    smooth([
      [-11, -12],
      [0, -17],
      [11, -12],
      [0, -3],
    ]),
    '#2c1c16',
    { line: 2, size: 0.4 },
  )
  p.line('M0,-3V3M0,3Q-8,10 -15,4M0,3Q8,10 15,4', INK, 3)
  horn(
    p,
    [
      [10, 5],
      [11, 10],
      [11, 16],
    ],
    6,
    '#fff6df',
  )
  both((k) => {
    taper(
      p,
      [
        [k * 30, 26],
        [k * 52, 34],
        [k * 56, 42],
      ],
      24,
      24,
      fur,
    )
    p.shape(
      smooth([
        [k * 32, 44],
        [k * 38, 20],
        [k * 66, 12],
        [k * 92, 24],
        [k * 94, 54],
        [k * 70, 70],
        [k * 40, 66],
      ]),
      '#d8402f',
      {
        inside:
          [0, 1, 2].map((i) => stroke(`M${k * (52 + i * 14)},${16 + i * 3}v24`, '#6a120b', 3.4, 0.8)).join('') +
          dab(ell(k * 60 - 10, 26, 12, 6), '#ffffff', 0.3),
      },
    )
    p.line(`M${k * 38},52Q${k * 64},62 ${k * 92},48`, '#6a120b', 3.4, 0.8)
  })
}

import { smooth } from '../../geometry.ts'
import { both, fanWing, horn, leaf, pattern } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { LEAF, rune } from './parts.ts'

/** Sylvanquill: writes the law of the wood with its own feathers. */
export const sylvanquill = (p: Pen): void => {
  fanWing(p, -26, 6, -1, 6, 84, -1.25, 0.5, '#6f9f4a', 23)
  fanWing(p, 26, 6, 1, 6, 84, -1.25, 0.5, '#6f9f4a', 23)
  p.shape(
    smooth([
      [-38, 92],
      [-44, 50],
      [-26, 8],
      [26, 8],
      [44, 50],
      [38, 92],
      [0, 98],
    ]),
    '#c9a05a',
    {
      inside: [24, 42, 60, 78]
        .map((y, row) =>
          stroke(
            Array.from({ length: 5 }, (_, i) => `M${-45 + i * 20 + (row % 2) * 10},${y}q10,14 20,0`).join(''),
            '#7a5a24',
            3,
            0.55,
          ),
        )
        .join(''),
    },
  )
  both((k) => {
    p.shape(
      smooth([
        [k * 14, 98],
        [k * 14, 78],
        [k * 30, 72],
        [k * 44, 82],
        [k * 46, 98],
      ]),
      '#e8b84a',
      { size: 0.5 },
    )
    for (const d of [-9, 2, 13])
      horn(
        p,
        [
          [k * (30 + d), 90],
          [k * (31 + d), 95],
          [k * (31 + d), 102],
        ],
        7,
        '#3b2a1a',
      )
  })
  for (const [a, l] of [
    [-2.6, 40],
    [-0.54, 40],
    [-2.1, 46],
    [-1.04, 46],
    [-1.57, 50],
  ] as const)
    leaf(p, 0, -52, l, a, a === -1.57 ? '#8fc95a' : LEAF, 11)
  p.shape(
    smooth([
      [-44, -20],
      [-34, -56],
      [0, -66],
      [34, -56],
      [44, -20],
      [30, 18],
      [-30, 18],
    ]),
    '#f0e4c0',
    {
      inside:
        pattern.fur(
          [
            [-32, 4],
            [32, 4],
            [-20, 14],
            [20, 14],
          ],
          '#b89a5a',
          9,
        ) +
        dab(
          smooth([
            [-46, -60],
            [46, -60],
            [36, -32],
            [0, -44],
            [-36, -32],
          ]),
          '#6f9f4a',
          0.9,
        ),
    },
  )
  p.shape(
    smooth([
      [-15, -18],
      [0, -28],
      [15, -18],
      [12, 6],
      [0, 30],
      [-6, 10],
    ]),
    '#e8a83a',
    { size: 0.6, inside: stroke('M-14,2Q0,8 12,2', '#8a5a12', 3, 0.7) },
  )
  p.eye(-23, -24, 14, { iris: '#e07a1c', lid: 0.36, mood: 1, lidColour: '#4d7a34' })
  p.eye(23, -24, 14, { iris: '#e07a1c', lid: 0.36, mood: 1, lidColour: '#4d7a34' })
  rune(p, -84, -64, 11, 0)
  rune(p, 86, -64, 11, 2)
}

import { ell, smooth, soft } from '../../geometry.ts'
import { ear, foot, horn, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'
import { BONE, rush } from './parts.ts'

/** Crimson Onrush: do not stand there. */
export const crimsonOnrush = (p: Pen): void => {
  rush(p, [
    [-100, -60, 46],
    [-104, -30, 30],
    [-104, 0, 24],
    [-100, 62, 30],
  ])
  const hide = '#a02a2c'
  for (const [x, h] of [
    [-66, 20],
    [-46, 26],
    [-24, 30],
    [0, 30],
  ] as const)
    p.shape(
      soft(
        [
          [x - 14, -38],
          [x - 18, -38 - h],
          [x + 10, -38],
        ],
        4,
      ),
      '#3b1a22',
      { line: 3, size: 0.5 },
    )
  taper(
    p,
    [
      [-58, 40],
      [-84, 60],
      [-70, 88],
    ],
    30,
    16,
    '#7a1f22',
  )
  taper(
    p,
    [
      [14, 44],
      [38, 66],
      [66, 66],
    ],
    28,
    16,
    '#7a1f22',
  )
  p.shape(
    smooth([
      [-88, 16],
      [-78, -28],
      [-30, -46],
      [24, -40],
      [60, -16],
      [58, 30],
      [14, 50],
      [-60, 50],
    ]),
    hide,
    {
      inside:
        pattern.fur(
          [
            [-60, -10],
            [-30, -20],
            [0, -14],
            [-50, 20],
            [-20, 24],
            [14, 14],
          ],
          '#4d0f14',
          11,
        ) + stroke('M-96,30Q-30,54 60,30', '#f2c23c', 9, 0.95),
    },
  )
  taper(
    p,
    [
      [-30, 44],
      [-48, 70],
      [-26, 90],
    ],
    30,
    17,
    hide,
  )
  foot(p, -66, 88, 15, '#20131d', 2, 8)
  foot(p, -22, 90, 16, '#20131d', 2, 8)
  foot(p, 72, 68, 14, '#20131d', 2, 8)
  ear.point(p, 1, 38, -44, 12, 26, 30, hide, '#f0a890')
  p.shape(
    smooth([
      [20, 20],
      [18, -30],
      [48, -54],
      [76, -40],
      [98, -4],
      [100, 18],
      [80, 34],
      [48, 36],
    ]),
    hide,
    {},
  )
  p.shape(
    smooth([
      [74, 2],
      [90, -8],
      [104, 6],
      [102, 24],
      [84, 26],
    ]),
    '#d88a80',
    { size: 0.5 },
  )
  p.fill(ell(96, 4, 3.4, 4.6), INK)
  p.fill(ell(94, 16, 3.4, 4.6), INK)
  horn(
    p,
    [
      [66, 28],
      [86, 38],
      [98, 8],
      [96, -6],
    ],
    20,
    BONE,
  )
  horn(
    p,
    [
      [52, 32],
      [66, 46],
      [78, 26],
    ],
    14,
    '#e0cfa4',
  )
  p.eye(62, -20, 13, { iris: '#ffd23a', lid: 0.38, mood: 1, lidColour: '#6d161c', look: [0.35, 0.1] }, 90)
  p.shape(
    soft(
      [
        [26, -42],
        [68, -44],
        [80, -28],
        [64, -30],
        [34, -32],
      ],
      5,
    ),
    '#d8a83c',
    { line: 2.8, size: 0.5 },
  )
  p.line('M-96,94q30,-10 54,0M-10,96q30,-10 60,0', '#ffe0a8', 5, 0.7)
}

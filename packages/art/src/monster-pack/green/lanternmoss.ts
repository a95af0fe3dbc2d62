import { ell, smooth, soft } from '../../geometry.ts'
import { leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { BARK, fireflies } from './parts.ts'

/** Lanternmoss: carries its own evening. */
export const lanternmoss = (p: Pen): void => {
  leg(p, -44, 54, 88, 24, '#8a9a52', '#8a9a52', 3)
  leg(p, 44, 54, 88, 24, '#8a9a52', '#8a9a52', 3)
  taper(
    p,
    [
      [-62, 48],
      [-88, 58],
      [-96, 42],
    ],
    16,
    4,
    '#8a9a52',
  )
  p.shape(
    smooth([
      [-78, 48],
      [-70, 0],
      [-36, -32],
      [14, -34],
      [58, -8],
      [72, 46],
      [0, 64],
    ]),
    '#5a7a34',
    {
      inside:
        pattern.fur(
          [
            [-40, -6],
            [-8, -20],
            [26, -8],
            [-54, 24],
            [-18, 16],
            [18, 22],
            [50, 24],
            [-32, 44],
            [36, 44],
          ],
          '#33481c',
          12,
        ) + dab(ell(-30, -8, 22, 14), '#c8dc7a', 0.35),
    },
  )
  for (const [x, y, r, c] of [
    [-46, -20, 7, '#e8604a'],
    [-20, -36, 9, '#f0a83c'],
    [10, -36, 6, '#e8604a'],
  ] as const) {
    p.line(`M${x},${y + 14}V${y}`, '#f0e4c0', 6)
    p.shape(
      smooth([
        [x - r * 1.5, y + 2],
        [x, y - r * 1.3],
        [x + r * 1.5, y + 2],
        [x, y + 5],
      ]),
      c,
      { line: 2.4, size: 0.4 },
    )
  }
  p.shape(
    smooth([
      [28, 26],
      [34, -10],
      [60, -24],
      [90, -14],
      [98, 16],
      [84, 42],
      [48, 46],
    ]),
    '#8a9a52',
    { inside: dab(ell(66, 34, 22, 10), '#e0e4a8', 0.7) },
  )
  p.eye(52, 4, 13, { iris: '#7a5a1c', lid: 0.34, mood: -0.3, lidColour: '#6d7c3f' }, 68)
  p.eye(82, 4, 11, { iris: '#7a5a1c', lid: 0.34, mood: -0.3, lidColour: '#6d7c3f' }, 68)
  p.line('M54,28Q72,36 88,24', INK, 3.6)
  p.line('M48,-16Q40,-66 66,-78Q84,-82 84,-64', INK, 9)
  p.line('M48,-16Q40,-66 66,-78Q84,-82 84,-64', BARK, 5)
  p.halo(84, -40, 54, '#ffe27a', 0.9)
  p.shape(
    soft(
      [
        [70, -56],
        [98, -56],
        [102, -30],
        [92, -18],
        [76, -18],
        [66, -30],
      ],
      6,
    ),
    '#ffd75a',
    { line: 3.2, size: 0.5, shade: 0.1, inside: stroke('M84,-60V-14M66,-38H102', '#7a5a1c', 3.4, 0.9) },
  )
  p.shape(
    soft(
      [
        [74, -64],
        [94, -64],
        [98, -54],
        [70, -54],
      ],
      3,
    ),
    '#5a4a2c',
    { line: 2.8, size: 0.4 },
  )
  fireflies(p, [
    [-70, -54, 6],
    [30, -80, 5],
    [-86, 0, 5],
  ])
}

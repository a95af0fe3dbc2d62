import { ell, smooth, soft } from '../../geometry.ts'
import { horn } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LILAC, NIGHT, fuse } from './parts.ts'

/** Snowfuse: melts last. */
export const snowfuse = (p: Pen): void => {
  fuse(p, [
    [4, -78],
    [10, -98],
    [32, -104],
    [44, -92],
  ])
  p.shape(ell(0, 60, 58, 38), '#f1edfa', { inside: dab(ell(-24, 42, 18, 10), '#ffffff', 1) })
  for (const [x, y] of [
    [0, 42],
    [0, 60],
    [0, 78],
  ] as const)
    p.shape(ell(x, y, 6), NIGHT, { line: 2, size: 0.3 })
  p.line('M-44,38L-78,14M-66,22L-84,26M-68,20L-74,2', INK, 8)
  p.line('M-44,38L-78,14M-66,22L-84,26M-68,20L-74,2', '#8a6a4a', 4)
  p.line('M44,38L78,10M68,18L88,20M70,16L74,-4', INK, 8)
  p.line('M44,38L78,10M68,18L88,20M70,16L74,-4', '#8a6a4a', 4)
  p.shape(ell(0, -14, 46, 44), '#f1edfa', { inside: dab(ell(-18, -36, 15, 10), '#ffffff', 1) })
  p.shape(
    smooth([
      [-44, 16],
      [0, 28],
      [44, 16],
      [46, 30],
      [0, 44],
      [-46, 30],
    ]),
    '#8a5ac0',
    { size: 0.5, inside: stroke('M-30,16v28M-10,22v24M10,22v24M30,16v28', '#ffffff', 4, 0.5) },
  )
  p.shape(
    soft(
      [
        [16, 34],
        [36, 30],
        [42, 66],
        [22, 68],
      ],
      4,
    ),
    '#8a5ac0',
    { size: 0.5, inside: stroke('M20,44l22,-3M22,54l22,-3', '#ffffff', 4, 0.5) },
  )
  p.shape(
    soft(
      [
        [-34, -54],
        [34, -54],
        [30, -72],
        [-30, -72],
      ],
      4,
    ),
    '#4a4066',
    { size: 0.5, inside: '' },
  )
  p.shape(
    soft(
      [
        [-46, -54],
        [46, -54],
        [46, -46],
        [-46, -46],
      ],
      4,
    ),
    '#4a4066',
    { size: 0.4 },
  )
  p.eye(-17, -22, 13, { iris: '#3f6fc0', lid: 0.3, mood: 0.9, lidColour: LILAC })
  p.eye(17, -22, 13, { iris: '#3f6fc0', lid: 0.3, mood: 0.9, lidColour: LILAC })
  horn(
    p,
    [
      [0, -8],
      [16, -4],
      [36, -8],
    ],
    12,
    '#f08a2a',
  )
  p.line('M-18,10l7,4 7,-3 7,4 7,-4 8,2', INK, 3.4)
}

import { ell, smooth } from '../../geometry.ts'
import { both, leg, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { cap } from './parts.ts'

/** Sporewit: thinks in clouds. */
export const sporewit = (p: Pen): void => {
  for (const [x, y, r] of [
    [-78, -30, 9],
    [-88, 2, 6],
    [80, -40, 8],
    [90, -6, 10],
    [74, 18, 5],
    [-74, 26, 5],
  ] as const)
    p.fill(ell(x, y, r), '#f3e6a8', 0.6)
  leg(p, -18, 66, 90, 16, '#e6d8b0', '#b89a6a', 2)
  leg(p, 18, 66, 90, 16, '#e6d8b0', '#b89a6a', 2)
  p.shape(
    smooth([
      [-36, -6],
      [-40, 40],
      [-30, 76],
      [30, 76],
      [40, 40],
      [36, -6],
    ]),
    '#f0e4c0',
    {
      inside:
        stroke('M-36,10h72', '#b89a6a', 4, 0.4) +
        dab(ell(-20, 60, 9, 6), '#ff9f8a', 0.5) +
        dab(ell(22, 60, 9, 6), '#ff9f8a', 0.5),
    },
  )
  both((k) =>
    taper(
      p,
      [
        [k * 36, 36],
        [k * 56, 40],
        [k * 60, 26],
      ],
      14,
      10,
      '#f0e4c0',
    ),
  )
  p.shape(
    smooth([
      [-84, 4],
      [-72, -40],
      [-34, -74],
      [0, -80],
      [34, -74],
      [72, -40],
      [84, 4],
      [40, 16],
      [0, 18],
      [-40, 16],
    ]),
    '#5f9f4a',
    {
      inside: cap([
        [-40, -30, 14],
        [10, -54, 16],
        [46, -22, 12],
        [-12, -16, 10],
        [-66, -8, 9],
        [72, -4, 8],
      ]),
    },
  )
  p.eye(-17, 32, 13, { iris: '#4a7a2a', lid: 0.2, lidColour: '#f0e4c0' })
  p.eye(17, 32, 13, { iris: '#4a7a2a', lid: 0.2, lidColour: '#f0e4c0' })
  p.line('M-12,54Q0,64 12,54', INK, 3.6)
}

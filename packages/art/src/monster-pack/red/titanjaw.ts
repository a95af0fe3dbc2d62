import { ell, poly, smooth, soft } from '../../geometry.ts'
import { claws, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { GOLD, BONE } from './parts.ts'

/** Titanjaw: the rest is there to carry it. */
export const titanjaw = (p: Pen): void => {
  const hide = '#a83a2a'
  taper(
    p,
    [
      [-20, 50],
      [-66, 60],
      [-96, 34],
    ],
    50,
    8,
    hide,
    { inside: stroke('M-50,30v50M-68,34v44M-84,30v30', '#5a120b', 5, 0.5) },
  )
  leg(p, -34, 50, 90, 36, '#8a2c20', '#5a1a14', 3)
  leg(p, 20, 54, 90, 38, hide, '#5a1a14', 3)
  p.shape(
    smooth([
      [-48, 66],
      [-52, 20],
      [-24, -14],
      [24, -10],
      [44, 24],
      [36, 70],
      [-10, 80],
    ]),
    hide,
    {
      inside:
        dab(ell(14, 48, 26, 34), '#f0bd84', 0.85) + stroke('M-8,30Q14,40 40,28M-8,48Q14,58 38,46', '#a8663a', 3, 0.5),
    },
  )
  taper(
    p,
    [
      [26, 20],
      [50, 26],
      [46, 42],
    ],
    15,
    9,
    hide,
  )
  claws(p, 46, 42, 1.6, 2, 16, BONE, 8)
  for (const [x, y] of [
    [-58, 10],
    [-54, -16],
    [-44, -42],
    [-30, -66],
  ] as const)
    p.shape(
      soft(
        [
          [x - 4, y + 16],
          [x - 22, y - 4],
          [x + 10, y - 2],
        ],
        3,
      ),
      GOLD,
      { line: 2.8, size: 0.4 },
    )
  p.shape(
    smooth([
      [-44, -26],
      [-38, -66],
      [-6, -92],
      [40, -92],
      [86, -76],
      [102, -48],
      [98, -34],
      [40, -36],
      [-4, -16],
    ]),
    hide,
    {
      inside: pattern.spots(
        [
          [-20, -66, 7],
          [0, -80, 6],
          [-26, -46, 6],
          [20, -78, 5],
        ],
        '#5a120b',
        0.6,
      ),
    },
  )
  p.shape(
    smooth([
      [-34, -20],
      [0, -22],
      [40, -36],
      [96, -38],
      [98, -6],
      [80, 14],
      [20, 20],
      [-24, 8],
    ]),
    '#7a1f3a',
    { rim: 0, line: 3.4, inside: dab(ell(40, 10, 40, 14), '#d2566a', 1) },
  )
  for (const [x, l] of [
    [14, 15],
    [32, 19],
    [50, 22],
    [68, 20],
    [86, 17],
  ] as const)
    p.shape(
      poly([
        [x - 9, -38 + (50 - x) * 0.06],
        [x + 9, -39 + (50 - x) * 0.06],
        [x, -38 + l],
      ]),
      '#fff6df',
      { line: 2.2, size: 0.3 },
    )
  p.shape(
    smooth([
      [-30, 0],
      [10, 12],
      [60, 12],
      [98, -6],
      [94, 14],
      [60, 32],
      [4, 34],
      [-28, 20],
    ]),
    hide,
    {
      inside: dab(
        smooth([
          [-20, 30],
          [40, 36],
          [94, 14],
          [60, 50],
          [0, 50],
        ]),
        '#f0bd84',
        0.7,
      ),
    },
  )
  for (const [x, l] of [
    [24, 14],
    [42, 17],
    [60, 17],
    [78, 15],
  ] as const)
    p.shape(
      poly([
        [x - 8, 16 - Math.abs(x - 50) * 0.12],
        [x + 8, 15 - Math.abs(x - 50) * 0.12],
        [x, 12 - l],
      ]),
      '#fff6df',
      { line: 2.2, size: 0.3 },
    )
  p.eye(20, -64, 15, { iris: '#ffd23a', lid: 0.36, mood: 1, lidColour: '#6d1c14', slit: true, look: [0.3, 0.12] }, 60)
  p.fill(ell(88, -62, 4, 3), INK)
}

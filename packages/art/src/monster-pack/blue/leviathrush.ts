import { ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { horn, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { WATER } from './parts.ts'

/** Leviathrush: the sea stands up. */
export const leviathrush = (p: Pen): void => {
  const hide = '#2f7fb4'
  taper(
    p,
    [
      [98, 84],
      [60, 70],
      [58, 40],
      [86, 26],
      [98, 44],
    ],
    34,
    8,
    hide,
    { inside: pattern.scales(70, 60, 40, 50, '#134a78', 14) },
  )
  taper(
    p,
    [
      [-70, 92],
      [-78, 50],
      [-52, 16],
      [-14, 6],
      [6, -20],
      [-4, -44],
    ],
    62,
    48,
    hide,
    {
      inside:
        dab(
          tube(
            [
              [-54, 92],
              [-60, 56],
              [-38, 28],
              [4, 16],
              [26, -14],
            ],
            20,
          ),
          '#d9f0e0',
          0.85,
        ) + pattern.scales(-60, 20, 60, 90, '#134a78', 16),
    },
  )
  for (const [x, y, a] of [
    [-98, 50, -2.6],
    [-86, 14, -2.4],
    [-56, -14, -2],
    [-30, -38, -2.2],
  ] as const)
    p.shape(
      soft(
        [
          [x + 26, y + 10],
          [x + Math.cos(a) * 12, y + Math.sin(a) * 14],
          [x + 40, y - 14],
        ],
        4,
      ),
      '#7fe0d8',
      { line: 2.8, size: 0.4 },
    )
  p.shape(
    smooth([
      [-24, -40],
      [-18, -76],
      [18, -92],
      [56, -82],
      [96, -58],
      [98, -44],
      [60, -42],
      [28, -34],
    ]),
    hide,
    { inside: pattern.scales(0, -66, 40, 30, '#134a78', 13) },
  )
  p.shape(
    smooth([
      [-10, -30],
      [30, -36],
      [60, -38],
      [92, -22],
      [84, -8],
      [40, -4],
      [4, -10],
    ]),
    hide,
    {
      inside: dab(
        smooth([
          [10, -8],
          [50, -8],
          [90, -16],
          [80, 4],
          [30, 6],
        ]),
        '#d9f0e0',
        0.85,
      ),
    },
  )
  p.shape(
    smooth([
      [16, -34],
      [60, -40],
      [95, -44],
      [88, -24],
      [60, -34],
      [30, -24],
    ]),
    '#7a1f3a',
    { rim: 0, line: 3 },
  )
  for (const x of [40, 54, 68, 82])
    p.fill(
      poly([
        [x - 5, -41],
        [x + 5, -42],
        [x, -29],
      ]),
      '#fff6df',
    )
  for (const x of [48, 62, 76])
    p.fill(
      poly([
        [x - 4, -27],
        [x + 4, -26],
        [x, -36],
      ]),
      '#fff6df',
    )
  horn(
    p,
    [
      [2, -82],
      [-10, -104],
      [-32, -112],
    ],
    15,
    '#f0e2bd',
    2,
  )
  horn(
    p,
    [
      [22, -88],
      [26, -106],
      [16, -122],
    ],
    12,
    '#e0cfa4',
    2,
  )
  p.eye(36, -64, 15, { iris: '#ffd23a', lid: 0.34, mood: 1, lidColour: '#1f5f90', slit: true, look: [0.3, 0.1] }, 70)
  p.fill(ell(84, -56, 3), INK)
  p.shape(
    smooth([
      [-98, 96],
      [-80, 72],
      [-50, 84],
      [-20, 70],
      [10, 84],
      [44, 72],
      [78, 84],
      [98, 74],
      [100, 100],
      [-100, 100],
    ]),
    WATER,
    { inside: stroke('M-90,92Q-50,80 -20,90M10,92Q50,84 90,92', '#ffffff', 4, 0.6) },
  )
}

import { ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, claws, dropPath, horn, pattern, sparkle, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { WATER, DEEP, PALE } from './parts.ts'

/** Blue monsters of four stars, by card id. */
export const FOUR_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Maelstep: every step a whirlpool
  B18: (p) => {
    p.shape(ell(0, 84, 84, 14), DEEP, {
      inside: stroke(ell(0, 84, 62, 9), '#dff5ff', 4, 0.8) + stroke(ell(0, 84, 36, 5), '#dff5ff', 3, 0.8),
    })
    p.shape(
      smooth([
        [-18, 86],
        [-34, 54],
        [-58, 14],
        [-84, -34],
        [-88, -62],
        [0, -80],
        [88, -62],
        [84, -34],
        [58, 14],
        [34, 54],
        [18, 86],
      ]),
      '#3f8fd0',
      {
        inside: [
          [-46, 84],
          [-18, 74],
          [10, 60],
          [38, 44],
          [64, 28],
        ]
          .map(([y, w]) =>
            stroke(`M${-(w as number)},${y}Q0,${(y as number) + 26} ${w},${(y as number) - 6}`, '#e4f6ff', 6, 0.75),
          )
          .join(''),
      },
    )
    p.shape(ell(0, -62, 86, 20), '#1c4c84', {
      inside: stroke(ell(0, -60, 60, 12), '#9fd6ff', 4, 0.8) + stroke(ell(0, -60, 32, 6), '#9fd6ff', 4, 0.8),
      rim: 0.2,
    })
    both((k) => {
      taper(
        p,
        [
          [k * 62, -4],
          [k * 92, 4],
          [k * 86, 36],
        ],
        28,
        20,
        '#5fb0ea',
      )
      claws(p, k * 86, 36, Math.PI / 2, 3, 24, '#bfe8ff', 12)
    })
    both((k) => p.eye(k * 26, -10, 20, { iris: '#f6d23a', lid: 0.3, mood: 1, lidColour: '#2b6aa8' }))
    p.mouth(0, 22, 30, 20, { teeth: 7, length: 11, low: 5, curve: -4, dark: '#0f2a52' })
    for (const [x, y, r] of [
      [-80, 62, 8],
      [84, 66, 9],
      [-96, 0, 7],
    ] as const)
      p.shape(dropPath(x, y, r), PALE, { line: 2.4, size: 0.3 })
  },
  // Leviathrush: the sea stands up
  B19: (p) => {
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
  },
  // Sapphire Nowhere: eight arms round an absence
  B20: (p) => {
    p.halo(0, -30, 98, '#4fa8ff', 0.6)
    for (const [x, mx, my, ex, ey] of [
      [-40, -86, 30, -96, -10],
      [-34, -70, 66, -98, 62],
      [-16, -38, 84, -64, 96],
      [40, 86, 30, 96, -10],
      [34, 70, 66, 98, 62],
      [16, 38, 84, 64, 96],
    ] as const)
      taper(
        p,
        [
          [x, 20],
          [mx, my],
          [ex, ey],
          [ex * 0.86, ey - 14],
        ],
        28,
        5,
        '#2b4f9c',
        {
          inside: pattern.spots(
            [
              [mx, my, 6],
              [(mx + ex) / 2, (my + ey) / 2, 5],
              [(x + mx) / 2, (20 + my) / 2, 6],
            ],
            '#a8cbff',
            0.8,
          ),
        },
      )
    p.shape(
      smooth([
        [-52, 22],
        [-60, -30],
        [-34, -78],
        [0, -92],
        [34, -78],
        [60, -30],
        [52, 22],
        [20, 40],
        [-20, 40],
      ]),
      '#2b4f9c',
      {
        inside:
          dab(ell(-30, -56, 14, 22), '#ffffff', 0.3) +
          pattern.spots(
            [
              [40, -20, 7],
              [44, 2, 5],
              [-46, -10, 6],
              [-40, 14, 5],
            ],
            '#7fb0ff',
            0.7,
          ),
      },
    )
    p.halo(0, -48, 34, '#8fd4ff', 0.9)
    p.shape(
      poly([
        [0, -78],
        [20, -60],
        [13, -32],
        [0, -22],
        [-13, -32],
        [-20, -60],
      ]),
      '#4fb4ff',
      {
        line: 3,
        inside:
          dab(
            poly([
              [0, -78],
              [20, -60],
              [0, -52],
            ]),
            '#ffffff',
            0.6,
          ) +
          dab(
            poly([
              [0, -78],
              [-20, -60],
              [0, -52],
            ]),
            '#ffffff',
            0.25,
          ) +
          dab(
            poly([
              [0, -52],
              [13, -32],
              [0, -22],
            ]),
            '#0b3f88',
            0.4,
          ),
      },
    )
    both((k) => p.ember(k * 28, -6, 16, 13, '#9fe8ff', 1))
    p.shape(
      smooth([
        [-14, 22],
        [0, 16],
        [14, 22],
        [0, 40],
      ]),
      '#141f44',
      { rim: 0, line: 3 },
    )
    sparkle(p, -76, -64, 12, '#dff2ff')
    sparkle(p, 80, -58, 14, '#dff2ff')
  },
}

import { ell, lump, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, claws, fanWing, leg, pattern, sparkle, starPath, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { LEAF, FERN, BARK, DARK_BARK, MAGIC, rune } from './parts.ts'

/** Green monsters of four stars, by card id. */
export const FOUR_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Eldersap: bleeds amber, and remembers
  G18: (p) => {
    taper(
      p,
      [
        [-44, 26],
        [-80, 34],
        [-86, 66],
      ],
      34,
      22,
      BARK,
    )
    claws(p, -86, 66, 1.6, 4, 24, DARK_BARK, 10)
    taper(
      p,
      [
        [44, 26],
        [80, 30],
        [88, 62],
      ],
      34,
      22,
      BARK,
    )
    claws(p, 88, 62, 1.5, 4, 24, DARK_BARK, 10)
    leg(p, -26, 60, 92, 36, BARK, DARK_BARK, 4)
    leg(p, 26, 60, 92, 36, BARK, DARK_BARK, 4)
    for (const [x, y, r] of [
      [-56, -50, 28],
      [56, -50, 28],
      [-30, -74, 30],
      [30, -74, 30],
      [0, -84, 30],
    ] as const)
      p.shape(soft(lump(x, y, r, r * 0.9, 9, 0.2, p.random), 7), x < 0 ? FERN : LEAF, {
        size: 0.8,
        inside: pattern.fur(
          [
            [x, y],
            [x - 10, y + 10],
          ],
          '#2f5a24',
          9,
        ),
      })
    p.shape(
      smooth([
        [-56, 76],
        [-54, 10],
        [-46, -40],
        [0, -58],
        [46, -40],
        [54, 10],
        [56, 76],
        [0, 86],
      ]),
      BARK,
      {
        inside: stroke(
          'M-40,-30Q-48,20 -42,76M40,-30Q48,20 42,76M-22,40Q-26,60 -22,82M22,40Q26,60 22,82',
          '#3f2a1a',
          4,
          0.6,
        ),
      },
    )
    p.shape(
      smooth([
        [-40, 6],
        [-20, -2],
        [0, 4],
        [20, -2],
        [40, 6],
        [34, 44],
        [16, 74],
        [0, 84],
        [-16, 74],
        [-34, 44],
      ]),
      '#8f9f4a',
      { inside: stroke('M-24,12Q-22,44 -10,68M0,10V76M24,12Q22,44 10,68', '#4d5a24', 4, 0.7) },
    )
    both((k) =>
      p.shape(
        soft(
          [
            [k * 8, -28],
            [k * 40, -36],
            [k * 38, -26],
            [k * 10, -18],
          ],
          4,
        ),
        DARK_BARK,
        { line: 3, size: 0.4 },
      ),
    )
    p.eye(-21, -14, 13, { iris: '#f0a81c', lid: 0.36, mood: -0.1, lidColour: '#6a4a30' })
    p.eye(21, -14, 13, { iris: '#f0a81c', lid: 0.36, mood: -0.1, lidColour: '#6a4a30' })
    p.shape(
      smooth([
        [-8, -10],
        [0, -14],
        [8, -10],
        [12, 8],
        [0, 14],
        [-12, 8],
      ]),
      '#8f6a44',
      { line: 3, size: 0.5 },
    )
    for (const [x, y, l] of [
      [-48, 0, 40],
      [46, 10, 34],
      [-6, -50, 18],
    ] as const) {
      p.halo(x, y + l, 16, '#ffb52a', 0.7)
      p.shape(
        smooth([
          [x - 6, y],
          [x + 6, y],
          [x + 5, y + l * 0.6],
          [x + 9, y + l],
          [x, y + l + 12],
          [x - 9, y + l],
          [x - 5, y + l * 0.6],
        ]),
        '#f2a52a',
        { line: 2.8, size: 0.4, inside: dab(ell(x - 3, y + l * 0.8, 3, 5), '#fff3b8', 0.9) },
      )
    }
  },
  // Worldroot Sage: carries a country and is in no hurry
  G19: (p) => {
    p.halo(0, -60, 84, MAGIC, 0.45)
    for (const [x, w] of [
      [-60, 30],
      [58, 30],
    ] as const)
      leg(p, x, 50, 92, w, '#7f8f4a', '#5a6a34', 4)
    taper(
      p,
      [
        [-74, 44],
        [-94, 58],
        [-98, 44],
      ],
      18,
      4,
      '#7f8f4a',
    )
    p.shape(
      smooth([
        [-86, 50],
        [-78, 6],
        [-40, -20],
        [20, -22],
        [66, -2],
        [80, 48],
        [0, 66],
      ]),
      '#8a6a3f',
      {
        inside: [
          [-46, 12],
          [-10, 0],
          [28, 8],
          [-64, 38],
          [-26, 34],
          [12, 34],
          [50, 36],
        ]
          .map(([x, y]) =>
            stroke(
              poly([
                [x as number, (y as number) - 17],
                [(x as number) + 16, (y as number) - 8],
                [(x as number) + 16, (y as number) + 9],
                [x as number, (y as number) + 17],
                [(x as number) - 16, (y as number) + 9],
                [(x as number) - 16, (y as number) - 8],
              ]),
              '#4d3820',
              4,
              0.7,
            ),
          )
          .join(''),
      },
    )
    taper(
      p,
      [
        [-24, 4],
        [-20, -30],
        [-34, -56],
      ],
      26,
      12,
      BARK,
    )
    taper(
      p,
      [
        [-6, 4],
        [-14, -34],
        [8, -60],
      ],
      22,
      10,
      BARK,
    )
    taper(
      p,
      [
        [-40, -4],
        [-60, 14],
        [-74, 30],
      ],
      12,
      4,
      BARK,
    )
    taper(
      p,
      [
        [4, -6],
        [26, 8],
        [32, 28],
      ],
      12,
      4,
      BARK,
    )
    for (const [x, y, r] of [
      [-66, -54, 24],
      [-40, -76, 28],
      [-8, -86, 30],
      [24, -72, 26],
      [-22, -54, 24],
      [4, -56, 22],
      [42, -50, 17],
    ] as const)
      p.shape(soft(lump(x, y, r, r * 0.88, 9, 0.2, p.random), 7), x < -20 ? FERN : LEAF, {
        size: 0.8,
        inside: pattern.fur(
          [
            [x - 4, y - 2],
            [x + 8, y + 8],
          ],
          '#2f5a24',
          8,
        ),
      })
    for (const [x, y] of [
      [-54, -62],
      [-8, -76],
      [22, -62],
      [-30, -46],
    ] as const)
      p.shape(ell(x, y, 6), '#f2b53c', { line: 2.2, size: 0.3 })
    p.shape(
      tube(
        [
          [48, 30],
          [68, 18],
          [74, 4],
        ],
        36,
      ),
      '#7f8f4a',
      { size: 0.8 },
    )
    p.shape(
      smooth([
        [48, -2],
        [54, -30],
        [76, -38],
        [98, -26],
        [104, 2],
        [90, 22],
        [60, 20],
      ]),
      '#8f9f5a',
      {},
    )
    p.eye(68, -10, 12, { iris: '#c98a1c', lid: 0.4, mood: -0.2, lidColour: '#76863f' }, 80)
    p.eye(93, -10, 10, { iris: '#c98a1c', lid: 0.4, mood: -0.2, lidColour: '#76863f' }, 80)
    p.shape(
      smooth([
        [60, 12],
        [78, 8],
        [98, 10],
        [94, 34],
        [80, 56],
        [66, 34],
      ]),
      '#e6e8d0',
      { line: 3, size: 0.6, inside: stroke('M70,18Q74,34 78,48M80,16V50M90,18Q88,34 84,46', '#a8b08a', 3, 0.7) },
    )
  },
  // Emerald Omen: it has already seen how this ends
  G20: (p) => {
    p.halo(0, -6, 104, '#5affb0', 0.6)
    both((k) => {
      fanWing(p, k * 40, -14, k, 5, 70, -1.3, -0.1, '#2f9f6a', 19)
      fanWing(p, k * 40, 26, k, 4, 60, 0.1, 1.1, '#1f7f54', 17)
    })
    for (const [a, l] of [
      [-1.57, 44],
      [-1.9, 38],
      [-1.24, 38],
      [-2.24, 32],
      [-0.9, 32],
    ] as const)
      p.shape(
        poly([
          [Math.cos(a - 0.16) * 52, -2 + Math.sin(a - 0.16) * 52],
          [Math.cos(a) * (56 + l), -2 + Math.sin(a) * (56 + l)],
          [Math.cos(a + 0.16) * 52, -2 + Math.sin(a + 0.16) * 52],
        ]),
        '#f0c84a',
        { line: 2.8, size: 0.4 },
      )
    p.shape(
      poly([
        [0, -64],
        [40, -44],
        [58, 0],
        [40, 46],
        [0, 74],
        [-40, 46],
        [-58, 0],
        [-40, -44],
      ]),
      '#1f9f68',
      {
        inside:
          dab(
            poly([
              [0, -64],
              [-40, -44],
              [-26, -20],
              [0, -34],
            ]),
            '#ffffff',
            0.4,
          ) +
          dab(
            poly([
              [0, -64],
              [40, -44],
              [26, -20],
              [0, -34],
            ]),
            '#ffffff',
            0.2,
          ) +
          dab(
            poly([
              [-40, -44],
              [-58, 0],
              [-36, 6],
              [-26, -20],
            ]),
            '#ffffff',
            0.18,
          ) +
          dab(
            poly([
              [40, 46],
              [0, 74],
              [0, 48],
              [24, 28],
            ]),
            '#052f20',
            0.45,
          ) +
          dab(
            poly([
              [-40, 46],
              [0, 74],
              [0, 48],
              [-24, 28],
            ]),
            '#052f20',
            0.25,
          ) +
          dab(
            poly([
              [58, 0],
              [40, 46],
              [24, 28],
              [36, 6],
            ]),
            '#052f20',
            0.35,
          ) +
          stroke('M-26,-20L0,-34L26,-20L36,6L24,28L0,48L-24,28L-36,6Z', '#b8ffdc', 2.4, 0.7),
      },
    )
    p.halo(0, 4, 50, '#d8ffb0', 0.8)
    p.eye(0, 4, 29, { iris: '#f2c02a', white: '#f6ffe8', lid: 0.14, lidColour: '#0f6a44', slit: true, look: [0, 0] })
    p.shape(
      poly([
        [0, 82],
        [11, 92],
        [0, 108],
        [-11, 92],
      ]),
      '#5affb0',
      { line: 2.6, size: 0.4 },
    )
    for (const [x, y, k] of [
      [-86, -66, 0],
      [88, -66, 3],
      [-92, 66, 2],
      [92, 66, 1],
    ] as const)
      rune(p, x, y, 12, k)
    sparkle(p, 0, -100, 0.1)
    p.fill(starPath(0, -44, 10, 4), '#ffffff', 0.9)
  },
}

import { ell, lump, poly, smooth, soft } from '../../geometry.ts'
import { both, claws, ear, foot, horn, leaf, leafPath, leg, pattern, swirlPath, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LEAF, FERN, MOSS, BARK, DARK_BARK, LIGHT, MAGIC, rune, fireflies, hat } from './parts.ts'

/** Green monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Brambleseer: one eye, and thorns round it
  G07: (p) => {
    for (const [pts, w] of [
      [
        [
          [-30, 30],
          [-80, 40],
          [-92, 0],
          [-70, -30],
        ],
        15,
      ],
      [
        [
          [30, 30],
          [80, 44],
          [94, 10],
          [76, -24],
        ],
        15,
      ],
      [
        [
          [-20, 40],
          [-50, 84],
          [-90, 86],
        ],
        14,
      ],
      [
        [
          [20, 40],
          [50, 84],
          [92, 88],
        ],
        14,
      ],
    ] as const)
      taper(p, pts, w, 5, BARK)
    for (const [x, y, a] of [
      [-84, 26, 2.6],
      [-86, -10, -2.8],
      [88, 30, 0.5],
      [86, -4, -0.2],
      [-60, 72, 2],
      [62, 74, 1],
    ] as const)
      p.shape(
        poly([
          [x - 5, y - 5],
          [x + Math.cos(a) * 17, y + Math.sin(a) * 17],
          [x + 5, y + 5],
        ]),
        '#e6d2a0',
        { line: 2.2, size: 0.3 },
      )
    p.shape(soft(lump(0, 4, 62, 60, 13, 0.16, p.random), 10), '#5f7f3a', {
      inside:
        stroke(swirlPath(0, 4, 58, 2.4, 0.6), '#33481c', 6, 0.7) +
        stroke(swirlPath(4, 0, 54, 2.2, 2.6), '#9ac05a', 3, 0.5),
    })
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2 + 0.2
      p.shape(
        poly([
          [Math.cos(a - 0.1) * 56, 4 + Math.sin(a - 0.1) * 54],
          [Math.cos(a) * 80, 4 + Math.sin(a) * 78],
          [Math.cos(a + 0.1) * 56, 4 + Math.sin(a + 0.1) * 54],
        ]),
        '#e6d2a0',
        { line: 2.4, size: 0.3 },
      )
    }
    p.halo(0, 2, 50, MAGIC, 0.6)
    p.eye(0, 2, 34, { iris: '#6fd02a', lid: 0.16, lidColour: '#4d6a2c', slit: true, look: [0, 0.04] })
    leaf(p, -30, -50, 30, -2.2, LEAF)
    leaf(p, 34, -48, 28, -0.8, LEAF)
    fireflies(p, [
      [-50, -76, 6],
      [60, -74, 5],
    ])
  },
  // Croakmancer: the spell is in the throat
  G08: (p) => {
    const frog = '#6f9f3a'
    p.line('M74,92L64,-60', INK, 11)
    p.line('M74,92L64,-60', '#8a5a2c', 6.4)
    p.halo(63, -72, 34, '#ffd75a', 0.9)
    p.shape(ell(63, -72, 15), '#ffcf4a', {
      line: 3,
      size: 0.5,
      inside: stroke(swirlPath(63, -72, 10, 1.4), '#8a5a12', 2.6, 0.8),
    })
    foot(p, -34, 86, 30, frog, 4, 10)
    foot(p, 26, 86, 30, frog, 4, 10)
    p.shape(
      smooth([
        [-58, 80],
        [-52, 20],
        [-30, -10],
        [24, -10],
        [46, 20],
        [52, 80],
        [0, 90],
      ]),
      '#4a3f7a',
      {
        inside:
          stroke('M-50,66Q0,82 50,66', '#d8b04a', 6, 0.9) +
          pattern.spots(
            [
              [-26, 40, 4],
              [24, 50, 4],
              [-6, 62, 3],
            ],
            '#ffe28a',
            0.9,
          ),
      },
    )
    p.shape(ell(-3, 26, 38, 28), '#e8efb0', { size: 0.8 })
    taper(
      p,
      [
        [40, 16],
        [62, 22],
        [70, 10],
      ],
      20,
      15,
      '#4a3f7a',
    )
    p.shape(ell(70, 8, 12), frog, { line: 3, size: 0.5 })
    taper(
      p,
      [
        [-46, 18],
        [-70, 36],
        [-64, 54],
      ],
      20,
      14,
      '#4a3f7a',
    )
    claws(p, -64, 54, 1.8, 3, 18, frog, 8)
    p.shape(
      smooth([
        [-58, -14],
        [-50, -46],
        [-4, -58],
        [42, -46],
        [52, -14],
        [30, 14],
        [-36, 14],
      ]),
      frog,
      {
        inside: pattern.spots(
          [
            [-40, -26, 7],
            [36, -28, 7],
            [-4, -50, 6],
          ],
          '#3f6a1f',
          0.55,
        ),
      },
    )
    both((k) => p.shape(ell(-3 + k * 28, -44, 20), frog, { size: 0.6 }))
    both((k) =>
      p.eye(-3 + k * 28, -45, 15, { iris: '#e8b02a', lid: 0.3, mood: 0.3, lidColour: '#56802c', slit: true }, -3),
    )
    p.line('M-44,-8Q-4,10 38,-8', INK, 3.8)
    hat(p, -4, -60, 36, 44, -20, '#4a3f7a', '#d8b04a')
  },
  // Ivychanter: leaves grow where it sings
  G09: (p) => {
    for (const [x, y, a] of [
      [-70, 70, -2.4],
      [-84, 40, -2],
      [74, 66, -0.8],
      [88, 36, -1],
    ] as const)
      leaf(p, x, y, 30, a, FERN)
    leg(p, -18, 58, 88, 18, '#b8895a', '#5a3f2a', 2)
    leg(p, 18, 58, 88, 18, '#b8895a', '#5a3f2a', 2)
    p.shape(
      smooth([
        [-30, 66],
        [-34, 28],
        [-18, 6],
        [18, 6],
        [34, 28],
        [30, 66],
        [0, 76],
      ]),
      FERN,
      {
        inside: [
          [-18, 28],
          [8, 22],
          [-8, 48],
          [18, 46],
        ]
          .map(([x, y]) => dab(leafPath(x as number, y as number, 22, 1.1, 8), '#8fc95a', 0.9))
          .join(''),
      },
    )
    taper(
      p,
      [
        [-26, 22],
        [-56, 14],
        [-66, -10],
      ],
      16,
      11,
      '#d9b088',
    )
    claws(p, -66, -10, -1.8, 3, 14, '#d9b088', 7)
    taper(
      p,
      [
        [26, 22],
        [54, 20],
        [68, 2],
      ],
      16,
      11,
      '#d9b088',
    )
    claws(p, 68, 2, -1, 3, 14, '#d9b088', 7)
    for (const [x, y, a, l] of [
      [-34, -36, 2.4, 46],
      [34, -36, 0.74, 46],
      [-40, -14, 2.1, 44],
      [40, -14, 1.04, 44],
      [-30, -58, -2.6, 40],
      [30, -58, -0.54, 40],
    ] as const)
      leaf(p, x, y, l, a, x < 0 ? LEAF : '#5f9f42')
    both((k) =>
      horn(
        p,
        [
          [k * 20, -62],
          [k * 36, -82],
          [k * 24, -102],
        ],
        14,
        '#b89a6a',
        2,
      ),
    )
    p.shape(
      smooth([
        [-38, -28],
        [-30, -60],
        [0, -70],
        [30, -60],
        [38, -28],
        [24, 6],
        [-24, 6],
      ]),
      '#d9b088',
      {},
    )
    for (const [x, a] of [
      [-24, -2.2],
      [-8, -1.8],
      [8, -1.3],
      [24, -0.9],
    ] as const)
      leaf(p, x, -56, 26, a, '#8fc95a')
    both((k) => p.line(`M${k * 24},-28Q${k * 15},-38 ${k * 7},-28`, INK, 4.4))
    p.mouth(0, -10, 13, 16, { teeth: 0, curve: 0, tongue: '#e0708a' })
    p.fill(ell(-27, -12, 7, 5), '#ff8a7a', 0.55)
    p.fill(ell(27, -12, 7, 5), '#ff8a7a', 0.55)
    for (const [x, y, s] of [
      [62, -48, 1],
      [84, -20, 0.8],
      [-82, -40, 0.9],
    ] as const) {
      p.halo(x, y, 18 * s, '#e8ff9a', 0.7)
      p.line(`M${x},${y}v${-22 * s}l${10 * s},${4 * s}`, '#fbffd8', 4)
      p.fill(ell(x - 4 * s, y, 6 * s, 4.6 * s), '#fbffd8')
    }
  },
  // Lanternmoss: carries its own evening
  G10: (p) => {
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
  },
  // Gnarlwitch: grew into the craft
  G11: (p) => {
    taper(
      p,
      [
        [-30, 70],
        [-60, 84],
        [-92, 88],
      ],
      24,
      6,
      DARK_BARK,
    )
    taper(
      p,
      [
        [30, 70],
        [60, 84],
        [94, 88],
      ],
      24,
      6,
      DARK_BARK,
    )
    p.shape(
      smooth([
        [-44, 90],
        [-40, 40],
        [-30, 0],
        [28, 0],
        [40, 40],
        [46, 90],
        [0, 84],
      ]),
      BARK,
      {
        inside:
          stroke('M-24,10Q-34,50 -26,88M0,14Q-8,50 0,86M22,10Q32,50 26,88', '#3f2a1a', 4, 0.6) +
          stroke(ell(10, 56, 8, 11), '#3f2a1a', 3, 0.6),
      },
    )
    taper(
      p,
      [
        [-34, 24],
        [-66, 22],
        [-72, -6],
      ],
      20,
      11,
      BARK,
    )
    claws(p, -72, -6, -1.8, 4, 24, DARK_BARK, 8)
    taper(
      p,
      [
        [34, 24],
        [66, 32],
        [82, 10],
      ],
      20,
      11,
      BARK,
    )
    claws(p, 82, 10, -1, 4, 24, DARK_BARK, 8)
    rune(p, 84, -22, 15, 2)
    p.shape(
      smooth([
        [-42, -8],
        [-36, -40],
        [0, -50],
        [36, -40],
        [42, -8],
        [30, 20],
        [8, 30],
        [-26, 20],
      ]),
      BARK,
      { inside: stroke('M-36,-20q14,8 8,24M34,-20q-12,8 -6,24', '#3f2a1a', 4, 0.6) },
    )
    p.shape(
      smooth([
        [-4, -12],
        [10, -14],
        [30, 2],
        [38, 12],
        [22, 12],
        [2, 8],
      ]),
      '#8f6a44',
      { line: 3, size: 0.6 },
    )
    p.ember(-17, -16, 12, 10, LIGHT, 0.8)
    p.ember(20, -18, 11, 10, LIGHT, 0.8)
    p.line('M-20,18q8,-5 14,0t14,-2', INK, 3.8)
    p.fill(
      poly([
        [-8, 17],
        [-2, 18],
        [-5, 25],
      ]),
      '#fff6df',
    )
    hat(p, 0, -36, 66, 66, -34, '#2f4a2c', '#b8ff8a')
    leaf(p, 40, -40, 30, -0.5, LEAF)
    leaf(p, 34, -46, 24, -1.2, FERN)
    for (const [x, y] of [
      [-46, 6],
      [-48, 20],
      [46, 2],
    ] as const)
      leaf(p, x, y - 6, 20, x < 0 ? 2.4 : 0.6, MOSS)
  },
  // Fernoracle: reads the forest between its antlers
  G12: (p) => {
    p.halo(0, -64, 60, MAGIC, 0.7)
    both((k) => {
      const antler = (points: readonly (readonly [number, number])[], w: number): void =>
        taper(
          p,
          points.map(([x, y]) => [x * k, y] as const),
          w,
          4,
          '#c9a878',
        )
      antler(
        [
          [18, -40],
          [40, -62],
          [72, -66],
          [92, -92],
        ],
        12,
      )
      antler(
        [
          [44, -64],
          [46, -84],
          [38, -104],
        ],
        9,
      )
      antler(
        [
          [70, -66],
          [88, -54],
          [100, -58],
        ],
        8,
      )
      for (const [x, y, a] of [
        [56, -70, -1.8],
        [66, -72, -1.3],
        [80, -78, -0.3],
        [40, -88, -2.6],
        [46, -92, -0.6],
        [90, -60, 0.9],
      ] as const)
        leaf(p, k * x, y, 20, k > 0 ? a : Math.PI - a, LEAF, 6)
    })
    p.shape(
      smooth([
        [-50, 96],
        [-44, 50],
        [-26, 22],
        [26, 22],
        [44, 50],
        [50, 96],
      ]),
      '#a8774a',
      {
        inside: dab(
          smooth([
            [-16, 20],
            [16, 20],
            [24, 60],
            [0, 96],
            [-24, 60],
          ]),
          '#ead2a8',
          0.85,
        ),
      },
    )
    for (const [x, y, a] of [
      [-32, 44, 2.2],
      [-14, 50, 1.8],
      [14, 50, 1.34],
      [32, 44, 0.94],
      [0, 54, 1.57],
    ] as const)
      leaf(p, x, y, 44, a, FERN, 11)
    both((k) => ear.point(p, k, 36, -20, 15, 14, 74, '#a8774a', '#f0c0a0'))
    p.shape(
      smooth([
        [-36, -20],
        [-28, -48],
        [0, -56],
        [28, -48],
        [36, -20],
        [24, 18],
        [14, 44],
        [-14, 44],
        [-24, 18],
      ]),
      '#a8774a',
      {
        inside: dab(
          smooth([
            [-9, -58],
            [9, -58],
            [10, 10],
            [0, 20],
            [-10, 10],
          ]),
          '#d9b07a',
          0.8,
        ),
      },
    )
    p.shape(
      smooth([
        [-20, 22],
        [0, 14],
        [20, 22],
        [14, 46],
        [-14, 46],
      ]),
      '#ead2a8',
      { size: 0.5, line: 2.8 },
    )
    p.shape(
      smooth([
        [-10, 24],
        [0, 19],
        [10, 24],
        [0, 34],
      ]),
      '#3f2a1a',
      { line: 2, size: 0.4 },
    )
    p.line('M0,34V38M-9,40Q0,44 9,40', INK, 3)
    both((k) => p.eye(k * 19, -12, 14, { iris: '#6fc02a', lid: 0.34, mood: -0.2, lidColour: '#8a5f38' }))
    rune(p, 0, -82, 14, 0)
    rune(p, -26, -96, 9, 1)
    rune(p, 26, -96, 9, 2)
  },
}

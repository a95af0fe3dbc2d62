import { ell, poly, smooth, soft } from '../../geometry.ts'
import { both, claws, fanWing, horn, leaf, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LEAF, FERN, LIGHT, MAGIC, rune, fireflies } from './parts.ts'

/** Green monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Verdavex: waters itself
  G13: (p) => {
    for (const [a, l] of [
      [-2.9, 74],
      [-0.24, 74],
      [2.7, 56],
      [0.44, 56],
    ] as const)
      leaf(p, 0, 82, l, a, FERN, 20)
    taper(
      p,
      [
        [0, 90],
        [-22, 58],
        [6, 34],
        [2, 14],
      ],
      26,
      22,
      LEAF,
      {
        inside: pattern.spots(
          [
            [-16, 66, 5],
            [-8, 46, 4],
          ],
          '#3f6a24',
          0.6,
        ),
      },
    )
    taper(
      p,
      [
        [-8, 70],
        [-54, 60],
        [-78, 24],
      ],
      12,
      6,
      LEAF,
    )
    taper(
      p,
      [
        [8, 66],
        [54, 62],
        [80, 30],
      ],
      12,
      6,
      LEAF,
    )
    for (const [x, y, k] of [
      [-80, 14, -1],
      [82, 20, 1],
    ] as const) {
      p.shape(
        smooth([
          [x, y + 14],
          [x - 16, y],
          [x - 14, y - 18],
          [x, y - 4],
        ]),
        '#c9406a',
        { line: 2.8, size: 0.5 },
      )
      p.shape(
        smooth([
          [x, y + 14],
          [x + 16, y],
          [x + 14, y - 18],
          [x, y - 4],
        ]),
        '#e0607f',
        { line: 2.8, size: 0.5 },
      )
      p.line(`M${x - 12},${y - 18}l${k},-8M${x + 12},${y - 18}l${k},-8`, INK, 2.6)
    }
    p.shape(
      smooth([
        [-76, -22],
        [-64, -66],
        [-20, -90],
        [30, -88],
        [70, -62],
        [80, -20],
        [40, -28],
        [0, -32],
        [-40, -28],
      ]),
      '#5f9f3a',
      {
        inside: pattern.spots(
          [
            [-40, -62, 9],
            [-6, -76, 8],
            [36, -66, 9],
            [58, -42, 6],
            [-58, -38, 6],
          ],
          '#c8e86a',
          0.7,
        ),
      },
    )
    p.shape(
      smooth([
        [-74, -20],
        [-36, -30],
        [0, -34],
        [40, -30],
        [78, -18],
        [62, 8],
        [0, 18],
        [-58, 8],
      ]),
      '#8f1f48',
      { rim: 0, line: 3.4, inside: dab(ell(2, 8, 40, 18), '#d8506f', 1) },
    )
    for (let i = 0; i < 9; i++)
      p.shape(
        poly([
          [-70 + i * 17, -24 - Math.sin((i / 8) * Math.PI) * 8],
          [-56 + i * 17, -25 - Math.sin((i / 8) * Math.PI) * 8],
          [-62 + i * 17, -4 - Math.sin((i / 8) * Math.PI) * 4],
        ]),
        '#fffbe0',
        { line: 2.2, size: 0.3 },
      )
    p.shape(
      smooth([
        [-72, -6],
        [-40, 8],
        [0, 14],
        [44, 8],
        [78, -4],
        [66, 22],
        [30, 38],
        [-24, 38],
        [-60, 24],
      ]),
      '#6fae42',
      {
        inside: pattern.spots(
          [
            [-30, 26, 6],
            [10, 30, 6],
            [44, 20, 5],
          ],
          '#c8e86a',
          0.7,
        ),
      },
    )
    for (let i = 0; i < 7; i++)
      p.shape(
        poly([
          [-50 + i * 17, 11 - Math.abs(i - 3) * 2],
          [-36 + i * 17, 11 - Math.abs(i - 3) * 2],
          [-43 + i * 17, -8 - Math.abs(i - 3) * 2],
        ]),
        '#fffbe0',
        { line: 2.2, size: 0.3 },
      )
    p.eye(-22, -58, 15, { iris: '#f0c02a', lid: 0.34, mood: 1, lidColour: '#3f7a28', slit: true })
    p.eye(26, -58, 15, { iris: '#f0c02a', lid: 0.34, mood: 1, lidColour: '#3f7a28', slit: true }, 2)
  },
  // Mandramagus: the root that read all the books
  G14: (p) => {
    p.line('M-74,94L-66,-44', INK, 11)
    p.line('M-74,94L-66,-44', '#8a5a2c', 6.4)
    leaf(p, -66, -40, 34, -2.2, LEAF)
    leaf(p, -66, -40, 34, -0.9, FERN)
    p.halo(-66, -54, 26, MAGIC, 0.9)
    p.shape(ell(-66, -54, 11), '#b8ff8a', { line: 2.8, size: 0.4 })
    p.shape(
      smooth([
        [-58, 92],
        [-46, 30],
        [-24, 2],
        [28, 2],
        [50, 30],
        [62, 92],
        [30, 84],
        [0, 94],
        [-28, 84],
      ]),
      '#3f5f8a',
      { inside: stroke('M-50,74Q0,88 54,74', '#d8b04a', 6, 0.9) + stroke('M2,6V84', '#20385a', 4, 0.5) },
    )
    taper(
      p,
      [
        [-36, 28],
        [-62, 34],
        [-70, 22],
      ],
      22,
      16,
      '#3f5f8a',
    )
    p.shape(ell(-70, 20, 11), '#d9a066', { line: 3, size: 0.5 })
    taper(
      p,
      [
        [40, 26],
        [66, 20],
        [78, -6],
      ],
      22,
      14,
      '#3f5f8a',
    )
    claws(p, 78, -6, -1.3, 4, 20, '#d9a066', 8)
    for (const [a, l] of [
      [-2.4, 46],
      [-0.74, 46],
      [-1.9, 54],
      [-1.24, 54],
      [-1.57, 50],
    ] as const)
      leaf(p, 2, -58, l, a, a < -1.6 ? FERN : LEAF, l * 0.26)
    p.shape(
      smooth([
        [-42, -18],
        [-36, -52],
        [2, -66],
        [40, -52],
        [46, -18],
        [30, 10],
        [-26, 10],
      ]),
      '#d9a066',
      { inside: stroke('M-40,-34q12,4 18,0M44,-36q-12,4 -18,0M-8,-60q10,4 20,0', '#8a5a2c', 3.4, 0.6) },
    )
    p.shape(
      smooth([
        [-34, -4],
        [-14, 6],
        [2, 2],
        [18, 6],
        [38, -4],
        [32, 40],
        [14, 66],
        [2, 78],
        [-10, 64],
        [-28, 40],
      ]),
      '#f0e8d0',
      { inside: stroke('M-20,10Q-18,40 -6,60M2,8V70M24,10Q22,40 10,60', '#b8a888', 3.4, 0.7) },
    )
    p.eye(-16, -22, 14, { iris: '#3fa03a', lid: 0.3, mood: 0.4, lidColour: '#c08a52' }, 2)
    p.eye(20, -22, 14, { iris: '#3fa03a', lid: 0.3, mood: 0.4, lidColour: '#c08a52' }, 2)
    p.shape(
      smooth([
        [-6, -14],
        [2, -18],
        [11, -14],
        [12, 0],
        [2, 6],
        [-7, 0],
      ]),
      '#c98a4e',
      { line: 2.8, size: 0.5 },
    )
    rune(p, 76, -48, 14, 4)
  },
  // Jadeshaman: the mask was there first
  G15: (p) => {
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + (i - 3) * 0.36
      p.group(`rotate(${((a + Math.PI / 2) * 180) / Math.PI} 0 -10)`, () =>
        p.shape(
          smooth([
            [-9, -50],
            [-12, -84],
            [0, -112],
            [12, -84],
            [9, -50],
          ]),
          i % 2 === 0 ? '#3fae8a' : '#e8b04a',
          { line: 2.8, size: 0.5, inside: stroke('M0,-50V-104', '#1f4a3a', 2.6, 0.6) },
        ),
      )
    }
    leg(p, -22, 62, 90, 20, '#8a5f42', '#5a3f2a', 3)
    leg(p, 22, 62, 90, 20, '#8a5f42', '#5a3f2a', 3)
    p.shape(
      soft(
        [
          [-38, 76],
          [-28, 30],
          [28, 30],
          [38, 76],
          [20, 70],
          [0, 82],
          [-20, 70],
        ],
        6,
      ),
      '#b8502e',
      { inside: stroke('M-34,58H34', '#f0d27a', 6, 0.9) },
    )
    taper(
      p,
      [
        [-28, 36],
        [-58, 44],
        [-66, 22],
      ],
      18,
      12,
      '#8a5f42',
    )
    claws(p, -66, 22, -1.9, 3, 15, '#8a5f42', 8)
    taper(
      p,
      [
        [28, 36],
        [58, 42],
        [70, 20],
      ],
      18,
      12,
      '#8a5f42',
    )
    p.line('M66,64L80,-40', INK, 9)
    p.line('M66,64L80,-40', '#8a5a2c', 5)
    p.shape(ell(71, 16, 10), '#8a5f42', { line: 3, size: 0.5 })
    p.shape(ell(81, -48, 14), '#f0e2bd', {
      line: 3,
      size: 0.5,
      inside:
        dab(ell(76, -50, 4, 5), INK, 0.9) + dab(ell(87, -50, 4, 5), INK, 0.9) + stroke('M76,-39h10', INK, 2.4, 0.9),
    })
    p.shape(
      soft(
        [
          [-54, -50],
          [54, -50],
          [60, -4],
          [40, 36],
          [0, 52],
          [-40, 36],
          [-60, -4],
        ],
        16,
      ),
      '#3fae7f',
      {
        inside:
          stroke('M-54,-30H54M-44,22Q0,44 44,22', '#1f5f48', 5, 0.6) +
          dab(
            poly([
              [-6, -56],
              [6, -56],
              [8, 10],
              [-8, 10],
            ]),
            '#8fe8c0',
            0.8,
          ) +
          pattern.spots(
            [
              [-42, 4, 6],
              [42, 4, 6],
            ],
            '#e8b04a',
            0.95,
          ),
      },
    )
    both((k) =>
      p.shape(
        soft(
          [
            [k * 10, -26],
            [k * 44, -32],
            [k * 42, -8],
            [k * 16, -4],
          ],
          6,
        ),
        '#0f2a22',
        { rim: 0, line: 3 },
      ),
    )
    both((k) => {
      p.halo(k * 28, -17, 18, LIGHT, 0.95)
      p.fill(ell(k * 28, -17, 5.4), '#fbffd8')
    })
    p.shape(
      soft(
        [
          [-26, 16],
          [26, 16],
          [20, 32],
          [-20, 32],
        ],
        4,
      ),
      '#0f2a22',
      {
        rim: 0,
        line: 3,
        inside: [-16, -5, 6, 17]
          .map((x) =>
            dab(
              poly([
                [x - 5, 14],
                [x + 5, 14],
                [x + 5, 24],
                [x - 5, 24],
              ]),
              '#f0e2bd',
              1,
            ),
          )
          .join(''),
      },
    )
    rune(p, -78, -18, 14, 1)
  },
  // Sylvanquill: writes the law of the wood with its own feathers
  G16: (p) => {
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
  },
  // Grimgrove: three trees, one temper
  G17: (p) => {
    const grey = '#5c4a4a'
    for (const [pts, w] of [
      [
        [
          [-40, 10],
          [-70, -20],
          [-60, -56],
          [-88, -78],
        ],
        24,
      ],
      [
        [
          [40, 10],
          [72, -16],
          [64, -56],
          [92, -80],
        ],
        24,
      ],
      [
        [
          [-14, -20],
          [-26, -60],
          [-8, -96],
        ],
        20,
      ],
      [
        [
          [18, -20],
          [30, -58],
          [18, -98],
        ],
        18,
      ],
    ] as const)
      taper(p, pts, w, 4, grey)
    for (const [pts, w] of [
      [
        [
          [-66, -44],
          [-92, -44],
          [-100, -30],
        ],
        10,
      ],
      [
        [
          [68, -40],
          [92, -38],
          [100, -22],
        ],
        10,
      ],
      [
        [
          [-22, -66],
          [-42, -84],
        ],
        9,
      ],
      [
        [
          [26, -66],
          [46, -86],
        ],
        9,
      ],
    ] as const)
      taper(p, pts, w, 3, grey)
    both((k) => {
      taper(
        p,
        [
          [k * 40, 60],
          [k * 68, 84],
          [k * 98, 90],
        ],
        30,
        7,
        grey,
      )
      taper(
        p,
        [
          [k * 20, 70],
          [k * 34, 92],
          [k * 54, 100],
        ],
        24,
        7,
        grey,
      )
    })
    p.shape(
      smooth([
        [-58, 86],
        [-50, 30],
        [-60, -6],
        [-30, -34],
        [0, -26],
        [32, -34],
        [60, -6],
        [50, 30],
        [58, 86],
        [0, 92],
      ]),
      grey,
      {
        inside: stroke(
          'M-40,-20Q-52,30 -44,84M40,-20Q52,30 44,84M-16,56Q-22,70 -18,90M18,56Q22,70 18,90M0,-26Q-6,-10 0,4',
          '#2a1e24',
          4,
          0.7,
        ),
      },
    )
    both((k) =>
      p.shape(
        soft(
          [
            [k * 8, 6],
            [k * 44, -14],
            [k * 40, 12],
            [k * 18, 20],
          ],
          5,
        ),
        '#170c14',
        { rim: 0, line: 3.2 },
      ),
    )
    both((k) => {
      p.halo(k * 27, 6, 24, '#9aff5a', 1)
      p.fill(ell(k * 27, 7, 6, 5), '#f2ffd0')
    })
    p.shape(
      smooth([
        [-44, 34],
        [-22, 42],
        [0, 38],
        [22, 42],
        [44, 34],
        [34, 66],
        [14, 58],
        [0, 72],
        [-14, 58],
        [-34, 66],
      ]),
      '#170c14',
      { rim: 0, line: 3.4 },
    )
    p.halo(0, 52, 28, '#9aff5a', 0.5)
    for (const [x, y, h] of [
      [-30, 40, 13],
      [-12, 41, 12],
      [8, 40, 12],
      [26, 40, 13],
    ] as const)
      p.fill(
        poly([
          [x - 7, y - 1],
          [x + 7, y - 1],
          [x, y + h],
        ]),
        '#d8c8a8',
      )
    leaf(p, -84, -74, 24, -2.6, '#7a8f3a')
    leaf(p, 88, -76, 24, -0.5, '#7a8f3a')
    fireflies(p, [
      [-84, 30, 5],
      [86, 26, 5],
      [0, -74, 5],
    ])
  },
}

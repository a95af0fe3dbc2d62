import { ell, poly, smooth, soft } from '../../geometry.ts'
import { both, ear, foot, horn, puffs, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { SHEET, LILAC, SHADE, NIGHT, fuse } from './parts.ts'

/** White monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Snowfuse: melts last
  W05: (p) => {
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
  },
  // Paperghast: folded out of a bad letter
  W06: (p) => {
    p.shape(
      poly([
        [-92, 4],
        [-36, -26],
        [-30, 30],
      ]),
      '#cfc6e6',
      { inside: stroke('M-92,4L-32,4', SHADE, 2.4, 0.6) },
    )
    p.shape(
      poly([
        [92, 4],
        [36, -26],
        [30, 30],
      ]),
      '#f6f2ff',
      { inside: stroke('M92,4L32,4', SHADE, 2.4, 0.6) },
    )
    p.shape(
      poly([
        [0, -86],
        [48, -34],
        [38, 40],
        [0, 60],
      ]),
      '#cfc6e6',
      {
        inside: dab(
          poly([
            [0, -86],
            [48, -34],
            [0, -10],
          ]),
          '#ffffff',
          0.35,
        ),
      },
    )
    p.shape(
      poly([
        [0, -86],
        [-48, -34],
        [-38, 40],
        [0, 60],
      ]),
      '#f6f2ff',
      {
        inside:
          dab(
            poly([
              [0, -86],
              [-48, -34],
              [0, -10],
            ]),
            '#ffffff',
            0.9,
          ) + stroke('M-44,16h34M-42,26h30', '#a89ac8', 2.6, 0.7),
      },
    )
    p.shape(
      poly([
        [-38, 40],
        [0, 60],
        [-16, 92],
        [-26, 66],
        [-44, 82],
      ]),
      '#cfc6e6',
      {},
    )
    p.shape(
      poly([
        [38, 40],
        [0, 60],
        [16, 92],
        [26, 66],
        [44, 82],
      ]),
      '#b8acd8',
      {},
    )
    p.line('M0,-86V60', INK, 2.6, 0.7)
    both((k) =>
      p.shape(
        poly([
          [k * 8, -16],
          [k * 36, -30],
          [k * 30, -4],
          [k * 14, 0],
        ]),
        NIGHT,
        { rim: 0, line: 2.8 },
      ),
    )
    both((k) => {
      p.halo(k * 22, -13, 15, '#c08aff', 1)
      p.fill(ell(k * 22, -13, 4.4), '#fff0ff')
    })
    p.shape(
      poly([
        [-22, 20],
        [-12, 14],
        [0, 20],
        [12, 14],
        [22, 20],
        [12, 38],
        [0, 30],
        [-12, 38],
      ]),
      NIGHT,
      { rim: 0, line: 2.8 },
    )
    p.group('rotate(-18 -76 60)', () =>
      p.shape(
        poly([
          [-88, 52],
          [-62, 50],
          [-60, 70],
          [-86, 72],
        ]),
        '#f6f2ff',
        { line: 2.4, size: 0.3, inside: stroke('M-84,58h18M-84,64h14', '#a89ac8', 2, 0.8) },
      ),
    )
    p.group('rotate(14 78 -62)', () =>
      p.shape(
        poly([
          [66, -72],
          [90, -72],
          [90, -54],
          [66, -54],
        ]),
        '#f6f2ff',
        { line: 2.4, size: 0.3, inside: stroke('M70,-66h16M70,-60h12', '#a89ac8', 2, 0.8) },
      ),
    )
  },
  // Boomoth: drawn to any flame, above all its own
  W07: (p) => {
    both((k) => {
      p.shape(
        smooth([
          [k * 10, -22],
          [k * 40, -74],
          [k * 88, -84],
          [k * 98, -44],
          [k * 66, -4],
          [k * 14, 6],
        ]),
        '#d8cdec',
        {
          inside:
            dab(ell(k * 64, -46, 20, 18), '#4a4066', 0.95) +
            dab(ell(k * 64 - 6, -52, 6, 5), '#ffffff', 0.7) +
            dab(ell(k * 84, -70, 7, 6), '#f0a83c', 0.9) +
            stroke(`M${k * 14},-10Q${k * 40},-40 ${k * 40},-70`, SHADE, 3, 0.6),
        },
      )
      p.shape(
        smooth([
          [k * 12, 6],
          [k * 60, 4],
          [k * 84, 36],
          [k * 66, 72],
          [k * 34, 60],
        ]),
        '#c2b4de',
        { inside: dab(ell(k * 56, 36, 13, 13), '#f0a83c', 0.9) + dab(ell(k * 56, 36, 6, 6), NIGHT, 0.9) },
      )
      p.line(`M${k * 8},-40Q${k * 22},-66 ${k * 42},-72`, INK, 5)
      for (const [x, y] of [
        [16, -54],
        [24, -62],
        [33, -68],
      ] as const)
        p.line(`M${k * x},${y}l${k * 8},4M${k * x},${y}l${k * -1},-9`, INK, 2.6)
    })
    p.shape(
      smooth([
        [-20, 10],
        [-22, 44],
        [0, 88],
        [22, 44],
        [20, 10],
      ]),
      '#efe9fa',
      {
        inside: [26, 44, 60]
          .map((y) =>
            dab(
              smooth([
                [-40, y],
                [0, y + 7],
                [40, y],
                [40, y + 9],
                [0, y + 16],
                [-40, y + 9],
              ]),
              SHADE,
              0.85,
            ),
          )
          .join(''),
      },
    )
    puffs(
      p,
      [
        [-14, 6, 14],
        [14, 6, 14],
        [0, 10, 16],
      ],
      '#fbf8ff',
    )
    p.shape(
      smooth([
        [-28, -20],
        [-20, -42],
        [0, -48],
        [20, -42],
        [28, -20],
        [14, 2],
        [-14, 2],
      ]),
      '#efe9fa',
      {},
    )
    p.eye(-13, -20, 13, { iris: '#d8581c', lid: 0.2, mood: 0.5, lidColour: LILAC })
    p.eye(13, -20, 13, { iris: '#d8581c', lid: 0.2, mood: 0.5, lidColour: LILAC })
    fuse(p, [
      [0, 86],
      [10, 98],
      [26, 96],
    ])
  },
  // Nullhare: runs out of the picture
  W08: (p) => {
    p.shape(ell(-54, 58, 20, 18), '#fbf8ff', { size: 0.7 })
    p.shape(
      smooth([
        [-44, 86],
        [-50, 44],
        [-28, 8],
        [20, 8],
        [44, 44],
        [40, 86],
      ]),
      SHEET,
      { inside: dab(ell(6, 60, 22, 26), '#ffffff', 0.8) },
    )
    foot(p, -26, 84, 30, SHEET, 3, 10)
    foot(p, 32, 84, 28, SHEET, 3, 10)
    taper(
      p,
      [
        [-14, 32],
        [-16, 54],
        [-4, 66],
      ],
      18,
      15,
      SHEET,
    )
    taper(
      p,
      [
        [30, 32],
        [34, 54],
        [22, 66],
      ],
      18,
      15,
      SHEET,
    )
    ear.long(
      p,
      -1,
      [
        [14, -40],
        [26, -78],
        [22, -112],
      ],
      25,
      SHEET,
      '#8a78b8',
    )
    ear.long(
      p,
      1,
      [
        [24, -40],
        [56, -66],
        [82, -58],
      ],
      25,
      SHEET,
      '#8a78b8',
    )
    p.shape(
      smooth([
        [-40, -12],
        [-30, -46],
        [6, -56],
        [42, -46],
        [52, -12],
        [34, 16],
        [-20, 16],
      ]),
      SHEET,
      { inside: dab(ell(6, 6, 26, 14), '#ffffff', 0.9) },
    )
    for (const [x, r] of [
      [-14, 17],
      [27, 17],
    ] as const) {
      p.shape(ell(x, -18, r), NIGHT, { rim: 0, line: 3.2 })
      p.line(ell(x, -18, 8.4, 10.4), '#c9b8ff', 3.6)
    }
    p.fill(
      soft(
        [
          [0, -4],
          [12, -4],
          [6, 4],
        ],
        2,
      ),
      '#c9607a',
    )
    p.line('M6,4V8M6,8Q-2,14 -8,9M6,8Q14,14 20,9', INK, 2.8)
    p.shape(
      soft(
        [
          [1, 10],
          [11, 10],
          [10, 20],
          [2, 20],
        ],
        2,
      ),
      '#ffffff',
      { line: 2, size: 0.3 },
    )
    for (const [x, y, s] of [
      [76, 8, 13],
      [84, 44, 9],
      [-82, 0, 12],
      [-78, -52, 9],
    ] as const)
      p.line(ell(x, y, s * 0.76, s), SHADE, 4.4)
  },
}

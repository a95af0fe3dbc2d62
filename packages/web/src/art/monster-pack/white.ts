import { burst, ell, poly, smooth, soft } from '../geometry.ts'
import {
  both,
  bubbles,
  claws,
  ear,
  foot,
  horn,
  leg,
  pattern,
  puffs,
  skinWing,
  sparkle,
  starPath,
  taper,
} from '../limbs.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'

const SHEET = '#e6e0f2'
const LILAC = '#b6a8d8'
const SHADE = '#7a6aa8'
const NIGHT = '#2b2340'
const SPARK = '#ffcf5a'

const fuse = (p: Pen, points: readonly (readonly [number, number])[]): void => {
  p.line(smooth(points, false), INK, 8)
  p.line(smooth(points, false), '#d8c08a', 4.4)
  const [x, y] = points.at(-1) as readonly [number, number]
  p.halo(x, y, 26, '#ffb03c', 0.95)
  p.shape(poly(burst(x, y, 6, 16, 7, p.random)), SPARK, { line: 2.6, size: 0.3, shade: 0 })
  p.fill(ell(x, y, 4.4), '#fffbe0')
}

/** Wild: paper, powder and nothing at all. By card id. */
export const WHITE: Readonly<Record<string, (p: Pen) => void>> = {
  // Blankit: there is nobody under it
  W01: (p) => {
    p.shape(
      smooth([
        [-64, 84],
        [-70, 30],
        [-56, -34],
        [-20, -68],
        [20, -70],
        [56, -36],
        [70, 30],
        [66, 84],
        [44, 70],
        [24, 92],
        [0, 74],
        [-24, 92],
        [-44, 70],
      ]),
      SHEET,
      {
        inside:
          stroke('M-46,-10Q-56,40 -50,76M-22,30Q-28,60 -24,86M22,30Q28,60 24,86M46,-10Q56,40 50,76', SHADE, 4, 0.5) +
          dab(ell(-28, -34, 14, 20), '#ffffff', 0.8),
      },
    )
    taper(
      p,
      [
        [-58, 16],
        [-88, 4],
        [-90, -26],
      ],
      24,
      14,
      SHEET,
    )
    taper(
      p,
      [
        [58, 16],
        [88, 6],
        [92, -22],
      ],
      24,
      14,
      SHEET,
    )
    both((k) => p.fill(ell(k * 19, -18, 10, 14), NIGHT))
    both((k) => p.fill(ell(k * 19 - 3, -23, 3.4, 4.4), '#ffffff'))
    p.fill(ell(0, 14, 9, 12), NIGHT)
    p.fill(ell(-40, 6, 9, 6), '#f0a0c0', 0.6)
    p.fill(ell(40, 6, 9, 6), '#f0a0c0', 0.6)
    p.shape(
      poly([
        [24, 40],
        [46, 36],
        [50, 56],
        [28, 60],
      ]),
      '#a88ad8',
      { line: 2.6, size: 0.4, inside: stroke('M28,46l18,-4M30,54l18,-4', '#ffffff', 2, 0.8) },
    )
  },
  // Fizzpop: do not shake
  W02: (p) => {
    fuse(p, [
      [22, -56],
      [40, -82],
      [66, -78],
      [78, -92],
    ])
    foot(p, -26, 88, 20, SHADE, 2, 9)
    foot(p, 26, 88, 20, SHADE, 2, 9)
    both((k) => {
      taper(
        p,
        [
          [k * 56, 20],
          [k * 80, 14],
          [k * 86, -10],
        ],
        14,
        11,
        SHADE,
      )
      p.shape(ell(k * 86, -14, 13), SHEET, { line: 3, size: 0.5 })
    })
    p.shape(
      soft(
        [
          [8, -66],
          [34, -58],
          [28, -40],
          [2, -48],
        ],
        4,
      ),
      '#8a80a8',
      { line: 3, size: 0.4 },
    )
    p.shape(ell(0, 20, 64, 64), '#4a4066', {
      inside:
        dab(ell(-28, -12, 17, 24), '#ffffff', 0.5) +
        bubblesInside([
          [22, 56, 7],
          [-20, 62, 5],
          [40, 40, 5],
          [-44, 36, 6],
          [6, 70, 4],
        ]),
    })
    p.eye(-22, 4, 18, { iris: '#e07a1c', lid: 0.06, lidColour: '#4a4066', look: [0.2, -0.2] })
    p.eye(24, 4, 18, { iris: '#e07a1c', lid: 0.06, lidColour: '#4a4066', look: [-0.2, -0.2] })
    p.mouth(0, 32, 32, 18, { teeth: 6, length: 9, flat: true, curve: 8 })
    bubbles(
      p,
      [
        [-70, -50, 10],
        [-84, -26, 6],
        [-56, -76, 6],
      ],
      '#8a78c0',
    )
  },
  // Chalkimp: draws its own door
  W03: (p) => {
    taper(
      p,
      [
        [-20, 62],
        [-62, 78],
        [-86, 54],
      ],
      14,
      5,
      SHEET,
    )
    p.shape(
      poly([
        [-94, 60],
        [-78, 52],
        [-88, 36],
      ]),
      LILAC,
      { line: 2.6, size: 0.3 },
    )
    leg(p, -16, 60, 88, 18, SHEET, LILAC, 3)
    leg(p, 18, 60, 88, 18, SHEET, LILAC, 3)
    p.shape(
      smooth([
        [-32, 66],
        [-34, 28],
        [-18, 6],
        [20, 6],
        [36, 28],
        [34, 66],
        [0, 76],
      ]),
      SHEET,
      {
        inside: pattern.fur(
          [
            [-14, 40],
            [10, 52],
            [18, 30],
          ],
          SHADE,
          8,
        ),
      },
    )
    taper(
      p,
      [
        [-28, 20],
        [-58, 26],
        [-68, 4],
      ],
      16,
      11,
      SHEET,
    )
    claws(p, -68, 4, -1.9, 3, 16, LILAC, 8)
    taper(
      p,
      [
        [30, 20],
        [58, 12],
        [66, -18],
      ],
      16,
      11,
      SHEET,
    )
    p.group('rotate(24 70 -28)', () =>
      p.shape(
        soft(
          [
            [62, -56],
            [78, -56],
            [78, -8],
            [62, -8],
          ],
          4,
        ),
        '#f0a0b8',
        { line: 3, size: 0.4 },
      ),
    )
    p.line('M84,-66q-40,-40 -88,-24', '#ffffff', 6, 0.95)
    p.line('M84,-66q-40,-40 -88,-24', '#d8588a', 2.6, 0.9)
    both((k) =>
      horn(
        p,
        [
          [k * 22, -50],
          [k * 38, -66],
          [k * 30, -84],
        ],
        14,
        LILAC,
        1,
      ),
    )
    both((k) => ear.point(p, k, 44, -20, 14, 18, 80, SHEET, '#f0a0c0'))
    p.shape(
      smooth([
        [-48, -18],
        [-40, -52],
        [0, -62],
        [40, -52],
        [48, -18],
        [28, 12],
        [-28, 12],
      ]),
      SHEET,
      { inside: dab(ell(-22, -46, 14, 8), '#ffffff', 0.8) },
    )
    p.eye(-19, -22, 16, { iris: '#d8588a', lid: 0.28, mood: 0.8, lidColour: LILAC })
    p.eye(19, -22, 16, { iris: '#d8588a', lid: 0.28, mood: 0.8, lidColour: LILAC })
    p.mouth(0, -4, 19, 9, { teeth: 5, length: 7, curve: 6 })
  },
  // Popglow: a light that is about to be two
  W04: (p) => {
    p.halo(0, 4, 104, '#ffe48a', 0.8)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.3
      p.line(`M${Math.cos(a) * 68},${6 + Math.sin(a) * 66}L${Math.cos(a) * 88},${6 + Math.sin(a) * 86}`, INK, 8)
      p.line(`M${Math.cos(a) * 68},${6 + Math.sin(a) * 66}L${Math.cos(a) * 88},${6 + Math.sin(a) * 86}`, SPARK, 4.6)
    }
    p.shape(ell(0, 6, 56, 56), '#fff0b0', {
      shade: 0.16,
      inside: dab(ell(-22, -20, 18, 14), '#ffffff', 0.95) + dab(ell(10, 40, 40, 18), '#f0a83c', 0.35),
    })
    both((k) => {
      p.shape(
        smooth([
          [k * 40, -30],
          [k * 70, -58],
          [k * 92, -44],
          [k * 78, -20],
          [k * 52, -12],
        ]),
        '#f6f2ff',
        { size: 0.5, shade: 0.14, inside: stroke(`M${k * 44},-26L${k * 82},-42`, SHADE, 2.4, 0.6) },
      )
    })
    p.eye(-19, 2, 16, { iris: '#8a5ac0', lid: 0.1, lidColour: '#f0d88a' })
    p.eye(19, 2, 16, { iris: '#8a5ac0', lid: 0.1, lidColour: '#f0d88a' })
    p.mouth(0, 25, 14, 12, { teeth: 0, curve: 5 })
    p.fill(ell(-38, 22, 8, 5.4), '#ff8a7a', 0.6)
    p.fill(ell(38, 22, 8, 5.4), '#ff8a7a', 0.6)
    sparkle(p, 74, 60, 13, '#e0a020')
    sparkle(p, -80, 66, 10, '#e0a020')
    sparkle(p, -76, -66, 12, '#e0a020')
  },
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
  // Whitecrash: comes down where it likes
  W09: (p) => {
    skinWing(
      p,
      [
        [22, 4],
        [44, -66],
        [98, -84],
        [104, -34],
        [92, 8],
        [60, 22],
      ],
      1,
      '#c2b4de',
      '#8a7ab0',
    )
    skinWing(
      p,
      [
        [22, 4],
        [44, -66],
        [98, -84],
        [104, -34],
        [92, 8],
        [60, 22],
      ],
      -1,
      '#c2b4de',
      '#8a7ab0',
    )
    taper(
      p,
      [
        [14, 66],
        [54, 84],
        [86, 66],
        [80, 44],
      ],
      20,
      5,
      '#e6e0f2',
    )
    p.shape(
      poly([
        [70, 48],
        [80, 28],
        [92, 48],
      ]),
      SHADE,
      { line: 2.6, size: 0.3 },
    )
    leg(p, -26, 54, 90, 28, '#d8d0ea', SHADE, 3)
    leg(p, 26, 54, 90, 28, '#d8d0ea', SHADE, 3)
    p.shape(
      smooth([
        [-42, 66],
        [-46, 20],
        [-24, -10],
        [24, -10],
        [46, 20],
        [42, 66],
        [0, 76],
      ]),
      '#e6e0f2',
      {
        inside:
          dab(ell(0, 42, 24, 32), '#ffffff', 0.85) +
          stroke('M-20,24Q0,32 20,24M-22,40Q0,48 22,40M-18,56Q0,64 18,56', SHADE, 3, 0.5),
      },
    )
    both((k) => {
      taper(
        p,
        [
          [k * 36, 16],
          [k * 58, 34],
          [k * 48, 56],
        ],
        20,
        14,
        '#d8d0ea',
      )
      claws(p, k * 48, 56, Math.PI / 2, 3, 20, NIGHT, 9)
    })
    both((k) =>
      horn(
        p,
        [
          [k * 22, -58],
          [k * 40, -84],
          [k * 70, -92],
        ],
        18,
        '#8a7ab0',
        2,
      ),
    )
    p.shape(
      smooth([
        [-44, -26],
        [-36, -60],
        [0, -72],
        [36, -60],
        [44, -26],
        [26, 10],
        [-26, 10],
      ]),
      '#e6e0f2',
      { inside: pattern.cracks(['M-6,-72l6,14 -8,8'], '#8a7ab0', 2) },
    )
    p.eye(-19, -34, 14, { iris: '#d8304a', lid: 0.36, mood: 1, lidColour: '#a89ac8', slit: true })
    p.eye(19, -34, 14, { iris: '#d8304a', lid: 0.36, mood: 1, lidColour: '#a89ac8', slit: true })
    both((k) => p.fill(ell(k * 7, -14, 3, 4), INK))
    p.mouth(0, -6, 25, 9, { teeth: 6, length: 9, fang: 1, curve: 3 })
  },
  // Palebang: already holding its breath
  W10: (p) => {
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2 + 0.12
      p.shape(
        poly([
          [Math.cos(a - 0.11) * 62, 6 + Math.sin(a - 0.11) * 60],
          [Math.cos(a) * (90 + (i % 2) * 6), 6 + Math.sin(a) * (86 + (i % 2) * 6)],
          [Math.cos(a + 0.11) * 62, 6 + Math.sin(a + 0.11) * 60],
        ]),
        i % 2 === 0 ? SHADE : LILAC,
        { line: 2.8, size: 0.4 },
      )
    }
    p.shape(
      soft(
        [
          [60, -6],
          [98, -30],
          [92, 8],
          [98, 44],
          [60, 22],
        ],
        6,
      ),
      LILAC,
      { size: 0.6, inside: stroke('M66,4L92,-16M66,10L90,8M66,14L92,32', SHADE, 3, 0.6) },
    )
    p.shape(ell(0, 6, 68, 66), '#ece6f8', {
      inside:
        dab(
          smooth([
            [-70, 30],
            [0, 44],
            [70, 30],
            [60, 90],
            [-60, 90],
          ]),
          '#ffffff',
          0.95,
        ) +
        pattern.spots(
          [
            [-30, -40, 8],
            [4, -50, 9],
            [36, -36, 7],
            [52, -8, 6],
            [-52, -14, 6],
          ],
          SHADE,
          0.75,
        ),
    })
    both((k) =>
      p.shape(
        smooth([
          [k * 58, 26],
          [k * 84, 20],
          [k * 90, 40],
          [k * 66, 48],
        ]),
        LILAC,
        { size: 0.5 },
      ),
    )
    p.eye(-26, -8, 19, { iris: '#c9304a', lid: 0.12, lidColour: LILAC, look: [0.25, 0] })
    p.eye(26, -8, 19, { iris: '#c9304a', lid: 0.12, lidColour: LILAC, look: [-0.25, 0] })
    both((k) =>
      p.shape(ell(k * 30, 30, 20, 17), '#f6f2ff', {
        line: 3,
        size: 0.6,
        inside: dab(ell(k * 30 - 4, 24, 9, 6), '#ffb0c8', 0.7),
      }),
    )
    p.shape(ell(0, 34, 9, 8), NIGHT, { rim: 0, line: 2.8 })
    p.line('M-20,-40l-10,-8M20,-40l10,-8', INK, 4)
  },
  // Novaclast: what is left when a star is angry
  W11: (p) => {
    p.halo(0, -10, 108, '#ffd88a', 0.9)
    p.shape(poly(burst(0, -4, 62, 102, 12, p.random, 0.2)), '#f6c34a', { shade: 0.12, size: 0.6 })
    p.shape(poly(burst(0, -4, 52, 78, 12, p.random, 0.45)), '#ff8a3c', { shade: 0.12, size: 0.5, line: 2.8 })
    p.shape(
      soft(
        [
          [-46, -46],
          [-20, -58],
          [0, -46],
          [20, -58],
          [46, -46],
          [54, -4],
          [36, 40],
          [0, 62],
          [-36, 40],
          [-54, -4],
        ],
        8,
      ),
      '#3f3560',
      {
        inside:
          dab(
            soft(
              [
                [-50, -60],
                [0, -48],
                [0, 62],
                [-60, 40],
              ],
              5,
            ),
            '#6a5a98',
            0.5,
          ) +
          pattern.cracks(
            ['M0,-46v20l-8,10', 'M-46,8l16,6', 'M46,8l-16,6', 'M-20,52l6,-12', 'M20,52l-6,-12'],
            '#ffd75a',
            3,
          ),
      },
    )
    both((k) => {
      p.shape(
        soft(
          [
            [k * 8, -8],
            [k * 44, -28],
            [k * 40, -2],
            [k * 20, 8],
          ],
          4,
        ),
        '#fff3c0',
        { line: 3, rim: 0, shade: 0 },
      )
      p.fill(ell(k * 27, -9, 6, 7), '#d8501c')
    })
    p.shape(
      smooth([
        [-32, 18],
        [-14, 24],
        [0, 20],
        [14, 24],
        [32, 18],
        [20, 40],
        [0, 46],
        [-20, 40],
      ]),
      '#fff3c0',
      { line: 3, rim: 0, shade: 0 },
    )
    for (const x of [-18, -6, 6, 18])
      p.fill(
        poly([
          [x - 6, 20],
          [x + 6, 20],
          [x, 32],
        ]),
        '#3f3560',
      )
    both((k) => {
      p.halo(k * 84, 44, 26, '#ffd88a', 0.9)
      p.shape(starPath(k * 84, 44, 17, 5, 0.5), SPARK, { line: 2.8, size: 0.4 })
    })
    sparkle(p, -70, -80, 12, '#ffffff')
    sparkle(p, 74, -84, 10, '#ffffff')
  },
  // Zerogeist: round an emptiness that counts
  W12: (p) => {
    p.halo(0, 0, 106, '#b89aff', 0.55)
    taper(
      p,
      [
        [-40, 66],
        [-64, 88],
        [-92, 82],
      ],
      34,
      4,
      '#d8cdec',
    )
    taper(
      p,
      [
        [40, 66],
        [60, 92],
        [92, 90],
      ],
      34,
      4,
      '#c2b4de',
    )
    taper(
      p,
      [
        [0, 72],
        [6, 94],
        [-10, 104],
      ],
      34,
      5,
      '#d8cdec',
    )
    both((k) => {
      taper(
        p,
        [
          [k * 58, 6],
          [k * 88, 14],
          [k * 92, -18],
        ],
        26,
        15,
        '#d8cdec',
      )
      claws(p, k * 92, -18, -Math.PI / 2, 4, 22, '#efe9fa', 9)
    })
    p.shape(ell(0, 0, 68, 86), '#e2dbf2', {
      inside:
        stroke('M-52,-34Q-60,20 -44,60M52,-34Q60,20 44,60', SHADE, 4, 0.5) +
        dab(ell(-38, -46, 14, 22), '#ffffff', 0.85),
    })
    p.shape(ell(0, 26, 31, 44), '#1a1430', {
      rim: 0,
      line: 3.6,
      inside: [
        [-10, 8, 1.6],
        [8, 0, 1.2],
        [2, 34, 2],
        [-14, 46, 1.4],
        [14, 22, 1.6],
        [10, 54, 1.2],
        [-4, 20, 1],
      ]
        .map(([x, y, r]) => dab(ell(x as number, y as number, r as number), '#ffffff', 0.95))
        .join(''),
    })
    both((k) =>
      p.shape(
        soft(
          [
            [k * 12, -40],
            [k * 44, -54],
            [k * 40, -30],
            [k * 22, -24],
          ],
          5,
        ),
        '#1a1430',
        { rim: 0, line: 3.2 },
      ),
    )
    both((k) => {
      p.halo(k * 29, -38, 20, '#a88aff', 1)
      p.fill(ell(k * 29, -38, 5), '#f6f0ff')
    })
    for (const [x, y, s] of [
      [-82, -62, 12],
      [84, -64, 13],
      [-90, 40, 8],
    ] as const)
      p.line(ell(x, y, s * 0.72, s), '#5a4a88', 4.4)
  },
}

/** Bubbles as part of a pattern. */
function bubblesInside(spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(([x, y, r]) => dab(ell(x, y, r), '#ffffff', 0.3) + stroke(ell(x, y, r), '#ffffff', 1.8, 0.6))
    .join('')
}

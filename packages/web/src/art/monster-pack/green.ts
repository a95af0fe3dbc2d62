import { ell, lump, poly, smooth, soft, tube } from '../geometry.ts'
import {
  both,
  claws,
  ear,
  fanWing,
  foot,
  horn,
  leaf,
  leafPath,
  leg,
  pattern,
  sparkle,
  starPath,
  swirlPath,
  taper,
} from '../limbs.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'

const LEAF = '#6fae4a'
const FERN = '#4d8f3f'
const MOSS = '#7f9f3f'
const BARK = '#7a5636'
const DARK_BARK = '#5a3f2a'
const LIGHT = '#d8f06a'
const MAGIC = '#b8ff8a'

/** A sign of power in the air. */
const rune = (p: Pen, x: number, y: number, size: number, kind: number): void => {
  const paths = [
    'M0,-10V10M-6,-4L0,-10L6,-4',
    'M-5,-10V10M-5,-6L6,0L-5,6',
    'M0,-10V10M-7,2L0,-6L7,2',
    'M-6,-10L6,10M6,-10L-6,10',
    'M-5,10V-10L6,-2L-5,4',
  ] as const
  p.halo(x, y, size * 1.9, '#c8ff7a', 0.75)
  p.group(`translate(${x} ${y}) scale(${size / 12})`, () =>
    p.line(paths[kind % paths.length] as string, '#f6ffd8', 3.4),
  )
}

const fireflies = (p: Pen, spots: readonly (readonly [number, number, number])[]): void => {
  for (const [x, y, r] of spots) {
    p.halo(x, y, r * 2.6, '#d8ff7a', 0.8)
    p.fill(ell(x, y, r * 0.5), '#fbffe0')
  }
}

/** A pointed hat that bends at its tip. */
const hat = (p: Pen, x: number, y: number, w: number, h: number, lean: number, colour: string, band: string): void => {
  p.shape(
    smooth([
      [x - w * 0.55, y],
      [x - w * 0.34, y - h * 0.5],
      [x + lean * 0.3, y - h * 0.86],
      [x + lean, y - h],
      [x + lean * 0.72, y - h * 0.74],
      [x + w * 0.34, y - h * 0.42],
      [x + w * 0.55, y],
    ]),
    colour,
    {
      inside: dab(
        smooth([
          [x - w, y - h * 0.2],
          [x, y - h * 0.08],
          [x + w, y - h * 0.2],
          [x + w, y + 4],
          [x, y + 16],
          [x - w, y + 4],
        ]),
        band,
        0.95,
      ),
    },
  )
  p.shape(
    smooth([
      [x - w, y + 4],
      [x - w * 0.5, y - 7],
      [x, y - 3],
      [x + w * 0.5, y - 7],
      [x + w, y + 4],
      [x + w * 0.5, y + 13],
      [x, y + 17],
      [x - w * 0.5, y + 13],
    ]),
    colour,
    { size: 0.6 },
  )
}

const cap = (spots: readonly (readonly [number, number, number])[]): string => pattern.spots(spots, '#fff6e0', 0.95)

/** Spell: leaf, root and rune. By card id. */
export const GREEN: Readonly<Record<string, (p: Pen) => void>> = {
  // Hexling: its first hex, and its last hat
  G01: (p) => {
    rune(p, 70, 8, 16, 3)
    leg(p, -14, 62, 88, 15, '#8fbf5a', '#5a3f6a', 2)
    leg(p, 16, 62, 88, 15, '#8fbf5a', '#5a3f6a', 2)
    p.shape(
      soft(
        [
          [-34, 74],
          [-24, 22],
          [26, 22],
          [36, 74],
          [0, 82],
        ],
        8,
      ),
      '#5a3f7a',
      { inside: stroke('M-30,60Q0,72 32,60', '#d8b04a', 5, 0.9) },
    )
    taper(
      p,
      [
        [-22, 32],
        [-48, 40],
        [-58, 24],
      ],
      16,
      11,
      '#5a3f7a',
    )
    claws(p, -58, 24, -2, 3, 13, '#8fbf5a', 7)
    taper(
      p,
      [
        [24, 32],
        [46, 26],
        [54, 12],
      ],
      16,
      11,
      '#5a3f7a',
    )
    claws(p, 54, 12, -0.9, 3, 13, '#8fbf5a', 7)
    both((k) => ear.point(p, k, 40, -4, 13, 22, 76, '#8fbf5a', '#f0b0a0'))
    p.shape(
      smooth([
        [-46, 0],
        [-38, -32],
        [0, -42],
        [38, -32],
        [46, 0],
        [28, 28],
        [-28, 28],
      ]),
      '#8fbf5a',
      {},
    )
    p.eye(-18, -6, 16, { iris: '#a83fc0', lid: 0.16, lidColour: '#8fbf5a', look: [0.3, 0.2] })
    p.eye(18, -6, 16, { iris: '#a83fc0', lid: 0.16, lidColour: '#8fbf5a', look: [0.3, 0.2] })
    p.mouth(2, 13, 14, 8, { teeth: 2, length: 6, curve: 4 })
    hat(p, 0, -28, 58, 74, 26, '#4a3268', '#d8b04a')
  },
  // Sporewit: thinks in clouds
  G02: (p) => {
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
  },
  // Mossmumble: says something, nobody knows what
  G03: (p) => {
    foot(p, -30, 84, 24, '#8a6a3f', 3, 11)
    foot(p, 30, 84, 24, '#8a6a3f', 3, 11)
    p.shape(soft(lump(0, 14, 74, 66, 17, 0.22, p.random), 9), MOSS, {
      inside:
        pattern.fur(
          [
            [-50, -10],
            [-20, -30],
            [20, -34],
            [52, -8],
            [-56, 24],
            [56, 26],
            [-34, 60],
            [34, 60],
            [0, 66],
            [-10, -46],
            [36, -28],
          ],
          '#4d6a24',
          12,
        ) + dab(ell(-30, -24, 22, 16), '#d8e88a', 0.35),
    })
    for (const [x, y, a] of [
      [-20, -48, -2],
      [6, -54, -1.4],
      [28, -44, -0.9],
    ] as const)
      leaf(p, x, y, 30, a, LEAF)
    p.shape(ell(44, -32, 9), '#e8604a', { line: 2.6, size: 0.4, inside: cap([[42, -35, 3]]) })
    p.shape(ell(-46, -24, 7), '#fff0c0', { line: 2.4, size: 0.4 })
    p.eye(-24, 2, 17, { iris: '#6a4a1c', lid: 0.42, mood: -0.4, lidColour: '#66842f' })
    p.eye(24, 2, 17, { iris: '#6a4a1c', lid: 0.42, mood: -0.4, lidColour: '#66842f' })
    p.line('M-24,42q6,-8 12,0t12,0t12,0t12,0', INK, 4)
    p.line('M72,-24q12,-4 12,8q0,12 -10,14M88,-38q16,8 14,28', '#efffc0', 4, 0.7)
  },
  // Charmroot: pull gently
  G04: (p) => {
    taper(
      p,
      [
        [-14, 62],
        [-30, 78],
        [-26, 96],
      ],
      18,
      6,
      '#d9a066',
    )
    taper(
      p,
      [
        [14, 62],
        [30, 78],
        [40, 92],
      ],
      18,
      6,
      '#d9a066',
    )
    taper(
      p,
      [
        [-38, 24],
        [-68, 30],
        [-80, 10],
      ],
      18,
      6,
      '#d9a066',
    )
    taper(
      p,
      [
        [38, 24],
        [68, 26],
        [82, 4],
      ],
      18,
      6,
      '#d9a066',
    )
    p.shape(
      smooth([
        [-52, 10],
        [-44, -28],
        [0, -42],
        [44, -28],
        [52, 10],
        [34, 56],
        [0, 78],
        [-34, 56],
      ]),
      '#e3b27a',
      { inside: stroke('M-52,34q14,6 26,2M52,30q-14,8 -26,4M-14,66q8,4 20,0M-44,-6q8,2 12,0', '#a8703a', 3.4, 0.7) },
    )
    for (const [a, l, c] of [
      [-2.5, 58, FERN],
      [-0.64, 58, FERN],
      [-2.0, 66, LEAF],
      [-1.14, 66, LEAF],
      [-1.57, 60, '#8fc95a'],
    ] as const)
      leaf(p, 0, -36, l, a, c, l * 0.26)
    p.eye(-19, 4, 16, { iris: '#c9407a', lid: 0.12, lidColour: '#e3b27a' })
    p.eye(19, 4, 16, { iris: '#c9407a', lid: 0.12, lidColour: '#e3b27a' })
    p.mouth(0, 28, 16, 12, { teeth: 0, curve: 6 })
    p.fill(ell(-38, 24, 9, 6), '#ff7a8a', 0.55)
    p.fill(ell(38, 24, 9, 6), '#ff7a8a', 0.55)
    p.shape('M72,-46C64,-60 46,-52 52,-38C56,-28 66,-22 72,-14C78,-22 88,-28 92,-38C98,-52 80,-60 72,-46Z', '#f0607a', {
      line: 2.8,
      size: 0.5,
    })
    p.group('translate(-124 24) scale(.68)', () =>
      p.shape(
        'M72,-46C64,-60 46,-52 52,-38C56,-28 66,-22 72,-14C78,-22 88,-28 92,-38C98,-52 80,-60 72,-46Z',
        '#f0607a',
        { line: 3.2, size: 0.5 },
      ),
    )
  },
  // Thistlehum: a hum with a thistle for a coat
  G05: (p) => {
    both((k) => {
      p.shape(
        smooth([
          [k * 16, -6],
          [k * 54, -56],
          [k * 96, -60],
          [k * 94, -22],
          [k * 50, 4],
        ]),
        '#dff6d0',
        {
          size: 0.6,
          shade: 0.12,
          inside: stroke(`M${k * 18},-6L${k * 88},-50M${k * 22},-4L${k * 84},-22`, '#7fae6a', 2.6, 0.7),
        },
      )
      p.shape(
        smooth([
          [k * 18, 6],
          [k * 54, 10],
          [k * 82, 34],
          [k * 62, 48],
          [k * 26, 26],
        ]),
        '#cdeebc',
        { size: 0.6, shade: 0.12, inside: stroke(`M${k * 20},8L${k * 70},38`, '#7fae6a', 2.6, 0.7) },
      )
    })
    for (let i = 0; i < 13; i++) {
      const a = Math.PI * (1.04 + (i / 12) * 0.92)
      p.shape(
        poly([
          [Math.cos(a - 0.1) * 30, -26 + Math.sin(a - 0.1) * 30],
          [Math.cos(a) * (58 + (i % 2) * 9), -26 + Math.sin(a) * (58 + (i % 2) * 9)],
          [Math.cos(a + 0.1) * 30, -26 + Math.sin(a + 0.1) * 30],
        ]),
        i % 2 === 0 ? '#b85ac0' : '#d88ae0',
        { line: 2.4, size: 0.4 },
      )
    }
    p.shape(
      smooth([
        [-34, 8],
        [-30, 46],
        [0, 90],
        [30, 46],
        [34, 8],
      ]),
      '#f0c84a',
      {
        inside: [20, 42, 62]
          .map((y) =>
            dab(
              smooth([
                [-50, y],
                [0, y + 8],
                [50, y],
                [50, y + 11],
                [0, y + 19],
                [-50, y + 11],
              ]),
              '#4a5a24',
              0.95,
            ),
          )
          .join(''),
      },
    )
    p.shape(
      smooth([
        [-40, -14],
        [-32, -42],
        [0, -52],
        [32, -42],
        [40, -14],
        [26, 18],
        [-26, 18],
      ]),
      '#8fbf4a',
      {
        inside: pattern.fur(
          [
            [-26, 8],
            [0, 14],
            [26, 8],
          ],
          '#4d6a24',
          9,
        ),
      },
    )
    p.eye(-17, -16, 16, { iris: '#8a3fa0', lid: 0.12, lidColour: '#8fbf4a' })
    p.eye(17, -16, 16, { iris: '#8a3fa0', lid: 0.12, lidColour: '#8fbf4a' })
    horn(
      p,
      [
        [0, 2],
        [3, 16],
        [-3, 30],
      ],
      8,
      '#4a3a1c',
    )
    p.line('M-88,50q10,-6 20,0t20,0M50,62q10,-6 20,0t20,0', '#efffc0', 4, 0.7)
  },
  // Runebud: what is written inside opens last
  G06: (p) => {
    p.halo(0, -6, 86, MAGIC, 0.5)
    p.shape(
      tube(
        [
          [0, 96],
          [-4, 70],
          [0, 46],
        ],
        15,
      ),
      FERN,
      { size: 0.5 },
    )
    leaf(p, -2, 84, 66, -2.7, LEAF, 22)
    leaf(p, 2, 84, 66, -0.44, LEAF, 22)
    both((k) =>
      p.shape(
        smooth([
          [k * 10, 50],
          [k * 60, 36],
          [k * 72, -10],
          [k * 54, -48],
          [k * 34, -10],
        ]),
        '#c95a8f',
        { inside: stroke(`M${k * 14},44Q${k * 54},20 ${k * 54},-36`, '#7a2456', 3, 0.5) },
      ),
    )
    p.shape(
      smooth([
        [-46, 42],
        [-52, 0],
        [-30, -46],
        [0, -84],
        [30, -46],
        [52, 0],
        [46, 42],
        [0, 58],
      ]),
      '#e88ab4',
      { inside: stroke('M0,-84V-40M-30,-44Q-24,-20 -30,0M30,-44Q24,-20 30,0', '#a83f78', 3, 0.5) },
    )
    rune(p, 0, -42, 15, 0)
    p.eye(-19, 4, 16, { iris: '#3f8f4a', lid: 0.2, lidColour: '#d06a9c' })
    p.eye(19, 4, 16, { iris: '#3f8f4a', lid: 0.2, lidColour: '#d06a9c' })
    p.line('M-11,28Q0,37 11,28', INK, 3.6)
    p.shape(
      smooth([
        [-50, 42],
        [-26, 34],
        [0, 46],
        [26, 34],
        [50, 42],
        [24, 62],
        [0, 68],
        [-24, 62],
      ]),
      FERN,
      { size: 0.6 },
    )
    rune(p, -76, -40, 11, 1)
    rune(p, 78, -46, 11, 4)
  },
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

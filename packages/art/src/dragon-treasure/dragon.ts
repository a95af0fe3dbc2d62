import { ell, hash, poly, seeded, smooth, soft, tube } from '../geometry.ts'
import { claws, flamePath, horn, pattern, skinWing, taper } from '../limbs.ts'
import { INK, type Pen, createPen, dab, stroke } from '../pen.ts'

const HIDE = '#b3261c'
const SCALE = '#5e0d0a'
const BELLY = '#f0b45c'
const BONE = '#f3e2b6'

const WING = [
  [26, 2],
  [46, -78],
  [98, -92],
  [104, -44],
  [92, -4],
  [66, 22],
] as const

const spines = (p: Pen, spots: readonly (readonly [x: number, y: number, size: number, lean: number])[]): void => {
  for (const [x, y, size, lean] of spots)
    p.shape(
      soft(
        [
          [x - size * 0.5, y + size * 0.4],
          [x + lean, y - size],
          [x + size * 0.6, y + size * 0.4],
        ],
        2,
      ),
      '#e8a13c',
      { line: 2.6, size: 0.35 },
    )
}

const body = (p: Pen): void => {
  // The far wing, the tail round the feet, the far hind leg.
  p.group('translate(-30 4) scale(-.86 .92)', () => skinWing(p, [...WING], 1, '#a8431f', '#6a170f'))
  taper(
    p,
    [
      [18, 56],
      [60, 72],
      [92, 62],
      [98, 34],
      [82, 22],
    ],
    44,
    5,
    HIDE,
    { inside: pattern.scales(70, 58, 50, 40, SCALE, 13) },
  )
  p.shape(
    soft(
      [
        [80, 30],
        [66, 14],
        [84, -12],
        [106, 6],
        [94, 30],
      ],
      5,
    ),
    '#e8a13c',
    { line: 3, size: 0.5 },
  )
  spines(p, [
    [58, 50, 13, 5],
    [80, 50, 12, 8],
  ])
  skinWing(p, [...WING], 1, '#dd6a2a', '#7d1a12')
  // Haunch and hind foot.
  p.shape(
    smooth([
      [14, 30],
      [44, 28],
      [62, 52],
      [56, 80],
      [22, 84],
      [6, 62],
    ]),
    HIDE,
    { inside: pattern.scales(34, 56, 34, 34, SCALE, 13) },
  )
  claws(p, 20, 80, 2.2, 3, 22, BONE, 10)
  // Chest and body.
  p.shape(
    smooth([
      [-34, 2],
      [-6, -18],
      [28, 0],
      [40, 36],
      [24, 74],
      [-12, 82],
      [-36, 66],
      [-42, 32],
    ]),
    HIDE,
    {
      inside:
        pattern.scales(20, 26, 40, 60, SCALE, 14) +
        dab(
          smooth([
            [-40, 6],
            [-16, 4],
            [-8, 40],
            [-14, 84],
            [-48, 80],
            [-50, 30],
          ]),
          BELLY,
          1,
        ) +
        stroke('M-44,22Q-24,30 -8,20M-46,38Q-24,48 -6,38M-44,54Q-22,64 -6,54M-40,70Q-20,78 -8,70', '#b06a24', 2.6, 0.8),
    },
  )
  taper(
    p,
    [
      [-14, 42],
      [-30, 60],
      [-34, 82],
    ],
    26,
    17,
    HIDE,
    { inside: pattern.scales(-24, 60, 20, 26, SCALE, 12) },
  )
  claws(p, -36, 80, 2.4, 3, 22, BONE, 10)
}

const head = (p: Pen): void => {
  taper(
    p,
    [
      [-8, 26],
      [6, -10],
      [-6, -42],
      [-34, -54],
    ],
    54,
    38,
    HIDE,
    {
      inside:
        pattern.scales(10, -14, 34, 44, SCALE, 13) +
        dab(
          tube(
            [
              [-34, 30],
              [-18, -6],
              [-24, -34],
            ],
            24,
          ),
          BELLY,
          1,
        ) +
        stroke('M-36,20L-12,14M-30,4L-8,2M-26,-10L-6,-12M-26,-24L-10,-28', '#b06a24', 2.6, 0.8),
    },
  )
  spines(p, [
    [24, -2, 15, 8],
    [21, -22, 16, 8],
    [12, -42, 16, 7],
  ])
  horn(
    p,
    [
      [2, -70],
      [28, -84],
      [46, -104],
    ],
    17,
    BONE,
    3,
  )
  // The jaw below, the throat, the head above.
  p.shape(
    smooth([
      [-74, -34],
      [-46, -26],
      [-18, -30],
      [-14, -44],
      [-44, -46],
      [-80, -44],
    ]),
    '#7a1a2a',
    { line: 3.2, rim: 0 },
  )
  p.shape(
    smooth([
      [-78, -36],
      [-54, -30],
      [-26, -32],
      [-10, -40],
      [-14, -24],
      [-44, -16],
      [-70, -22],
    ]),
    BELLY,
    { line: 3, size: 0.5 },
  )
  for (const x of [-68, -56, -44])
    p.fill(
      poly([
        [x - 4, -33],
        [x + 4, -31],
        [x - 1, -42],
      ]),
      '#fff6df',
    )
  p.shape(
    smooth([
      [4, -48],
      [8, -70],
      [-12, -88],
      [-40, -84],
      [-58, -70],
      [-84, -70],
      [-96, -58],
      [-90, -46],
      [-64, -46],
      [-36, -42],
      [-14, -36],
    ]),
    HIDE,
    { inside: pattern.scales(-10, -62, 30, 26, SCALE, 12) },
  )
  for (const [x, y] of [
    [-88, -46],
    [-76, -46],
    [-64, -45],
    [-52, -44],
  ] as const)
    p.fill(
      poly([
        [x - 4.5, y],
        [x + 4.5, y],
        [x - 1, y + 12],
      ]),
      '#fff6df',
    )
  p.fill(ell(-89, -61, 3.4, 2.4), INK)
  horn(
    p,
    [
      [-14, -82],
      [6, -102],
      [26, -116],
    ],
    18,
    BONE,
    3,
  )
  p.eye(-44, -68, 9.5, { iris: '#f2c230', slit: true, mood: 1, lid: 0.34, lidColour: '#7d1a12', look: [-0.2, 0.1] }, 0)
  p.line('M-60,-80Q-46,-88 -30,-80', INK, 5)
}

/** The Dragon, awake: -110 to 110, standing on 0, 86. */
export const dragon = (id: string, breath: boolean): string => {
  const p = createPen(`${id}-`, seeded(hash(id)))
  p.fill(ell(6, 88, 88, 13), '#1a0604', 0.5)
  if (breath) {
    p.halo(-104, -30, 60, '#ff8a2a', 0.9)
    p.group('rotate(-104 -92 -40)', () => {
      p.fill(flamePath(-92, -40, 26, 92), '#f2541b')
      p.fill(flamePath(-92, -42, 17, 66), '#ffad33')
      p.fill(flamePath(-92, -44, 9, 40), '#fff2b8')
    })
  }
  body(p)
  head(p)
  return p.svg()
}

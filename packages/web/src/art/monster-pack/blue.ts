import { ell, lite, poly, smooth, soft, tube } from '../geometry.ts'
import {
  both,
  bubbles,
  claws,
  dropPath,
  ear,
  fanWing,
  foot,
  horn,
  leg,
  pattern,
  puffs,
  sparkle,
  starPath,
  swirlPath,
  taper,
  whiskers,
} from '../limbs.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'

const WATER = '#5fb4e8'
const DEEP = '#2f72b8'
const PALE = '#bfe6fb'
const MIST = '#d6ecf7'

/** Rings on the water round a foot. */
const ripples = (p: Pen, x: number, y: number, w: number): void => {
  for (const k of [1, 0.66, 0.34]) p.line(ell(x, y, w * k, w * k * 0.2), '#e6f7ff', 2.6, 0.75)
}

/** Evade: water, mist and things that are not where one looks. By card id. */
export const BLUE: Readonly<Record<string, (p: Pen) => void>> = {
  // Puddlewink: a puddle that stands up and winks
  B01: (p) => {
    p.shape(
      smooth([
        [-92, 78],
        [-58, 64],
        [0, 60],
        [58, 64],
        [92, 78],
        [60, 92],
        [0, 96],
        [-60, 92],
      ]),
      DEEP,
      { inside: stroke(ell(0, 78, 60, 8), '#cfeeff', 3, 0.6) },
    )
    p.shape(
      smooth([
        [-66, 72],
        [-62, 20],
        [-40, -26],
        [-10, -62],
        [6, -84],
        [18, -60],
        [44, -24],
        [64, 22],
        [66, 72],
        [0, 84],
      ]),
      WATER,
      { inside: dab(ell(-34, -6, 12, 26), '#ffffff', 0.35) + dab(ell(10, 70, 60, 14), '#1d5a96', 0.35) },
    )
    p.eye(-22, 8, 21, { iris: '#1d6fb0', lid: 0.12, lidColour: WATER, look: [0.2, 0.1] })
    p.line('M12,12Q28,-4 46,10', INK, 5)
    for (const x of [18, 29, 40]) p.line(`M${x},${8 - Math.abs(29 - x) * 0.3}l${(x - 29) * 0.35},-8`, INK, 3)
    p.mouth(4, 38, 24, 16, { teeth: 0, curve: 7 })
    p.fill(ell(-46, 36, 9, 6), '#ff9fb0', 0.5)
    p.fill(ell(52, 36, 9, 6), '#ff9fb0', 0.5)
    p.shape(dropPath(56, -46, 11), PALE, { line: 2.6, size: 0.4 })
    bubbles(p, [
      [-62, -24, 9],
      [-74, 2, 5],
    ])
  },
  // Skitterfin: a fish that runs on six legs
  B02: (p) => {
    ripples(p, -30, 90, 44)
    ripples(p, 36, 90, 40)
    for (const [x, k] of [
      [-34, -1],
      [0, -1],
      [30, 1],
      [-12, 1],
      [16, -1],
      [44, 1],
    ] as const)
      taper(
        p,
        [
          [x, 30],
          [x + k * 22, 50],
          [x + k * 16, 88],
        ],
        11,
        5,
        '#e9a13c',
      )
    p.shape(
      smooth([
        [-52, 4],
        [-92, -30],
        [-98, 6],
        [-92, 40],
        [-56, 18],
      ]),
      DEEP,
      { inside: stroke('M-60,8L-96,-18M-60,10L-98,6M-60,12L-94,30', lite(DEEP, 0.4), 3, 0.6) },
    )
    p.shape(
      soft(
        [
          [-28, -26],
          [-6, -72],
          [16, -62],
          [34, -40],
          [40, -22],
        ],
        6,
      ),
      '#f0b040',
      { size: 0.6, inside: stroke('M-10,-30L-2,-66M8,-30L16,-58M24,-28L32,-42', '#8a5a12', 3, 0.6) },
    )
    p.shape(
      smooth([
        [-62, 8],
        [-34, -26],
        [10, -38],
        [54, -28],
        [84, 2],
        [60, 34],
        [10, 44],
        [-36, 36],
      ]),
      WATER,
      {
        inside:
          pattern.scales(-16, 6, 46, 44, '#1f66a6', 16) +
          dab(
            smooth([
              [-60, 22],
              [0, 34],
              [80, 12],
              [60, 50],
              [0, 56],
            ]),
            '#eafaff',
            0.55,
          ),
      },
    )
    p.shape(
      soft(
        [
          [-14, 14],
          [-34, 36],
          [-20, 42],
          [6, 30],
        ],
        5,
      ),
      '#f0b040',
      { size: 0.5 },
    )
    p.eye(46, -8, 19, { iris: '#e08a1c', lid: 0.14, lidColour: WATER, look: [0.25, 0.1] }, 60)
    p.line('M52,22Q68,24 80,10', INK, 3.4)
    p.line('M28,-12q7,14 -2,30', INK, 2.6, 0.6)
  },
  // Mistmite: a mite in its own weather
  B03: (p) => {
    puffs(
      p,
      [
        [-62, 60, 26],
        [58, 62, 30],
        [-24, 76, 26],
        [22, 78, 26],
      ],
      MIST,
    )
    for (const [x, y, ex, ey] of [
      [40, 10, 86, -16],
      [46, 26, 94, 22],
      [40, 40, 86, 62],
    ] as const)
      both((k) =>
        taper(
          p,
          [
            [k * x, y],
            [k * (x + 26), y - 12],
            [k * ex, ey],
          ],
          12,
          4,
          DEEP,
        ),
      )
    p.shape(ell(0, 16, 54, 50), '#7fb6dc', {
      inside: pattern.spots(
        [
          [-30, -8, 9],
          [30, -4, 11],
          [-18, 44, 10],
          [26, 42, 8],
          [2, -22, 8],
        ],
        '#eaf8ff',
        0.8,
      ),
    })
    both((k) => {
      p.line(`M${k * 14},-30Q${k * 20},-62 ${k * 36},-70`, INK, 6)
      p.line(`M${k * 14},-30Q${k * 20},-62 ${k * 36},-70`, DEEP, 3)
      p.shape(ell(k * 37, -71, 8), '#ffd97a', { line: 2.6, size: 0.4 })
    })
    p.eye(-19, 8, 19, { iris: '#3a8f6a', lid: 0.1, lidColour: '#7fb6dc' })
    p.eye(20, 8, 16, { iris: '#3a8f6a', lid: 0.1, lidColour: '#7fb6dc' })
    p.mouth(0, 36, 15, 10, { teeth: 2, length: 7, curve: 4 })
    puffs(
      p,
      [
        [-78, 30, 15],
        [80, 40, 13],
      ],
      '#f4fbff',
    )
  },
  // Rippletoe: a small turtle whose toes draw rings
  B04: (p) => {
    ripples(p, -44, 88, 46)
    ripples(p, 46, 88, 46)
    leg(p, -40, 50, 88, 28, '#8fd0c0', '#8fd0c0', 4)
    leg(p, 42, 50, 88, 28, '#8fd0c0', '#8fd0c0', 4)
    p.shape(
      smooth([
        [-72, 44],
        [-66, -2],
        [-30, -34],
        [16, -36],
        [56, -10],
        [70, 44],
        [0, 60],
      ]),
      DEEP,
      {
        inside: [
          [-34, 4],
          [2, -10],
          [36, 6],
          [-16, 34],
          [22, 36],
        ]
          .map(([x, y]) =>
            stroke(
              poly([
                [x as number, (y as number) - 17],
                [(x as number) + 15, (y as number) - 8],
                [(x as number) + 15, (y as number) + 9],
                [x as number, (y as number) + 17],
                [(x as number) - 15, (y as number) + 9],
                [(x as number) - 15, (y as number) - 8],
              ]),
              '#a8e0ff',
              3.4,
              0.7,
            ),
          )
          .join(''),
      },
    )
    p.shape(
      smooth([
        [-74, 42],
        [0, 52],
        [74, 42],
        [66, 58],
        [0, 66],
        [-66, 58],
      ]),
      '#e9dfae',
      { size: 0.5 },
    )
    p.shape(
      tube(
        [
          [30, 24],
          [58, 12],
          [66, -12],
        ],
        30,
      ),
      '#8fd0c0',
      {},
    )
    p.shape(
      smooth([
        [36, -26],
        [46, -54],
        [74, -62],
        [98, -46],
        [100, -20],
        [82, -2],
        [52, -4],
      ]),
      '#8fd0c0',
      { inside: dab(ell(60, -42, 14, 9), '#ffffff', 0.3) },
    )
    p.eye(64, -34, 13, { iris: '#2f6fb0', lid: 0.16, lidColour: '#8fd0c0' }, 76)
    p.eye(90, -34, 10, { iris: '#2f6fb0', lid: 0.16, lidColour: '#8fd0c0' }, 76)
    p.line('M66,-14Q82,-6 95,-16', INK, 3.4)
    taper(
      p,
      [
        [-64, 52],
        [-84, 58],
        [-94, 48],
      ],
      14,
      3,
      '#8fd0c0',
    )
  },
  // Glimmernewt: it glows along its back
  B05: (p) => {
    p.halo(10, 10, 92, '#8fe8ff', 0.45)
    taper(
      p,
      [
        [-10, 56],
        [-62, 72],
        [-90, 40],
        [-70, 6],
        [-46, 20],
        [-54, 38],
      ],
      40,
      4,
      '#3f97cf',
      {
        inside: pattern.spots(
          [
            [-40, 62, 7],
            [-70, 58, 6],
            [-84, 36, 5],
          ],
          '#fff2a0',
          1,
        ),
      },
    )
    both((k) => {
      taper(
        p,
        [
          [k * 22, 40],
          [k * 52, 50],
          [k * 66, 74],
        ],
        22,
        14,
        '#3f97cf',
      )
      claws(p, k * 66, 74, Math.PI / 2 - k * 0.5, 4, 22, '#8fe0f0', 9)
    })
    p.shape(
      smooth([
        [-34, 60],
        [-38, 20],
        [-28, -8],
        [28, -8],
        [38, 20],
        [34, 60],
        [0, 78],
      ]),
      '#3f97cf',
      { inside: dab(ell(0, 44, 20, 34), '#d8f6ff', 0.75) },
    )
    both((k) => {
      taper(
        p,
        [
          [k * 26, 8],
          [k * 54, -2],
          [k * 72, 18],
        ],
        20,
        12,
        '#3f97cf',
      )
      claws(p, k * 72, 18, Math.PI / 2 - k * 0.7, 4, 20, '#8fe0f0', 8)
    })
    p.shape(
      smooth([
        [-46, -22],
        [-40, -56],
        [0, -72],
        [40, -56],
        [46, -22],
        [24, 4],
        [-24, 4],
      ]),
      '#3f97cf',
      {
        inside: pattern.spots(
          [
            [0, -58, 7],
            [-18, -50, 5],
            [18, -50, 5],
          ],
          '#fff2a0',
          1,
        ),
      },
    )
    both((k) =>
      p.shape(
        smooth([
          [k * 40, -20],
          [k * 66, -34],
          [k * 58, -18],
          [k * 72, -10],
          [k * 56, -4],
          [k * 62, 8],
          [k * 38, -4],
        ]),
        '#f08a9c',
        { line: 2.6, size: 0.4 },
      ),
    )
    both((k) => p.eye(k * 20, -30, 16, { iris: '#e7b52c', lid: 0.14, lidColour: '#3f97cf', slit: true }))
    p.line('M-22,-6Q0,10 22,-6', INK, 3.6)
    sparkle(p, 78, -52, 14)
    sparkle(p, -74, -36, 10)
    sparkle(p, 88, 44, 9)
  },
  // Dodgekin: leans out of the way of everything
  B06: (p) => {
    for (const [x, o] of [
      [-40, 0.16],
      [-22, 0.3],
    ] as const)
      p.fill(
        smooth([
          [x - 20, 84],
          [x - 30, 20],
          [x - 34, -40],
          [x + 6, -70],
          [x + 34, -36],
          [x + 20, 20],
          [x + 26, 84],
        ]),
        '#dff3ff',
        o,
      )
    taper(
      p,
      [
        [4, 46],
        [-26, 60],
        [-20, 86],
      ],
      24,
      18,
      '#2f6aa8',
    )
    taper(
      p,
      [
        [24, 46],
        [44, 62],
        [40, 86],
      ],
      24,
      18,
      '#2f6aa8',
    )
    foot(p, -24, 84, 19, '#f0c060', 2, 9)
    foot(p, 46, 84, 19, '#f0c060', 2, 9)
    taper(
      p,
      [
        [-10, 18],
        [-48, 10],
        [-66, -18],
      ],
      18,
      12,
      '#6fb7e6',
    )
    claws(p, -66, -18, -2, 3, 18, '#6fb7e6', 8)
    p.shape(
      smooth([
        [-16, 52],
        [-16, 10],
        [6, -8],
        [40, 0],
        [44, 34],
        [30, 58],
      ]),
      '#3f7fc0',
      { inside: stroke('M-18,36L46,22', '#f0c060', 7, 0.9) },
    )
    taper(
      p,
      [
        [38, 14],
        [70, 16],
        [84, -8],
      ],
      18,
      12,
      '#6fb7e6',
    )
    claws(p, 84, -8, -1.2, 3, 18, '#6fb7e6', 8)
    p.group('rotate(16 24 -30)', () => {
      both((k) => ear.point(p, k, k > 0 ? 44 : 4, -34, 15, 34, 38, '#6fb7e6', '#f4a6b8'))
      p.shape(
        smooth([
          [-22, -30],
          [-14, -62],
          [20, -74],
          [54, -62],
          [62, -30],
          [42, 0],
          [0, 0],
        ]),
        '#6fb7e6',
        {
          inside: dab(
            smooth([
              [-20, -62],
              [20, -84],
              [60, -62],
              [40, -56],
              [20, -62],
              [0, -54],
            ]),
            '#1f4f86',
            0.75,
          ),
        },
      )
      p.eye(4, -32, 16, { iris: '#d8a020', lid: 0.2, mood: 0.3, lidColour: '#6fb7e6', look: [-0.35, 0.1] }, 20)
      p.eye(38, -32, 16, { iris: '#d8a020', lid: 0.2, mood: 0.3, lidColour: '#6fb7e6', look: [-0.35, 0.1] }, 20)
      p.mouth(20, -10, 17, 8, { teeth: 4, length: 6, curve: 5 })
    })
    p.line('M-84,-50q20,-8 34,2M-92,-26q14,-6 24,0M-88,60q14,-6 24,0', '#e9f8ff', 4, 0.8)
  },
  // Veilwisp: a light behind a veil
  B07: (p) => {
    p.halo(0, -6, 94, '#a9e4ff', 0.5)
    p.shape(
      smooth([
        [-58, 88],
        [-70, 40],
        [-58, -18],
        [-28, -62],
        [6, -76],
        [40, -58],
        [62, -12],
        [70, 40],
        [78, 82],
        [56, 66],
        [40, 92],
        [18, 70],
        [-4, 96],
        [-22, 72],
        [-42, 94],
      ]),
      '#a8d4f2',
      {
        inside:
          stroke(
            'M-44,-20Q-52,40 -50,90M-16,20Q-20,60 -14,96M22,22Q28,60 30,90M50,-6Q58,40 62,80',
            '#5a93c8',
            3.4,
            0.6,
          ) + dab(ell(-30, -34, 14, 22), '#ffffff', 0.5),
      },
    )
    p.shape(
      smooth([
        [-40, 4],
        [-30, -34],
        [4, -50],
        [38, -34],
        [46, 4],
        [24, 28],
        [-20, 28],
      ]),
      '#28406e',
      { rim: 0, shade: 0.4 },
    )
    both((k) => p.ember(k * 17 + 3, -8, 12, 14, '#bff2ff', -0.5))
    p.line('M-8,14Q4,7 16,14', '#bff2ff', 3.4)
    taper(
      p,
      [
        [-58, 20],
        [-86, 8],
        [-92, -20],
      ],
      18,
      4,
      '#a8d4f2',
    )
    taper(
      p,
      [
        [64, 20],
        [90, 6],
        [94, -24],
      ],
      18,
      4,
      '#a8d4f2',
    )
    sparkle(p, -78, -44, 11)
    sparkle(p, 82, -48, 9)
  },
  // Slipscale: an eel in a knot that does not hold
  B08: (p) => {
    const eel = '#3f8fb8'
    taper(
      p,
      [
        [-88, 70],
        [-50, 88],
        [10, 84],
        [56, 66],
        [60, 30],
        [24, 16],
      ],
      14,
      40,
      eel,
      { inside: pattern.scales(0, 70, 90, 40, '#1c4f7c', 15) },
    )
    taper(
      p,
      [
        [24, 16],
        [-30, 14],
        [-66, -8],
        [-56, -44],
        [-12, -58],
      ],
      42,
      46,
      eel,
      { inside: pattern.scales(-30, -10, 60, 70, '#1c4f7c', 15) },
    )
    p.shape(
      soft(
        [
          [-70, -16],
          [-92, -40],
          [-74, -58],
          [-52, -66],
          [-44, -48],
          [-56, -30],
        ],
        5,
      ),
      '#7fe0d8',
      { line: 2.8, size: 0.5 },
    )
    p.shape(
      soft(
        [
          [34, 24],
          [58, 8],
          [80, 34],
          [76, 62],
          [58, 60],
        ],
        6,
      ),
      '#7fe0d8',
      { line: 2.8, size: 0.5 },
    )
    p.shape(
      smooth([
        [-26, -38],
        [-14, -74],
        [30, -84],
        [74, -62],
        [92, -34],
        [66, -18],
        [20, -16],
      ]),
      eel,
      {
        inside: dab(
          smooth([
            [-10, -20],
            [40, -26],
            [92, -34],
            [66, -10],
            [20, -8],
          ]),
          '#d9f3ea',
          0.8,
        ),
      },
    )
    p.eye(30, -54, 16, { iris: '#e8d23c', lid: 0.26, mood: 0.5, lidColour: eel, slit: true, look: [0.3, 0.1] }, 60)
    p.line('M36,-24Q66,-24 90,-36', INK, 3.6)
    for (const x of [52, 64, 76])
      p.fill(
        poly([
          [x, -27],
          [x + 8, -29],
          [x + 5, -18],
        ]),
        '#fff6df',
      )
    p.fill(ell(82, -46, 2.6), INK)
    bubbles(p, [
      [88, -72, 8],
      [78, -88, 5],
      [-84, 24, 7],
    ])
  },
  // Eddyhare: its tail is a small whirlpool
  B09: (p) => {
    p.shape(ell(-58, 48, 34, 32), PALE, { inside: stroke(swirlPath(-58, 48, 28, 2), '#2f72b8', 5, 0.9) })
    const hare = '#86b8dc'
    p.shape(
      smooth([
        [-44, 84],
        [-52, 40],
        [-30, 4],
        [20, 4],
        [44, 40],
        [40, 84],
      ]),
      hare,
      { inside: dab(ell(8, 56, 24, 30), '#f4fbff', 0.8) },
    )
    foot(p, -26, 82, 30, '#86b8dc', 3, 10)
    foot(p, 34, 82, 28, '#86b8dc', 3, 10)
    taper(
      p,
      [
        [-12, 30],
        [-14, 52],
        [-4, 64],
      ],
      18,
      15,
      hare,
    )
    taper(
      p,
      [
        [32, 30],
        [36, 52],
        [24, 64],
      ],
      18,
      15,
      hare,
    )
    ear.long(
      p,
      -1,
      [
        [18, -42],
        [34, -74],
        [66, -88],
      ],
      24,
      hare,
      '#f0a8b8',
    )
    ear.long(
      p,
      1,
      [
        [28, -42],
        [44, -80],
        [36, -112],
      ],
      24,
      hare,
      '#f0a8b8',
    )
    p.shape(
      smooth([
        [-36, -14],
        [-26, -46],
        [8, -56],
        [42, -46],
        [52, -14],
        [34, 14],
        [-18, 14],
      ]),
      hare,
      { inside: dab(ell(8, 4, 26, 16), '#f4fbff', 0.85) },
    )
    p.eye(-12, -20, 15, { iris: '#7a3f8f', lid: 0.14, lidColour: hare }, 8)
    p.eye(28, -20, 15, { iris: '#7a3f8f', lid: 0.14, lidColour: hare }, 8)
    p.fill(
      soft(
        [
          [2, -6],
          [14, -6],
          [8, 2],
        ],
        2,
      ),
      '#e0607a',
    )
    p.line('M8,2V6M8,6Q0,12 -6,7M8,6Q16,12 22,7', INK, 2.8)
    p.shape(
      soft(
        [
          [3, 8],
          [13, 8],
          [12, 18],
          [4, 18],
        ],
        2,
      ),
      '#fffdf4',
      { line: 2, size: 0.3 },
    )
  },
  // Fogmantle: nothing in a cloak of fog
  B10: (p) => {
    puffs(
      p,
      [
        [-66, 74, 26],
        [64, 76, 28],
      ],
      MIST,
    )
    p.shape(
      smooth([
        [-76, 86],
        [-72, 20],
        [-50, -44],
        [0, -86],
        [50, -44],
        [74, 20],
        [80, 86],
        [40, 76],
        [0, 92],
        [-40, 76],
      ]),
      '#5f7fae',
      {
        inside:
          stroke('M-60,80Q-56,0 -8,-70M60,80Q60,0 20,-60M-26,84Q-30,40 -24,20M26,84Q32,40 28,20', '#2c4470', 4, 0.6) +
          dab(ell(-34, -30, 14, 30), '#dff0ff', 0.35),
      },
    )
    p.shape(
      smooth([
        [-40, 6],
        [-32, -36],
        [0, -58],
        [32, -36],
        [40, 6],
        [0, 34],
      ]),
      '#15203c',
      { rim: 0, shade: 0.5 },
    )
    both((k) => p.ember(k * 16, -12, 12, 9, '#fff0a8', 0.9))
    p.shape(ell(0, 40, 13), '#d9a441', { size: 0.5, inside: stroke(starPath(0, 40, 9, 4), '#6b4610', 2.4, 0.9) })
    both((k) => {
      taper(
        p,
        [
          [k * 50, 20],
          [k * 76, 24],
          [k * 88, 6],
        ],
        26,
        16,
        '#5f7fae',
      )
      claws(p, k * 88, 6, -Math.PI / 2 + k * 0.5, 4, 20, '#cfe0f4', 7)
    })
    puffs(
      p,
      [
        [-34, 84, 22],
        [34, 86, 22],
        [0, 92, 22],
      ],
      '#eef8ff',
    )
  },
  // Tidehopper: a frog on the crest of its wave
  B11: (p) => {
    p.shape(
      smooth([
        [-98, 90],
        [-96, 46],
        [-74, 14],
        [-40, 20],
        [-34, 46],
        [-54, 44],
        [-48, 60],
        [0, 66],
        [98, 60],
        [98, 96],
        [0, 98],
      ]),
      DEEP,
      { inside: stroke('M-88,80Q-84,30 -56,30M-60,76Q0,84 90,72', '#dff5ff', 4, 0.7) },
    )
    const frog = '#4fb3a8'
    taper(
      p,
      [
        [-20, 40],
        [-62, 26],
        [-78, 54],
        [-92, 66],
      ],
      30,
      12,
      frog,
    )
    taper(
      p,
      [
        [30, 44],
        [64, 40],
        [78, 62],
      ],
      30,
      14,
      frog,
    )
    claws(p, 78, 62, 1, 3, 24, frog, 8)
    p.shape(
      smooth([
        [-40, 36],
        [-30, -4],
        [10, -22],
        [48, -8],
        [54, 30],
        [20, 58],
        [-20, 56],
      ]),
      frog,
      { inside: dab(ell(12, 34, 28, 24), '#f1f3c2', 0.85) },
    )
    taper(
      p,
      [
        [40, 8],
        [74, -8],
        [90, -34],
      ],
      20,
      11,
      frog,
    )
    claws(p, 90, -34, -1.2, 3, 20, frog, 8)
    taper(
      p,
      [
        [-20, 10],
        [-50, -10],
        [-60, -34],
      ],
      20,
      11,
      frog,
    )
    claws(p, -60, -34, -1.9, 3, 20, frog, 8)
    p.shape(
      smooth([
        [-40, -26],
        [-30, -58],
        [10, -66],
        [52, -58],
        [60, -26],
        [40, -6],
        [-20, -6],
      ]),
      frog,
      {
        inside: pattern.spots(
          [
            [-26, -44, 7],
            [46, -44, 7],
            [10, -58, 6],
          ],
          '#2a6f78',
          0.6,
        ),
      },
    )
    both((k) => p.shape(ell(10 + k * 26, -60, 19), frog, { size: 0.6 }))
    both((k) => p.eye(10 + k * 26, -61, 14, { iris: '#e8a81c', lid: 0.12, lidColour: frog }, 10))
    p.mouth(10, -28, 34, 14, { teeth: 0, curve: 8 })
    for (const [x, y, r] of [
      [-84, -6, 8],
      [84, 20, 7],
      [70, 86, 6],
    ] as const)
      p.shape(dropPath(x, y, r), PALE, { line: 2.4, size: 0.3 })
  },
  // Blinkotter: here, then there
  B12: (p) => {
    p.halo(0, -20, 84, '#8fd8ff', 0.5)
    const otter = '#8a6a4e'
    taper(
      p,
      [
        [34, 62],
        [74, 70],
        [94, 40],
      ],
      30,
      8,
      otter,
    )
    p.shape(
      smooth([
        [-40, 84],
        [-48, 34],
        [-34, -4],
        [34, -4],
        [48, 34],
        [40, 84],
        [0, 92],
      ]),
      otter,
      { inside: dab(ell(0, 50, 27, 38), '#ead8b8', 0.9) },
    )
    foot(p, -28, 84, 24, '#6d5039', 4, 10)
    foot(p, 28, 84, 24, '#6d5039', 4, 10)
    both((k) => {
      taper(
        p,
        [
          [k * 36, 12],
          [k * 50, 34],
          [k * 22, 44],
        ],
        20,
        15,
        otter,
      )
      foot(p, k * 17, 44, 12, '#6d5039', 3, 8)
    })
    p.shape(starPath(0, 40, 19, 5, 0.5), '#8fe6ff', { line: 2.8, size: 0.5 })
    both((k) => ear.round(p, k, 44, -54, 13, otter, '#4d3626'))
    p.shape(
      smooth([
        [-54, -26],
        [-44, -62],
        [0, -76],
        [44, -62],
        [54, -26],
        [34, 4],
        [-34, 4],
      ]),
      otter,
      {
        inside: dab(
          smooth([
            [-40, -18],
            [-20, -34],
            [0, -26],
            [20, -34],
            [40, -18],
            [28, 6],
            [-28, 6],
          ]),
          '#ead8b8',
          0.95,
        ),
      },
    )
    both((k) => {
      p.halo(k * 22, -38, 24, '#7fe2ff', 0.9)
      p.eye(k * 22, -38, 15, { iris: '#19a4dc', lid: 0.08, lidColour: otter })
    })
    p.shape(
      smooth([
        [-12, -18],
        [0, -23],
        [12, -18],
        [0, -8],
      ]),
      '#2c1c16',
      { line: 2, size: 0.4 },
    )
    p.line('M0,-8V-3M0,-3Q-9,4 -16,-2M0,-3Q9,4 16,-2', INK, 3)
    whiskers(p, -10, 24, 36)
    sparkle(p, -80, -20, 13)
    sparkle(p, 78, -66, 11)
    sparkle(p, -72, 40, 8)
  },
  // Squallstrider: runs before the storm it makes
  B13: (p) => {
    p.line('M-98,-34Q-60,-50 -40,-30M-96,-8Q-70,-18 -54,-6M-98,52Q-70,42 -52,54', '#eaf8ff', 5, 0.75)
    const hide = '#4b93cc'
    taper(
      p,
      [
        [-16, 18],
        [-54, 6],
        [-78, -22],
        [-98, -20],
      ],
      34,
      5,
      hide,
      { inside: stroke('M-40,-10l6,26M-58,-22l2,24M-74,-34l-2,22', '#1f5588', 5, 0.6) },
    )
    taper(
      p,
      [
        [-6, 34],
        [-36, 50],
        [-22, 68],
        [-46, 86],
      ],
      34,
      10,
      '#3a7ab0',
    )
    claws(p, -44, 84, 2.6, 3, 22, '#f0e2bd', 8)
    p.shape(
      smooth([
        [-34, 22],
        [-20, -10],
        [20, -26],
        [46, -16],
        [44, 16],
        [16, 44],
        [-18, 44],
      ]),
      hide,
      {
        inside:
          dab(
            smooth([
              [0, 46],
              [40, 14],
              [52, -10],
              [56, 30],
              [20, 60],
            ]),
            '#e6f6ff',
            0.8,
          ) + stroke('M-14,-12l8,22M4,-24l8,24M22,-28l6,22', '#1f5588', 5, 0.6),
      },
    )
    taper(
      p,
      [
        [12, 34],
        [48, 44],
        [34, 66],
        [56, 86],
      ],
      34,
      11,
      hide,
    )
    claws(p, 58, 84, 0.5, 3, 24, '#f0e2bd', 9)
    taper(
      p,
      [
        [40, 6],
        [62, 18],
        [56, 36],
      ],
      15,
      8,
      hide,
    )
    claws(p, 56, 36, 1.6, 3, 16, '#f0e2bd', 7)
    p.shape(
      tube(
        [
          [30, -8],
          [46, -38],
          [48, -56],
        ],
        (t) => 36 - 6 * t,
      ),
      hide,
      { size: 0.8 },
    )
    p.shape(
      smooth([
        [26, -52],
        [36, -82],
        [62, -88],
        [98, -64],
        [96, -52],
        [64, -42],
        [40, -38],
      ]),
      hide,
      { inside: stroke('M36,-80L30,-46', '#1f5588', 5, 0.6) },
    )
    p.shape(
      smooth([
        [50, -44],
        [70, -48],
        [95, -50],
        [90, -38],
        [62, -30],
      ]),
      '#7a1f3a',
      { rim: 0, line: 3 },
    )
    for (const x of [66, 76, 86])
      p.fill(
        poly([
          [x - 4, -50],
          [x + 4, -51],
          [x, -40],
        ]),
        '#fff6df',
      )
    fanWing(p, 34, -76, -1, 4, 34, -1.2, 0.3, '#dff3ff', 11)
    p.eye(58, -68, 12, { iris: '#f2d03a', lid: 0.3, mood: 0.9, lidColour: hide, slit: true, look: [0.3, 0.1] }, 80)
  },
  // Mirrorfin: which of the two is the fish
  B14: (p) => {
    both((k) => {
      p.shape(
        smooth([
          [k * 6, -66],
          [k * 40, -92],
          [k * 78, -84],
          [k * 60, -56],
          [k * 30, -40],
        ]),
        '#7fc8f0',
        { size: 0.7, inside: stroke(`M${k * 14},-58L${k * 64},-82M${k * 20},-50L${k * 66},-70`, DEEP, 3, 0.6) },
      )
      p.shape(
        smooth([
          [k * 40, 8],
          [k * 92, -14],
          [k * 98, 20],
          [k * 80, 44],
          [k * 44, 32],
        ]),
        '#7fc8f0',
        {
          size: 0.7,
          inside: stroke(
            `M${k * 44},14L${k * 92},-2M${k * 46},22L${k * 92},20M${k * 46},28L${k * 82},38`,
            DEEP,
            3,
            0.6,
          ),
        },
      )
    })
    p.shape(
      smooth([
        [-12, 58],
        [-44, 92],
        [0, 82],
        [44, 92],
        [12, 58],
      ]),
      '#7fc8f0',
      { inside: stroke('M0,60V82M-8,62L-30,86M8,62L30,86', DEEP, 3, 0.6) },
    )
    p.shape(
      smooth([
        [0, -78],
        [36, -44],
        [50, 6],
        [30, 50],
        [0, 72],
        [-30, 50],
        [-50, 6],
        [-36, -44],
      ]),
      '#cfe9fb',
      {
        inside:
          dab(
            poly([
              [0, -90],
              [60, -90],
              [60, 90],
              [0, 90],
            ]),
            '#3f86c4',
            0.75,
          ) +
          pattern.scales(0, 26, 52, 50, '#2f72b8', 17) +
          dab(
            poly([
              [-30, -50],
              [-14, -60],
              [-34, 10],
              [-44, 6],
            ]),
            '#ffffff',
            0.7,
          ),
      },
    )
    p.eye(-21, -16, 16, { iris: '#2f72b8', lid: 0.1, lidColour: '#cfe9fb', look: [-0.1, 0.1] })
    p.eye(21, -16, 16, { iris: '#e8f6ff', white: '#16305a', lid: 0.1, lidColour: '#3f86c4', look: [0.1, 0.1] })
    p.mouth(0, 14, 15, 11, { teeth: 4, length: 7, low: 3, curve: 2 })
    p.line('M0,-78V6', '#ffffff', 2.6, 0.9)
    sparkle(p, -66, -30, 12, '#ffffff')
    bubbles(p, [
      [74, 62, 9],
      [86, 46, 5],
    ])
  },
  // Undertowl: pulls its prey under with soft wings
  B15: (p) => {
    const down = '#4a76a8'
    both((k) => {
      p.shape(
        smooth([
          [k * 38, -20],
          [k * 84, -8],
          [k * 94, 40],
          [k * 76, 84],
          [k * 56, 62],
          [k * 40, 40],
        ]),
        '#34598a',
        {
          inside: [18, 36, 54]
            .map((y) => stroke(`M${k * 40},${y - 20}Q${k * 66},${y - 30} ${k * 92},${y - 12}`, '#a9d4f6', 4, 0.7))
            .join(''),
        },
      )
    })
    p.shape(
      smooth([
        [-50, 80],
        [-56, 10],
        [-44, -50],
        [0, -66],
        [44, -50],
        [56, 10],
        [50, 80],
        [0, 92],
      ]),
      down,
      {
        inside: [6, 26, 46, 66]
          .map((y, row) =>
            stroke(
              Array.from({ length: 6 }, (_, i) => `M${-60 + i * 22 + (row % 2) * 11},${y}q11,18 22,0`).join(''),
              '#d3ecff',
              4,
              0.75,
            ),
          )
          .join(''),
      },
    )
    both((k) =>
      p.shape(
        soft(
          [
            [k * 16, -56],
            [k * 52, -94],
            [k * 54, -44],
            [k * 38, -36],
          ],
          6,
        ),
        '#34598a',
        { size: 0.6 },
      ),
    )
    both((k) =>
      p.shape(ell(k * 23, -26, 27), '#dcefff', {
        size: 0.6,
        inside: Array.from({ length: 12 }, (_, i) =>
          stroke(`M${k * 23},-26l${Math.cos(i * 0.524) * 30},${Math.sin(i * 0.524) * 30}`, '#7fa8d0', 2.4, 0.6),
        ).join(''),
      }),
    )
    both((k) =>
      p.eye(k * 22, -26, 17, { iris: '#f0a81c', lid: 0.16, mood: 0.4, lidColour: '#34598a', look: [k * -0.05, 0.05] }),
    )
    p.shape(
      smooth([
        [-9, -18],
        [0, -24],
        [9, -18],
        [0, 6],
      ]),
      '#e8a23a',
      { line: 2.8, size: 0.5 },
    )
    both((k) => claws(p, k * 20, 84, Math.PI / 2, 3, 16, '#e8a23a', 9))
  },
  // Hazelynx: two eyes in the haze
  B16: (p) => {
    const fur = '#6f9cc0'
    puffs(
      p,
      [
        [-70, 60, 28],
        [72, 62, 30],
      ],
      MIST,
    )
    both((k) => {
      ear.point(p, k, 40, -40, 24, 54, 62, fur, '#2b3f60')
      p.line(`M${k * 62},-92l${k * 6},-16M${k * 62},-92l${k * 12},-10`, INK, 3.6)
      p.shape(
        soft(
          [
            [k * 44, -10],
            [k * 92, 8],
            [k * 66, 18],
            [k * 84, 40],
            [k * 54, 38],
            [k * 56, 60],
            [k * 26, 50],
          ],
          5,
        ),
        '#e4f1fa',
        { size: 0.7 },
      )
    })
    p.shape(
      smooth([
        [-58, -10],
        [-50, -50],
        [0, -64],
        [50, -50],
        [58, -10],
        [44, 36],
        [0, 60],
        [-44, 36],
      ]),
      fur,
      {
        inside:
          stroke('M-14,-64L-8,-36M14,-64L8,-36M0,-66V-40', '#2f5480', 5, 0.7) +
          stroke('M-58,-4L-34,4M-54,14L-34,16M58,-4L34,4M54,14L34,16', '#2f5480', 4.4, 0.6),
      },
    )
    p.shape(
      smooth([
        [-32, 26],
        [-18, 8],
        [0, 14],
        [18, 8],
        [32, 26],
        [16, 52],
        [-16, 52],
      ]),
      '#f1f8fd',
      { size: 0.6, line: 2.6 },
    )
    both((k) => {
      p.halo(k * 25, -14, 30, '#8ff0d8', 0.5)
      p.eye(k * 25, -14, 17, { iris: '#2fc49a', lid: 0.26, mood: 0.8, lidColour: fur, slit: true })
    })
    p.shape(
      smooth([
        [-11, 14],
        [0, 9],
        [11, 14],
        [0, 24],
      ]),
      '#c9607a',
      { line: 2.4, size: 0.4 },
    )
    p.line('M0,24V30M0,30Q-10,40 -20,32M0,30Q10,40 20,32', INK, 3.2)
    whiskers(p, 30, 24, 46)
    puffs(
      p,
      [
        [-30, 84, 24],
        [34, 86, 24],
        [2, 90, 22],
      ],
      '#eef8ff',
    )
  },
  // Driftshade: a jellyfish that casts no shadow
  B17: (p) => {
    p.halo(0, -20, 96, '#a78cff', 0.35)
    for (const [x, s] of [
      [-44, 1],
      [-22, -1],
      [0, 1],
      [22, -1],
      [44, 1],
    ] as const)
      taper(
        p,
        [
          [x, 6],
          [x + s * 16, 34],
          [x - s * 12, 60],
          [x + s * 10, 94],
        ],
        13,
        3,
        x % 44 === 0 ? '#8f7fe0' : '#6aa6e6',
      )
    p.shape(
      smooth([
        [-72, 8],
        [-68, -38],
        [-34, -74],
        [0, -82],
        [34, -74],
        [68, -38],
        [72, 8],
        [52, 20],
        [36, 8],
        [18, 22],
        [0, 10],
        [-18, 22],
        [-36, 8],
        [-52, 20],
      ]),
      '#6f8fe0',
      {
        inside:
          dab(ell(-28, -50, 20, 13), '#ffffff', 0.5) +
          pattern.spots(
            [
              [34, -46, 9],
              [48, -22, 6],
              [-52, -18, 7],
              [8, -66, 6],
            ],
            '#dcd2ff',
            0.8,
          ),
      },
    )
    both((k) => p.eye(k * 22, -22, 17, { iris: '#5a3fc0', lid: 0.34, mood: -0.3, lidColour: '#6f8fe0' }))
    p.line('M-10,2Q0,-5 10,2', INK, 3.4)
    bubbles(p, [
      [78, -60, 8],
      [-82, 30, 6],
      [84, 44, 7],
    ])
  },
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

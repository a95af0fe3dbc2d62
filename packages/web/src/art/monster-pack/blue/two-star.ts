import { ell, poly, smooth, soft } from '../../geometry.ts'
import {
  both,
  bubbles,
  claws,
  dropPath,
  ear,
  foot,
  pattern,
  puffs,
  sparkle,
  starPath,
  swirlPath,
  taper,
  whiskers,
} from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { DEEP, PALE, MIST } from './parts.ts'

/** Blue monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
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
}

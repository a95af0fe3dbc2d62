import { ell, lump, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, claws, ear, foot, horn, leaf, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LEAF, FERN, MOSS, MAGIC, rune, hat, cap } from './parts.ts'

/** Green monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
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
}

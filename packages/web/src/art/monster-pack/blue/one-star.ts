import { ell, lite, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, bubbles, claws, dropPath, ear, foot, leg, pattern, puffs, sparkle, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { WATER, DEEP, PALE, MIST, ripples } from './parts.ts'

/** Blue monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
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
}

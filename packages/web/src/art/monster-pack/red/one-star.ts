import { ell, lump, poly, smooth, soft } from '../../geometry.ts'
import { both, ear, flame, foot, horn, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { FIRE, GOLD, COAL, BONE, sparks } from './parts.ts'

/** Red monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Embernip: a coal that bites
  R01: (p) => {
    p.halo(0, 10, 92, '#ff9a3c', 0.7)
    flame(p, -34, 6, 44, 74, -10)
    flame(p, 34, 6, 44, 80, 12)
    flame(p, 0, -4, 56, 98, 2)
    p.shape(soft(lump(0, 40, 58, 48, 9, 0.24, p.random), 8), COAL, {
      inside: pattern.cracks(['M-50,30l18,8 -6,16 14,10', 'M48,20l-14,12 10,14', 'M-6,84l4,-14'], '#ff8a2a'),
    })
    p.eye(-22, 24, 16, { iris: '#e8451c', white: '#fff0c0', lid: 0.28, mood: 0.9, lidColour: COAL })
    p.eye(22, 24, 16, { iris: '#e8451c', white: '#fff0c0', lid: 0.28, mood: 0.9, lidColour: COAL })
    p.mouth(0, 48, 32, 20, { teeth: 6, length: 11, low: 4, curve: 2, tongue: '#ff8a2a' })
    sparks(p, [
      [-74, -20, 6],
      [70, -34, 7],
      [82, 20, 5],
      [-84, 34, 5],
    ])
  },
  // Clawlet: all of it is claw
  R02: (p) => {
    const shell = '#d8502e'
    for (const [x, ex] of [
      [30, 62],
      [40, 84],
      [46, 96],
    ] as const)
      both((k) =>
        taper(
          p,
          [
            [k * x, 46],
            [k * (x + 18), 40],
            [k * ex, 84],
          ],
          13,
          4,
          '#b23c22',
        ),
      )
    p.shape(
      smooth([
        [-58, 36],
        [-50, 4],
        [0, -12],
        [50, 4],
        [58, 36],
        [36, 66],
        [-36, 66],
      ]),
      shell,
      {
        inside: pattern.spots(
          [
            [-26, 10, 6],
            [26, 10, 6],
            [0, 0, 7],
            [-40, 28, 5],
            [40, 28, 5],
          ],
          '#ffb98a',
          0.8,
        ),
      },
    )
    taper(
      p,
      [
        [-44, 20],
        [-72, 4],
        [-76, -18],
      ],
      18,
      13,
      '#b23c22',
    )
    p.shape(
      smooth([
        [-82, -14],
        [-92, -34],
        [-78, -48],
        [-74, -30],
        [-66, -46],
        [-58, -28],
        [-68, -12],
      ]),
      shell,
      { size: 0.6 },
    )
    taper(
      p,
      [
        [44, 16],
        [66, -6],
        [58, -28],
      ],
      24,
      20,
      '#b23c22',
    )
    p.shape(
      smooth([
        [40, -26],
        [16, -62],
        [30, -98],
        [66, -104],
        [62, -74],
        [74, -60],
      ]),
      shell,
      { inside: dab(ell(34, -74, 8, 18), '#ffffff', 0.3) },
    )
    p.shape(
      smooth([
        [52, -22],
        [84, -34],
        [98, -66],
        [86, -96],
        [78, -70],
        [62, -56],
        [44, -44],
      ]),
      shell,
      {},
    )
    for (const [x, y] of [
      [62, -84],
      [60, -72],
      [78, -78],
    ] as const)
      p.fill(
        poly([
          [x - 5, y],
          [x + 5, y - 2],
          [x, y + 10],
        ]),
        BONE,
      )
    both((k) => {
      p.line(`M${k * 16},2V-16`, INK, 8)
      p.line(`M${k * 16},2V-16`, shell, 4)
      p.eye(k * 17, -22, 14, { iris: '#3a2a8f', lid: 0.2, mood: 0.5, lidColour: shell })
    })
    p.mouth(0, 34, 18, 10, { teeth: 4, length: 6, curve: 3 })
  },
  // Scorchick: hatched in a hearth
  R03: (p) => {
    p.halo(0, 0, 92, '#ffb03c', 0.6)
    flame(p, -18, -50, 34, 52, -8)
    flame(p, 18, -50, 34, 56, 10)
    flame(p, 0, -52, 36, 66, 0)
    p.shape(
      smooth([
        [-52, 34],
        [-90, 10],
        [-82, 40],
        [-94, 56],
        [-60, 64],
      ]),
      FIRE,
      { size: 0.7, inside: stroke('M-56,40L-84,26M-56,48L-86,50', GOLD, 4, 0.8) },
    )
    p.shape(
      smooth([
        [52, 34],
        [90, 10],
        [82, 40],
        [94, 56],
        [60, 64],
      ]),
      FIRE,
      { size: 0.7, inside: stroke('M56,40L84,26M56,48L86,50', GOLD, 4, 0.8) },
    )
    both((k) => p.line(`M${k * 18},74V90M${k * 18},90l${k * 14},2M${k * 18},90l${k * -8},4`, INK, 8))
    both((k) => p.line(`M${k * 18},74V90M${k * 18},90l${k * 14},2M${k * 18},90l${k * -8},4`, '#e08a2a', 4))
    p.shape(
      smooth([
        [-58, 30],
        [-50, -22],
        [0, -56],
        [50, -22],
        [58, 30],
        [40, 68],
        [0, 80],
        [-40, 68],
      ]),
      '#ffc43d',
      {
        inside:
          dab(ell(0, 52, 34, 30), '#fff2b8', 0.8) +
          pattern.fur(
            [
              [-36, 26],
              [36, 26],
              [-28, 46],
              [30, 46],
              [0, 66],
            ],
            '#d8881c',
            9,
          ),
      },
    )
    p.eye(-22, -6, 18, { iris: '#8a3a12', lid: 0.14, lidColour: '#ffc43d' })
    p.eye(22, -6, 18, { iris: '#8a3a12', lid: 0.14, lidColour: '#ffc43d' })
    p.shape(
      smooth([
        [-16, 14],
        [0, 4],
        [16, 14],
        [0, 22],
      ]),
      '#e0702a',
      { line: 3, size: 0.5 },
    )
    p.shape(
      smooth([
        [-11, 19],
        [0, 22],
        [11, 19],
        [0, 34],
      ]),
      '#b8501c',
      { line: 2.8, size: 0.4 },
    )
    p.fill(ell(-42, 14, 9, 6), '#ff7a5a', 0.6)
    p.fill(ell(42, 14, 9, 6), '#ff7a5a', 0.6)
    sparks(p, [
      [-76, -40, 6],
      [78, -46, 6],
    ])
  },
  // Jabbertusk: never shuts up
  R04: (p) => {
    const hide = '#c9603f'
    leg(p, -36, 46, 88, 24, hide, '#3b2722', 2)
    leg(p, 36, 46, 88, 24, hide, '#3b2722', 2)
    p.line('M-60,40q-26,-4 -22,-24q14,-8 18,6q-4,12 -18,4', INK, 8)
    p.line('M-60,40q-26,-4 -22,-24q14,-8 18,6q-4,12 -18,4', '#d98a6a', 4)
    p.shape(
      smooth([
        [-66, 40],
        [-52, 0],
        [0, -12],
        [52, 0],
        [66, 40],
        [44, 72],
        [-44, 72],
      ]),
      hide,
      {
        inside: pattern.fur(
          [
            [-46, 30],
            [46, 30],
            [-34, 54],
            [36, 54],
          ],
          '#7a2f1c',
          9,
        ),
      },
    )
    both((k) => ear.point(p, k, 38, -46, 18, 36, 52, hide, '#f0a890'))
    for (const [x, h] of [
      [-22, 26],
      [-8, 34],
      [8, 34],
      [22, 26],
    ] as const)
      p.shape(
        soft(
          [
            [x - 9, -56],
            [x, -56 - h],
            [x + 9, -56],
          ],
          3,
        ),
        '#4d2a22',
        { line: 2.8, size: 0.4 },
      )
    p.shape(
      smooth([
        [-58, -8],
        [-48, -50],
        [0, -66],
        [48, -50],
        [58, -8],
        [46, 40],
        [0, 58],
        [-46, 40],
      ]),
      hide,
      {},
    )
    p.eye(-24, -26, 16, { iris: '#3a6a2a', lid: 0.2, mood: 0.5, lidColour: hide })
    p.eye(24, -26, 16, { iris: '#3a6a2a', lid: 0.2, mood: 0.5, lidColour: hide })
    p.mouth(0, 16, 34, 30, { teeth: 0, curve: 2, tongue: '#f07a86' })
    p.shape(
      smooth([
        [-28, -2],
        [-18, -14],
        [18, -14],
        [28, -2],
        [18, 12],
        [-18, 12],
      ]),
      '#e89a80',
      { size: 0.6 },
    )
    both((k) => p.fill(ell(k * 10, -1, 4.4, 6), INK))
    both((k) =>
      horn(
        p,
        [
          [k * 30, 30],
          [k * 50, 26],
          [k * 52, 4],
        ],
        15,
      ),
    )
    p.line('M76,-20q12,10 0,22M88,-30q20,20 0,42', '#ffe6b8', 4.4, 0.8)
  },
  // Knucklepup: too much fist for its size
  R05: (p) => {
    const fur = '#c9763f'
    taper(
      p,
      [
        [-26, 60],
        [-70, 66],
        [-86, 40],
      ],
      20,
      7,
      fur,
    )
    p.shape(
      smooth([
        [-34, 84],
        [-40, 40],
        [-26, 10],
        [26, 10],
        [40, 40],
        [34, 84],
      ]),
      fur,
      { inside: dab(ell(0, 56, 21, 28), '#f6e2bd', 0.85) },
    )
    foot(p, -24, 84, 22, '#8a4a24', 3, 10)
    foot(p, 24, 84, 22, '#8a4a24', 3, 10)
    p.shape(
      soft(
        [
          [-46, -52],
          [-74, -54],
          [-82, -20],
          [-62, 0],
          [-44, -14],
        ],
        10,
      ),
      '#8a4a24',
      { size: 0.6 },
    )
    p.shape(
      soft(
        [
          [46, -52],
          [74, -54],
          [82, -20],
          [62, 0],
          [44, -14],
        ],
        10,
      ),
      '#8a4a24',
      { size: 0.6 },
    )
    p.shape(
      smooth([
        [-54, -22],
        [-46, -62],
        [0, -76],
        [46, -62],
        [54, -22],
        [36, 14],
        [-36, 14],
      ]),
      fur,
      {
        inside:
          dab(
            smooth([
              [-14, -76],
              [14, -76],
              [10, -30],
              [0, -20],
              [-10, -30],
            ]),
            '#f6e2bd',
            0.9,
          ) + dab(ell(-26, -34, 20, 22), '#8a4a24', 0.55),
      },
    )
    p.shape(
      smooth([
        [-28, -4],
        [-16, -20],
        [16, -20],
        [28, -4],
        [16, 18],
        [-16, 18],
      ]),
      '#f6e2bd',
      { size: 0.6, line: 2.8 },
    )
    p.eye(-23, -32, 15, { iris: '#6a3a12', lid: 0.24, mood: 0.8, lidColour: '#8a4a24' })
    p.eye(23, -32, 15, { iris: '#6a3a12', lid: 0.24, mood: 0.8, lidColour: fur })
    p.shape(
      smooth([
        [-11, -12],
        [0, -17],
        [11, -12],
        [0, -3],
      ]),
      '#2c1c16',
      { line: 2, size: 0.4 },
    )
    p.line('M0,-3V3M0,3Q-8,10 -15,4M0,3Q8,10 15,4', INK, 3)
    horn(
      p,
      [
        [10, 5],
        [11, 10],
        [11, 16],
      ],
      6,
      '#fff6df',
    )
    both((k) => {
      taper(
        p,
        [
          [k * 30, 26],
          [k * 52, 34],
          [k * 56, 42],
        ],
        24,
        24,
        fur,
      )
      p.shape(
        smooth([
          [k * 32, 44],
          [k * 38, 20],
          [k * 66, 12],
          [k * 92, 24],
          [k * 94, 54],
          [k * 70, 70],
          [k * 40, 66],
        ]),
        '#d8402f',
        {
          inside:
            [0, 1, 2].map((i) => stroke(`M${k * (52 + i * 14)},${16 + i * 3}v24`, '#6a120b', 3.4, 0.8)).join('') +
            dab(ell(k * 60 - 10, 26, 12, 6), '#ffffff', 0.3),
        },
      )
      p.line(`M${k * 38},52Q${k * 64},62 ${k * 92},48`, '#6a120b', 3.4, 0.8)
    })
  },
  // Cindertick: a beetle with the fire inside
  R06: (p) => {
    for (const [y, ey, ex] of [
      [20, -16, 88],
      [36, 34, 96],
      [52, 84, 84],
    ] as const)
      both((k) => {
        taper(
          p,
          [
            [k * 40, y],
            [k * 70, y - 22],
            [k * ex, ey],
          ],
          13,
          5,
          '#3a2026',
        )
      })
    p.halo(0, 34, 74, '#ff8a2a', 0.6)
    p.shape(
      smooth([
        [-56, 40],
        [-50, 2],
        [0, -16],
        [50, 2],
        [56, 40],
        [36, 80],
        [0, 90],
        [-36, 80],
      ]),
      '#6a2a24',
      {
        inside:
          stroke('M0,-20V90', '#1a0c10', 5, 0.9) +
          pattern.cracks(
            [
              'M-44,20l16,8 -4,16 16,8',
              'M44,20l-16,8 4,16 -16,8',
              'M-30,66l12,-4',
              'M30,66l-12,-4',
              'M-20,4l8,10',
              'M20,4l-8,10',
            ],
            '#ff9a2a',
            4,
          ),
      },
    )
    p.shape(
      smooth([
        [-36, -8],
        [-32, -40],
        [0, -52],
        [32, -40],
        [36, -8],
        [0, 8],
      ]),
      '#4a2228',
      {},
    )
    both((k) =>
      horn(
        p,
        [
          [k * 14, -46],
          [k * 34, -66],
          [k * 18, -88],
        ],
        14,
        '#e08a3a',
        2,
      ),
    )
    p.eye(-16, -22, 15, { iris: '#ffb02a', white: '#fff0c0', lid: 0.2, mood: 0.7, lidColour: '#4a2228', slit: true })
    p.eye(16, -22, 15, { iris: '#ffb02a', white: '#fff0c0', lid: 0.2, mood: 0.7, lidColour: '#4a2228', slit: true })
    both((k) =>
      horn(
        p,
        [
          [k * 8, 0],
          [k * 15, 10],
          [k * 4, 18],
        ],
        8,
        BONE,
      ),
    )
    sparks(p, [
      [-78, -46, 6],
      [80, -50, 5],
      [0, -84, 5],
    ])
  },
}

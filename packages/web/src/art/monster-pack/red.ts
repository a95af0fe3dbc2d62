import { ell, lump, poly, smooth, soft, tube } from '../geometry.ts'
import { both, claws, ear, flame, flamePath, foot, horn, leg, pattern, skinWing, taper } from '../limbs.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'

const FIRE = '#f2672a'
const GOLD = '#ffd75a'
const COAL = '#4a2a30'
const BLOOD = '#c23a2b'
const BONE = '#f2e4bf'

const sparks = (p: Pen, spots: readonly (readonly [number, number, number])[]): void => {
  for (const [x, y, r] of spots) {
    p.halo(x, y, r * 2.4, '#ffb13c', 0.8)
    p.fill(ell(x, y, r * 0.55), '#fff0b4')
  }
}

/** Lines behind something that comes fast. */
const rush = (p: Pen, lines: readonly (readonly [number, number, number])[], colour = '#ffe0a8'): void => {
  for (const [x, y, length] of lines) p.line(`M${x},${y}h${length}`, colour, 5, 0.75)
}

/** Strike: fire, stone and teeth. By card id. */
export const RED: Readonly<Record<string, (p: Pen) => void>> = {
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
  // Ramshackler: broke its chain
  R07: (p) => {
    const wool = '#e6d2b0'
    leg(p, -36, 50, 90, 22, '#6b4433', '#2f201c', 2)
    leg(p, 36, 50, 90, 22, '#6b4433', '#2f201c', 2)
    for (const [x, y, r] of [
      [-54, 36, 24],
      [54, 36, 24],
      [-40, 58, 22],
      [40, 58, 22],
      [-24, 14, 26],
      [24, 14, 26],
      [0, 60, 26],
      [0, 34, 34],
    ] as const)
      p.shape(ell(x, y, r), wool, { size: 0.8, line: 3 })
    both((k) => {
      p.shape(
        tube(
          [
            [k * 24, -48],
            [k * 60, -66],
            [k * 84, -40],
            [k * 76, -8],
            [k * 54, -8],
            [k * 54, -26],
          ],
          (t) => 30 - 20 * t,
          18,
        ),
        '#c9a878',
        {
          inside: [0, 1, 2, 3, 4, 5]
            .map((i) => stroke(`M${k * (36 + i * 9)},${-74 + i * 6}l${k * (6 - i * 3)},26`, '#6d4a26', 3, 0.7))
            .join(''),
        },
      )
    })
    p.shape(
      smooth([
        [-36, -24],
        [-30, -54],
        [0, -64],
        [30, -54],
        [36, -24],
        [24, 18],
        [0, 34],
        [-24, 18],
      ]),
      '#8a5a42',
      {
        inside: dab(
          smooth([
            [-12, -64],
            [12, -64],
            [10, 0],
            [-10, 0],
          ]),
          '#b88a66',
          0.7,
        ),
      },
    )
    p.eye(-18, -24, 14, { iris: '#d8541c', lid: 0.32, mood: 1, lidColour: '#6b4433', slit: true })
    p.eye(18, -24, 14, { iris: '#d8541c', lid: 0.32, mood: 1, lidColour: '#6b4433', slit: true })
    both((k) => p.fill(ell(k * 7, 12, 3.6, 5), INK))
    p.line('M-14,24Q0,18 14,24', INK, 3.4)
    p.line(ell(0, 12, 10, 12), '#d8b04a', 4)
    for (const [x, y, a] of [
      [-64, 82, 20],
      [-82, 88, -30],
      [66, 80, -24],
      [86, 88, 30],
    ] as const)
      p.group(`rotate(${a} ${x} ${y})`, () => p.line(ell(x, y, 12, 7), '#b8bcc4', 5))
    p.line('M-96,66l8,6M94,64l-8,7M-60,66l-4,-8', '#ffe6b8', 4)
  },
  // Gashhound: the one with the scar
  R08: (p) => {
    const fur = '#8a3a30'
    taper(
      p,
      [
        [-52, 26],
        [-84, 10],
        [-92, -20],
      ],
      20,
      5,
      fur,
    )
    taper(
      p,
      [
        [-44, 34],
        [-62, 60],
        [-52, 86],
      ],
      30,
      14,
      '#6d2c26',
    )
    taper(
      p,
      [
        [24, 40],
        [22, 64],
        [28, 86],
      ],
      26,
      15,
      '#6d2c26',
    )
    p.shape(
      smooth([
        [-66, 30],
        [-54, -2],
        [-10, -8],
        [34, -12],
        [52, 10],
        [44, 42],
        [0, 46],
        [-44, 54],
      ]),
      fur,
      {
        inside:
          stroke('M-30,-4l8,20 -6,18M-14,-6l8,20 -6,18', '#f0b8a0', 5, 0.9) +
          stroke('M-30,-4l8,20 -6,18M-14,-6l8,20 -6,18', '#7a1f1a', 2, 1),
      },
    )
    taper(
      p,
      [
        [-30, 38],
        [-32, 62],
        [-22, 86],
      ],
      28,
      15,
      fur,
    )
    taper(
      p,
      [
        [44, 34],
        [50, 60],
        [60, 86],
      ],
      26,
      15,
      fur,
    )
    foot(p, -48, 86, 15, '#6d2c26', 3, 8)
    foot(p, -16, 86, 16, fur, 3, 8)
    foot(p, 32, 86, 15, '#6d2c26', 3, 8)
    foot(p, 66, 86, 16, fur, 3, 8)
    p.shape(
      soft(
        [
          [30, -26],
          [14, -70],
          [44, -56],
        ],
        5,
      ),
      '#6d2c26',
      { size: 0.6 },
    )
    p.shape(
      smooth([
        [22, 6],
        [20, -34],
        [42, -58],
        [70, -54],
        [98, -34],
        [100, -20],
        [78, -8],
        [56, 8],
      ]),
      fur,
      { inside: stroke('M58,-56l4,20 -8,10', '#f0b8a0', 5, 0.9) },
    )
    p.shape(
      soft(
        [
          [40, -50],
          [40, -94],
          [64, -52],
        ],
        5,
      ),
      fur,
      { size: 0.6 },
    )
    p.shape(
      smooth([
        [60, -10],
        [80, -14],
        [99, -20],
        [92, -4],
        [68, 4],
      ]),
      '#4a1020',
      { rim: 0, line: 3 },
    )
    for (const x of [72, 82, 92])
      p.fill(
        poly([
          [x - 4, -16 - (x - 72) * 0.1],
          [x + 4, -17],
          [x, -6],
        ]),
        '#fff6df',
      )
    p.shape(ell(98, -32, 7, 6), '#20131d', { line: 2, size: 0.3 })
    p.eye(66, -36, 11, { iris: '#ffd23a', lid: 0.34, mood: 1, lidColour: '#5a241f', slit: true, look: [0.3, 0.1] }, 90)
    p.shape(
      soft(
        [
          [20, -14],
          [50, 2],
          [46, 14],
          [16, 2],
        ],
        4,
      ),
      '#3b2722',
      { line: 2.8, size: 0.4 },
    )
    for (const [x, y] of [
      [26, -6],
      [36, 0],
      [44, 6],
    ] as const)
      p.shape(
        poly([
          [x - 3, y + 4],
          [x + 4, y + 1],
          [x + 4, y + 14],
        ]),
        '#d5dade',
        { line: 1.8, size: 0.3 },
      )
  },
  // Pyrefist: asks first with the left
  R09: (p) => {
    p.halo(-54, -24, 56, '#ff9a3c', 0.8)
    p.halo(60, 20, 56, '#ff9a3c', 0.8)
    leg(p, -20, 54, 88, 24, '#7a3426', '#4a2018', 3)
    leg(p, 26, 54, 88, 24, '#7a3426', '#4a2018', 3)
    p.shape(
      soft(
        [
          [-42, 4],
          [46, 4],
          [36, 64],
          [-30, 64],
        ],
        12,
      ),
      '#b8502e',
      {
        inside:
          stroke('M2,0V60M-36,34H42', '#7a2a16', 4, 0.5) +
          dab(
            poly([
              [-50, 50],
              [60, 50],
              [60, 70],
              [-50, 70],
            ]),
            '#3b2230',
            0.9,
          ) +
          dab(
            poly([
              [-6, 48],
              [12, 48],
              [12, 66],
              [-6, 66],
            ]),
            '#ffd75a',
            1,
          ),
      },
    )
    p.shape(
      smooth([
        [-30, -18],
        [-24, -50],
        [4, -62],
        [32, -50],
        [38, -18],
        [22, 10],
        [-14, 10],
      ]),
      '#b8502e',
      {},
    )
    flame(p, -10, -48, 24, 40, -6)
    flame(p, 20, -48, 24, 44, 8)
    flame(p, 5, -50, 28, 52, 0)
    p.eye(-10, -24, 13, { iris: '#ffb02a', lid: 0.32, mood: 1, lidColour: '#8a3a22' }, 4)
    p.eye(20, -24, 13, { iris: '#ffb02a', lid: 0.32, mood: 1, lidColour: '#8a3a22' }, 4)
    p.line('M-8,-2Q6,-8 20,-2', INK, 3.8)
    p.fill(
      poly([
        [-4, -4],
        [2, -5],
        [-1, -11],
      ]),
      '#fff6df',
    )
    p.fill(
      poly([
        [12, -5],
        [18, -4],
        [15, -11],
      ]),
      '#fff6df',
    )
    taper(
      p,
      [
        [-34, 16],
        [-62, 22],
        [-62, -2],
      ],
      26,
      22,
      '#b8502e',
    )
    taper(
      p,
      [
        [40, 16],
        [58, 38],
        [62, 40],
      ],
      28,
      24,
      '#b8502e',
    )
    for (const [x, y] of [
      [-58, -24],
      [64, 34],
    ] as const) {
      p.shape(flamePath(x, y + 20, 62, 84, x < 0 ? -6 : 10), FIRE, { size: 0.6, line: 3, shade: 0.15 })
      p.shape(
        soft(
          [
            [x - 26, y - 12],
            [x - 10, y - 24],
            [x + 20, y - 22],
            [x + 30, y - 2],
            [x + 20, y + 20],
            [x - 16, y + 22],
            [x - 28, y + 8],
          ],
          9,
        ),
        '#e07a2a',
        { inside: [-12, 0, 12].map((d) => stroke(`M${x + d},${y - 26}v24`, '#8a2f10', 3.4, 0.8)).join('') },
      )
    }
    sparks(p, [
      [-88, 20, 5],
      [90, -30, 6],
      [-30, -86, 5],
    ])
  },
  // Hornetjack: a wasp with a grudge
  R10: (p) => {
    p.group('rotate(-10 0 0)', () => {
      both((k) =>
        p.shape(
          smooth([
            [k * 14, -16],
            [k * 50, -70],
            [k * 92, -74],
            [k * 96, -40],
            [k * 50, -8],
          ]),
          '#f7e6d8',
          {
            size: 0.6,
            shade: 0.12,
            inside: stroke(
              `M${k * 16},-16L${k * 90},-60M${k * 20},-14L${k * 70},-20M${k * 40},-40L${k * 56},-66`,
              '#c98a5a',
              2.6,
              0.7,
            ),
          },
        ),
      )
      for (const [x, ex, ey] of [
        [24, 56, 44],
        [20, 46, 66],
        [26, 64, 22],
      ] as const)
        both((k) => p.line(`M${k * x},20Q${k * (x + 20)},20 ${k * ex},${ey}`, INK, 6))
      p.shape(
        smooth([
          [-32, 10],
          [-38, 34],
          [-22, 66],
          [0, 88],
          [22, 66],
          [38, 34],
          [32, 10],
        ]),
        '#ffb52e',
        {
          inside: [18, 40, 62]
            .map((y) =>
              dab(
                smooth([
                  [-50, y],
                  [0, y + 9],
                  [50, y],
                  [50, y + 12],
                  [0, y + 21],
                  [-50, y + 12],
                ]),
                '#3b1a1e',
                0.95,
              ),
            )
            .join(''),
        },
      )
      p.shape(
        poly([
          [-7, 82],
          [0, 108],
          [7, 82],
        ]),
        '#20131d',
        { line: 2, size: 0.3 },
      )
      p.shape(
        smooth([
          [-30, 16],
          [-32, -8],
          [0, -20],
          [32, -8],
          [30, 16],
          [0, 24],
        ]),
        '#c23a2b',
        {
          inside: pattern.fur(
            [
              [-16, 2],
              [0, 6],
              [16, 2],
            ],
            '#6a120b',
            8,
          ),
        },
      )
      p.shape(
        smooth([
          [-40, -30],
          [-30, -58],
          [0, -68],
          [30, -58],
          [40, -30],
          [24, -8],
          [-24, -8],
        ]),
        '#ffb52e',
        {
          inside: dab(
            smooth([
              [-24, -70],
              [24, -70],
              [12, -50],
              [-12, -50],
            ]),
            '#3b1a1e',
            0.9,
          ),
        },
      )
      both((k) => {
        p.line(`M${k * 12},-62Q${k * 24},-90 ${k * 46},-92`, INK, 5)
        p.shape(
          smooth([
            [k * 12, -34],
            [k * 24, -52],
            [k * 40, -44],
            [k * 36, -20],
            [k * 20, -18],
          ]),
          '#7a1414',
          { size: 0.6, inside: dab(ell(k * 24 - 4, -40, 6, 5), '#ffffff', 0.75) },
        )
        horn(
          p,
          [
            [k * 8, -12],
            [k * 18, -2],
            [k * 4, 8],
          ],
          9,
          '#20131d',
        )
      })
      p.line('M-34,-56L-10,-44M34,-56L10,-44', INK, 4.4)
    })
    p.line('M-92,40q14,4 16,18M88,36q-14,6 -14,20', '#ffe6b8', 4, 0.7)
  },
  // Flintmaul: strikes sparks from its own head
  R11: (p) => {
    const stone = '#9a7560'
    leg(p, -26, 50, 88, 30, stone, '#6d5042', 3)
    leg(p, 24, 50, 88, 30, stone, '#6d5042', 3)
    p.shape(
      soft(
        [
          [-56, 8],
          [-30, -22],
          [34, -22],
          [58, 8],
          [42, 62],
          [-40, 62],
        ],
        10,
      ),
      stone,
      { inside: pattern.cracks(['M-40,20l20,8 -4,18', 'M40,14l-16,12 8,18', 'M0,62v-16l10,-8'], '#ffb03c', 3) },
    )
    p.shape(
      soft(
        [
          [-34, -16],
          [-40, -54],
          [-14, -74],
          [22, -76],
          [42, -50],
          [36, -14],
          [0, -4],
        ],
        8,
      ),
      '#b08a72',
      {
        inside:
          dab(
            poly([
              [-40, -60],
              [-10, -80],
              [0, -50],
              [-30, -36],
            ]),
            '#ffffff',
            0.18,
          ) + stroke('M10,-76l4,14 -10,8', '#5a3f32', 3, 0.8),
      },
    )
    p.shape(
      soft(
        [
          [-36, -42],
          [-4, -36],
          [-4, -28],
          [4, -28],
          [4, -36],
          [38, -42],
          [36, -52],
          [0, -46],
          [-36, -52],
        ],
        3,
      ),
      '#6d5042',
      { line: 3, size: 0.4 },
    )
    both((k) => p.ember(k * 18 + 1, -32, 11, 8, '#ffc23c', 0.8))
    p.mouth(1, -16, 20, 9, { teeth: 4, length: 7, flat: true, curve: 1, tooth: '#e6d2b0' })
    taper(
      p,
      [
        [-48, 6],
        [-76, 20],
        [-72, 46],
      ],
      30,
      28,
      stone,
    )
    p.shape(soft(lump(-72, 56, 26, 24, 7, 0.2, p.random), 7), '#8a6552', {
      inside: stroke('M-84,46v18M-72,42v22M-60,46v18', '#4d382e', 3, 0.6),
    })
    taper(
      p,
      [
        [48, 4],
        [74, 2],
        [70, -26],
      ],
      28,
      24,
      stone,
    )
    p.line('M56,20L84,-74', INK, 15)
    p.line('M56,20L84,-74', '#8a5a2c', 9)
    p.shape(
      soft(
        [
          [52, -98],
          [92, -104],
          [104, -66],
          [94, -54],
          [60, -60],
        ],
        6,
      ),
      '#6a6f7c',
      {
        inside: dab(
          poly([
            [50, -100],
            [94, -106],
            [90, -92],
            [54, -86],
          ]),
          '#ffffff',
          0.3,
        ),
      },
    )
    p.shape(
      soft(
        [
          [60, -34],
          [82, -34],
          [84, -14],
          [62, -14],
        ],
        6,
      ),
      '#8a6552',
      { size: 0.5 },
    )
    sparks(p, [
      [44, -84, 6],
      [36, -98, 4],
      [98, -40, 5],
    ])
  },
  // Spurlion: a mane that burns
  R12: (p) => {
    p.halo(0, -14, 98, '#ff9a3c', 0.6)
    for (let i = 0; i < 15; i++) {
      const a = (i / 15) * Math.PI * 2 - Math.PI / 2
      p.group(`rotate(${((a + Math.PI / 2) * 180) / Math.PI} 0 -12)`, () =>
        p.shape(flamePath(0, -40, 44, 66, i % 2 === 0 ? 8 : -8), i % 2 === 0 ? '#e8501f' : '#f58a2a', {
          size: 0.5,
          line: 3,
          shade: 0.15,
        }),
      )
    }
    p.shape(ell(0, -10, 60, 60), '#c9471c', {
      size: 0.8,
      inside: pattern.fur(
        [
          [-40, -34],
          [40, -34],
          [-46, 8],
          [46, 8],
          [-28, 36],
          [28, 36],
        ],
        '#7a1f10',
        11,
      ),
    })
    both((k) => ear.round(p, k, 42, -54, 15, '#e8a04a', '#7a3418'))
    p.shape(
      smooth([
        [-46, -14],
        [-36, -48],
        [0, -58],
        [36, -48],
        [46, -14],
        [34, 30],
        [0, 46],
        [-34, 30],
      ]),
      '#e8a04a',
      { inside: stroke('M-12,-58L-6,-36M12,-58L6,-36M0,-60V-38', '#9a4a16', 4, 0.6) },
    )
    p.shape(
      smooth([
        [-26, 16],
        [-14, 0],
        [14, 0],
        [26, 16],
        [14, 40],
        [-14, 40],
      ]),
      '#f8e4bd',
      { size: 0.6, line: 2.8 },
    )
    p.eye(-21, -18, 15, { iris: '#b8451c', lid: 0.28, mood: 0.9, lidColour: '#c9762c', slit: true })
    p.eye(21, -18, 15, { iris: '#b8451c', lid: 0.28, mood: 0.9, lidColour: '#c9762c', slit: true })
    p.shape(
      soft(
        [
          [-14, 4],
          [14, 4],
          [0, 18],
        ],
        4,
      ),
      '#5a2418',
      { line: 2.4, size: 0.4 },
    )
    p.line('M0,17V22M0,22Q-10,32 -20,24M0,22Q10,32 20,24', INK, 3.2)
    both((k) =>
      horn(
        p,
        [
          [k * 12, 26],
          [k * 13, 34],
          [k * 12, 42],
        ],
        6,
        '#fff6df',
      ),
    )
    both((k) => {
      p.shape(
        smooth([
          [k * 26, 92],
          [k * 24, 66],
          [k * 46, 56],
          [k * 70, 68],
          [k * 70, 92],
        ]),
        '#e8a04a',
        { size: 0.7 },
      )
      for (const d of [-13, 0, 13])
        horn(
          p,
          [
            [k * 47 + d, 82],
            [k * 47 + d, 90],
            [k * 47 + d * 1.2, 99],
          ],
          8,
          '#fff6df',
        )
    })
  },
  // Warthump: its drum is its own belly
  R13: (p) => {
    const hide = '#a85a48'
    leg(p, -34, 58, 90, 32, hide, '#3b2722', 2)
    leg(p, 34, 58, 90, 32, hide, '#3b2722', 2)
    p.shape(
      smooth([
        [-76, 36],
        [-62, -8],
        [0, -26],
        [62, -8],
        [76, 36],
        [52, 78],
        [-52, 78],
      ]),
      hide,
      {
        inside:
          dab(ell(0, 42, 44, 36), '#e0a684', 0.9) +
          stroke(ell(0, 42, 44, 36), '#7a3426', 3, 0.6) +
          stroke(ell(0, 42, 14, 11), '#7a3426', 3, 0.5),
      },
    )
    both((k) => ear.point(p, k, 40, -52, 16, 30, 62, hide, '#e8a08a'))
    for (const [x, h] of [
      [-20, 22],
      [-7, 32],
      [7, 32],
      [20, 22],
    ] as const)
      p.shape(
        soft(
          [
            [x - 8, -66],
            [x + 3, -66 - h],
            [x + 9, -66],
          ],
          3,
        ),
        '#3b2230',
        { line: 2.8, size: 0.4 },
      )
    p.shape(
      smooth([
        [-54, -24],
        [-46, -58],
        [0, -72],
        [46, -58],
        [54, -24],
        [42, 10],
        [0, 22],
        [-42, 10],
      ]),
      hide,
      {
        inside: pattern.spots(
          [
            [-40, -12, 6],
            [40, -10, 6],
            [-34, 2, 4],
          ],
          '#6d2c26',
          0.7,
        ),
      },
    )
    p.eye(-24, -40, 13, { iris: '#d8a01c', lid: 0.36, mood: 1, lidColour: '#8a4436' })
    p.eye(24, -40, 13, { iris: '#d8a01c', lid: 0.36, mood: 1, lidColour: '#8a4436' })
    p.shape(
      smooth([
        [-30, -12],
        [-18, -24],
        [18, -24],
        [30, -12],
        [20, 4],
        [-20, 4],
      ]),
      '#d88a70',
      { size: 0.6 },
    )
    both((k) => p.fill(ell(k * 11, -11, 4.4, 6), INK))
    p.line('M-26,8Q0,16 26,8', INK, 3.6)
    both((k) =>
      horn(
        p,
        [
          [k * 28, 8],
          [k * 54, 6],
          [k * 58, -22],
        ],
        17,
      ),
    )
    both((k) =>
      horn(
        p,
        [
          [k * 44, -6],
          [k * 58, -16],
          [k * 54, -28],
        ],
        10,
      ),
    )
    both((k) => {
      taper(
        p,
        [
          [k * 62, 4],
          [k * 86, 30],
          [k * 54, 42],
        ],
        28,
        20,
        hide,
      )
      p.line(`M${k * 64},26L${k * 26},52`, INK, 9)
      p.line(`M${k * 64},26L${k * 26},52`, '#c9945a', 5)
      p.shape(ell(k * 22, 54, 10), '#f0e2bd', { line: 2.8, size: 0.5 })
      p.shape(ell(k * 58, 36, 14), hide, { size: 0.5 })
    })
    p.line('M-14,78v10M0,80v12M14,78v10', '#ffe0a8', 4, 0.8)
  },
  // Magmauler: what a volcano keeps as a bear
  R14: (p) => {
    p.halo(0, 20, 98, '#ff7a2a', 0.6)
    const rock = '#54303a'
    leg(p, -34, 56, 90, 34, rock, '#3a1f28', 3)
    leg(p, 34, 56, 90, 34, rock, '#3a1f28', 3)
    p.shape(
      soft(
        [
          [-66, 10],
          [-46, -26],
          [46, -26],
          [66, 10],
          [54, 70],
          [-54, 70],
        ],
        18,
      ),
      rock,
      {
        inside: pattern.cracks(
          ['M-52,10l20,10 -6,20 18,10 -4,20', 'M50,6l-18,14 6,18 -16,12', 'M-10,-20l8,16 -6,14', 'M10,62l4,-18'],
          '#ff8a2a',
          5,
        ),
      },
    )
    both((k) => {
      taper(
        p,
        [
          [k * 52, -4],
          [k * 86, 18],
          [k * 80, 52],
        ],
        36,
        34,
        rock,
        { inside: pattern.cracks([`M${k * 66},-8l${k * 8},18 ${k * -4},16`], '#ff8a2a', 4) },
      )
      claws(p, k * 80, 58, Math.PI / 2, 4, 24, '#ffd08a', 10)
    })
    both((k) => ear.round(p, k, 38, -62, 16, rock, '#ff8a2a'))
    p.shape(
      smooth([
        [-50, -34],
        [-42, -68],
        [0, -82],
        [42, -68],
        [50, -34],
        [34, 0],
        [-34, 0],
      ]),
      rock,
      { inside: pattern.cracks(['M-4,-84l6,16 -8,10', 'M40,-50l-12,4', 'M-44,-44l12,6'], '#ff8a2a', 4) },
    )
    both((k) => p.ember(k * 21, -44, 13, 10, '#ffd23c', 0.9))
    p.shape(
      smooth([
        [-24, -16],
        [-14, -30],
        [14, -30],
        [24, -16],
        [14, 2],
        [-14, 2],
      ]),
      '#6d424a',
      { size: 0.6 },
    )
    p.shape(
      smooth([
        [-9, -24],
        [0, -28],
        [9, -24],
        [0, -16],
      ]),
      '#1a0c10',
      { line: 2, size: 0.3 },
    )
    p.mouth(0, -10, 18, 10, { teeth: 4, length: 8, curve: 2, dark: '#7a1f0a', tongue: '#ffb02a' })
    p.line('M-10,-96q-8,-10 2,-18M10,-98q10,-8 2,-18', '#ffcf9a', 4, 0.6)
  },
  // Slashgrin: the grin comes first
  R15: (p) => {
    const hide = '#7a2434'
    both((k) => {
      taper(
        p,
        [
          [k * 34, 20],
          [k * 70, 30],
          [k * 72, -4],
        ],
        20,
        14,
        hide,
      )
      for (const [dx, dy] of [
        [-18, -52],
        [0, -62],
        [18, -54],
      ] as const)
        p.shape(
          tube(
            [
              [k * 72 + dx * 0.4, -6],
              [k * 72 + dx * 0.9, dy * 0.5],
              [k * 72 + dx * 0.6, dy - 4],
            ],
            (t) => 12 * (1 - t) + 2,
          ),
          '#d5dade',
          { line: 2.6, size: 0.4 },
        )
    })
    taper(
      p,
      [
        [20, 66],
        [62, 82],
        [92, 60],
        [84, 36],
      ],
      18,
      4,
      hide,
    )
    p.shape(
      soft(
        [
          [84, 40],
          [70, 22],
          [88, 26],
          [98, 14],
          [98, 40],
        ],
        3,
      ),
      BLOOD,
      { line: 2.6, size: 0.4 },
    )
    leg(p, -20, 56, 88, 20, hide, '#3a1420', 3)
    leg(p, 20, 56, 88, 20, hide, '#3a1420', 3)
    p.shape(
      smooth([
        [-34, 60],
        [-38, 26],
        [-20, 6],
        [20, 6],
        [38, 26],
        [34, 60],
        [0, 70],
      ]),
      hide,
      { inside: dab(ell(0, 44, 20, 24), '#c9606a', 0.6) },
    )
    both((k) =>
      horn(
        p,
        [
          [k * 30, -58],
          [k * 54, -76],
          [k * 48, -102],
        ],
        18,
        '#3a2430',
        2,
      ),
    )
    both((k) => ear.point(p, k, 52, -30, 16, 20, 86, hide, '#d8606a'))
    p.shape(
      smooth([
        [-62, -26],
        [-48, -62],
        [0, -74],
        [48, -62],
        [62, -26],
        [44, 14],
        [0, 26],
        [-44, 14],
      ]),
      hide,
      { inside: stroke('M-20,-72l6,20M20,-72l-6,20', '#3a0f1c', 5, 0.6) },
    )
    p.eye(-26, -38, 14, { iris: '#ffd23a', white: '#fff2b8', lid: 0.3, mood: 1, lidColour: '#5a1a28', slit: true })
    p.eye(26, -38, 14, { iris: '#ffd23a', white: '#fff2b8', lid: 0.3, mood: 1, lidColour: '#5a1a28', slit: true })
    p.mouth(0, -14, 48, 18, { teeth: 11, length: 13, low: 8, curve: 13, dark: '#2a0814' })
  },
  // Furnabull: stoked and ready
  R16: (p) => {
    const hide = '#8a3428'
    p.halo(0, 48, 70, '#ff8a2a', 0.7)
    leg(p, -46, 56, 90, 30, hide, '#20131d', 2)
    leg(p, 46, 56, 90, 30, hide, '#20131d', 2)
    p.shape(
      smooth([
        [-82, 30],
        [-72, -18],
        [0, -34],
        [72, -18],
        [82, 30],
        [56, 74],
        [-56, 74],
      ]),
      hide,
      {
        inside: pattern.fur(
          [
            [-60, 6],
            [60, 6],
            [-52, 30],
            [54, 30],
          ],
          '#54190f',
          10,
        ),
      },
    )
    p.shape(
      soft(
        [
          [-26, 44],
          [26, 44],
          [30, 76],
          [-30, 76],
        ],
        8,
      ),
      '#3a3038',
      { size: 0.6, inside: '' },
    )
    p.fill(
      soft(
        [
          [-19, 50],
          [19, 50],
          [22, 72],
          [-22, 72],
        ],
        5,
      ),
      '#ffb02a',
    )
    for (const x of [-12, 0, 12]) p.line(`M${x},48V76`, '#2a1f26', 5)
    flame(p, -52, -20, 28, 40, -8)
    flame(p, 52, -20, 28, 40, 8)
    both((k) =>
      p.shape(
        tube(
          [
            [k * 34, -46],
            [k * 74, -48],
            [k * 90, -78],
            [k * 72, -100],
          ],
          (t) => 26 * (1 - t) + 3,
          16,
        ),
        BONE,
        {
          inside: dab(
            poly([
              [k * 60, -80],
              [k * 110, -90],
              [k * 90, -120],
              [k * 60, -120],
            ]),
            '#5a3a2a',
            0.7,
          ),
        },
      ),
    )
    both((k) => ear.point(p, k, 46, -28, 12, 6, 82, hide, '#e89a80'))
    p.shape(
      smooth([
        [-44, -30],
        [-36, -58],
        [0, -66],
        [36, -58],
        [44, -30],
        [34, 16],
        [0, 32],
        [-34, 16],
      ]),
      hide,
      {
        inside: dab(
          smooth([
            [-14, -70],
            [14, -70],
            [12, -10],
            [-12, -10],
          ]),
          '#c9603f',
          0.6,
        ),
      },
    )
    p.eye(-22, -26, 13, { iris: '#ffb52a', lid: 0.36, mood: 1, lidColour: '#5a1f18' })
    p.eye(22, -26, 13, { iris: '#ffb52a', lid: 0.36, mood: 1, lidColour: '#5a1f18' })
    p.shape(
      smooth([
        [-30, 8],
        [-18, -6],
        [18, -6],
        [30, 8],
        [18, 28],
        [-18, 28],
      ]),
      '#d98a70',
      { size: 0.6 },
    )
    both((k) => p.fill(ell(k * 11, 8, 5, 6), INK))
    p.line('M-13,14Q0,36 13,14', INK, 8)
    p.line('M-13,14Q0,36 13,14', '#e8c04a', 4.4)
    both((k) => p.line(`M${k * 34},14q${k * 16},-6 ${k * 18},-18q${k * 10},4 ${k * 18},-6`, '#f4e6e0', 5, 0.75))
  },
  // Thrashwyrm: more coil than sense
  R17: (p) => {
    const hide = '#b83a30'
    const belly = '#f0b068'
    skinWing(
      p,
      [
        [30, 14],
        [44, -70],
        [92, -84],
        [100, -42],
        [90, 0],
        [60, 26],
      ],
      1,
      '#e0783a',
      '#8a2418',
    )
    taper(
      p,
      [
        [96, 80],
        [52, 94],
        [0, 84],
        [-52, 90],
        [-88, 64],
        [-70, 28],
        [-16, 32],
      ],
      10,
      50,
      hide,
      { inside: pattern.scales(-20, 70, 110, 50, '#6a120b', 16) },
    )
    taper(
      p,
      [
        [-24, 30],
        [30, 34],
        [60, 8],
        [40, -22],
        [10, -30],
      ],
      50,
      46,
      hide,
      {
        inside:
          pattern.scales(30, 10, 60, 60, '#6a120b', 16) +
          dab(
            tube(
              [
                [-20, 44],
                [40, 50],
                [80, 10],
              ],
              14,
            ),
            belly,
            0.8,
          ),
      },
    )
    for (const [x, y] of [
      [-92, 44],
      [-72, 12],
      [-40, 6],
      [66, -20],
    ] as const)
      p.shape(
        soft(
          [
            [x - 13, y + 8],
            [x - 4, y - 22],
            [x + 15, y + 4],
          ],
          3,
        ),
        GOLD,
        { line: 2.8, size: 0.4 },
      )
    p.shape(
      smooth([
        [-40, -16],
        [-74, -30],
        [-98, -52],
        [-92, -70],
        [-58, -76],
        [-18, -84],
        [20, -66],
        [34, -34],
        [14, -12],
      ]),
      hide,
      { inside: pattern.scales(0, -54, 34, 36, '#6a120b', 14) },
    )
    p.shape(
      smooth([
        [-96, -46],
        [-60, -42],
        [-30, -34],
        [-40, -16],
        [-64, -14],
        [-86, -24],
      ]),
      '#7a1f3a',
      { rim: 0, line: 3.2 },
    )
    for (const x of [-88, -76, -64, -52])
      p.fill(
        poly([
          [x - 5, -46 + (x + 88) * 0.1],
          [x + 5, -46 + (x + 88) * 0.1],
          [x, -33],
        ]),
        '#fff6df',
      )
    p.shape(
      smooth([
        [-84, -22],
        [-60, -12],
        [-36, -14],
        [-4, -8],
        [-30, 2],
        [-64, -2],
      ]),
      belly,
      { line: 3, size: 0.5 },
    )
    for (const x of [-72, -58])
      p.fill(
        poly([
          [x - 4, -18],
          [x + 4, -16],
          [x, -28],
        ]),
        '#fff6df',
      )
    horn(
      p,
      [
        [10, -74],
        [34, -92],
        [62, -94],
      ],
      16,
      BONE,
      2,
    )
    horn(
      p,
      [
        [-8, -80],
        [6, -102],
        [30, -110],
      ],
      13,
      BONE,
      2,
    )
    p.eye(
      -36,
      -60,
      14,
      { iris: '#ffe04a', lid: 0.34, mood: 1, lidColour: '#7a1f1a', slit: true, look: [-0.3, 0.1] },
      -80,
    )
    p.fill(ell(-88, -60, 3.4), INK)
  },
  // Volcanaught: a mountain on its way
  R18: (p) => {
    p.halo(0, -60, 74, '#ff8a2a', 0.9)
    p.shape(
      smooth([
        [-30, -74],
        [-40, -100],
        [-10, -92],
        [2, -118],
        [14, -94],
        [42, -104],
        [30, -74],
      ]),
      '#ff9a2a',
      { size: 0.6, shade: 0.12 },
    )
    p.shape(
      smooth([
        [-98, 92],
        [-84, 40],
        [-56, -6],
        [-38, -70],
        [0, -62],
        [38, -70],
        [56, -6],
        [84, 40],
        [98, 92],
      ]),
      '#5a3a3c',
      {
        inside:
          dab(
            smooth([
              [-40, -80],
              [-34, -40],
              [-24, -52],
              [-16, -14],
              [-6, -46],
              [6, -20],
              [14, -50],
              [24, -34],
              [30, -60],
              [40, -80],
            ]),
            '#ff8a2a',
            1,
          ) +
          dab(
            smooth([
              [-32, -80],
              [-28, -52],
              [-18, -60],
              [-10, -40],
              [0, -60],
              [14, -58],
              [28, -66],
              [32, -80],
            ]),
            '#ffe27a',
            1,
          ) +
          pattern.cracks(['M-70,60l20,4 6,20', 'M72,50l-18,10 -2,22', 'M-10,92l6,-18 12,-4'], '#ff8a2a', 5),
      },
    )
    p.shape(
      soft(
        [
          [-40, 2],
          [-4, 10],
          [-6, 20],
          [-42, 12],
        ],
        3,
      ),
      '#3a2226',
      { line: 3, size: 0.4 },
    )
    p.shape(
      soft(
        [
          [40, 2],
          [4, 10],
          [6, 20],
          [42, 12],
        ],
        3,
      ),
      '#3a2226',
      { line: 3, size: 0.4 },
    )
    both((k) => p.ember(k * 23, 20, 14, 10, '#ffd23c', 0.8))
    p.mouth(0, 42, 36, 22, {
      teeth: 7,
      length: 12,
      low: 5,
      flat: false,
      curve: -3,
      dark: '#7a1f0a',
      tongue: '#ffb02a',
      tooth: '#e8d2b0',
    })
    both((k) => {
      taper(
        p,
        [
          [k * 62, 20],
          [k * 92, 34],
          [k * 90, 62],
        ],
        36,
        34,
        '#6d4a48',
      )
      p.shape(soft(lump(k * 86, 74, 28, 24, 8, 0.16, p.random), 8), '#5a3a3c', {
        inside: pattern.cracks([`M${k * 78},62l6,10 -4,12`], '#ff8a2a', 4),
      })
    })
    sparks(p, [
      [-60, -84, 7],
      [62, -90, 7],
      [-84, -50, 5],
      [86, -44, 6],
      [-30, -112, 5],
    ])
  },
  // Crimson Onrush: do not stand there
  R19: (p) => {
    rush(p, [
      [-100, -60, 46],
      [-104, -30, 30],
      [-104, 0, 24],
      [-100, 62, 30],
    ])
    const hide = '#a02a2c'
    for (const [x, h] of [
      [-66, 20],
      [-46, 26],
      [-24, 30],
      [0, 30],
    ] as const)
      p.shape(
        soft(
          [
            [x - 14, -38],
            [x - 18, -38 - h],
            [x + 10, -38],
          ],
          4,
        ),
        '#3b1a22',
        { line: 3, size: 0.5 },
      )
    taper(
      p,
      [
        [-58, 40],
        [-84, 60],
        [-70, 88],
      ],
      30,
      16,
      '#7a1f22',
    )
    taper(
      p,
      [
        [14, 44],
        [38, 66],
        [66, 66],
      ],
      28,
      16,
      '#7a1f22',
    )
    p.shape(
      smooth([
        [-88, 16],
        [-78, -28],
        [-30, -46],
        [24, -40],
        [60, -16],
        [58, 30],
        [14, 50],
        [-60, 50],
      ]),
      hide,
      {
        inside:
          pattern.fur(
            [
              [-60, -10],
              [-30, -20],
              [0, -14],
              [-50, 20],
              [-20, 24],
              [14, 14],
            ],
            '#4d0f14',
            11,
          ) + stroke('M-96,30Q-30,54 60,30', '#f2c23c', 9, 0.95),
      },
    )
    taper(
      p,
      [
        [-30, 44],
        [-48, 70],
        [-26, 90],
      ],
      30,
      17,
      hide,
    )
    foot(p, -66, 88, 15, '#20131d', 2, 8)
    foot(p, -22, 90, 16, '#20131d', 2, 8)
    foot(p, 72, 68, 14, '#20131d', 2, 8)
    ear.point(p, 1, 38, -44, 12, 26, 30, hide, '#f0a890')
    p.shape(
      smooth([
        [20, 20],
        [18, -30],
        [48, -54],
        [76, -40],
        [98, -4],
        [100, 18],
        [80, 34],
        [48, 36],
      ]),
      hide,
      {},
    )
    p.shape(
      smooth([
        [74, 2],
        [90, -8],
        [104, 6],
        [102, 24],
        [84, 26],
      ]),
      '#d88a80',
      { size: 0.5 },
    )
    p.fill(ell(96, 4, 3.4, 4.6), INK)
    p.fill(ell(94, 16, 3.4, 4.6), INK)
    horn(
      p,
      [
        [66, 28],
        [86, 38],
        [98, 8],
        [96, -6],
      ],
      20,
      BONE,
    )
    horn(
      p,
      [
        [52, 32],
        [66, 46],
        [78, 26],
      ],
      14,
      '#e0cfa4',
    )
    p.eye(62, -20, 13, { iris: '#ffd23a', lid: 0.38, mood: 1, lidColour: '#6d161c', look: [0.35, 0.1] }, 90)
    p.shape(
      soft(
        [
          [26, -42],
          [68, -44],
          [80, -28],
          [64, -30],
          [34, -32],
        ],
        5,
      ),
      '#d8a83c',
      { line: 2.8, size: 0.5 },
    )
    p.line('M-96,94q30,-10 54,0M-10,96q30,-10 60,0', '#ffe0a8', 5, 0.7)
  },
  // Titanjaw: the rest is there to carry it
  R20: (p) => {
    const hide = '#a83a2a'
    taper(
      p,
      [
        [-20, 50],
        [-66, 60],
        [-96, 34],
      ],
      50,
      8,
      hide,
      { inside: stroke('M-50,30v50M-68,34v44M-84,30v30', '#5a120b', 5, 0.5) },
    )
    leg(p, -34, 50, 90, 36, '#8a2c20', '#5a1a14', 3)
    leg(p, 20, 54, 90, 38, hide, '#5a1a14', 3)
    p.shape(
      smooth([
        [-48, 66],
        [-52, 20],
        [-24, -14],
        [24, -10],
        [44, 24],
        [36, 70],
        [-10, 80],
      ]),
      hide,
      {
        inside:
          dab(ell(14, 48, 26, 34), '#f0bd84', 0.85) + stroke('M-8,30Q14,40 40,28M-8,48Q14,58 38,46', '#a8663a', 3, 0.5),
      },
    )
    taper(
      p,
      [
        [26, 20],
        [50, 26],
        [46, 42],
      ],
      15,
      9,
      hide,
    )
    claws(p, 46, 42, 1.6, 2, 16, BONE, 8)
    for (const [x, y] of [
      [-58, 10],
      [-54, -16],
      [-44, -42],
      [-30, -66],
    ] as const)
      p.shape(
        soft(
          [
            [x - 4, y + 16],
            [x - 22, y - 4],
            [x + 10, y - 2],
          ],
          3,
        ),
        GOLD,
        { line: 2.8, size: 0.4 },
      )
    p.shape(
      smooth([
        [-44, -26],
        [-38, -66],
        [-6, -92],
        [40, -92],
        [86, -76],
        [102, -48],
        [98, -34],
        [40, -36],
        [-4, -16],
      ]),
      hide,
      {
        inside: pattern.spots(
          [
            [-20, -66, 7],
            [0, -80, 6],
            [-26, -46, 6],
            [20, -78, 5],
          ],
          '#5a120b',
          0.6,
        ),
      },
    )
    p.shape(
      smooth([
        [-34, -20],
        [0, -22],
        [40, -36],
        [96, -38],
        [98, -6],
        [80, 14],
        [20, 20],
        [-24, 8],
      ]),
      '#7a1f3a',
      { rim: 0, line: 3.4, inside: dab(ell(40, 10, 40, 14), '#d2566a', 1) },
    )
    for (const [x, l] of [
      [14, 15],
      [32, 19],
      [50, 22],
      [68, 20],
      [86, 17],
    ] as const)
      p.shape(
        poly([
          [x - 9, -38 + (50 - x) * 0.06],
          [x + 9, -39 + (50 - x) * 0.06],
          [x, -38 + l],
        ]),
        '#fff6df',
        { line: 2.2, size: 0.3 },
      )
    p.shape(
      smooth([
        [-30, 0],
        [10, 12],
        [60, 12],
        [98, -6],
        [94, 14],
        [60, 32],
        [4, 34],
        [-28, 20],
      ]),
      hide,
      {
        inside: dab(
          smooth([
            [-20, 30],
            [40, 36],
            [94, 14],
            [60, 50],
            [0, 50],
          ]),
          '#f0bd84',
          0.7,
        ),
      },
    )
    for (const [x, l] of [
      [24, 14],
      [42, 17],
      [60, 17],
      [78, 15],
    ] as const)
      p.shape(
        poly([
          [x - 8, 16 - Math.abs(x - 50) * 0.12],
          [x + 8, 15 - Math.abs(x - 50) * 0.12],
          [x, 12 - l],
        ]),
        '#fff6df',
        { line: 2.2, size: 0.3 },
      )
    p.eye(20, -64, 15, { iris: '#ffd23a', lid: 0.36, mood: 1, lidColour: '#6d1c14', slit: true, look: [0.3, 0.12] }, 60)
    p.fill(ell(88, -62, 4, 3), INK)
  },
}

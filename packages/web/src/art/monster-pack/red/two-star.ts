import { ell, lump, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, ear, flame, flamePath, foot, horn, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { FIRE, sparks } from './parts.ts'

/** Red monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
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
}

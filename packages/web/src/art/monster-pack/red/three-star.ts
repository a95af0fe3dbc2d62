import { ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, claws, ear, flame, horn, leg, pattern, skinWing, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { GOLD, BLOOD, BONE } from './parts.ts'

/** Red monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
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
}

import { ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, bubbles, claws, ear, fanWing, pattern, puffs, sparkle, taper, whiskers } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { DEEP, MIST } from './parts.ts'

/** Blue monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
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
}

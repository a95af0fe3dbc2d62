import { burst, ell, poly, smooth, soft } from '../../geometry.ts'
import { both, claws, pattern, sparkle, starPath, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { SHADE, SPARK } from './parts.ts'

/** White monsters of four stars, by card id. */
export const FOUR_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Novaclast: what is left when a star is angry
  W11: (p) => {
    p.halo(0, -10, 108, '#ffd88a', 0.9)
    p.shape(poly(burst(0, -4, 62, 102, 12, p.random, 0.2)), '#f6c34a', { shade: 0.12, size: 0.6 })
    p.shape(poly(burst(0, -4, 52, 78, 12, p.random, 0.45)), '#ff8a3c', { shade: 0.12, size: 0.5, line: 2.8 })
    p.shape(
      soft(
        [
          [-46, -46],
          [-20, -58],
          [0, -46],
          [20, -58],
          [46, -46],
          [54, -4],
          [36, 40],
          [0, 62],
          [-36, 40],
          [-54, -4],
        ],
        8,
      ),
      '#3f3560',
      {
        inside:
          dab(
            soft(
              [
                [-50, -60],
                [0, -48],
                [0, 62],
                [-60, 40],
              ],
              5,
            ),
            '#6a5a98',
            0.5,
          ) +
          pattern.cracks(
            ['M0,-46v20l-8,10', 'M-46,8l16,6', 'M46,8l-16,6', 'M-20,52l6,-12', 'M20,52l-6,-12'],
            '#ffd75a',
            3,
          ),
      },
    )
    both((k) => {
      p.shape(
        soft(
          [
            [k * 8, -8],
            [k * 44, -28],
            [k * 40, -2],
            [k * 20, 8],
          ],
          4,
        ),
        '#fff3c0',
        { line: 3, rim: 0, shade: 0 },
      )
      p.fill(ell(k * 27, -9, 6, 7), '#d8501c')
    })
    p.shape(
      smooth([
        [-32, 18],
        [-14, 24],
        [0, 20],
        [14, 24],
        [32, 18],
        [20, 40],
        [0, 46],
        [-20, 40],
      ]),
      '#fff3c0',
      { line: 3, rim: 0, shade: 0 },
    )
    for (const x of [-18, -6, 6, 18])
      p.fill(
        poly([
          [x - 6, 20],
          [x + 6, 20],
          [x, 32],
        ]),
        '#3f3560',
      )
    both((k) => {
      p.halo(k * 84, 44, 26, '#ffd88a', 0.9)
      p.shape(starPath(k * 84, 44, 17, 5, 0.5), SPARK, { line: 2.8, size: 0.4 })
    })
    sparkle(p, -70, -80, 12, '#ffffff')
    sparkle(p, 74, -84, 10, '#ffffff')
  },
  // Zerogeist: round an emptiness that counts
  W12: (p) => {
    p.halo(0, 0, 106, '#b89aff', 0.55)
    taper(
      p,
      [
        [-40, 66],
        [-64, 88],
        [-92, 82],
      ],
      34,
      4,
      '#d8cdec',
    )
    taper(
      p,
      [
        [40, 66],
        [60, 92],
        [92, 90],
      ],
      34,
      4,
      '#c2b4de',
    )
    taper(
      p,
      [
        [0, 72],
        [6, 94],
        [-10, 104],
      ],
      34,
      5,
      '#d8cdec',
    )
    both((k) => {
      taper(
        p,
        [
          [k * 58, 6],
          [k * 88, 14],
          [k * 92, -18],
        ],
        26,
        15,
        '#d8cdec',
      )
      claws(p, k * 92, -18, -Math.PI / 2, 4, 22, '#efe9fa', 9)
    })
    p.shape(ell(0, 0, 68, 86), '#e2dbf2', {
      inside:
        stroke('M-52,-34Q-60,20 -44,60M52,-34Q60,20 44,60', SHADE, 4, 0.5) +
        dab(ell(-38, -46, 14, 22), '#ffffff', 0.85),
    })
    p.shape(ell(0, 26, 31, 44), '#1a1430', {
      rim: 0,
      line: 3.6,
      inside: [
        [-10, 8, 1.6],
        [8, 0, 1.2],
        [2, 34, 2],
        [-14, 46, 1.4],
        [14, 22, 1.6],
        [10, 54, 1.2],
        [-4, 20, 1],
      ]
        .map(([x, y, r]) => dab(ell(x as number, y as number, r as number), '#ffffff', 0.95))
        .join(''),
    })
    both((k) =>
      p.shape(
        soft(
          [
            [k * 12, -40],
            [k * 44, -54],
            [k * 40, -30],
            [k * 22, -24],
          ],
          5,
        ),
        '#1a1430',
        { rim: 0, line: 3.2 },
      ),
    )
    both((k) => {
      p.halo(k * 29, -38, 20, '#a88aff', 1)
      p.fill(ell(k * 29, -38, 5), '#f6f0ff')
    })
    for (const [x, y, s] of [
      [-82, -62, 12],
      [84, -64, 13],
      [-90, 40, 8],
    ] as const)
      p.line(ell(x, y, s * 0.72, s), '#5a4a88', 4.4)
  },
}

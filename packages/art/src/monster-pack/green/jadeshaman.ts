import { ell, poly, smooth, soft } from '../../geometry.ts'
import { both, claws, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LIGHT, rune } from './parts.ts'

/** Jadeshaman: the mask was there first. */
export const jadeshaman = (p: Pen): void => {
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.36
    p.group(`rotate(${((a + Math.PI / 2) * 180) / Math.PI} 0 -10)`, () =>
      p.shape(
        smooth([
          [-9, -50],
          [-12, -84],
          [0, -112],
          [12, -84],
          [9, -50],
        ]),
        i % 2 === 0 ? '#3fae8a' : '#e8b04a',
        { line: 2.8, size: 0.5, inside: stroke('M0,-50V-104', '#1f4a3a', 2.6, 0.6) },
      ),
    )
  }
  leg(p, -22, 62, 90, 20, '#8a5f42', '#5a3f2a', 3)
  leg(p, 22, 62, 90, 20, '#8a5f42', '#5a3f2a', 3)
  p.shape(
    soft(
      [
        [-38, 76],
        [-28, 30],
        [28, 30],
        [38, 76],
        [20, 70],
        [0, 82],
        [-20, 70],
      ],
      6,
    ),
    '#b8502e',
    { inside: stroke('M-34,58H34', '#f0d27a', 6, 0.9) },
  )
  taper(
    p,
    [
      [-28, 36],
      [-58, 44],
      [-66, 22],
    ],
    18,
    12,
    '#8a5f42',
  )
  claws(p, -66, 22, -1.9, 3, 15, '#8a5f42', 8)
  taper(
    p,
    [
      [28, 36],
      [58, 42],
      [70, 20],
    ],
    18,
    12,
    '#8a5f42',
  )
  p.line('M66,64L80,-40', INK, 9)
  p.line('M66,64L80,-40', '#8a5a2c', 5)
  p.shape(ell(71, 16, 10), '#8a5f42', { line: 3, size: 0.5 })
  p.shape(ell(81, -48, 14), '#f0e2bd', {
    line: 3,
    size: 0.5,
    inside: dab(ell(76, -50, 4, 5), INK, 0.9) + dab(ell(87, -50, 4, 5), INK, 0.9) + stroke('M76,-39h10', INK, 2.4, 0.9),
  })
  p.shape(
    soft(
      [
        [-54, -50],
        [54, -50],
        [60, -4],
        [40, 36],
        [0, 52],
        [-40, 36],
        [-60, -4],
      ],
      16,
    ),
    '#3fae7f',
    {
      inside:
        stroke('M-54,-30H54M-44,22Q0,44 44,22', '#1f5f48', 5, 0.6) +
        dab(
          poly([
            [-6, -56],
            [6, -56],
            [8, 10],
            [-8, 10],
          ]),
          '#8fe8c0',
          0.8,
        ) +
        pattern.spots(
          [
            [-42, 4, 6],
            [42, 4, 6],
          ],
          '#e8b04a',
          0.95,
        ),
    },
  )
  both((k) =>
    p.shape(
      soft(
        [
          [k * 10, -26],
          [k * 44, -32],
          [k * 42, -8],
          [k * 16, -4],
        ],
        6,
      ),
      '#0f2a22',
      { rim: 0, line: 3 },
    ),
  )
  both((k) => {
    p.halo(k * 28, -17, 18, LIGHT, 0.95)
    p.fill(ell(k * 28, -17, 5.4), '#fbffd8')
  })
  p.shape(
    soft(
      [
        [-26, 16],
        [26, 16],
        [20, 32],
        [-20, 32],
      ],
      4,
    ),
    '#0f2a22',
    {
      rim: 0,
      line: 3,
      inside: [-16, -5, 6, 17]
        .map((x) =>
          dab(
            poly([
              [x - 5, 14],
              [x + 5, 14],
              [x + 5, 24],
              [x - 5, 24],
            ]),
            '#f0e2bd',
            1,
          ),
        )
        .join(''),
    },
  )
  rune(p, -78, -18, 14, 1)
}

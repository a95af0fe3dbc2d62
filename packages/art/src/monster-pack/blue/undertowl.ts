import { ell, smooth, soft } from '../../geometry.ts'
import { both, claws } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'

/** Undertowl: pulls its prey under with soft wings. */
export const undertowl = (p: Pen): void => {
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
}

import { ell, poly, smooth } from '../../geometry.ts'
import { both, horn, pattern } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

/** Hornetjack: a wasp with a grudge. */
export const hornetjack = (p: Pen): void => {
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
}

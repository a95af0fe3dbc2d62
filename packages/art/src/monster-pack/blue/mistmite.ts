import { ell } from '../../geometry.ts'
import { both, pattern, puffs, taper } from '../../limbs.ts'
import { INK, type Pen } from '../../pen.ts'
import { DEEP, MIST } from './parts.ts'

/** Mistmite: a mite in its own weather. */
export const mistmite = (p: Pen): void => {
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
}

import { ell, smooth } from '../../geometry.ts'
import { both, puffs } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LILAC, SHADE, NIGHT, fuse } from './parts.ts'

/** Boomoth: drawn to any flame, above all its own. */
export const boomoth = (p: Pen): void => {
  both((k) => {
    p.shape(
      smooth([
        [k * 10, -22],
        [k * 40, -74],
        [k * 88, -84],
        [k * 98, -44],
        [k * 66, -4],
        [k * 14, 6],
      ]),
      '#d8cdec',
      {
        inside:
          dab(ell(k * 64, -46, 20, 18), '#4a4066', 0.95) +
          dab(ell(k * 64 - 6, -52, 6, 5), '#ffffff', 0.7) +
          dab(ell(k * 84, -70, 7, 6), '#f0a83c', 0.9) +
          stroke(`M${k * 14},-10Q${k * 40},-40 ${k * 40},-70`, SHADE, 3, 0.6),
      },
    )
    p.shape(
      smooth([
        [k * 12, 6],
        [k * 60, 4],
        [k * 84, 36],
        [k * 66, 72],
        [k * 34, 60],
      ]),
      '#c2b4de',
      { inside: dab(ell(k * 56, 36, 13, 13), '#f0a83c', 0.9) + dab(ell(k * 56, 36, 6, 6), NIGHT, 0.9) },
    )
    p.line(`M${k * 8},-40Q${k * 22},-66 ${k * 42},-72`, INK, 5)
    for (const [x, y] of [
      [16, -54],
      [24, -62],
      [33, -68],
    ] as const)
      p.line(`M${k * x},${y}l${k * 8},4M${k * x},${y}l${k * -1},-9`, INK, 2.6)
  })
  p.shape(
    smooth([
      [-20, 10],
      [-22, 44],
      [0, 88],
      [22, 44],
      [20, 10],
    ]),
    '#efe9fa',
    {
      inside: [26, 44, 60]
        .map((y) =>
          dab(
            smooth([
              [-40, y],
              [0, y + 7],
              [40, y],
              [40, y + 9],
              [0, y + 16],
              [-40, y + 9],
            ]),
            SHADE,
            0.85,
          ),
        )
        .join(''),
    },
  )
  puffs(
    p,
    [
      [-14, 6, 14],
      [14, 6, 14],
      [0, 10, 16],
    ],
    '#fbf8ff',
  )
  p.shape(
    smooth([
      [-28, -20],
      [-20, -42],
      [0, -48],
      [20, -42],
      [28, -20],
      [14, 2],
      [-14, 2],
    ]),
    '#efe9fa',
    {},
  )
  p.eye(-13, -20, 13, { iris: '#d8581c', lid: 0.2, mood: 0.5, lidColour: LILAC })
  p.eye(13, -20, 13, { iris: '#d8581c', lid: 0.2, mood: 0.5, lidColour: LILAC })
  fuse(p, [
    [0, 86],
    [10, 98],
    [26, 96],
  ])
}

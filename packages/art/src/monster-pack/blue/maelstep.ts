import { ell, smooth } from '../../geometry.ts'
import { both, claws, dropPath, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { DEEP, PALE } from './parts.ts'

/** Maelstep: every step a whirlpool. */
export const maelstep = (p: Pen): void => {
  p.shape(ell(0, 84, 84, 14), DEEP, {
    inside: stroke(ell(0, 84, 62, 9), '#dff5ff', 4, 0.8) + stroke(ell(0, 84, 36, 5), '#dff5ff', 3, 0.8),
  })
  p.shape(
    smooth([
      [-18, 86],
      [-34, 54],
      [-58, 14],
      [-84, -34],
      [-88, -62],
      [0, -80],
      [88, -62],
      [84, -34],
      [58, 14],
      [34, 54],
      [18, 86],
    ]),
    '#3f8fd0',
    {
      inside: [
        [-46, 84],
        [-18, 74],
        [10, 60],
        [38, 44],
        [64, 28],
      ]
        .map(([y, w]) =>
          stroke(`M${-(w as number)},${y}Q0,${(y as number) + 26} ${w},${(y as number) - 6}`, '#e4f6ff', 6, 0.75),
        )
        .join(''),
    },
  )
  p.shape(ell(0, -62, 86, 20), '#1c4c84', {
    inside: stroke(ell(0, -60, 60, 12), '#9fd6ff', 4, 0.8) + stroke(ell(0, -60, 32, 6), '#9fd6ff', 4, 0.8),
    rim: 0.2,
  })
  both((k) => {
    taper(
      p,
      [
        [k * 62, -4],
        [k * 92, 4],
        [k * 86, 36],
      ],
      28,
      20,
      '#5fb0ea',
    )
    claws(p, k * 86, 36, Math.PI / 2, 3, 24, '#bfe8ff', 12)
  })
  both((k) => p.eye(k * 26, -10, 20, { iris: '#f6d23a', lid: 0.3, mood: 1, lidColour: '#2b6aa8' }))
  p.mouth(0, 22, 30, 20, { teeth: 7, length: 11, low: 5, curve: -4, dark: '#0f2a52' })
  for (const [x, y, r] of [
    [-80, 62, 8],
    [84, 66, 9],
    [-96, 0, 7],
  ] as const)
    p.shape(dropPath(x, y, r), PALE, { line: 2.4, size: 0.3 })
}

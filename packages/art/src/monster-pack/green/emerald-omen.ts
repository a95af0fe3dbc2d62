import { poly } from '../../geometry.ts'
import { both, fanWing, sparkle, starPath } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { rune } from './parts.ts'

/** Emerald Omen: it has already seen how this ends. */
export const emeraldOmen = (p: Pen): void => {
  p.halo(0, -6, 104, '#5affb0', 0.6)
  both((k) => {
    fanWing(p, k * 40, -14, k, 5, 70, -1.3, -0.1, '#2f9f6a', 19)
    fanWing(p, k * 40, 26, k, 4, 60, 0.1, 1.1, '#1f7f54', 17)
  })
  for (const [a, l] of [
    [-1.57, 44],
    [-1.9, 38],
    [-1.24, 38],
    [-2.24, 32],
    [-0.9, 32],
  ] as const)
    p.shape(
      poly([
        [Math.cos(a - 0.16) * 52, -2 + Math.sin(a - 0.16) * 52],
        [Math.cos(a) * (56 + l), -2 + Math.sin(a) * (56 + l)],
        [Math.cos(a + 0.16) * 52, -2 + Math.sin(a + 0.16) * 52],
      ]),
      '#f0c84a',
      { line: 2.8, size: 0.4 },
    )
  p.shape(
    poly([
      [0, -64],
      [40, -44],
      [58, 0],
      [40, 46],
      [0, 74],
      [-40, 46],
      [-58, 0],
      [-40, -44],
    ]),
    '#1f9f68',
    {
      inside:
        dab(
          poly([
            [0, -64],
            [-40, -44],
            [-26, -20],
            [0, -34],
          ]),
          '#ffffff',
          0.4,
        ) +
        dab(
          poly([
            [0, -64],
            [40, -44],
            [26, -20],
            [0, -34],
          ]),
          '#ffffff',
          0.2,
        ) +
        dab(
          poly([
            [-40, -44],
            [-58, 0],
            [-36, 6],
            [-26, -20],
          ]),
          '#ffffff',
          0.18,
        ) +
        dab(
          poly([
            [40, 46],
            [0, 74],
            [0, 48],
            [24, 28],
          ]),
          '#052f20',
          0.45,
        ) +
        dab(
          poly([
            [-40, 46],
            [0, 74],
            [0, 48],
            [-24, 28],
          ]),
          '#052f20',
          0.25,
        ) +
        dab(
          poly([
            [58, 0],
            [40, 46],
            [24, 28],
            [36, 6],
          ]),
          '#052f20',
          0.35,
        ) +
        stroke('M-26,-20L0,-34L26,-20L36,6L24,28L0,48L-24,28L-36,6Z', '#b8ffdc', 2.4, 0.7),
    },
  )
  p.halo(0, 4, 50, '#d8ffb0', 0.8)
  p.eye(0, 4, 29, { iris: '#f2c02a', white: '#f6ffe8', lid: 0.14, lidColour: '#0f6a44', slit: true, look: [0, 0] })
  p.shape(
    poly([
      [0, 82],
      [11, 92],
      [0, 108],
      [-11, 92],
    ]),
    '#5affb0',
    { line: 2.6, size: 0.4 },
  )
  for (const [x, y, k] of [
    [-86, -66, 0],
    [88, -66, 3],
    [-92, 66, 2],
    [92, 66, 1],
  ] as const)
    rune(p, x, y, 12, k)
  sparkle(p, 0, -100, 0.1)
  p.fill(starPath(0, -44, 10, 4), '#ffffff', 0.9)
}

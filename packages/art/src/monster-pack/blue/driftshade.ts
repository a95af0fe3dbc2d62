import { ell, smooth } from '../../geometry.ts'
import { both, bubbles, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'

/** Driftshade: a jellyfish that casts no shadow. */
export const driftshade = (p: Pen): void => {
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
}

import { ell, poly, smooth, soft } from '../../geometry.ts'
import { bubbles, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'

/** Slipscale: an eel in a knot that does not hold. */
export const slipscale = (p: Pen): void => {
  const eel = '#3f8fb8'
  taper(
    p,
    [
      [-88, 70],
      [-50, 88],
      [10, 84],
      [56, 66],
      [60, 30],
      [24, 16],
    ],
    14,
    40,
    eel,
    { inside: pattern.scales(0, 70, 90, 40, '#1c4f7c', 15) },
  )
  taper(
    p,
    [
      [24, 16],
      [-30, 14],
      [-66, -8],
      [-56, -44],
      [-12, -58],
    ],
    42,
    46,
    eel,
    { inside: pattern.scales(-30, -10, 60, 70, '#1c4f7c', 15) },
  )
  p.shape(
    soft(
      [
        [-70, -16],
        [-92, -40],
        [-74, -58],
        [-52, -66],
        [-44, -48],
        [-56, -30],
      ],
      5,
    ),
    '#7fe0d8',
    { line: 2.8, size: 0.5 },
  )
  p.shape(
    soft(
      [
        [34, 24],
        [58, 8],
        [80, 34],
        [76, 62],
        [58, 60],
      ],
      6,
    ),
    '#7fe0d8',
    { line: 2.8, size: 0.5 },
  )
  p.shape(
    smooth([
      [-26, -38],
      [-14, -74],
      [30, -84],
      [74, -62],
      [92, -34],
      [66, -18],
      [20, -16],
    ]),
    eel,
    {
      inside: dab(
        smooth([
          [-10, -20],
          [40, -26],
          [92, -34],
          [66, -10],
          [20, -8],
        ]),
        '#d9f3ea',
        0.8,
      ),
    },
  )
  p.eye(30, -54, 16, { iris: '#e8d23c', lid: 0.26, mood: 0.5, lidColour: eel, slit: true, look: [0.3, 0.1] }, 60)
  p.line('M36,-24Q66,-24 90,-36', INK, 3.6)
  for (const x of [52, 64, 76])
    p.fill(
      poly([
        [x, -27],
        [x + 8, -29],
        [x + 5, -18],
      ]),
      '#fff6df',
    )
  p.fill(ell(82, -46, 2.6), INK)
  bubbles(p, [
    [88, -72, 8],
    [78, -88, 5],
    [-84, 24, 7],
  ])
}

import { lump, poly, soft } from '../../geometry.ts'
import { leaf, swirlPath, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { LEAF, BARK, MAGIC, fireflies } from './parts.ts'

/** Brambleseer: one eye, and thorns round it. */
export const brambleseer = (p: Pen): void => {
  for (const [pts, w] of [
    [
      [
        [-30, 30],
        [-80, 40],
        [-92, 0],
        [-70, -30],
      ],
      15,
    ],
    [
      [
        [30, 30],
        [80, 44],
        [94, 10],
        [76, -24],
      ],
      15,
    ],
    [
      [
        [-20, 40],
        [-50, 84],
        [-90, 86],
      ],
      14,
    ],
    [
      [
        [20, 40],
        [50, 84],
        [92, 88],
      ],
      14,
    ],
  ] as const)
    taper(p, pts, w, 5, BARK)
  for (const [x, y, a] of [
    [-84, 26, 2.6],
    [-86, -10, -2.8],
    [88, 30, 0.5],
    [86, -4, -0.2],
    [-60, 72, 2],
    [62, 74, 1],
  ] as const)
    p.shape(
      poly([
        [x - 5, y - 5],
        [x + Math.cos(a) * 17, y + Math.sin(a) * 17],
        [x + 5, y + 5],
      ]),
      '#e6d2a0',
      { line: 2.2, size: 0.3 },
    )
  p.shape(soft(lump(0, 4, 62, 60, 13, 0.16, p.random), 10), '#5f7f3a', {
    inside:
      stroke(swirlPath(0, 4, 58, 2.4, 0.6), '#33481c', 6, 0.7) +
      stroke(swirlPath(4, 0, 54, 2.2, 2.6), '#9ac05a', 3, 0.5),
  })
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.2
    p.shape(
      poly([
        [Math.cos(a - 0.1) * 56, 4 + Math.sin(a - 0.1) * 54],
        [Math.cos(a) * 80, 4 + Math.sin(a) * 78],
        [Math.cos(a + 0.1) * 56, 4 + Math.sin(a + 0.1) * 54],
      ]),
      '#e6d2a0',
      { line: 2.4, size: 0.3 },
    )
  }
  p.halo(0, 2, 50, MAGIC, 0.6)
  p.eye(0, 2, 34, { iris: '#6fd02a', lid: 0.16, lidColour: '#4d6a2c', slit: true, look: [0, 0.04] })
  leaf(p, -30, -50, 30, -2.2, LEAF)
  leaf(p, 34, -48, 28, -0.8, LEAF)
  fireflies(p, [
    [-50, -76, 6],
    [60, -74, 5],
  ])
}

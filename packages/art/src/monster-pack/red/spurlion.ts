import { ell, smooth, soft } from '../../geometry.ts'
import { both, ear, flamePath, horn, pattern } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'

/** Spurlion: a mane that burns. */
export const spurlion = (p: Pen): void => {
  p.halo(0, -14, 98, '#ff9a3c', 0.6)
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * Math.PI * 2 - Math.PI / 2
    p.group(`rotate(${((a + Math.PI / 2) * 180) / Math.PI} 0 -12)`, () =>
      p.shape(flamePath(0, -40, 44, 66, i % 2 === 0 ? 8 : -8), i % 2 === 0 ? '#e8501f' : '#f58a2a', {
        size: 0.5,
        line: 3,
        shade: 0.15,
      }),
    )
  }
  p.shape(ell(0, -10, 60, 60), '#c9471c', {
    size: 0.8,
    inside: pattern.fur(
      [
        [-40, -34],
        [40, -34],
        [-46, 8],
        [46, 8],
        [-28, 36],
        [28, 36],
      ],
      '#7a1f10',
      11,
    ),
  })
  both((k) => ear.round(p, k, 42, -54, 15, '#e8a04a', '#7a3418'))
  p.shape(
    smooth([
      [-46, -14],
      [-36, -48],
      [0, -58],
      [36, -48],
      [46, -14],
      [34, 30],
      [0, 46],
      [-34, 30],
    ]),
    '#e8a04a',
    { inside: stroke('M-12,-58L-6,-36M12,-58L6,-36M0,-60V-38', '#9a4a16', 4, 0.6) },
  )
  p.shape(
    smooth([
      [-26, 16],
      [-14, 0],
      [14, 0],
      [26, 16],
      [14, 40],
      [-14, 40],
    ]),
    '#f8e4bd',
    { size: 0.6, line: 2.8 },
  )
  p.eye(-21, -18, 15, { iris: '#b8451c', lid: 0.28, mood: 0.9, lidColour: '#c9762c', slit: true })
  p.eye(21, -18, 15, { iris: '#b8451c', lid: 0.28, mood: 0.9, lidColour: '#c9762c', slit: true })
  p.shape(
    soft(
      [
        [-14, 4],
        [14, 4],
        [0, 18],
      ],
      4,
    ),
    '#5a2418',
    { line: 2.4, size: 0.4 },
  )
  p.line('M0,17V22M0,22Q-10,32 -20,24M0,22Q10,32 20,24', INK, 3.2)
  both((k) =>
    horn(
      p,
      [
        [k * 12, 26],
        [k * 13, 34],
        [k * 12, 42],
      ],
      6,
      '#fff6df',
    ),
  )
  both((k) => {
    p.shape(
      smooth([
        [k * 26, 92],
        [k * 24, 66],
        [k * 46, 56],
        [k * 70, 68],
        [k * 70, 92],
      ]),
      '#e8a04a',
      { size: 0.7 },
    )
    for (const d of [-13, 0, 13])
      horn(
        p,
        [
          [k * 47 + d, 82],
          [k * 47 + d, 90],
          [k * 47 + d * 1.2, 99],
        ],
        8,
        '#fff6df',
      )
  })
}

import { poly, smooth, tube } from '../../geometry.ts'
import { claws, fanWing, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'

/** Squallstrider: runs before the storm it makes. */
export const squallstrider = (p: Pen): void => {
  p.line('M-98,-34Q-60,-50 -40,-30M-96,-8Q-70,-18 -54,-6M-98,52Q-70,42 -52,54', '#eaf8ff', 5, 0.75)
  const hide = '#4b93cc'
  taper(
    p,
    [
      [-16, 18],
      [-54, 6],
      [-78, -22],
      [-98, -20],
    ],
    34,
    5,
    hide,
    { inside: stroke('M-40,-10l6,26M-58,-22l2,24M-74,-34l-2,22', '#1f5588', 5, 0.6) },
  )
  taper(
    p,
    [
      [-6, 34],
      [-36, 50],
      [-22, 68],
      [-46, 86],
    ],
    34,
    10,
    '#3a7ab0',
  )
  claws(p, -44, 84, 2.6, 3, 22, '#f0e2bd', 8)
  p.shape(
    smooth([
      [-34, 22],
      [-20, -10],
      [20, -26],
      [46, -16],
      [44, 16],
      [16, 44],
      [-18, 44],
    ]),
    hide,
    {
      inside:
        dab(
          smooth([
            [0, 46],
            [40, 14],
            [52, -10],
            [56, 30],
            [20, 60],
          ]),
          '#e6f6ff',
          0.8,
        ) + stroke('M-14,-12l8,22M4,-24l8,24M22,-28l6,22', '#1f5588', 5, 0.6),
    },
  )
  taper(
    p,
    [
      [12, 34],
      [48, 44],
      [34, 66],
      [56, 86],
    ],
    34,
    11,
    hide,
  )
  claws(p, 58, 84, 0.5, 3, 24, '#f0e2bd', 9)
  taper(
    p,
    [
      [40, 6],
      [62, 18],
      [56, 36],
    ],
    15,
    8,
    hide,
  )
  claws(p, 56, 36, 1.6, 3, 16, '#f0e2bd', 7)
  p.shape(
    tube(
      [
        [30, -8],
        [46, -38],
        [48, -56],
      ],
      (t) => 36 - 6 * t,
    ),
    hide,
    { size: 0.8 },
  )
  p.shape(
    smooth([
      [26, -52],
      [36, -82],
      [62, -88],
      [98, -64],
      [96, -52],
      [64, -42],
      [40, -38],
    ]),
    hide,
    { inside: stroke('M36,-80L30,-46', '#1f5588', 5, 0.6) },
  )
  p.shape(
    smooth([
      [50, -44],
      [70, -48],
      [95, -50],
      [90, -38],
      [62, -30],
    ]),
    '#7a1f3a',
    { rim: 0, line: 3 },
  )
  for (const x of [66, 76, 86])
    p.fill(
      poly([
        [x - 4, -50],
        [x + 4, -51],
        [x, -40],
      ]),
      '#fff6df',
    )
  fanWing(p, 34, -76, -1, 4, 34, -1.2, 0.3, '#dff3ff', 11)
  p.eye(58, -68, 12, { iris: '#f2d03a', lid: 0.3, mood: 0.9, lidColour: hide, slit: true, look: [0.3, 0.1] }, 80)
}

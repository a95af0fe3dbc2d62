import { ell, smooth } from '../../geometry.ts'
import { both, ear, foot, sparkle, starPath, taper, whiskers } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'

/** Blinkotter: here, then there. */
export const blinkotter = (p: Pen): void => {
  p.halo(0, -20, 84, '#8fd8ff', 0.5)
  const otter = '#8a6a4e'
  taper(
    p,
    [
      [34, 62],
      [74, 70],
      [94, 40],
    ],
    30,
    8,
    otter,
  )
  p.shape(
    smooth([
      [-40, 84],
      [-48, 34],
      [-34, -4],
      [34, -4],
      [48, 34],
      [40, 84],
      [0, 92],
    ]),
    otter,
    { inside: dab(ell(0, 50, 27, 38), '#ead8b8', 0.9) },
  )
  foot(p, -28, 84, 24, '#6d5039', 4, 10)
  foot(p, 28, 84, 24, '#6d5039', 4, 10)
  both((k) => {
    taper(
      p,
      [
        [k * 36, 12],
        [k * 50, 34],
        [k * 22, 44],
      ],
      20,
      15,
      otter,
    )
    foot(p, k * 17, 44, 12, '#6d5039', 3, 8)
  })
  p.shape(starPath(0, 40, 19, 5, 0.5), '#8fe6ff', { line: 2.8, size: 0.5 })
  both((k) => ear.round(p, k, 44, -54, 13, otter, '#4d3626'))
  p.shape(
    smooth([
      [-54, -26],
      [-44, -62],
      [0, -76],
      [44, -62],
      [54, -26],
      [34, 4],
      [-34, 4],
    ]),
    otter,
    {
      inside: dab(
        smooth([
          [-40, -18],
          [-20, -34],
          [0, -26],
          [20, -34],
          [40, -18],
          [28, 6],
          [-28, 6],
        ]),
        '#ead8b8',
        0.95,
      ),
    },
  )
  both((k) => {
    p.halo(k * 22, -38, 24, '#7fe2ff', 0.9)
    p.eye(k * 22, -38, 15, { iris: '#19a4dc', lid: 0.08, lidColour: otter })
  })
  p.shape(
    smooth([
      [-12, -18],
      [0, -23],
      [12, -18],
      [0, -8],
    ]),
    '#2c1c16',
    { line: 2, size: 0.4 },
  )
  p.line('M0,-8V-3M0,-3Q-9,4 -16,-2M0,-3Q9,4 16,-2', INK, 3)
  whiskers(p, -10, 24, 36)
  sparkle(p, -80, -20, 13)
  sparkle(p, 78, -66, 11)
  sparkle(p, -72, 40, 8)
}

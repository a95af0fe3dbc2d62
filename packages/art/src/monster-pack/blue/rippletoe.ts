import { ell, smooth, tube } from '../../geometry.ts'
import { leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { DEEP, ripples } from './parts.ts'

/** Rippletoe: a small turtle whose toes draw rings. */
export const rippletoe = (p: Pen): void => {
  const skin = '#8fd0c0'
  ripples(p, -44, 88, 46)
  ripples(p, 46, 88, 46)
  leg(p, -40, 50, 88, 28, skin, skin, 4)
  leg(p, 42, 50, 88, 28, skin, skin, 4)
  p.shape(
    smooth([
      [-72, 44],
      [-66, -2],
      [-30, -34],
      [16, -36],
      [56, -10],
      [70, 44],
      [0, 60],
    ]),
    DEEP,
    {
      inside: pattern.plates(
        [
          [-34, 4],
          [2, -10],
          [36, 6],
          [-16, 34],
          [22, 36],
        ],
        15,
        '#a8e0ff',
        3.4,
      ),
    },
  )
  p.shape(
    smooth([
      [-74, 42],
      [0, 52],
      [74, 42],
      [66, 58],
      [0, 66],
      [-66, 58],
    ]),
    '#e9dfae',
    { size: 0.5 },
  )
  p.shape(
    tube(
      [
        [30, 24],
        [58, 12],
        [66, -12],
      ],
      30,
    ),
    skin,
  )
  p.shape(
    smooth([
      [36, -26],
      [46, -54],
      [74, -62],
      [98, -46],
      [100, -20],
      [82, -2],
      [52, -4],
    ]),
    skin,
    { inside: dab(ell(60, -42, 14, 9), '#ffffff', 0.3) },
  )
  p.eye(64, -34, 13, { iris: '#2f6fb0', lid: 0.16, lidColour: skin }, 76)
  p.eye(90, -34, 10, { iris: '#2f6fb0', lid: 0.16, lidColour: skin }, 76)
  p.line('M66,-14Q82,-6 95,-16', INK, 3.4)
  taper(
    p,
    [
      [-64, 52],
      [-84, 58],
      [-94, 48],
    ],
    14,
    3,
    skin,
  )
}

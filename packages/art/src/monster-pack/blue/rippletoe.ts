import { ell, poly, smooth, tube } from '../../geometry.ts'
import { leg, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { DEEP, ripples } from './parts.ts'

/** Rippletoe: a small turtle whose toes draw rings. */
export const rippletoe = (p: Pen): void => {
  ripples(p, -44, 88, 46)
  ripples(p, 46, 88, 46)
  leg(p, -40, 50, 88, 28, '#8fd0c0', '#8fd0c0', 4)
  leg(p, 42, 50, 88, 28, '#8fd0c0', '#8fd0c0', 4)
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
      inside: [
        [-34, 4],
        [2, -10],
        [36, 6],
        [-16, 34],
        [22, 36],
      ]
        .map(([x, y]) =>
          stroke(
            poly([
              [x as number, (y as number) - 17],
              [(x as number) + 15, (y as number) - 8],
              [(x as number) + 15, (y as number) + 9],
              [x as number, (y as number) + 17],
              [(x as number) - 15, (y as number) + 9],
              [(x as number) - 15, (y as number) - 8],
            ]),
            '#a8e0ff',
            3.4,
            0.7,
          ),
        )
        .join(''),
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
    '#8fd0c0',
    {},
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
    '#8fd0c0',
    { inside: dab(ell(60, -42, 14, 9), '#ffffff', 0.3) },
  )
  p.eye(64, -34, 13, { iris: '#2f6fb0', lid: 0.16, lidColour: '#8fd0c0' }, 76)
  p.eye(90, -34, 10, { iris: '#2f6fb0', lid: 0.16, lidColour: '#8fd0c0' }, 76)
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
    '#8fd0c0',
  )
}

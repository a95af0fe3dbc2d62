import { smooth, soft } from '../../geometry.ts'
import { both, claws, ear, leg, taper } from '../../limbs.ts'
import { type Pen, stroke } from '../../pen.ts'
import { rune, hat } from './parts.ts'

/** Hexling: its first hex, and its last hat. */
export const hexling = (p: Pen): void => {
  rune(p, 70, 8, 16, 3)
  leg(p, -14, 62, 88, 15, '#8fbf5a', '#5a3f6a', 2)
  leg(p, 16, 62, 88, 15, '#8fbf5a', '#5a3f6a', 2)
  p.shape(
    soft(
      [
        [-34, 74],
        [-24, 22],
        [26, 22],
        [36, 74],
        [0, 82],
      ],
      8,
    ),
    '#5a3f7a',
    { inside: stroke('M-30,60Q0,72 32,60', '#d8b04a', 5, 0.9) },
  )
  taper(
    p,
    [
      [-22, 32],
      [-48, 40],
      [-58, 24],
    ],
    16,
    11,
    '#5a3f7a',
  )
  claws(p, -58, 24, -2, 3, 13, '#8fbf5a', 7)
  taper(
    p,
    [
      [24, 32],
      [46, 26],
      [54, 12],
    ],
    16,
    11,
    '#5a3f7a',
  )
  claws(p, 54, 12, -0.9, 3, 13, '#8fbf5a', 7)
  both((k) => ear.point(p, k, 40, -4, 13, 22, 76, '#8fbf5a', '#f0b0a0'))
  p.shape(
    smooth([
      [-46, 0],
      [-38, -32],
      [0, -42],
      [38, -32],
      [46, 0],
      [28, 28],
      [-28, 28],
    ]),
    '#8fbf5a',
    {},
  )
  p.eye(-18, -6, 16, { iris: '#a83fc0', lid: 0.16, lidColour: '#8fbf5a', look: [0.3, 0.2] })
  p.eye(18, -6, 16, { iris: '#a83fc0', lid: 0.16, lidColour: '#8fbf5a', look: [0.3, 0.2] })
  p.mouth(2, 13, 14, 8, { teeth: 2, length: 6, curve: 4 })
  hat(p, 0, -28, 58, 74, 26, '#4a3268', '#d8b04a')
}

import { smooth, tube } from '../../geometry.ts'
import { both, leaf } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'
import { LEAF, FERN, MAGIC, rune } from './parts.ts'

/** Runebud: what is written inside opens last. */
export const runebud = (p: Pen): void => {
  p.halo(0, -6, 86, MAGIC, 0.5)
  p.shape(
    tube(
      [
        [0, 96],
        [-4, 70],
        [0, 46],
      ],
      15,
    ),
    FERN,
    { size: 0.5 },
  )
  leaf(p, -2, 84, 66, -2.7, LEAF, 22)
  leaf(p, 2, 84, 66, -0.44, LEAF, 22)
  both((k) =>
    p.shape(
      smooth([
        [k * 10, 50],
        [k * 60, 36],
        [k * 72, -10],
        [k * 54, -48],
        [k * 34, -10],
      ]),
      '#c95a8f',
      { inside: stroke(`M${k * 14},44Q${k * 54},20 ${k * 54},-36`, '#7a2456', 3, 0.5) },
    ),
  )
  p.shape(
    smooth([
      [-46, 42],
      [-52, 0],
      [-30, -46],
      [0, -84],
      [30, -46],
      [52, 0],
      [46, 42],
      [0, 58],
    ]),
    '#e88ab4',
    { inside: stroke('M0,-84V-40M-30,-44Q-24,-20 -30,0M30,-44Q24,-20 30,0', '#a83f78', 3, 0.5) },
  )
  rune(p, 0, -42, 15, 0)
  p.eye(-19, 4, 16, { iris: '#3f8f4a', lid: 0.2, lidColour: '#d06a9c' })
  p.eye(19, 4, 16, { iris: '#3f8f4a', lid: 0.2, lidColour: '#d06a9c' })
  p.line('M-11,28Q0,37 11,28', INK, 3.6)
  p.shape(
    smooth([
      [-50, 42],
      [-26, 34],
      [0, 46],
      [26, 34],
      [50, 42],
      [24, 62],
      [0, 68],
      [-24, 62],
    ]),
    FERN,
    { size: 0.6 },
  )
  rune(p, -76, -40, 11, 1)
  rune(p, 78, -46, 11, 4)
}

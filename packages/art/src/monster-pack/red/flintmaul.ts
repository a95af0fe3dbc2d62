import { lump, poly, soft } from '../../geometry.ts'
import { both, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { sparks } from './parts.ts'

/** Flintmaul: strikes sparks from its own head. */
export const flintmaul = (p: Pen): void => {
  const stone = '#9a7560'
  leg(p, -26, 50, 88, 30, stone, '#6d5042', 3)
  leg(p, 24, 50, 88, 30, stone, '#6d5042', 3)
  p.shape(
    soft(
      [
        [-56, 8],
        [-30, -22],
        [34, -22],
        [58, 8],
        [42, 62],
        [-40, 62],
      ],
      10,
    ),
    stone,
    { inside: pattern.cracks(['M-40,20l20,8 -4,18', 'M40,14l-16,12 8,18', 'M0,62v-16l10,-8'], '#ffb03c', 3) },
  )
  p.shape(
    soft(
      [
        [-34, -16],
        [-40, -54],
        [-14, -74],
        [22, -76],
        [42, -50],
        [36, -14],
        [0, -4],
      ],
      8,
    ),
    '#b08a72',
    {
      inside:
        dab(
          poly([
            [-40, -60],
            [-10, -80],
            [0, -50],
            [-30, -36],
          ]),
          '#ffffff',
          0.18,
        ) + stroke('M10,-76l4,14 -10,8', '#5a3f32', 3, 0.8),
    },
  )
  p.shape(
    soft(
      [
        [-36, -42],
        [-4, -36],
        [-4, -28],
        [4, -28],
        [4, -36],
        [38, -42],
        [36, -52],
        [0, -46],
        [-36, -52],
      ],
      3,
    ),
    '#6d5042',
    { line: 3, size: 0.4 },
  )
  both((k) => p.ember(k * 18 + 1, -32, 11, 8, '#ffc23c', 0.8))
  p.mouth(1, -16, 20, 9, { teeth: 4, length: 7, flat: true, curve: 1, tooth: '#e6d2b0' })
  taper(
    p,
    [
      [-48, 6],
      [-76, 20],
      [-72, 46],
    ],
    30,
    28,
    stone,
  )
  p.shape(soft(lump(-72, 56, 26, 24, 7, 0.2, p.random), 7), '#8a6552', {
    inside: stroke('M-84,46v18M-72,42v22M-60,46v18', '#4d382e', 3, 0.6),
  })
  taper(
    p,
    [
      [48, 4],
      [74, 2],
      [70, -26],
    ],
    28,
    24,
    stone,
  )
  p.line('M56,20L84,-74', INK, 15)
  p.line('M56,20L84,-74', '#8a5a2c', 9)
  p.shape(
    soft(
      [
        [52, -98],
        [92, -104],
        [104, -66],
        [94, -54],
        [60, -60],
      ],
      6,
    ),
    '#6a6f7c',
    {
      inside: dab(
        poly([
          [50, -100],
          [94, -106],
          [90, -92],
          [54, -86],
        ]),
        '#ffffff',
        0.3,
      ),
    },
  )
  p.shape(
    soft(
      [
        [60, -34],
        [82, -34],
        [84, -14],
        [62, -14],
      ],
      6,
    ),
    '#8a6552',
    { size: 0.5 },
  )
  sparks(p, [
    [44, -84, 6],
    [36, -98, 4],
    [98, -40, 5],
  ])
}

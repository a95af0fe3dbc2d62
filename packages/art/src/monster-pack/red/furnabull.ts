import { ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, ear, flame, leg, pattern } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { BONE } from './parts.ts'

/** Furnabull: stoked and ready. */
export const furnabull = (p: Pen): void => {
  const hide = '#8a3428'
  p.halo(0, 48, 70, '#ff8a2a', 0.7)
  leg(p, -46, 56, 90, 30, hide, '#20131d', 2)
  leg(p, 46, 56, 90, 30, hide, '#20131d', 2)
  p.shape(
    smooth([
      [-82, 30],
      [-72, -18],
      [0, -34],
      [72, -18],
      [82, 30],
      [56, 74],
      [-56, 74],
    ]),
    hide,
    {
      inside: pattern.fur(
        [
          [-60, 6],
          [60, 6],
          [-52, 30],
          [54, 30],
        ],
        '#54190f',
        10,
      ),
    },
  )
  p.shape(
    soft(
      [
        [-26, 44],
        [26, 44],
        [30, 76],
        [-30, 76],
      ],
      8,
    ),
    '#3a3038',
    { size: 0.6, inside: '' },
  )
  p.fill(
    soft(
      [
        [-19, 50],
        [19, 50],
        [22, 72],
        [-22, 72],
      ],
      5,
    ),
    '#ffb02a',
  )
  for (const x of [-12, 0, 12]) p.line(`M${x},48V76`, '#2a1f26', 5)
  flame(p, -52, -20, 28, 40, -8)
  flame(p, 52, -20, 28, 40, 8)
  both((k) =>
    p.shape(
      tube(
        [
          [k * 34, -46],
          [k * 74, -48],
          [k * 90, -78],
          [k * 72, -100],
        ],
        (t) => 26 * (1 - t) + 3,
        16,
      ),
      BONE,
      {
        inside: dab(
          poly([
            [k * 60, -80],
            [k * 110, -90],
            [k * 90, -120],
            [k * 60, -120],
          ]),
          '#5a3a2a',
          0.7,
        ),
      },
    ),
  )
  both((k) => ear.point(p, k, 46, -28, 12, 6, 82, hide, '#e89a80'))
  p.shape(
    smooth([
      [-44, -30],
      [-36, -58],
      [0, -66],
      [36, -58],
      [44, -30],
      [34, 16],
      [0, 32],
      [-34, 16],
    ]),
    hide,
    {
      inside: dab(
        smooth([
          [-14, -70],
          [14, -70],
          [12, -10],
          [-12, -10],
        ]),
        '#c9603f',
        0.6,
      ),
    },
  )
  p.eye(-22, -26, 13, { iris: '#ffb52a', lid: 0.36, mood: 1, lidColour: '#5a1f18' })
  p.eye(22, -26, 13, { iris: '#ffb52a', lid: 0.36, mood: 1, lidColour: '#5a1f18' })
  p.shape(
    smooth([
      [-30, 8],
      [-18, -6],
      [18, -6],
      [30, 8],
      [18, 28],
      [-18, 28],
    ]),
    '#d98a70',
    { size: 0.6 },
  )
  both((k) => p.fill(ell(k * 11, 8, 5, 6), INK))
  p.line('M-13,14Q0,36 13,14', INK, 8)
  p.line('M-13,14Q0,36 13,14', '#e8c04a', 4.4)
  both((k) => p.line(`M${k * 34},14q${k * 16},-6 ${k * 18},-18q${k * 10},4 ${k * 18},-6`, '#f4e6e0', 5, 0.75))
}

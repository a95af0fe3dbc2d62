import { smooth, soft } from '../../geometry.ts'
import { both, claws, ear, leg, pattern, taper } from '../../limbs.ts'
import { type Pen } from '../../pen.ts'

/** Magmauler: what a volcano keeps as a bear. */
export const magmauler = (p: Pen): void => {
  p.halo(0, 20, 98, '#ff7a2a', 0.6)
  const rock = '#54303a'
  leg(p, -34, 56, 90, 34, rock, '#3a1f28', 3)
  leg(p, 34, 56, 90, 34, rock, '#3a1f28', 3)
  p.shape(
    soft(
      [
        [-66, 10],
        [-46, -26],
        [46, -26],
        [66, 10],
        [54, 70],
        [-54, 70],
      ],
      18,
    ),
    rock,
    {
      inside: pattern.cracks(
        ['M-52,10l20,10 -6,20 18,10 -4,20', 'M50,6l-18,14 6,18 -16,12', 'M-10,-20l8,16 -6,14', 'M10,62l4,-18'],
        '#ff8a2a',
        5,
      ),
    },
  )
  both((k) => {
    taper(
      p,
      [
        [k * 52, -4],
        [k * 86, 18],
        [k * 80, 52],
      ],
      36,
      34,
      rock,
      { inside: pattern.cracks([`M${k * 66},-8l${k * 8},18 ${k * -4},16`], '#ff8a2a', 4) },
    )
    claws(p, k * 80, 58, Math.PI / 2, 4, 24, '#ffd08a', 10)
  })
  both((k) => ear.round(p, k, 38, -62, 16, rock, '#ff8a2a'))
  p.shape(
    smooth([
      [-50, -34],
      [-42, -68],
      [0, -82],
      [42, -68],
      [50, -34],
      [34, 0],
      [-34, 0],
    ]),
    rock,
    { inside: pattern.cracks(['M-4,-84l6,16 -8,10', 'M40,-50l-12,4', 'M-44,-44l12,6'], '#ff8a2a', 4) },
  )
  both((k) => p.ember(k * 21, -44, 13, 10, '#ffd23c', 0.9))
  p.shape(
    smooth([
      [-24, -16],
      [-14, -30],
      [14, -30],
      [24, -16],
      [14, 2],
      [-14, 2],
    ]),
    '#6d424a',
    { size: 0.6 },
  )
  p.shape(
    smooth([
      [-9, -24],
      [0, -28],
      [9, -24],
      [0, -16],
    ]),
    '#1a0c10',
    { line: 2, size: 0.3 },
  )
  p.mouth(0, -10, 18, 10, { teeth: 4, length: 8, curve: 2, dark: '#7a1f0a', tongue: '#ffb02a' })
  p.line('M-10,-96q-8,-10 2,-18M10,-98q10,-8 2,-18', '#ffcf9a', 4, 0.6)
}

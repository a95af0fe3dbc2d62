import { ell, smooth, soft } from '../../geometry.ts'
import { both, ear, horn, leg, pattern } from '../../limbs.ts'
import { INK, type Pen } from '../../pen.ts'

/** Jabbertusk: never shuts up. */
export const jabbertusk = (p: Pen): void => {
  const hide = '#c9603f'
  leg(p, -36, 46, 88, 24, hide, '#3b2722', 2)
  leg(p, 36, 46, 88, 24, hide, '#3b2722', 2)
  p.line('M-60,40q-26,-4 -22,-24q14,-8 18,6q-4,12 -18,4', INK, 8)
  p.line('M-60,40q-26,-4 -22,-24q14,-8 18,6q-4,12 -18,4', '#d98a6a', 4)
  p.shape(
    smooth([
      [-66, 40],
      [-52, 0],
      [0, -12],
      [52, 0],
      [66, 40],
      [44, 72],
      [-44, 72],
    ]),
    hide,
    {
      inside: pattern.fur(
        [
          [-46, 30],
          [46, 30],
          [-34, 54],
          [36, 54],
        ],
        '#7a2f1c',
        9,
      ),
    },
  )
  both((k) => ear.point(p, k, 38, -46, 18, 36, 52, hide, '#f0a890'))
  for (const [x, h] of [
    [-22, 26],
    [-8, 34],
    [8, 34],
    [22, 26],
  ] as const)
    p.shape(
      soft(
        [
          [x - 9, -56],
          [x, -56 - h],
          [x + 9, -56],
        ],
        3,
      ),
      '#4d2a22',
      { line: 2.8, size: 0.4 },
    )
  p.shape(
    smooth([
      [-58, -8],
      [-48, -50],
      [0, -66],
      [48, -50],
      [58, -8],
      [46, 40],
      [0, 58],
      [-46, 40],
    ]),
    hide,
    {},
  )
  p.eye(-24, -26, 16, { iris: '#3a6a2a', lid: 0.2, mood: 0.5, lidColour: hide })
  p.eye(24, -26, 16, { iris: '#3a6a2a', lid: 0.2, mood: 0.5, lidColour: hide })
  p.mouth(0, 16, 34, 30, { teeth: 0, curve: 2, tongue: '#f07a86' })
  p.shape(
    smooth([
      [-28, -2],
      [-18, -14],
      [18, -14],
      [28, -2],
      [18, 12],
      [-18, 12],
    ]),
    '#e89a80',
    { size: 0.6 },
  )
  both((k) => p.fill(ell(k * 10, -1, 4.4, 6), INK))
  both((k) =>
    horn(
      p,
      [
        [k * 30, 30],
        [k * 50, 26],
        [k * 52, 4],
      ],
      15,
    ),
  )
  p.line('M76,-20q12,10 0,22M88,-30q20,20 0,42', '#ffe6b8', 4.4, 0.8)
}

import { ell, smooth, soft, tube } from '../../geometry.ts'
import { both, ear, horn, leg, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { BLOOD } from './parts.ts'

/** Slashgrin: the grin comes first. */
export const slashgrin = (p: Pen): void => {
  const hide = '#7a2434'
  both((k) => {
    taper(
      p,
      [
        [k * 34, 20],
        [k * 70, 30],
        [k * 72, -4],
      ],
      20,
      14,
      hide,
    )
    for (const [dx, dy] of [
      [-18, -52],
      [0, -62],
      [18, -54],
    ] as const)
      p.shape(
        tube(
          [
            [k * 72 + dx * 0.4, -6],
            [k * 72 + dx * 0.9, dy * 0.5],
            [k * 72 + dx * 0.6, dy - 4],
          ],
          (t) => 12 * (1 - t) + 2,
        ),
        '#d5dade',
        { line: 2.6, size: 0.4 },
      )
  })
  taper(
    p,
    [
      [20, 66],
      [62, 82],
      [92, 60],
      [84, 36],
    ],
    18,
    4,
    hide,
  )
  p.shape(
    soft(
      [
        [84, 40],
        [70, 22],
        [88, 26],
        [98, 14],
        [98, 40],
      ],
      3,
    ),
    BLOOD,
    { line: 2.6, size: 0.4 },
  )
  leg(p, -20, 56, 88, 20, hide, '#3a1420', 3)
  leg(p, 20, 56, 88, 20, hide, '#3a1420', 3)
  p.shape(
    smooth([
      [-34, 60],
      [-38, 26],
      [-20, 6],
      [20, 6],
      [38, 26],
      [34, 60],
      [0, 70],
    ]),
    hide,
    { inside: dab(ell(0, 44, 20, 24), '#c9606a', 0.6) },
  )
  both((k) =>
    horn(
      p,
      [
        [k * 30, -58],
        [k * 54, -76],
        [k * 48, -102],
      ],
      18,
      '#3a2430',
      2,
    ),
  )
  both((k) => ear.point(p, k, 52, -30, 16, 20, 86, hide, '#d8606a'))
  p.shape(
    smooth([
      [-62, -26],
      [-48, -62],
      [0, -74],
      [48, -62],
      [62, -26],
      [44, 14],
      [0, 26],
      [-44, 14],
    ]),
    hide,
    { inside: stroke('M-20,-72l6,20M20,-72l-6,20', '#3a0f1c', 5, 0.6) },
  )
  p.eye(-26, -38, 14, { iris: '#ffd23a', white: '#fff2b8', lid: 0.3, mood: 1, lidColour: '#5a1a28', slit: true })
  p.eye(26, -38, 14, { iris: '#ffd23a', white: '#fff2b8', lid: 0.3, mood: 1, lidColour: '#5a1a28', slit: true })
  p.mouth(0, -14, 48, 18, { teeth: 11, length: 13, low: 8, curve: 13, dark: '#2a0814' })
}

import { ell, smooth, soft } from '../../geometry.ts'
import { both, ear, horn, leg, pattern, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

/** Warthump: its drum is its own belly. */
export const warthump = (p: Pen): void => {
  const hide = '#a85a48'
  leg(p, -34, 58, 90, 32, hide, '#3b2722', 2)
  leg(p, 34, 58, 90, 32, hide, '#3b2722', 2)
  p.shape(
    smooth([
      [-76, 36],
      [-62, -8],
      [0, -26],
      [62, -8],
      [76, 36],
      [52, 78],
      [-52, 78],
    ]),
    hide,
    {
      inside:
        dab(ell(0, 42, 44, 36), '#e0a684', 0.9) +
        stroke(ell(0, 42, 44, 36), '#7a3426', 3, 0.6) +
        stroke(ell(0, 42, 14, 11), '#7a3426', 3, 0.5),
    },
  )
  both((k) => ear.point(p, k, 40, -52, 16, 30, 62, hide, '#e8a08a'))
  for (const [x, h] of [
    [-20, 22],
    [-7, 32],
    [7, 32],
    [20, 22],
  ] as const)
    p.shape(
      soft(
        [
          [x - 8, -66],
          [x + 3, -66 - h],
          [x + 9, -66],
        ],
        3,
      ),
      '#3b2230',
      { line: 2.8, size: 0.4 },
    )
  p.shape(
    smooth([
      [-54, -24],
      [-46, -58],
      [0, -72],
      [46, -58],
      [54, -24],
      [42, 10],
      [0, 22],
      [-42, 10],
    ]),
    hide,
    {
      inside: pattern.spots(
        [
          [-40, -12, 6],
          [40, -10, 6],
          [-34, 2, 4],
        ],
        '#6d2c26',
        0.7,
      ),
    },
  )
  p.eye(-24, -40, 13, { iris: '#d8a01c', lid: 0.36, mood: 1, lidColour: '#8a4436' })
  p.eye(24, -40, 13, { iris: '#d8a01c', lid: 0.36, mood: 1, lidColour: '#8a4436' })
  p.shape(
    smooth([
      [-30, -12],
      [-18, -24],
      [18, -24],
      [30, -12],
      [20, 4],
      [-20, 4],
    ]),
    '#d88a70',
    { size: 0.6 },
  )
  both((k) => p.fill(ell(k * 11, -11, 4.4, 6), INK))
  p.line('M-26,8Q0,16 26,8', INK, 3.6)
  both((k) =>
    horn(
      p,
      [
        [k * 28, 8],
        [k * 54, 6],
        [k * 58, -22],
      ],
      17,
    ),
  )
  both((k) =>
    horn(
      p,
      [
        [k * 44, -6],
        [k * 58, -16],
        [k * 54, -28],
      ],
      10,
    ),
  )
  both((k) => {
    taper(
      p,
      [
        [k * 62, 4],
        [k * 86, 30],
        [k * 54, 42],
      ],
      28,
      20,
      hide,
    )
    p.line(`M${k * 64},26L${k * 26},52`, INK, 9)
    p.line(`M${k * 64},26L${k * 26},52`, '#c9945a', 5)
    p.shape(ell(k * 22, 54, 10), '#f0e2bd', { line: 2.8, size: 0.5 })
    p.shape(ell(k * 58, 36, 14), hide, { size: 0.5 })
  })
  p.line('M-14,78v10M0,80v12M14,78v10', '#ffe0a8', 4, 0.8)
}

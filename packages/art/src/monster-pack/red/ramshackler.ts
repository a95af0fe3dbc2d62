import { ell, smooth, tube } from '../../geometry.ts'
import { both, leg } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

/** Ramshackler: broke its chain. */
export const ramshackler = (p: Pen): void => {
  const wool = '#e6d2b0'
  leg(p, -36, 50, 90, 22, '#6b4433', '#2f201c', 2)
  leg(p, 36, 50, 90, 22, '#6b4433', '#2f201c', 2)
  for (const [x, y, r] of [
    [-54, 36, 24],
    [54, 36, 24],
    [-40, 58, 22],
    [40, 58, 22],
    [-24, 14, 26],
    [24, 14, 26],
    [0, 60, 26],
    [0, 34, 34],
  ] as const)
    p.shape(ell(x, y, r), wool, { size: 0.8, line: 3 })
  both((k) => {
    p.shape(
      tube(
        [
          [k * 24, -48],
          [k * 60, -66],
          [k * 84, -40],
          [k * 76, -8],
          [k * 54, -8],
          [k * 54, -26],
        ],
        (t) => 30 - 20 * t,
        18,
      ),
      '#c9a878',
      {
        inside: [0, 1, 2, 3, 4, 5]
          .map((i) => stroke(`M${k * (36 + i * 9)},${-74 + i * 6}l${k * (6 - i * 3)},26`, '#6d4a26', 3, 0.7))
          .join(''),
      },
    )
  })
  p.shape(
    smooth([
      [-36, -24],
      [-30, -54],
      [0, -64],
      [30, -54],
      [36, -24],
      [24, 18],
      [0, 34],
      [-24, 18],
    ]),
    '#8a5a42',
    {
      inside: dab(
        smooth([
          [-12, -64],
          [12, -64],
          [10, 0],
          [-10, 0],
        ]),
        '#b88a66',
        0.7,
      ),
    },
  )
  p.eye(-18, -24, 14, { iris: '#d8541c', lid: 0.32, mood: 1, lidColour: '#6b4433', slit: true })
  p.eye(18, -24, 14, { iris: '#d8541c', lid: 0.32, mood: 1, lidColour: '#6b4433', slit: true })
  both((k) => p.fill(ell(k * 7, 12, 3.6, 5), INK))
  p.line('M-14,24Q0,18 14,24', INK, 3.4)
  p.line(ell(0, 12, 10, 12), '#d8b04a', 4)
  for (const [x, y, a] of [
    [-64, 82, 20],
    [-82, 88, -30],
    [66, 80, -24],
    [86, 88, 30],
  ] as const)
    p.group(`rotate(${a} ${x} ${y})`, () => p.line(ell(x, y, 12, 7), '#b8bcc4', 5))
  p.line('M-96,66l8,6M94,64l-8,7M-60,66l-4,-8', '#ffe6b8', 4)
}

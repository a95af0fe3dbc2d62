import { poly, smooth } from '../../geometry.ts'
import { both, horn, pattern } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'

/** Thistlehum: a hum with a thistle for a coat. */
export const thistlehum = (p: Pen): void => {
  both((k) => {
    p.shape(
      smooth([
        [k * 16, -6],
        [k * 54, -56],
        [k * 96, -60],
        [k * 94, -22],
        [k * 50, 4],
      ]),
      '#dff6d0',
      {
        size: 0.6,
        shade: 0.12,
        inside: stroke(`M${k * 18},-6L${k * 88},-50M${k * 22},-4L${k * 84},-22`, '#7fae6a', 2.6, 0.7),
      },
    )
    p.shape(
      smooth([
        [k * 18, 6],
        [k * 54, 10],
        [k * 82, 34],
        [k * 62, 48],
        [k * 26, 26],
      ]),
      '#cdeebc',
      { size: 0.6, shade: 0.12, inside: stroke(`M${k * 20},8L${k * 70},38`, '#7fae6a', 2.6, 0.7) },
    )
  })
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (1.04 + (i / 12) * 0.92)
    p.shape(
      poly([
        [Math.cos(a - 0.1) * 30, -26 + Math.sin(a - 0.1) * 30],
        [Math.cos(a) * (58 + (i % 2) * 9), -26 + Math.sin(a) * (58 + (i % 2) * 9)],
        [Math.cos(a + 0.1) * 30, -26 + Math.sin(a + 0.1) * 30],
      ]),
      i % 2 === 0 ? '#b85ac0' : '#d88ae0',
      { line: 2.4, size: 0.4 },
    )
  }
  p.shape(
    smooth([
      [-34, 8],
      [-30, 46],
      [0, 90],
      [30, 46],
      [34, 8],
    ]),
    '#f0c84a',
    {
      inside: [20, 42, 62]
        .map((y) =>
          dab(
            smooth([
              [-50, y],
              [0, y + 8],
              [50, y],
              [50, y + 11],
              [0, y + 19],
              [-50, y + 11],
            ]),
            '#4a5a24',
            0.95,
          ),
        )
        .join(''),
    },
  )
  p.shape(
    smooth([
      [-40, -14],
      [-32, -42],
      [0, -52],
      [32, -42],
      [40, -14],
      [26, 18],
      [-26, 18],
    ]),
    '#8fbf4a',
    {
      inside: pattern.fur(
        [
          [-26, 8],
          [0, 14],
          [26, 8],
        ],
        '#4d6a24',
        9,
      ),
    },
  )
  p.eye(-17, -16, 16, { iris: '#8a3fa0', lid: 0.12, lidColour: '#8fbf4a' })
  p.eye(17, -16, 16, { iris: '#8a3fa0', lid: 0.12, lidColour: '#8fbf4a' })
  horn(
    p,
    [
      [0, 2],
      [3, 16],
      [-3, 30],
    ],
    8,
    '#4a3a1c',
  )
  p.line('M-88,50q10,-6 20,0t20,0M50,62q10,-6 20,0t20,0', '#efffc0', 4, 0.7)
}

import { poly, smooth } from '../../geometry.ts'
import { both, bubbles, pattern, sparkle } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { DEEP } from './parts.ts'

/** Mirrorfin: which of the two is the fish. */
export const mirrorfin = (p: Pen): void => {
  both((k) => {
    p.shape(
      smooth([
        [k * 6, -66],
        [k * 40, -92],
        [k * 78, -84],
        [k * 60, -56],
        [k * 30, -40],
      ]),
      '#7fc8f0',
      { size: 0.7, inside: stroke(`M${k * 14},-58L${k * 64},-82M${k * 20},-50L${k * 66},-70`, DEEP, 3, 0.6) },
    )
    p.shape(
      smooth([
        [k * 40, 8],
        [k * 92, -14],
        [k * 98, 20],
        [k * 80, 44],
        [k * 44, 32],
      ]),
      '#7fc8f0',
      {
        size: 0.7,
        inside: stroke(`M${k * 44},14L${k * 92},-2M${k * 46},22L${k * 92},20M${k * 46},28L${k * 82},38`, DEEP, 3, 0.6),
      },
    )
  })
  p.shape(
    smooth([
      [-12, 58],
      [-44, 92],
      [0, 82],
      [44, 92],
      [12, 58],
    ]),
    '#7fc8f0',
    { inside: stroke('M0,60V82M-8,62L-30,86M8,62L30,86', DEEP, 3, 0.6) },
  )
  p.shape(
    smooth([
      [0, -78],
      [36, -44],
      [50, 6],
      [30, 50],
      [0, 72],
      [-30, 50],
      [-50, 6],
      [-36, -44],
    ]),
    '#cfe9fb',
    {
      inside:
        dab(
          poly([
            [0, -90],
            [60, -90],
            [60, 90],
            [0, 90],
          ]),
          '#3f86c4',
          0.75,
        ) +
        pattern.scales(0, 26, 52, 50, '#2f72b8', 17) +
        dab(
          poly([
            [-30, -50],
            [-14, -60],
            [-34, 10],
            [-44, 6],
          ]),
          '#ffffff',
          0.7,
        ),
    },
  )
  p.eye(-21, -16, 16, { iris: '#2f72b8', lid: 0.1, lidColour: '#cfe9fb', look: [-0.1, 0.1] })
  p.eye(21, -16, 16, { iris: '#e8f6ff', white: '#16305a', lid: 0.1, lidColour: '#3f86c4', look: [0.1, 0.1] })
  p.mouth(0, 14, 15, 11, { teeth: 4, length: 7, low: 3, curve: 2 })
  p.line('M0,-78V6', '#ffffff', 2.6, 0.9)
  sparkle(p, -66, -30, 12, '#ffffff')
  bubbles(p, [
    [74, 62, 9],
    [86, 46, 5],
  ])
}

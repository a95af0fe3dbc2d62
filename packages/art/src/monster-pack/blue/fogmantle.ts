import { ell, smooth } from '../../geometry.ts'
import { both, claws, puffs, starPath, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'
import { MIST } from './parts.ts'

/** Fogmantle: nothing in a cloak of fog. */
export const fogmantle = (p: Pen): void => {
  puffs(
    p,
    [
      [-66, 74, 26],
      [64, 76, 28],
    ],
    MIST,
  )
  p.shape(
    smooth([
      [-76, 86],
      [-72, 20],
      [-50, -44],
      [0, -86],
      [50, -44],
      [74, 20],
      [80, 86],
      [40, 76],
      [0, 92],
      [-40, 76],
    ]),
    '#5f7fae',
    {
      inside:
        stroke('M-60,80Q-56,0 -8,-70M60,80Q60,0 20,-60M-26,84Q-30,40 -24,20M26,84Q32,40 28,20', '#2c4470', 4, 0.6) +
        dab(ell(-34, -30, 14, 30), '#dff0ff', 0.35),
    },
  )
  p.shape(
    smooth([
      [-40, 6],
      [-32, -36],
      [0, -58],
      [32, -36],
      [40, 6],
      [0, 34],
    ]),
    '#15203c',
    { rim: 0, shade: 0.5 },
  )
  both((k) => p.ember(k * 16, -12, 12, 9, '#fff0a8', 0.9))
  p.shape(ell(0, 40, 13), '#d9a441', { size: 0.5, inside: stroke(starPath(0, 40, 9, 4), '#6b4610', 2.4, 0.9) })
  both((k) => {
    taper(
      p,
      [
        [k * 50, 20],
        [k * 76, 24],
        [k * 88, 6],
      ],
      26,
      16,
      '#5f7fae',
    )
    claws(p, k * 88, 6, -Math.PI / 2 + k * 0.5, 4, 20, '#cfe0f4', 7)
  })
  puffs(
    p,
    [
      [-34, 84, 22],
      [34, 86, 22],
      [0, 92, 22],
    ],
    '#eef8ff',
  )
}

import { ell, smooth } from '../../geometry.ts'
import { both, claws, foot, pattern, swirlPath, taper } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'
import { hat } from './parts.ts'

/** Croakmancer: the spell is in the throat. */
export const croakmancer = (p: Pen): void => {
  const frog = '#6f9f3a'
  p.line('M74,92L64,-60', INK, 11)
  p.line('M74,92L64,-60', '#8a5a2c', 6.4)
  p.halo(63, -72, 34, '#ffd75a', 0.9)
  p.shape(ell(63, -72, 15), '#ffcf4a', {
    line: 3,
    size: 0.5,
    inside: stroke(swirlPath(63, -72, 10, 1.4), '#8a5a12', 2.6, 0.8),
  })
  foot(p, -34, 86, 30, frog, 4, 10)
  foot(p, 26, 86, 30, frog, 4, 10)
  p.shape(
    smooth([
      [-58, 80],
      [-52, 20],
      [-30, -10],
      [24, -10],
      [46, 20],
      [52, 80],
      [0, 90],
    ]),
    '#4a3f7a',
    {
      inside:
        stroke('M-50,66Q0,82 50,66', '#d8b04a', 6, 0.9) +
        pattern.spots(
          [
            [-26, 40, 4],
            [24, 50, 4],
            [-6, 62, 3],
          ],
          '#ffe28a',
          0.9,
        ),
    },
  )
  p.shape(ell(-3, 26, 38, 28), '#e8efb0', { size: 0.8 })
  taper(
    p,
    [
      [40, 16],
      [62, 22],
      [70, 10],
    ],
    20,
    15,
    '#4a3f7a',
  )
  p.shape(ell(70, 8, 12), frog, { line: 3, size: 0.5 })
  taper(
    p,
    [
      [-46, 18],
      [-70, 36],
      [-64, 54],
    ],
    20,
    14,
    '#4a3f7a',
  )
  claws(p, -64, 54, 1.8, 3, 18, frog, 8)
  p.shape(
    smooth([
      [-58, -14],
      [-50, -46],
      [-4, -58],
      [42, -46],
      [52, -14],
      [30, 14],
      [-36, 14],
    ]),
    frog,
    {
      inside: pattern.spots(
        [
          [-40, -26, 7],
          [36, -28, 7],
          [-4, -50, 6],
        ],
        '#3f6a1f',
        0.55,
      ),
    },
  )
  both((k) => p.shape(ell(-3 + k * 28, -44, 20), frog, { size: 0.6 }))
  both((k) =>
    p.eye(-3 + k * 28, -45, 15, { iris: '#e8b02a', lid: 0.3, mood: 0.3, lidColour: '#56802c', slit: true }, -3),
  )
  p.line('M-44,-8Q-4,10 38,-8', INK, 3.8)
  hat(p, -4, -60, 36, 44, -20, '#4a3f7a', '#d8b04a')
}

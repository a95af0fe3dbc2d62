import { smooth, soft } from '../../geometry.ts'
import { both, ear, puffs, whiskers } from '../../limbs.ts'
import { INK, type Pen, stroke } from '../../pen.ts'
import { MIST } from './parts.ts'

/** Hazelynx: two eyes in the haze. */
export const hazelynx = (p: Pen): void => {
  const fur = '#6f9cc0'
  puffs(
    p,
    [
      [-70, 60, 28],
      [72, 62, 30],
    ],
    MIST,
  )
  both((k) => {
    ear.point(p, k, 40, -40, 24, 54, 62, fur, '#2b3f60')
    p.line(`M${k * 62},-92l${k * 6},-16M${k * 62},-92l${k * 12},-10`, INK, 3.6)
    p.shape(
      soft(
        [
          [k * 44, -10],
          [k * 92, 8],
          [k * 66, 18],
          [k * 84, 40],
          [k * 54, 38],
          [k * 56, 60],
          [k * 26, 50],
        ],
        5,
      ),
      '#e4f1fa',
      { size: 0.7 },
    )
  })
  p.shape(
    smooth([
      [-58, -10],
      [-50, -50],
      [0, -64],
      [50, -50],
      [58, -10],
      [44, 36],
      [0, 60],
      [-44, 36],
    ]),
    fur,
    {
      inside:
        stroke('M-14,-64L-8,-36M14,-64L8,-36M0,-66V-40', '#2f5480', 5, 0.7) +
        stroke('M-58,-4L-34,4M-54,14L-34,16M58,-4L34,4M54,14L34,16', '#2f5480', 4.4, 0.6),
    },
  )
  p.shape(
    smooth([
      [-32, 26],
      [-18, 8],
      [0, 14],
      [18, 8],
      [32, 26],
      [16, 52],
      [-16, 52],
    ]),
    '#f1f8fd',
    { size: 0.6, line: 2.6 },
  )
  both((k) => {
    p.halo(k * 25, -14, 30, '#8ff0d8', 0.5)
    p.eye(k * 25, -14, 17, { iris: '#2fc49a', lid: 0.26, mood: 0.8, lidColour: fur, slit: true })
  })
  p.shape(
    smooth([
      [-11, 14],
      [0, 9],
      [11, 14],
      [0, 24],
    ]),
    '#c9607a',
    { line: 2.4, size: 0.4 },
  )
  p.line('M0,24V30M0,30Q-10,40 -20,32M0,30Q10,40 20,32', INK, 3.2)
  whiskers(p, 30, 24, 46)
  puffs(
    p,
    [
      [-30, 84, 24],
      [34, 86, 24],
      [2, 90, 22],
    ],
    '#eef8ff',
  )
}

import { ell, smooth } from '../../geometry.ts'
import { both, flame, pattern } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { FIRE, GOLD, sparks } from './parts.ts'

/** Scorchick: hatched in a hearth. */
export const scorchick = (p: Pen): void => {
  p.halo(0, 0, 92, '#ffb03c', 0.6)
  flame(p, -18, -50, 34, 52, -8)
  flame(p, 18, -50, 34, 56, 10)
  flame(p, 0, -52, 36, 66, 0)
  p.shape(
    smooth([
      [-52, 34],
      [-90, 10],
      [-82, 40],
      [-94, 56],
      [-60, 64],
    ]),
    FIRE,
    { size: 0.7, inside: stroke('M-56,40L-84,26M-56,48L-86,50', GOLD, 4, 0.8) },
  )
  p.shape(
    smooth([
      [52, 34],
      [90, 10],
      [82, 40],
      [94, 56],
      [60, 64],
    ]),
    FIRE,
    { size: 0.7, inside: stroke('M56,40L84,26M56,48L86,50', GOLD, 4, 0.8) },
  )
  both((k) => p.line(`M${k * 18},74V90M${k * 18},90l${k * 14},2M${k * 18},90l${k * -8},4`, INK, 8))
  both((k) => p.line(`M${k * 18},74V90M${k * 18},90l${k * 14},2M${k * 18},90l${k * -8},4`, '#e08a2a', 4))
  p.shape(
    smooth([
      [-58, 30],
      [-50, -22],
      [0, -56],
      [50, -22],
      [58, 30],
      [40, 68],
      [0, 80],
      [-40, 68],
    ]),
    '#ffc43d',
    {
      inside:
        dab(ell(0, 52, 34, 30), '#fff2b8', 0.8) +
        pattern.fur(
          [
            [-36, 26],
            [36, 26],
            [-28, 46],
            [30, 46],
            [0, 66],
          ],
          '#d8881c',
          9,
        ),
    },
  )
  p.eye(-22, -6, 18, { iris: '#8a3a12', lid: 0.14, lidColour: '#ffc43d' })
  p.eye(22, -6, 18, { iris: '#8a3a12', lid: 0.14, lidColour: '#ffc43d' })
  p.shape(
    smooth([
      [-16, 14],
      [0, 4],
      [16, 14],
      [0, 22],
    ]),
    '#e0702a',
    { line: 3, size: 0.5 },
  )
  p.shape(
    smooth([
      [-11, 19],
      [0, 22],
      [11, 19],
      [0, 34],
    ]),
    '#b8501c',
    { line: 2.8, size: 0.4 },
  )
  p.fill(ell(-42, 14, 9, 6), '#ff7a5a', 0.6)
  p.fill(ell(42, 14, 9, 6), '#ff7a5a', 0.6)
  sparks(p, [
    [-76, -40, 6],
    [78, -46, 6],
  ])
}

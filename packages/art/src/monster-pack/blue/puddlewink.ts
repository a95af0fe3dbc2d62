import { ell, smooth } from '../../geometry.ts'
import { bubbles, dropPath } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { WATER, DEEP, PALE } from './parts.ts'

/** Puddlewink: a puddle that stands up and winks. */
export const puddlewink = (p: Pen): void => {
  p.shape(
    smooth([
      [-92, 78],
      [-58, 64],
      [0, 60],
      [58, 64],
      [92, 78],
      [60, 92],
      [0, 96],
      [-60, 92],
    ]),
    DEEP,
    { inside: stroke(ell(0, 78, 60, 8), '#cfeeff', 3, 0.6) },
  )
  p.shape(
    smooth([
      [-66, 72],
      [-62, 20],
      [-40, -26],
      [-10, -62],
      [6, -84],
      [18, -60],
      [44, -24],
      [64, 22],
      [66, 72],
      [0, 84],
    ]),
    WATER,
    { inside: dab(ell(-34, -6, 12, 26), '#ffffff', 0.35) + dab(ell(10, 70, 60, 14), '#1d5a96', 0.35) },
  )
  p.eye(-22, 8, 21, { iris: '#1d6fb0', lid: 0.12, lidColour: WATER, look: [0.2, 0.1] })
  p.line('M12,12Q28,-4 46,10', INK, 5)
  for (const x of [18, 29, 40]) p.line(`M${x},${8 - Math.abs(29 - x) * 0.3}l${(x - 29) * 0.35},-8`, INK, 3)
  p.mouth(4, 38, 24, 16, { teeth: 0, curve: 7 })
  p.fill(ell(-46, 36, 9, 6), '#ff9fb0', 0.5)
  p.fill(ell(52, 36, 9, 6), '#ff9fb0', 0.5)
  p.shape(dropPath(56, -46, 11), PALE, { line: 2.6, size: 0.4 })
  bubbles(p, [
    [-62, -24, 9],
    [-74, 2, 5],
  ])
}

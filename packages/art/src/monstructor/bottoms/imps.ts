import { soft, tube } from '../../geometry.ts'
import { INK, stroke } from '../../pen.ts'
import { legs } from '../forms.ts'
import type { BottomArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Bottoms of one faction: the hip at 0,0, within x -70..70 and y 0..98.

const hooves: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    tube(pts('22,20 54,26 60,52 66,60'), (t) => 9 - 4 * t),
    skin,
    { line: 2.6, size: 0.4 },
  )
  p.shape(soft(pts('58,52 69,56 64,68 56,62'), 2), trim, { line: 2.2, size: 0.3 })
  legs(
    p,
    28,
    (k) =>
      p.shape(
        tube(pts('22,26 36,46 24,66 30,82', k), (t) => 26 - 12 * t),
        dark,
        { inside: stroke(`M${k * 30},40l${k * 5},5M${k * 26},54l${k * 6},3`, INK, 2.2, 0.6) },
      ),
    (k) =>
      p.shape(soft(pts('20,80 39,78 47,97 14,97', k), 4), '#3b2722', {
        line: 2.8,
        size: 0.5,
        inside: stroke(`M${k * 30},97v-9`, '#000', 2.4, 0.8),
      }),
  )
}

const tail: BottomArt = (p) => {
  const { skin, trim } = p.palette
  p.halo(44, 84, 26, trim, 0.6)
  p.shape(
    tube(pts('0,4 -20,40 -30,74 6,88 40,80 52,62'), (t) => 52 * (1 - t) * (1 - t * 0.25) + 8),
    skin,
    { inside: stroke('M-14,12l10,10 -8,12M-30,50l10,8 -4,12M-10,82l8,-8', trim, 3.4, 1) },
  )
  p.shape(soft(pts('42,66 44,42 54,52 64,38 66,66 54,74'), 4), trim, { line: 2.8, size: 0.5 })
}

export const imps: Readonly<Record<string, BottomArt>> = { hooves, tail }

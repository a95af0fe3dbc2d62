import { dusk, lite, poly, smooth, soft, tube } from '../../geometry.ts'
import { stroke } from '../../pen.ts'
import { matter } from '../forms.ts'
import type { BottomArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Bottoms of one faction: the hip at 0,0, within x -70..70 and y 0..98.

const dragon: BottomArt = (p) => {
  const { skin, trim } = p.palette
  p.shape(
    tube(pts('6,34 44,46 56,74 66,88'), (t) => 34 * (1 - t) + 5),
    skin,
    { inside: matter(p, 40, 60, 40, 40) },
  )
  p.shape(soft(pts('56,78 68,74 69,96 54,92'), 3), trim, { line: 2.6, size: 0.4 })
  p.shape(smooth(pts('-28,2 28,2 38,36 24,60 0,66 -24,60 -38,36')), skin, { inside: matter(p, 0, 34, 40, 40) })
  p.shape(smooth(pts('-15,2 15,2 18,34 0,54 -18,34')), lite(trim, 0.25), {
    line: 2.6,
    inside: [12, 24, 36].map((y) => stroke(`M-20,${y}Q0,${y + 8} 20,${y}`, dusk(trim, 0.4), 2.2, 0.6)).join(''),
  })
  for (const k of [-1, 1]) {
    p.shape(smooth(pts('16,40 44,36 52,62 40,86 18,84', k)), skin, { inside: matter(p, k * 34, 60, 30, 30) })
    p.shape(smooth(pts('8,90 26,78 52,84 54,95 30,97 10,96', k)), skin, { line: 3 })
    for (const x of [18, 32, 46])
      p.shape(
        poly([
          [k * (x - 5), 96],
          [k * (x + 3), 89],
          [k * (x + 8), 98],
        ]),
        '#f0e2bd',
        { line: 2, size: 0.2 },
      )
  }
}

export const dragons: Readonly<Record<string, BottomArt>> = { dragon }

import { dusk, ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { dab, stroke } from '../../pen.ts'
import { legs } from '../forms.ts'
import type { BottomArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Bottoms of one faction: the hip at 0,0, within x -70..70 and y 0..98.

const talons: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(soft(pts('-26,2 26,2 44,22 48,46 36,42 32,56 20,46 0,54 -20,46 -32,56 -36,42 -48,46 -44,22'), 6), skin, {
    inside: [0, 1, 2]
      .map((i) => stroke(`M-40,${18 + i * 12}q8,8 16,0q8,8 16,0q8,8 16,0q8,8 16,0q8,8 16,0`, dark, 2.4, 0.6))
      .join(''),
  })
  for (const k of [-1, 1]) {
    p.shape(tube(pts('24,46 26,66 24,84', k), 10), trim, { line: 2.8, size: 0.4 })
    for (const t of [-18, 2, 22])
      p.shape(
        tube(
          [
            [k * 24, 82],
            [k * (24 + t * 0.7), 88],
            [k * (24 + t * 1.2), 95],
          ],
          (f) => 10 - 6 * f,
          6,
        ),
        trim,
        { line: 2.6, size: 0.3 },
      )
  }
}

const crocfeet: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    tube(pts('10,30 44,40 60,66 66,94'), (t) => 34 * (1 - t) + 4),
    skin,
    { inside: [36, 48, 56].map((x, i) => stroke(`M${x - 10},${40 + i * 14}l22,-8`, dark, 2.4, 0.7)).join('') },
  )
  legs(
    p,
    28,
    (k) =>
      p.shape(smooth(pts('14,30 44,32 46,64 38,84 16,84 12,56', k)), skin, {
        inside: dab(ell(k * 34, 50, 5, 4), dark, 0.5),
      }),
    (k) => {
      p.shape(smooth(pts('10,88 26,76 50,84 54,95 30,97 12,96', k)), skin, { line: 3 })
      for (const x of [26, 38, 50])
        p.shape(
          poly([
            [k * (x - 5), 96],
            [k * (x + 4), 90],
            [k * (x + 8), 98],
          ]),
          trim,
          { line: 2, size: 0.2 },
        )
    },
  )
  p.fill(ell(0, 22, 18, 14), trim, 0.5)
}

const coil: BottomArt = (p) => {
  const { skin, trim } = p.palette
  p.shape(
    tube(pts('-30,84 20,90 58,82 66,64'), (t) => 24 - 20 * t),
    skin,
    {},
  )
  p.shape(tube(pts('-46,78 0,92 46,76'), 34), skin, { inside: stroke('M-46,86Q0,102 46,84', trim, 9, 0.7) })
  p.shape(tube(pts('36,54 0,66 -40,54'), 34), skin, { inside: stroke('M-40,62Q0,76 38,62', trim, 9, 0.7) })
  p.shape(
    tube(pts('0,4 6,22 -6,44'), (t) => 50 - 6 * t),
    skin,
    {
      inside:
        dab(tube(pts('0,2 4,26 -4,48'), 22), trim, 0.8) +
        stroke('M-12,14h24M-12,26h26M-16,38h24', dusk(trim, 0.4), 2, 0.6),
    },
  )
}

export const creatures: Readonly<Record<string, BottomArt>> = { talons, crocfeet, coil }

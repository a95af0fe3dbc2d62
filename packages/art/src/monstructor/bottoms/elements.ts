import { ell, lite, poly, smooth, soft, lump } from '../../geometry.ts'
import { dab, stroke } from '../../pen.ts'
import type { BottomArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Bottoms of one faction: the hip at 0,0, within x -70..70 and y 0..98.

const flame: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.halo(0, 50, 60, trim, 0.5)
  const f = (s: number): string =>
    smooth([
      [-30 * s, 2],
      [30 * s, 2],
      [50 * s, 26],
      [34 * s, 54],
      [38 * s, 70],
      [14 * s, 70],
      [8 * s, 96],
      [-10 * s, 80],
      [-24 * s, 88],
      [-34 * s, 56],
      [-50 * s, 26],
    ])
  p.shape(f(1), trim, { inside: dab(f(0.66), '#ffe27a', 0.9) + dab(f(0.34), '#fff8d8', 0.9) })
  for (const k of [-1, 1]) p.shape(soft(lump(k * 40, 66, 11, 10, 6, 0.3, p.random), 3), skin, { line: 2.6, size: 0.4 })
  p.shape(soft(lump(22, 88, 8, 7, 6, 0.3, p.random), 2), dark, { line: 2.4, size: 0.3 })
}

const iceberg: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(poly(pts('-28,2 28,2 46,22 66,80 40,97 -44,97 -66,76 -44,20')), skin, {
    inside:
      dab(poly(pts('-28,2 -44,20 -66,76 -24,50')), '#fff', 0.5) +
      dab(poly(pts('28,2 46,22 66,80 22,54')), dark, 0.35) +
      stroke('M-28,2L-24,50L-44,97M28,2L22,54L40,97M-24,50L22,54', '#fff', 2.2, 0.7),
  })
  for (const [x, h] of pts('-56,26 54,22 -36,14'))
    p.shape(
      poly([
        [x - 9, 97],
        [x, 97 - h],
        [x + 9, 97],
      ]),
      trim,
      { line: 2.6, size: 0.4 },
    )
}

const puddle: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(smooth(pts('-28,2 28,2 34,40 46,64 68,80 60,94 20,97 -24,97 -62,94 -68,82 -46,64 -34,40')), skin, {
    inside:
      dab(ell(-14, 40, 9, 14), '#fff', 0.2) +
      stroke('M-50,84Q-20,76 0,86T50,84', dark, 3, 0.6) +
      dab(ell(24, 62, 7, 5), dark, 0.5),
  })
  p.shape(smooth(pts('-58,84 -66,68 -54,62 -46,76')), trim, { line: 2.4, size: 0.4 })
  p.shape(ell(40, 86, 7, 6), lite(skin, 0.15), { line: 2.2, size: 0.3 })
}

export const elements: Readonly<Record<string, BottomArt>> = { flame, iceberg, puddle }

import { ell, soft, tube } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import type { BottomArt } from '../part-pen.ts'
import { pts, plate } from '../../paths.ts'

// Bottoms of one faction: the hip at 0,0, within x -70..70 and y 0..98.

const boots: BottomArt = (p) => {
  const { skin, dark } = p.palette
  p.shape(soft(pts('-26,2 26,2 36,22 24,34 -24,34 -36,22'), 6), dark, { inside: stroke('M-40,18H40', INK, 2, 0.6) })
  for (const k of [-1, 1]) {
    p.shape(plate(k * 24 - 8, 28, 16, 30, 4), '#d5dade', { line: 2.8, size: 0.5 })
    p.shape(plate(k * 24 - 13, 48, 26, 20, 6), skin, { line: 3 })
    p.shape(soft(pts('8,66 40,66 60,84 60,97 6,97', k), 8), skin, {
      inside: dab(plate(-70, 90, 140, 10, 2), dark, 0.9),
    })
    p.rivet(k * 24, 58)
    p.rivet(k * 46, 84, 2.6)
    p.rivet(k * 24, 30, 2.6)
  }
}

const treads: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(soft(pts('-30,2 30,2 44,34 -44,34'), 6), skin, {})
  p.shape(plate(-68, 32, 136, 64, 31), '#3a3336', {
    inside: Array.from(
      { length: 15 },
      (_, i) =>
        `<rect x="${-68 + i * 9.4}" y="30" width="4" height="11" fill="#1a1416"/><rect x="${-68 + i * 9.4}" y="88" width="4" height="11" fill="#1a1416"/>`,
    ).join(''),
  })
  p.shape(plate(-58, 42, 116, 44, 21), dark, { line: 2.6 })
  for (const x of [-36, 0, 36]) {
    p.shape(ell(x, 64, 16), trim, { line: 2.8, size: 0.6 })
    p.shape(ell(x, 64, 6), dark, { line: 2.2, size: 0.3 })
    for (let i = 0; i < 5; i++) p.rivet(x + Math.cos(i * 1.257) * 11, 64 + Math.sin(i * 1.257) * 11, 1.8)
  }
}

const stilts: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  for (const k of [-1, 1]) {
    p.shape(tube(pts('14,24 46,46 34,66 52,88', k), 11), skin, { line: 2.8, size: 0.6 })
    p.shape(ell(k * 44, 47, 10), trim, { line: 2.6, size: 0.5 })
    p.rivet(k * 44, 47, 3)
    p.shape(soft(pts('38,88 58,84 68,97 32,97', k), 3), dark, { line: 2.6, size: 0.4 })
  }
  p.shape(soft(pts('-24,2 24,2 30,26 16,38 -16,38 -30,26'), 7), dark, {})
  p.shape(ell(0, 22, 10), trim, { line: 2.6, size: 0.5 })
}

const rails: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(soft(pts('-28,2 28,2 58,26 60,60 -60,60 -58,26'), 8), skin, { inside: stroke('M-70,34H70', dark, 2.4, 0.7) })
  for (const x of [-38, 0, 38]) {
    p.shape(ell(x, 72, 18), dark, { line: 3, size: 0.7 })
    p.shape(ell(x, 72, 9), trim, { line: 2.4, size: 0.4 })
  }
  p.shape(tube(pts('-38,74 0,78 38,74'), 6), '#d5dade', { line: 2.4, size: 0.3 })
  p.shape(plate(-68, 90, 136, 7, 2), '#6b5a4a', { line: 2.4, size: 0.3 })
}

export const machines: Readonly<Record<string, BottomArt>> = { boots, treads, stilts, rails }

import { ell, n1, smooth, soft, tube } from '../../geometry.ts'
import { INK, stroke } from '../../pen.ts'
import type { LimbArt } from '../part-pen.ts'
import { plate } from '../../paths.ts'

// Limbs of one faction: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1.

const wrench: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.shape(plate(6, -9, 30, 18, 7), skin, {})
  p.shape(
    tube(
      [
        [34, 2],
        [48, 8 * pose + 3],
        [62, 20 * pose],
      ],
      16,
    ),
    dark,
    { inside: [0, 1, 2, 3].map((i) => stroke(`M${38 + i * 7},-30v60`, INK, 1.8, 0.7)).join('') },
  )
  p.shape(ell(36, 1, 11), trim, { line: 2.8, size: 0.5 })
  p.rivet(36, 1, 3)
  p.shape(
    soft(
      [
        [60, 20 * pose - 13],
        [74, 22 * pose - 20],
        [96, 26 * pose - 17],
        [98, 26 * pose - 6],
        [82, 23 * pose - 6],
        [80, 23 * pose + 6],
        [97, 26 * pose + 7],
        [93, 26 * pose + 18],
        [72, 22 * pose + 20],
        [60, 20 * pose + 12],
      ],
      4,
    ),
    trim,
    {},
  )
  p.rivet(69, 21 * pose, 3.4)
}

const wheel: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    tube(
      [
        [2, 0],
        [26, 4],
        [56, 16 * pose],
      ],
      15,
    ),
    skin,
    {},
  )
  p.rivet(16, 2)
  p.shape(ell(70, 17 * pose, 27), '#3b3436', {
    inside: Array.from({ length: 14 }, (_, i) =>
      stroke(
        `M70,${17 * pose}L${n1(70 + Math.cos(i * 0.449) * 30)},${n1(17 * pose + Math.sin(i * 0.449) * 30)}`,
        '#1a1416',
        3,
        0.9,
      ),
    ).join(''),
  })
  p.shape(ell(70, 17 * pose, 18), trim, { line: 2.6, size: 0.6 })
  for (let i = 0; i < 5; i++) p.rivet(70 + Math.cos(i * 1.257) * 11, 17 * pose + Math.sin(i * 1.257) * 11, 2.3)
  p.shape(ell(70, 17 * pose, 5), dark, { line: 2.2, size: 0.3 })
}

const piston: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.shape(plate(6, -12, 30, 24, 6), skin, { inside: stroke('M14,-20v40M28,-20v40', dark, 2.4, 0.7) })
  p.shape(
    tube(
      [
        [34, 0],
        [48, 6 * pose],
        [64, 16 * pose],
      ],
      9,
    ),
    '#d5dade',
    { line: 2.6, size: 0.4 },
  )
  p.shape(
    smooth([
      [58, 18 * pose - 20],
      [78, 20 * pose - 24],
      [96, 22 * pose - 10],
      [97, 22 * pose + 10],
      [80, 20 * pose + 23],
      [60, 18 * pose + 19],
      [54, 18 * pose],
    ]),
    skin,
    {},
  )
  for (const y of [-11, 1, 12]) p.shape(ell(87, 21 * pose + y, 5.4, 4.6), trim, { line: 2, size: 0.3 })
  p.shape(ell(70, 19 * pose + 1, 7.5), trim, { line: 2, size: 0.3 })
}

export const machines: Readonly<Record<string, LimbArt>> = { wrench, wheel, piston }

import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { claws } from '../../limbs.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { armLine } from '../forms.ts'
import type { LimbArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Limbs of one faction: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1.

const arm: LimbArt = (p, pose) => {
  const { skin } = p.palette
  p.shape(
    tube(armLine(pose), (t) => 20 - 3 * t),
    skin,
    {},
  )
  p.shape(ell(70, 23 * pose, 14), skin, {})
  claws(p, 76, 24 * pose, pose * 0.55, 3, 22, lite(skin, 0.55), 9)
}

const batwing: LimbArt = (p) => {
  const { skin, dark } = p.palette
  p.shape(soft(pts('2,0 34,-42 62,-32 98,-40 88,-12 94,8 72,8 64,26 46,16 30,26 20,12'), 5), dusk(skin, 0.15), {
    inside: stroke('M34,-42Q60,-30 94,6M34,-42Q56,-10 64,26M34,-42Q36,0 30,26', dark, 3, 0.7),
  })
  p.shape(
    tube(pts('2,0 20,-26 36,-38 98,-40'), (t) => 13 - 10 * t),
    skin,
    { line: 2.8, size: 0.5 },
  )
  p.shape('M34,-40l-4,-5 8,-1 3,6Z', '#f3e2bd', { line: 2, size: 0.3 })
}

const pincer: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    tube(
      [
        [2, 0],
        [22, 12],
        [44, 14 * pose + 4],
      ],
      17,
    ),
    skin,
    {},
  )
  p.shape(ell(38, 8 + 6 * pose, 11), dark, { line: 2.8, size: 0.5 })
  const g = (s: number): void =>
    p.shape(
      smooth([
        [48, 12 * pose + s * 3],
        [58, 14 * pose + s * 20],
        [80, 18 * pose + s * 22],
        [98, 20 * pose + s * 8],
        [80, 17 * pose + s * 8],
        [66, 15 * pose + s * 3],
      ]),
      skin,
      { inside: dab(ell(70, 15 * pose + s * 16, 8, 4), '#ffffff', 0.25) },
    )
  g(1)
  g(-1)
  p.shape(ell(52, 12 * pose, 8), trim, { line: 2.4, size: 0.4 })
}

const hook: LimbArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    tube(pts('2,0 22,-20 44,-24'), (t) => 14 - 2 * t),
    skin,
    {},
  )
  p.shape(
    tube(pts('42,-26 66,-6 76,18'), (t) => 15 - 4 * t),
    skin,
    {},
  )
  p.shape(
    tube(pts('76,16 84,34 97,38'), (t) => 11 - 8 * t),
    trim,
    { line: 2.6, size: 0.5 },
  )
  p.shape(ell(44, -25, 9), dark, { line: 2.6, size: 0.4 })
  for (const x of [56, 66]) p.line(`M${x},${x - 70}l9,-5`, INK, 2.4)
}

export const imps: Readonly<Record<string, LimbArt>> = { arm, batwing, pincer, hook }

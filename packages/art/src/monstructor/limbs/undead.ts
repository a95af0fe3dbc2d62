import { ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { claws } from '../../limbs.ts'
import { stroke } from '../../pen.ts'
import { bone as boneBetween, handAt, armLine } from '../forms.ts'
import type { LimbArt } from '../part-pen.ts'

// Limbs of one faction: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1.

const bone: LimbArt = (p, pose) => {
  const { skin } = p.palette
  const [hx, hy] = handAt(pose)
  const t = Math.atan2(hy - 12, hx - 36)
  boneBetween(p, 10, 2, 36, 13, 8, skin)
  boneBetween(p, 40, 12, hx - 6, hy, 7, skin)
  claws(p, hx, hy, t, 4, 24, skin, 8)
  p.shape(ell(hx, hy, 9), skin, { line: 2.6, size: 0.5 })
}

const sleeve: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  const [hx, hy] = handAt(pose)
  claws(p, hx, hy, Math.atan2(hy, 30), 4, 24, '#d8d2c0', 7)
  p.shape(
    soft(
      [
        [2, -11],
        [30, -6 + 6 * pose],
        [hx - 2, hy - 19],
        [hx + 4, hy - 6],
        [hx - 4, hy + 2],
        [hx + 2, hy + 14],
        [hx - 10, hy + 16],
        [hx - 18, hy + 24],
        [hx - 26, hy + 17],
        [36, 30 + pose * 3],
        [24, 22],
        [2, 12],
      ],
      5,
    ),
    skin,
    {
      inside:
        stroke(`M6,6Q34,14 ${hx - 6},${hy + 6}`, dark, 3, 0.6) +
        stroke(`M${hx - 4},${hy - 22}L${hx - 10},${hy + 26}`, trim, 4, 0.6),
    },
  )
}

const wrap: LimbArt = (p, pose) => {
  const { skin, dark } = p.palette
  const l = armLine(pose)
  p.shape(
    tube(l, (t) => 22 + 5 * t),
    skin,
    { inside: [12, 24, 36, 48, 60].map((x) => stroke(`M${x},-30L${x + 9},50`, dark, 2.4, 0.7)).join('') },
  )
  p.shape(
    smooth([
      [60, 24 * pose - 18],
      [84, 26 * pose - 16],
      [96, 28 * pose],
      [84, 26 * pose + 16],
      [60, 24 * pose + 16],
      [54, 22 * pose],
    ]),
    lite(skin, 0.08),
    { inside: stroke(`M66,${24 * pose - 20}l10,40M80,${26 * pose - 20}l8,40`, dark, 2.4, 0.7) },
  )
}

const claw: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  const l = armLine(pose)
  p.shape(
    tube(l, (t) => 20 - 4 * t),
    skin,
    {},
  )
  p.shape(
    soft(
      [
        [30, 0],
        [36, 4],
        [44, -4 + 6 * pose],
        [60, 20 * pose - 12],
        [66, 22 * pose + 4],
        [56, 20 * pose + 15],
        [40, 26],
        [32, 20],
      ],
      4,
    ),
    trim,
    { line: 2.6, size: 0.5 },
  )
  p.shape(ell(70, 24 * pose, 13), skin, {})
  claws(p, 76, 25 * pose, pose * 0.5, 4, 22, dark, 8)
}

export const undead: Readonly<Record<string, LimbArt>> = { bone, sleeve, wrap, claw }

import { ell, lite, smooth, tube } from '../../geometry.ts'
import { claws } from '../../limbs.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { armLine } from '../forms.ts'
import type { LimbArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Limbs of one faction: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1.

const wing: LimbArt = (p, pose) => {
  const { skin, dark } = p.palette
  for (let i = 5; i >= 0; i--) {
    const t = 0.95 - i * 0.36 - (pose < 0 ? 0.12 : 0)
    const l = 56 + (i > 1 && i < 5 ? 10 : 0)
    const [bx, by] = [22 + i * 4.5, 2 - i * 3]
    const ex = Math.min(98, bx + Math.cos(t) * l)
    const ey = Math.max(-42, Math.min(42, by + Math.sin(t) * l))
    p.shape(
      tube(
        [
          [bx, by],
          [(bx + ex) / 2 + 2, (by + ey) / 2 - 3],
          [ex, ey],
        ],
        (f) => 19 * Math.sin(Math.PI * (0.18 + 0.76 * f)) + 3,
        9,
      ),
      i % 2 ? skin : lite(skin, 0.18),
      { line: 2.6, size: 0.5 },
    )
  }
  p.shape(smooth(pts('2,-11 26,-19 52,-16 50,4 30,14 2,12')), skin, {
    inside: [14, 26, 38].map((x) => stroke(`M${x},-12q7,8 0,16`, dark, 2.2, 0.7)).join(''),
  })
}

const paw: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    tube(armLine(pose), (t) => 24 - 2 * t),
    skin,
    { inside: [16, 30, 44].map((x) => dab(ell(x, 2, 4.5, 3), dark, 0.5)).join('') },
  )
  p.shape(ell(71, 22 * pose, 17, 16), skin, {})
  claws(p, 80, 23 * pose, pose * 0.35, 3, 19, trim, 9)
}

const spiderleg: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  const k = pose < 0 ? -1 : 1
  p.shape(
    tube(
      [
        [2, 0],
        [22, -14 * (k > 0 ? 1 : 1)],
        [44, -28],
      ],
      (t) => 17 - 3 * t,
    ),
    skin,
    { inside: stroke('M20,-30l8,34', trim, 5, 0.9) },
  )
  p.shape(
    tube(pts('44,-28 72,-16 84,8'), (t) => 14 - 3 * t),
    skin,
    { inside: stroke('M60,-32l2,30', trim, 5, 0.9) },
  )
  p.shape(
    tube(pts('84,6 92,24 95,42'), (t) => 11 - 8 * t),
    dark,
    { line: 2.8, size: 0.4 },
  )
  p.shape(ell(45, -28, 9), dark, { line: 2.6, size: 0.4 })
  p.shape(ell(84, 7, 7), dark, { line: 2.4, size: 0.3 })
  for (const [x, y] of pts('30,-29 58,-33 86,-13')) p.line(`M${x},${y}l-2,-8`, INK, 2.2)
}

export const creatures: Readonly<Record<string, LimbArt>> = { wing, paw, spiderleg }

import { dusk, soft, tube } from '../../geometry.ts'
import { claws } from '../../limbs.ts'
import { stroke } from '../../pen.ts'
import { matter } from '../forms.ts'
import type { LimbArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Limbs of one faction: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1.

const dragon: LimbArt = (p) => {
  const { skin, trim } = p.palette
  p.shape(soft(pts('4,4 26,-36 60,-28 98,-42 88,-14 97,10 76,6 70,30 50,14 34,32 20,14'), 4), trim, {
    inside: stroke('M26,-36Q62,-26 96,8M26,-36Q56,-8 70,30M26,-36Q34,0 34,32', dusk(trim, 0.4), 3, 0.6),
  })
  p.shape(
    tube(pts('2,0 14,-18 30,-34 98,-42'), (t) => 17 - 13 * t),
    skin,
    { size: 0.6, inside: matter(p, 40, -20, 50, 40) },
  )
  claws(p, 28, -36, -1.2, 1, 9, '#f0e2bd', 7)
}

export const dragons: Readonly<Record<string, LimbArt>> = { dragon }

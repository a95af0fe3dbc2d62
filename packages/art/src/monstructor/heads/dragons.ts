import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { horn, bolt, matter } from '../forms.ts'
import type { HeadArt } from '../part-pen.ts'
import { pts, plate } from '../../paths.ts'

// Heads of one faction: the neck at 0,0, the head above it within x -64..64 and y -132..0.

const dragon: HeadArt = (p) => {
  const { skin, trim, material } = p.palette
  p.shape(
    tube(pts('0,-4 0,-50'), (t) => 40 - 2 * t),
    dusk(skin, 0.15),
    { inside: dab(plate(-9, -52, 18, 52, 4), trim, 0.5) },
  )
  for (const k of [-1, 1]) {
    p.shape(soft(pts('26,-60 62,-84 50,-62 62,-50 46,-44 48,-28 26,-38', k), 4), trim, {
      inside: stroke(`M${k * 28},-54L${k * 56},-78M${k * 28},-50L${k * 56},-50`, dusk(trim, 0.45), 2.4, 0.6),
    })
    horn(p, k * 22, -98, k * 44, -130, 19, material === 'plate' ? '#9fb4c0' : '#f0e2bd', 1)
  }
  p.shape(smooth(pts('-36,-76 -28,-106 0,-114 28,-106 36,-76 30,-52 34,-34 18,-16 -18,-16 -34,-34 -30,-52')), skin, {
    inside: matter(p, 0, -80, 40, 40) + dab(ell(0, -30, 30, 18), lite(skin, 0.4), 0.45),
  })
  p.shape(soft(pts('-7,-112 0,-126 7,-112 4,-84 -4,-84'), 3), trim, { line: 2.6, size: 0.5 })
  p.eye(-19, -78, 13, { slit: true, mood: 1.1, lid: 0.28 })
  p.eye(19, -78, 13, { slit: true, mood: 1.1, lid: 0.28 })
  for (const k of [-1, 1]) {
    p.shape(ell(k * 13, -48, 8, 6), lite(skin, 0.1), { line: 2.4, size: 0.4 })
    p.fill(ell(k * 13, -47, 3.4, 2.6), INK)
  }
  p.mouth(0, -38, 28, 12, { teeth: 8, length: 7, fang: 1, curve: 4 })
  bolt(p, 0, -97, 0.55)
}

export const dragons: Readonly<Record<string, HeadArt>> = { dragon }

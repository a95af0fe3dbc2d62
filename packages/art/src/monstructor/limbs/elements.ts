import { ell, lite, poly, smooth, soft, lump } from '../../geometry.ts'
import { dab, stroke } from '../../pen.ts'
import { bolt } from '../forms.ts'
import type { LimbArt } from '../part-pen.ts'
import { pts, puffPath } from '../../paths.ts'

// Limbs of one faction: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1.

const boulder: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.halo(48, 10 * pose, 34, trim, 0.5)
  p.shape(soft(lump(17, 3, 14, 13, 7, 0.25, p.random), 4), dark, { line: 2.8, size: 0.6 })
  p.shape(soft(lump(40, 8 + 4 * pose, 14, 13, 7, 0.25, p.random), 4), skin, { line: 2.8, size: 0.6 })
  p.shape(soft(lump(72, 19 * pose, 25, 23, 9, 0.2, p.random), 6), skin, {
    inside: stroke(`M50,${19 * pose}l14,4 4,-12 14,6 M62,${19 * pose + 22}l6,-12 12,2`, trim, 3.6, 1),
  })
}

const puff: LimbArt = (p, pose) => {
  const { skin } = p.palette
  p.shape(
    puffPath([
      [12, 2, 12],
      [30, 8, 15],
      [48, 8 + 5 * pose, 15],
    ]),
    skin,
    { size: 0.7 },
  )
  p.shape(
    puffPath([
      [70, 19 * pose, 20],
      [84, 16 * pose, 13],
      [72, 19 * pose - 12, 12],
      [74, 19 * pose + 12, 12],
    ]),
    lite(skin, 0.15),
    { size: 0.8 },
  )
  bolt(p, 76, 19 * pose, 0.75)
}

const shard: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  p.shape(poly(pts('4,-9 30,-16 38,6 28,18 4,9')), skin, {
    inside: dab(poly(pts('4,-9 30,-16 20,4')), '#fff', 0.5),
    size: 0.6,
  })
  p.shape(
    poly([
      [34, -6],
      [58, 8 * pose - 10],
      [64, 14 * pose + 6],
      [36, 16],
    ]),
    dark,
    {
      inside: dab(
        poly([
          [34, -6],
          [58, 8 * pose - 10],
          [46, 8],
        ]),
        '#fff',
        0.35,
      ),
      size: 0.6,
    },
  )
  for (const [t, l] of pts('-0.5,32 0.05,38 0.6,30')) {
    const f = t + pose * 0.35
    const [ox, oy] = [58, 15 * pose]
    p.shape(
      poly([
        [ox - Math.sin(f) * 9, oy + Math.cos(f) * 9],
        [ox + Math.cos(f) * l, oy + Math.sin(f) * l],
        [ox + Math.sin(f) * 9, oy - Math.cos(f) * 9],
      ]),
      trim,
      {
        line: 2.8,
        size: 0.5,
        inside: dab(
          poly([
            [ox, oy],
            [ox + Math.cos(f) * l, oy + Math.sin(f) * l],
            [ox + Math.sin(f) * 9, oy - Math.cos(f) * 9],
          ]),
          dark,
          0.3,
        ),
      },
    )
  }
}

const drip: LimbArt = (p, pose) => {
  const { skin, dark, trim } = p.palette
  const y = 18 * pose
  p.shape(
    smooth([
      [2, -11],
      [28, -6],
      [52, y - 14],
      [76, y - 24],
      [96, y - 12],
      [94, y + 10],
      [84, y + 22],
      [76, y + 10],
      [68, y + 20],
      [58, y + 12],
      [44, 20 + 4 * pose],
      [36, 36],
      [28, 20],
      [2, 12],
    ]),
    skin,
    { inside: dab(ell(74, y - 12, 9, 5), '#fff', 0.25) + dab(ell(30, 6, 5, 3), dark, 0.6) },
  )
  p.shape(
    smooth([
      [86, y - 16],
      [93, y - 28],
      [99, y - 22],
      [96, y - 12],
    ]),
    trim,
    { line: 2.2, size: 0.3 },
  )
}

export const elements: Readonly<Record<string, LimbArt>> = { boulder, puff, shard, drip }

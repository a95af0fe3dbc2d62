import { ell, smooth } from '../../geometry.ts'
import { both, sparkle, taper } from '../../limbs.ts'
import { type Pen, dab, stroke } from '../../pen.ts'

/** Veilwisp: a light behind a veil. */
export const veilwisp = (p: Pen): void => {
  p.halo(0, -6, 94, '#a9e4ff', 0.5)
  p.shape(
    smooth([
      [-58, 88],
      [-70, 40],
      [-58, -18],
      [-28, -62],
      [6, -76],
      [40, -58],
      [62, -12],
      [70, 40],
      [78, 82],
      [56, 66],
      [40, 92],
      [18, 70],
      [-4, 96],
      [-22, 72],
      [-42, 94],
    ]),
    '#a8d4f2',
    {
      inside:
        stroke('M-44,-20Q-52,40 -50,90M-16,20Q-20,60 -14,96M22,22Q28,60 30,90M50,-6Q58,40 62,80', '#5a93c8', 3.4, 0.6) +
        dab(ell(-30, -34, 14, 22), '#ffffff', 0.5),
    },
  )
  p.shape(
    smooth([
      [-40, 4],
      [-30, -34],
      [4, -50],
      [38, -34],
      [46, 4],
      [24, 28],
      [-20, 28],
    ]),
    '#28406e',
    { rim: 0, shade: 0.4 },
  )
  both((k) => p.ember(k * 17 + 3, -8, 12, 14, '#bff2ff', -0.5))
  p.line('M-8,14Q4,7 16,14', '#bff2ff', 3.4)
  taper(
    p,
    [
      [-58, 20],
      [-86, 8],
      [-92, -20],
    ],
    18,
    4,
    '#a8d4f2',
  )
  taper(
    p,
    [
      [64, 20],
      [90, 6],
      [94, -24],
    ],
    18,
    4,
    '#a8d4f2',
  )
  sparkle(p, -78, -44, 11)
  sparkle(p, 82, -48, 9)
}

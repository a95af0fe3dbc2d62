import { dusk, ell, lite, smooth, soft } from '../../geometry.ts'
import { sparkle } from '../../limbs.ts'
import { pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

const WOOD = '#9a5c2c'
const IRON = '#e0a93a'

const coffer = (p: Pen): void => {
  p.shape(soft(pts('-84,-18 84,-18 78,72 -78,72'), 6), WOOD, {
    inside:
      stroke('M-80,14H80M-80,42H80', INK, 3, 0.5) +
      stroke('M-50,-20V74M50,-20V74', IRON, 14, 1) +
      stroke('M-84,-12H84', IRON, 12, 1),
  })
  p.shape(smooth(pts('-16,-22 16,-22 18,8 0,22 -18,8')), IRON, { size: 0.5, line: 3.2 })
  p.fill(`${ell(0, -4, 5)}M-3,-2L-5,12H5L3,-2Z`, INK)
}

/** Full, and open. */
export const chest = (p: Pen): void => {
  p.halo(0, -34, 90, '#ffd75a', 0.9)
  p.shape(smooth(pts('-78,-14 -84,-62 -50,-86 40,-88 76,-66 78,-18')), dusk(WOOD, 0.12), {
    inside: stroke('M-70,-48Q0,-76 72,-50', INK, 3, 0.5) + stroke('M-46,-90V-14M44,-92V-18', IRON, 13, 1),
  })
  p.shape(soft(pts('-80,-22 -62,-44 62,-46 80,-22'), 4), '#3b1d0a', { rim: 0 })
  p.shape(smooth(pts('-70,-14 -56,-40 -30,-34 -14,-52 12,-44 34,-52 54,-32 70,-14')), '#ffd95a', {
    size: 0.5,
    inside: stroke(ell(-34, -22, 11, 7) + ell(4, -34, 12, 7) + ell(36, -26, 11, 7), '#9a6a1a', 2.6, 0.8),
  })
  for (const [x, y, c] of [
    [-14, -38, '#d8402a'],
    [24, -44, '#3a7ad8'],
    [-48, -32, '#3fae6a'],
  ] as const)
    p.shape(
      soft(
        [
          [x, y - 11],
          [x + 9, y],
          [x, y + 9],
          [x - 9, y],
        ],
        2,
      ),
      c,
      { size: 0.3, line: 2.6 },
    )
  coffer(p)
  p.fill('M-66,-76Q-30,-86 20,-84', lite(WOOD, 0.5), 0.4)
  sparkle(p, 60, -72, 13)
}

/** Still locked. */
export const lockedChest = (p: Pen): void => {
  p.shape(smooth(pts('-84,-16 -84,-44 -62,-66 0,-72 62,-66 84,-44 84,-16')), WOOD, {
    inside:
      stroke('M-82,-40Q0,-56 82,-40', INK, 3, 0.5) +
      stroke('M-50,-70V-14M50,-70V-14', IRON, 14, 1) +
      dab(smooth(pts('-70,-52 -40,-64 10,-66 -20,-56')), '#fff6dc', 0.3),
  })
  coffer(p)
}

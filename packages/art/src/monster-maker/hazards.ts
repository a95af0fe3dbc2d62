import { dusk, ell, lite, poly, smooth, soft, tube } from '../geometry.ts'
import { both, leaf, sparkle } from '../limbs.ts'
import { mirrored, plate, pts } from '../paths.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'
import { rays } from '../monster-pack/grounds.ts'
import { bricks } from './corridor.ts'
import { dust, light } from './light.ts'

// Detour, trap and prize: what lies under the figure, and the figure.

export const DETOUR_GROUND = `<rect width="120" height="126" fill="#3a2c1e"/><path d="${bricks(9, 18, 80)}" stroke="#120a04" stroke-width=".9" fill="none" opacity=".6"/>${light('torch', 60, 40, 60, 0.7)}<path d="M0 78H120V126H0Z" fill="#5a4630"/><path d="M4 84V40Q4 12 27 10Q50 12 50 40V84Z" fill="#120a06" stroke="#8a6a3f" stroke-width="3.6"/><path d="M70 84V40Q70 12 93 10Q116 12 116 40V84Z" fill="#120a06" stroke="#8a6a3f" stroke-width="3.6"/>${light('torch', 93, 46, 30, 0.9)}<path d="M12 84Q22 62 26 40L32 40Q32 64 42 84L76 84Q88 64 90 42L96 42Q98 66 110 84L104 128H16Z" fill="#8a6a3f"/><path d="M34 96Q58 86 84 96M24 110Q60 98 96 110" stroke="#4a3418" stroke-width="1.2" fill="none" opacity=".7"/>${dust(21, 14, '#ffce7a')}`

/** Two ways, a post, and an arrow somebody has turned round. */
export const detour = (p: Pen): void => {
  p.shape(plate(-9, -62, 18, 158, 4), '#7a4f28', {
    size: 0.5,
    inside: stroke('M-4,-50V90M4,-30V80', '#3f240e', 2.6, 0.6),
  })
  p.group('translate(0 -52) rotate(6)', () =>
    p.shape(soft(pts('-64,-22 38,-24 70,-1 38,22 -64,20'), 4), '#c9935a', {
      size: 0.7,
      inside:
        stroke('M-56,-8H44M-56,8H40', '#7a4f28', 2.6, 0.6) + stroke('M-40,0H26M10,-11L28,0L10,11', '#7a1f14', 8, 1),
    }),
  )
  p.group('translate(0 2) rotate(-7)', () =>
    p.shape(soft(pts('60,-21 -36,-22 -68,1 -36,22 60,20'), 4), '#b07d48', {
      size: 0.7,
      inside:
        stroke('M54,-8H-40M54,8H-38', '#6a421f', 2.6, 0.6) +
        dab(mirrored('0,-16 15,-12 16,3 9,7 8,15 0,16'), '#f2e6c4', 1) +
        dab(ell(-6.5, -2, 4.4) + ell(6.5, -2, 4.4) + 'M-1,5h2v3h-2Z', INK, 1),
    }),
  )
  for (const [x, y] of pts('0,-52 0,2')) p.shape(ell(x, y, 4), '#c3ccd6', { size: 0.2, line: 2.4 })
  p.shape(smooth(pts('-34,98 -24,80 -6,88 8,78 26,86 36,98')), '#6b5a48', { size: 0.5, line: 3 })
  p.line('M58,70q14,-24 2,-40', '#fff0c0', 5)
  p.line('M50,42l8,-14l12,10', '#fff0c0', 5)
}

export const TRAP_GROUND = `<rect width="120" height="126" fill="#2a1210"/><path d="${bricks(9, 18, 70)}" stroke="#000" stroke-width=".9" fill="none" opacity=".5"/>${rays(60, 60, 14, 120, '#ff5a30', 0.14)}${light('red', 60, 84, 66, 0.9)}<path d="M0 52H120V126H0Z" fill="#57463c"/><path d="M0 62H120M0 52L-20 126M30 52L18 126M90 52L102 126M120 52L140 126" stroke="#1c120c" stroke-width="1.4" opacity=".7"/>${dust(33, 12, '#ff9a6a')}`

/** The third step from the door. */
export const trap = (p: Pen): void => {
  p.shape(soft(pts('-82,2 82,2 108,100 -108,100'), 3), '#170806', {
    rim: 0,
    shade: 0.4,
    line: 4,
    inside: dab(poly(pts('-82,2 82,2 84,30 -84,30')), '#3a2a22', 1) + dab(ell(0, 96, 88, 28), '#d8401e', 0.5),
  })
  const spike = (x: number, foot: number, height: number, width: number): void =>
    p.shape(
      soft(
        [
          [x - width, foot],
          [x, foot - height],
          [x + width, foot],
        ],
        1,
      ),
      '#b3bcc6',
      {
        size: 0.4,
        line: 3,
        inside: dab(
          poly([
            [x, foot - height],
            [x + width, foot],
            [x, foot],
          ]),
          '#4a5460',
          0.7,
        ),
      },
    )
  for (const x of [-58, -29, 0, 29, 58]) spike(x, 66, 54, 10)
  for (const x of [-74, -38, 0, 38, 74]) spike(x, 100, 66, 13)
  for (const [x, y] of [
    [-38, 40],
    [38, 44],
  ] as const)
    p.fill(
      smooth([
        [x - 3, y + 6],
        [x, y - 6],
        [x + 4, y + 10],
        [x, y + 18],
      ]),
      '#b81f1a',
      0.9,
    )
  // The lids, just giving way.
  p.shape(soft(pts('-82,2 -104,-38 -40,-58 -16,-10'), 4), '#8a7260', {
    size: 0.7,
    inside: stroke('M-92,-16L-28,-34M-62,-52L-44,-4', INK, 3, 0.5),
  })
  p.shape(soft(pts('82,2 100,-48 38,-70 16,-14'), 4), '#7a6454', {
    size: 0.7,
    inside: stroke('M92,-22L28,-42M66,-60L50,-8', INK, 3, 0.5),
  })
  p.group('translate(0 -34) rotate(16)', () => {
    p.shape(smooth(pts('-14,-16 0,-34 18,-30 24,-8 20,14 -6,18 -18,6')), '#6b3d1e', { size: 0.5, line: 3.2 })
    p.shape(smooth(pts('-26,10 22,6 42,16 40,26 -24,28')), '#4d2a14', { size: 0.4, line: 3.2 })
    p.line('M-14,-10Q2,-2 22,-10', '#f0c44a', 5)
  })
  p.line('M-34,-84q-10,-8 -4,-20M-2,-84q-4,-10 2,-22M32,-88q8,-8 2,-20', '#ffd2a0', 4.4, 0.8)
  for (const [x, y] of pts('-52,-76 54,-86 -14,-62'))
    p.shape(
      soft(
        [
          [x - 6, y],
          [x, y - 6],
          [x + 7, y + 1],
          [x, y + 6],
        ],
        2,
      ),
      '#7a6454',
      { size: 0.2, line: 2.6 },
    )
}

export const PRIZE_GROUND = `<rect width="120" height="126" fill="#5a1218"/>${rays(60, 62, 28, 130, '#ffcf70', 0.28)}${light('gold', 60, 60, 62, 0.9)}${dust(41, 16, '#fff2b8')}`

/** First home. */
export const prize = (p: Pen): void => {
  p.shape(soft(pts('-34,20 -8,34 -22,104 -38,88 -58,96'), 3), '#b8302b', { size: 0.6 })
  p.shape(soft(pts('34,20 8,34 22,104 38,88 58,96'), 3), '#b8302b', { size: 0.6 })
  both((side) => {
    p.line(`M${side * 8},84Q${side * 92},60 ${side * 62},-80`, INK, 8)
    p.line(`M${side * 8},84Q${side * 92},60 ${side * 62},-80`, '#4a6a2a', 4.6)
    for (const [x, y, a] of [
      [24, 78, 0.2],
      [46, 62, -0.1],
      [62, 40, -0.5],
      [70, 14, -0.8],
      [72, -14, -1.1],
      [70, -42, -1.4],
      [64, -68, -1.7],
    ] as const) {
      leaf(p, side * x, y, 34, side > 0 ? a : Math.PI - a, '#6fae4a')
      leaf(p, side * (x - 4), y, 30, side > 0 ? a - 1.7 : Math.PI - a + 1.7, '#8fc45a')
    }
  })
  p.shape(ell(0, -10, 56), '#e6b23c', {
    line: 4,
    inside: stroke(ell(0, -10, 45), '#8d5f17', 4, 0.9) + stroke(ell(0, -10, 51), '#fff2b8', 3, 0.7),
  })
  p.shape(soft(pts('-32,14 -38,-34 -17,-14 0,-46 17,-14 38,-34 32,14'), 2), lite('#f0c44a', 0.2), {
    size: 0.5,
    line: 3.4,
    inside: stroke('M-34,4H34', '#8d5f17', 4, 0.8),
  })
  for (const [x, c] of [
    [-16, '#3a7ad8'],
    [0, '#d8402a'],
    [16, '#3fae6a'],
  ] as const)
    p.shape(ell(x, 6, 5), c, { size: 0.2, line: 2.4 })
  p.shape(tube(pts('-26,20 0,26 26,20'), 9), dusk('#f0c44a', 0.15), { size: 0.3, line: 3 })
  sparkle(p, 32, -48, 15)
  sparkle(p, -44, -80, 9)
}

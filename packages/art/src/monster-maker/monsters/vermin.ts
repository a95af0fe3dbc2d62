import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { both, claws, ear, foot, pattern, taper, whiskers } from '../../limbs.ts'
import { mirrored, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

/** Everything in it is for gnawing. */
export const giantRat = (p: Pen): void => {
  const [fur, pink, belly] = ['#8a6a52', '#e09a92', '#d9bf9c']
  p.shape(
    tube(pts('60,62 98,70 104,30 84,-4 98,-40 84,-62'), (t) => 15 * (1 - t) + 4, 24),
    pink,
    {
      size: 0.5,
      inside: stroke('M80,60l4,14M96,50l12,4M94,24l14,-2M84,4l12,-8M88,-22l12,0', dusk(pink, 0.4), 2.6, 0.6),
    },
  )
  p.shape(smooth(pts('-34,20 -10,-34 36,-46 76,-14 84,36 66,78 0,84 -36,66')), fur, {
    inside:
      pattern.fur(
        [
          [10, -20],
          [36, -22],
          [56, 2],
          [30, 8],
          [60, 34],
          [40, 40],
          [12, 60],
        ],
        dusk(fur, 0.5),
        9,
      ) + dab(ell(-8, 66, 40, 22), belly, 0.7),
  })
  foot(p, 48, 82, 26, pink, 4)
  taper(p, pts('-14,40 -30,62 -42,78'), 26, 15, fur)
  claws(p, -42, 76, 1.9, 4, 20, pink, 8)
  p.group('translate(-34 -16)', () => {
    both((side) => ear.round(p, side, side > 0 ? 44 : 40, -46, 28, fur, pink))
    p.shape(mirrored('0,-56 30,-48 46,-18 38,16 22,44 0,52'), fur, {
      inside:
        dab(mirrored('0,4 18,10 24,36 0,56'), belly, 0.9) +
        pattern.fur(
          [
            [-30, -10],
            [28, -10],
            [-12, -42],
            [8, -40],
          ],
          dusk(fur, 0.5),
          7,
        ),
    })
    both((side) =>
      p.eye(side * 22, -14, 12, {
        iris: '#e0301a',
        white: '#2a0f14',
        mood: 1,
        lid: 0.24,
        lidColour: dusk(fur, 0.3),
        look: [-0.1, 0.1],
      }),
    )
    both((side) => p.line(`M${side * 8},-20L${side * 34},-34`, INK, 6))
    p.line('M-46,-70l-12,10M50,-74l10,12', INK, 3.4)
    p.mouth(0, 32, 18, 16, { teeth: 0, curve: 5 })
    p.shape(soft(pts('-11,34 0,34 -1,58 -9,58'), 2), '#fff2c0', { size: 0.3, line: 2.8 })
    p.shape(soft(pts('11,34 0,34 1,58 9,58'), 2), '#fff2c0', { size: 0.3, line: 2.8 })
    p.shape(mirrored('0,14 13,18 10,30 0,33'), pink, { size: 0.4, line: 3 })
    whiskers(p, 26, 14, 40)
  })
}

/** Row upon row of feet, and one bite. */
export const giantCentipede = (p: Pen): void => {
  const [shell, leg] = ['#b5532a', '#e8a03c']
  const rings = pts('78,78 92,52 82,24 54,10 24,18 -8,24 -38,12 -50,-16 -38,-44')
  for (const [i, [x, y]] of rings.entries()) {
    const [nx, ny] = rings[Math.min(i + 1, rings.length - 1)] ?? [x, y]
    const [lx, ly] = rings[Math.max(i - 1, 0)] ?? [x, y]
    const a = Math.atan2(ny - ly, nx - lx) + Math.PI / 2
    for (const k of [-1, 1]) {
      const [ux, uy] = [Math.cos(a) * k, Math.sin(a) * k]
      p.line(`M${x},${y}Q${x + ux * 34 + 6},${y + uy * 34 - 10} ${x + ux * 44},${y + uy * 44 + 6}`, INK, 9)
      p.line(`M${x},${y}Q${x + ux * 34 + 6},${y + uy * 34 - 10} ${x + ux * 44},${y + uy * 44 + 6}`, leg, 4.6)
    }
  }
  p.line('M80,80l14,24M72,82l-2,24', INK, 7)
  p.line('M80,80l14,24M72,82l-2,24', leg, 3.6)
  for (const [i, [x, y]] of rings.entries())
    p.shape(ell(x, y, 20 + i * 0.9, 19 + i * 0.9), i % 2 === 0 ? shell : lite(shell, 0.14), {
      size: 0.7,
      inside: dab(ell(x - 3, y - 5, 9, 6), '#ffd9a0', 0.55),
    })
  p.group('translate(-28 -62)', () => {
    both((side) => {
      p.line(`M${side * 14},-22Q${side * 30},-52 ${side * 62},-54`, INK, 7)
      p.line(`M${side * 14},-22Q${side * 30},-52 ${side * 62},-54`, shell, 3.4)
      p.shape(smooth(pts('22,18 46,22 52,48 28,66 12,60 32,46 28,32 12,30', side)), '#f0d9a0', { size: 0.5, line: 3.2 })
    })
    p.shape(mirrored('0,-36 30,-30 42,-4 32,26 0,36'), '#d0622c', {
      inside: stroke('M0,-36V-8', dusk(shell, 0.5), 3, 0.6),
    })
    both((side) => p.eye(side * 19, -4, 13, { iris: '#c8d83a', mood: 1, lid: 0.24, lidColour: '#8a3418', slit: true }))
    p.line('M-12,21Q0,13 12,21', INK, 3.4)
  })
}

/** A soldier, plated from jaw to sting. */
export const giantAnt = (p: Pen): void => {
  const [shell, dark] = ['#7a2c22', '#3f1414']
  for (const [x, points] of [
    [1, '24,22 60,-6 84,40 98,88'],
    [1, '14,26 40,8 52,54 60,92'],
    [1, '34,18 78,-30 100,4 108,52'],
    [-1, '-10,24 14,52 6,70 18,92'],
    [-1, '-18,22 -30,50 -22,70 -28,92'],
  ] as const) {
    p.line(smooth(pts(points), false), INK, 13)
    p.line(smooth(pts(points), false), x > 0 ? dusk(shell, 0.2) : shell, 7.6)
  }
  p.shape(smooth(pts('36,18 60,-22 92,-24 106,8 96,44 66,54 42,42')), shell, {
    inside:
      stroke('M54,-16Q48,14 58,48M72,-24Q66,14 78,52M90,-20Q88,12 94,42', dark, 4, 0.7) +
      dab(ell(74, -10, 22, 8), '#ffb89a', 0.5),
  })
  p.shape(ell(30, 22, 16, 14), shell, { size: 0.5 })
  p.shape(smooth(pts('-26,16 -6,-12 26,0 30,28 6,42 -20,36')), shell, {
    size: 0.8,
    inside: dab(ell(-2, 4, 14, 6), '#ffb89a', 0.5),
  })
  p.group('translate(-42 -24)', () => {
    both((side) => {
      p.line(`M${side * 16},-30L${side * 30},-66L${side * 60},-78`, INK, 9)
      p.line(`M${side * 16},-30L${side * 30},-66L${side * 60},-78`, shell, 5)
      p.shape(smooth(pts('12,34 38,36 46,62 24,88 6,82 24,66 22,54 6,50', side)), '#d9a05a', {
        size: 0.5,
        line: 3.2,
        inside: stroke(`M${side * 30},62l${-side * 8},2M${side * 24},74l${-side * 8},-2`, INK, 3, 0.8),
      })
    })
    p.shape(mirrored('0,-44 36,-40 54,-10 42,24 20,44 0,46'), shell, {
      inside: stroke('M0,-44V-14M-30,28Q0,14 30,28', dark, 3.4, 0.7) + dab(ell(-22, -30, 15, 7), '#ffb89a', 0.55),
    })
    both((side) => {
      p.shape(smooth(pts('22,-20 44,-18 46,8 28,14 18,-2', side)), '#20131d', { size: 0.5, line: 3, rim: 0 })
      p.halo(side * 33, -3, 13, '#ff9a3a', 0.9)
      p.line(`M${side * 14},-20L${side * 46},-32`, INK, 6)
    })
  })
}

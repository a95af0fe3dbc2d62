import { dusk, ell, lite, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, sparkle, starPath } from '../../limbs.ts'
import { pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

const GOLD = '#f0bc44'

const coin = (p: Pen, x: number, y: number, w = 34, h = 13): void => {
  p.shape(`M${x - w},${y}v${h * 0.8}a${w},${h} 0 0 0 ${w * 2},0v${-h * 0.8}Z`, dusk(GOLD, 0.2), { size: 0.3, line: 3 })
  p.shape(ell(x, y, w, h), GOLD, {
    size: 0.3,
    line: 3,
    inside: stroke(ell(x, y, w * 0.66, h * 0.6), '#9a6a1a', 2.4, 0.8),
  })
}

/** Ten perch farther with it, and worth each of them. */
export const goldCoins = (p: Pen): void => {
  p.halo(0, -10, 96, '#ffe27a', 0.8)
  for (const [x, n] of [
    [-38, 5],
    [40, 4],
  ] as const)
    for (let i = 0; i < n; i++) coin(p, x + (i % 2) * 3, 44 - i * 14)
  for (let i = 0; i < 7; i++) coin(p, -2 + (i % 3) * 2, 62 - i * 14)
  for (const [x, n] of [
    [-66, 2],
    [68, 3],
  ] as const)
    for (let i = 0; i < n; i++) coin(p, x - (i % 2) * 3, 74 - i * 14)
  coin(p, -22, 86)
  coin(p, 34, 86)
  p.shape(ell(-2, -62, 27, 29), GOLD, {
    size: 0.6,
    inside: stroke(ell(-2, -62, 19, 21), '#9a6a1a', 3, 0.9) + dab(starPath(-2, -62, 14, 5, 0.45), '#9a6a1a', 0.9),
  })
  p.line('M-36,-60q-4,-14 4,-24M32,-56q6,-12 0,-24', '#fff6cf', 3.4, 0.8)
  sparkle(p, 22, -88, 15)
  sparkle(p, -56, -34, 10)
}

/** White stone, gold corners; what is dead keeps away. */
export const holyCoffin = (p: Pen): void => {
  const stone = '#dfe6ee'
  p.halo(0, -8, 104, '#bfe6ff', 0.75)
  p.group('rotate(9)', () => {
    p.shape(soft(pts('-24,-96 40,-96 66,-56 44,96 -18,96 -44,-56'), 5), dusk(stone, 0.4))
    p.shape(soft(pts('-34,-100 30,-100 56,-60 34,92 -28,92 -56,-60'), 5), stone, {
      inside:
        stroke(soft(pts('-28,-90 24,-90 45,-56 26,82 -22,82 -45,-56'), 4), GOLD, 6, 1) +
        stroke(soft(pts('-28,-90 24,-90 45,-56 26,82 -22,82 -45,-56'), 4), INK, 1.6, 0.5),
    })
    p.halo(-1, -36, 40, '#ffe27a', 0.95)
    p.shape(soft(pts('-8,-66 8,-66 8,-46 28,-46 28,-30 8,-30 8,34 -8,34 -8,-30 -28,-30 -28,-46 -8,-46'), 3), GOLD, {
      size: 0.5,
    })
    p.shape(ell(0, -38, 8), '#4a9ad8', { size: 0.3, line: 2.8 })
    for (const [x, y] of pts('-40,-58 40,-58 -22,78 22,78')) p.shape(ell(x, y, 6), GOLD, { size: 0.3, line: 2.6 })
  })
  for (const [x, y, r] of [
    [-78, -40, 12],
    [80, -62, 10],
    [76, 34, 12],
    [-70, 40, 8],
  ] as const)
    sparkle(p, x, y, r)
}

export const sacredGoblet = (p: Pen): void => {
  p.halo(0, -62, 84, '#fff2b8', 1)
  p.shape(smooth(pts('-34,72 -14,62 -10,26 10,26 14,62 34,72 44,86 0,92 -44,86')), GOLD, {
    size: 0.6,
    inside: stroke('M-38,80Q0,88 38,80', '#9a6a1a', 3, 0.8),
  })
  p.shape(ell(0, 34, 17, 12), dusk(GOLD, 0.12), { size: 0.5, line: 3.2 })
  p.shape(smooth(pts('-60,-54 60,-54 54,-8 30,22 0,30 -30,22 -54,-8')), GOLD, {
    inside:
      dab(smooth(pts('-54,-50 -34,-50 -36,-4 -22,20 -40,10 -52,-16')), '#fff2b8', 0.7) +
      stroke('M-58,-34H58M-50,4H50', '#9a6a1a', 3.6, 0.8),
  })
  p.shape(ell(0, -54, 60, 17), lite(GOLD, 0.2), { size: 0.5 })
  p.shape(ell(0, -54, 49, 11), '#8a1a3a', {
    size: 0.3,
    line: 2.8,
    rim: 0,
    inside: dab(ell(-14, -57, 18, 4), '#e06a8a', 0.8),
  })
  for (const [x, c] of [
    [-34, '#3a7ad8'],
    [0, '#d8402a'],
    [34, '#3fae6a'],
  ] as const)
    p.shape(
      soft(
        [
          [x, -30],
          [x + 11, -15],
          [x, 0],
          [x - 11, -15],
        ],
        2,
      ),
      c,
      { size: 0.35, line: 3 },
    )
  p.fill(poly(pts('-22,-62 22,-62 44,-122 -44,-122')), '#fff6d0', 0.45)
  for (const [x, y, r] of [
    [-10, -92, 11],
    [22, -80, 9],
    [-66, -78, 9],
    [74, -30, 10],
  ] as const)
    sparkle(p, x, y, r, '#ffffff')
}

export const ring = (p: Pen): void => {
  p.halo(0, -52, 76, '#ff9a8a', 0.7)
  p.shape(`${ell(0, 22, 58, 60)}M-41,24a41,44 0 1 1 82,0a41,44 0 1 1 -82,0Z`, GOLD, {
    size: 0.7,
    inside:
      stroke(ell(0, 23, 49, 51), '#fff2b8', 4, 0.6) +
      stroke('M-30,70l8,-6M-14,78l5,-8M4,79v-9M22,75l-4,-8M38,64l-8,-6', '#8d5f17', 3.4, 0.8),
  })
  p.shape(smooth(pts('-34,-30 -20,-46 20,-46 34,-30 22,-16 -22,-16')), dusk(GOLD, 0.1), { size: 0.5 })
  p.shape(soft(pts('-24,-92 24,-92 44,-68 0,-22 -44,-68'), 3), '#e0304a', {
    size: 0.6,
    inside:
      dab(poly(pts('-24,-92 -12,-68 -44,-68')), '#ffb0b0', 0.8) +
      dab(poly(pts('-12,-68 12,-68 0,-22')), '#ff7a86', 0.7) +
      dab(poly(pts('24,-92 44,-68 12,-68')), '#8a1028', 0.6) +
      stroke('M-44,-68H44M-24,-92L-12,-68L0,-22L12,-68L24,-92M-12,-68L0,-92L12,-68', '#5a0a1a', 2.4, 0.7),
  })
  both((side) =>
    p.shape(
      tube(pts('30,-22 42,-42 34,-54', side), (t) => 12 - 5 * t),
      GOLD,
      { size: 0.4, line: 3 },
    ),
  )
  sparkle(p, 30, -96, 17)
  sparkle(p, -58, -40, 9)
}

/** It looks back at who wears it. */
export const cursedOrnament = (p: Pen): void => {
  p.halo(0, 6, 96, '#7fc77a', 0.55)
  for (const side of [-1, 1])
    for (const [x, y, r] of [
      [12, -100, 8],
      [34, -92, 9],
      [54, -74, 10],
      [66, -50, 10.5],
      [66, -24, 11],
      [52, -2, 11.5],
      [36, 14, 10],
    ] as const)
      p.shape(ell(side * x, y, r), r > 10 ? '#d0b46a' : GOLD, { size: 0.35, line: 3 })
  p.shape(soft(pts('-44,10 0,-14 44,10 52,48 0,100 -52,48'), 5), '#8a6a2a', { size: 0.8 })
  p.shape(soft(pts('-34,16 0,-2 34,16 40,46 0,86 -40,46'), 4), '#7a1024', {
    size: 0.7,
    inside:
      dab(poly(pts('-34,16 0,-2 -12,26')), '#ff8a8a', 0.7) +
      stroke('M-34,16L-12,28L0,86L12,28L34,16M-12,28H12M-40,46L-12,28M40,46L12,28', '#3a0410', 2.6, 0.7),
  })
  p.ember(-14, 34, 12, 12, '#ff4a2a', 1)
  p.ember(14, 34, 12, 12, '#ff4a2a', 1)
  p.line('M-14,60l6,-6 8,7 8,-7 6,6', '#ffb0a0', 3.6)
  p.line('M-76,70q-10,-14 0,-26t-2,-26M80,72q10,-14 0,-28t2,-24', '#b9f0a0', 3.6, 0.7)
}

/** The king it was made for got lost as well. */
export const lostCrown = (p: Pen): void => {
  p.halo(0, -20, 98, '#ffe27a', 0.85)
  p.group('rotate(-7)', () => {
    p.shape(ell(0, -2, 66, 18), '#8d5f17', { size: 0.5, rim: 0 })
    p.shape(soft(pts('-78,50 -88,-46 -52,-6 -30,-78 0,-14 30,-78 52,-6 88,-46 78,50 0,66'), 3), GOLD, {
      inside:
        dab(soft(pts('-74,44 -82,-34 -54,4 -50,50'), 3), '#fff2b8', 0.6) +
        stroke('M-80,22Q0,40 80,22M-78,46Q0,64 78,46', '#8d5f17', 4, 0.9),
    })
    for (const [x, y] of pts('-88,-48 -30,-80 30,-80 88,-48')) p.shape(ell(x, y, 10), '#fffaf0', { size: 0.4, line: 3 })
    for (const [x, y, c] of [
      [-50, 38, '#3fae6a'],
      [0, 46, '#d8402a'],
      [50, 38, '#3a7ad8'],
    ] as const)
      p.shape(
        soft(
          [
            [x, y - 13],
            [x + 12, y],
            [x, y + 13],
            [x - 12, y],
          ],
          2,
        ),
        c,
        { size: 0.4, line: 3 },
      )
    p.shape(smooth(pts('0,-10 10,4 0,20 -10,4')), '#d8402a', { size: 0.35, line: 3 })
  })
  sparkle(p, 50, -84, 15)
  sparkle(p, -62, -78, 9)
}

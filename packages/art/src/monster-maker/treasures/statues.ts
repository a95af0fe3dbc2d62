import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { both, fanWing, sparkle, starPath } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { GOLD, sword } from '../arms.ts'
import { gaze, head, nose, shoulders } from '../people/face.ts'

// People and those carved after them.

/** She is not a treasure, and says so. */
export const royalPrincess = (p: Pen): void => {
  const [skin, hair, dress] = ['#e8b892', '#7a3a1c', '#b83a5a']
  p.shape(mirrored('0,-82 34,-72 54,-36 58,16 72,70 64,116 0,112'), hair, {
    inside: stroke('M-46,-10Q-58,50 -54,112M46,-10Q58,50 54,112', lite(hair, 0.4), 3.4, 0.6),
  })
  shoulders(
    p,
    dress,
    dab(mirrored('0,46 46,50 30,84 0,92'), skin, 1) + stroke('M-46,52Q-30,84 0,92Q30,84 46,52', '#f6d86a', 5, 1),
    88,
  )
  p.line('M-30,58Q0,92 30,58', INK, 5)
  p.line('M-30,58Q0,92 30,58', '#f0c44a', 2.8)
  p.shape('M0,74L8,84L0,98L-8,84Z', '#4a9ad8', { size: 0.3, line: 2.8 })
  head(p, skin, { brow: 35, jaw: 26, chin: 43 })
  gaze(p, {
    y: -10,
    r: 10.5,
    apart: 17,
    iris: '#3a7a5a',
    brow: '#5a2a14',
    mood: 0.7,
    weight: 4.4,
    lashes: true,
    aside: 0.25,
  })
  nose(p, skin, 20, 4)
  p.line('M-9,28Q1,25 10,28', '#a02f3c', 5)
  both((side) => p.shape(ell(side * 38, 18, 6, 8), '#f6f2ff', { size: 0.3, line: 2.6 }))
  p.shape(smooth(pts('-40,10 -46,-34 -30,-72 0,-84 30,-72 46,-34 40,10 30,-26 10,-50 -8,-46 -28,-24')), hair, {
    size: 0.8,
    inside: stroke('M4,-82Q-24,-62 -38,-20M8,-82Q30,-62 40,-24', lite(hair, 0.4), 3, 0.5),
  })
  p.shape(soft(pts('-40,-58 -48,-98 -24,-80 0,-112 24,-80 48,-98 40,-58 0,-68'), 2), '#f0c44a', { size: 0.6 })
  for (const [x, y, c] of [
    [0, -78, '#d8402a'],
    [-24, -70, '#4a9ad8'],
    [24, -70, '#4a9ad8'],
  ] as const)
    p.shape(ell(x, y, 6), c, { size: 0.25, line: 2.6 })
  for (const [x, y] of pts('-48,-98 0,-112 48,-98')) p.shape(ell(x, y, 6), '#fffaf0', { size: 0.25, line: 2.6 })
}

const socket = (p: Pen, stone: string): void => {
  p.shape(plate(-46, 60, 92, 18, 4), stone, { size: 0.6 })
  p.shape(plate(-58, 76, 116, 22, 4), dusk(stone, 0.12), {
    size: 0.6,
    inside: stroke('M-40,88H40', dusk(stone, 0.5), 3, 0.6),
  })
}

/** Heads you are rich, tails you carried a stone. */
export const statueOfGoddess = (p: Pen): void => {
  const stone = '#e6e2ee'
  p.halo(0, -40, 94, '#fff2c0', 0.9)
  both((side) => fanWing(p, side * 16, -24, side, 5, 72, -1.15, 0.5, '#d6d2e6', 19))
  socket(p, '#b9b4c6')
  p.shape(mirrored('0,-44 24,-40 30,-16 24,6 38,40 44,64 0,68'), stone, {
    inside: stroke('M-10,0Q-22,36 -24,66M10,0Q22,36 24,66M0,8V66M-24,2Q0,12 24,2', dusk(stone, 0.4), 3, 0.6),
  })
  both((side) =>
    p.shape(
      tube(pts('24,-34 44,-8 14,4', side), (t) => 15 - 4 * t),
      stone,
      { size: 0.4, line: 3 },
    ),
  )
  p.halo(0, -4, 26, '#ffd75a', 0.95)
  p.shape(ell(0, -4, 13), '#f6d25a', { size: 0.4, line: 3 })
  p.shape(mirrored('0,-94 18,-90 28,-66 28,-38 18,-28 0,-28'), dusk(stone, 0.16), { size: 0.6 })
  p.shape(mirrored('0,-84 14,-80 19,-62 14,-44 0,-38'), stone, { size: 0.5, line: 3 })
  both((side) => p.line(`M${side * 4},-60q${side * 4},4 ${side * 9},0`, INK, 3))
  p.line('M-4,-46Q0,-43 4,-46', INK, 2.8)
  p.shape(starPath(0, -100, 14, 5, 0.45), '#f6d25a', { size: 0.3, line: 2.8 })
}

/** Nobody remembers the name; it weighs as much as ever. */
export const statueOfHero = (p: Pen): void => {
  const bronze = '#6f9488'
  socket(p, '#7d858f')
  p.shape(smooth(pts('14,-40 52,-20 66,34 56,62 20,56')), dusk(bronze, 0.3), {
    inside: stroke('M34,-20Q48,20 44,56', INK, 3, 0.5),
  })
  both((side) => p.shape(tube(pts('12,10 18,38 18,64', side), 22), bronze, { size: 0.5 }))
  p.shape(mirrored('0,-46 30,-42 32,-14 24,18 0,22'), bronze, {
    inside:
      stroke('M-22,-16Q-10,-8 0,-14Q10,-8 22,-16M0,-14V10M-16,4H16', dusk(bronze, 0.5), 3, 0.7) +
      dab(ell(-16, -32, 9, 8), '#d9f2ea', 0.5),
  })
  p.shape(soft(pts('-26,10 26,10 30,34 10,28 0,38 -10,28 -30,34'), 3), dusk(bronze, 0.15), { size: 0.5 })
  p.shape(
    tube(pts('-26,-34 -52,-54 -44,-82'), (t) => 19 - 5 * t),
    bronze,
    { size: 0.5 },
  )
  p.group('translate(-43 -92) rotate(16) scale(.74)', () =>
    sword(p, { length: 100, width: 11, steel: '#9fc0b4', guard: '#5f7f74', gem: '#3f5a52', grip: '#4a655c' }),
  )
  p.shape(
    tube(pts('26,-34 50,-14 44,8'), (t) => 18 - 4 * t),
    bronze,
    { size: 0.5 },
  )
  p.shape(smooth(pts('30,-12 66,-14 68,14 48,36 32,18')), '#86aa9c', {
    size: 0.6,
    inside: dab(starPath(49, 8, 13, 4, 0.35), dusk(bronze, 0.5), 0.8),
  })
  p.shape(mirrored('0,-88 16,-84 20,-66 14,-48 0,-44'), bronze, { size: 0.6 })
  p.shape(mirrored('0,-94 20,-86 24,-62 17,-58 14,-72 0,-76'), '#86aa9c', { size: 0.5, line: 3 })
  p.shape(
    tube(pts('-4,-92 20,-112 44,-94'), (t) => 8 + 10 * Math.sin(2.8 * t)),
    dusk(bronze, 0.2),
    { size: 0.4, line: 3 },
  )
  both((side) => p.line(`M${side * 3},-64h${side * 8}`, INK, 3.4))
  p.line('M-5,-52H5', INK, 2.8)
  p.line('M-30,94l-4,10M24,80l6,8l-4,8', '#3f5a52', 3, 0.8)
}

/** A lion of solid gold, rubies for eyes. */
export const goldenStatue = (p: Pen): void => {
  const gold = '#e6b23c'
  p.halo(0, -20, 96, '#ffe27a', 0.8)
  socket(p, '#6a2430')
  p.shape(
    tube(pts('40,44 76,34 70,-8 90,-26'), (t) => 13 - 5 * t),
    gold,
    { size: 0.5 },
  )
  p.shape(smooth(pts('90,-44 104,-28 92,-10 78,-22')), dusk(gold, 0.2), { size: 0.4, line: 3 })
  p.shape(mirrored('0,-10 38,-4 54,38 46,64 0,66'), gold, {
    inside: stroke('M-14,18V62M14,18V62', dusk(gold, 0.5), 3.4, 0.8),
  })
  both((side) =>
    p.shape(smooth(pts('14,48 34,44 46,56 42,68 14,68', side)), gold, {
      size: 0.5,
      inside: stroke(`M${side * 24},58v10M${side * 34},58v10`, INK, 2.6, 0.7),
    }),
  )
  p.shape(
    soft(
      Array.from({ length: 26 }, (_, i) => {
        const a = (i / 26) * Math.PI * 2
        const r = i % 2 === 0 ? 62 : 48
        return [Math.cos(a) * r, -42 + Math.sin(a) * r * 0.96] as const
      }),
      5,
    ),
    dusk(gold, 0.24),
    {
      inside: stroke(
        'M-40,-70l10,10M40,-70l-10,10M-54,-40h14M54,-40h-14M-40,-8l10,-10M40,-8l-10,-10',
        '#8d5f17',
        4,
        0.8,
      ),
    },
  )
  both((side) => p.shape(ell(side * 30, -72, 11), gold, { size: 0.4, line: 3 }))
  p.shape(mirrored('0,-80 26,-74 36,-48 28,-22 14,-8 0,-6'), gold, { size: 0.8 })
  both((side) => {
    p.shape(soft(pts('8,-54 18,-60 26,-52 16,-46', side), 2), '#d8301a', { size: 0.3, line: 2.8 })
    p.line(`M${side * 6},-58L${side * 30},-66`, '#8d5f17', 4)
    p.shape(ell(side * 9, -20, 12, 9), lite(gold, 0.3), { size: 0.4, line: 2.8 })
  })
  p.shape(soft(pts('-11,-38 11,-38 0,-24'), 3), '#8d5f17', { size: 0.3, line: 3 })
  p.line('M-8,-9Q0,-4 8,-9', INK, 3)
  sparkle(p, -52, -84, 14)
  sparkle(p, 64, -66, 9)
  p.line('M-30,88H30', GOLD, 4)
}

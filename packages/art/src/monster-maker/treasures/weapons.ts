import { dusk, ell, smooth, soft, tube } from '../../geometry.ts'
import { both, fanWing, leafPath, sparkle, starPath, swirlPath } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { GOLD, arrow, bow, sword } from '../arms.ts'

// Things carried into a battle, in the 200 units of creatures; the gold begins at 60.

/** Good iron, no more: stuck in the gold by its point. */
export const plainSword = (p: Pen): void => {
  p.group('translate(4 -58) rotate(188) scale(1.16)', () =>
    sword(p, { length: 134, width: 10, guard: '#7d858f', gem: '#5d6a78', grip: '#4d2e16' }),
  )
  p.fill(smooth(pts('-40,72 -14,64 12,64 40,74 26,104 -26,104')), '#c9932f')
  for (const [x, y, r] of [
    [-18, 76, -12],
    [6, 72, 10],
    [24, 82, -4],
  ] as const)
    p.group(`translate(${x} ${y}) rotate(${r})`, () => p.shape(ell(0, 0, 12, 6), '#f6cf63', { size: 0.2, line: 2.4 }))
}

/** Worth more on a wall than in a hand. */
export const treasuredSword = (p: Pen): void => {
  p.group('translate(-46 50) rotate(42) scale(1.15)', () => {
    sword(p, { length: 132, width: 11, steel: '#f0d27a', guard: '#d9962a', gem: '#3a7ad8', grip: '#7a1f2f', span: 36 })
    for (const [x, c] of [
      [-32, '#d8402a'],
      [32, '#3fae6a'],
    ] as const)
      p.shape(ell(x, -8, 6), c, { size: 0.25, line: 2.6 })
    for (const y of [-34, -54, -74])
      p.shape(soft(pts(`0,${y - 8} 5,${y} 0,${y + 8} -5,${y}`), 1), '#d8402a', { size: 0.2, line: 2 })
  })
  for (const [x, y, r] of [
    [40, -84, 16],
    [-20, -60, 9],
    [74, -20, 8],
  ] as const)
    sparkle(p, x, y, r)
}

/** Signs burn on the blade. */
export const magicSword = (p: Pen): void => {
  p.halo(0, -30, 100, '#4cb4f2', 0.7)
  p.line(tube(pts('-44,40 40,20 -34,-20 30,-56 -10,-90'), 3), '#bfeaff', 3, 0.7)
  p.group('translate(0 44) scale(1.12)', () => {
    sword(p, { length: 140, width: 12, steel: '#7fc4ec', guard: '#3a5a9a', gem: '#9af0ff', grip: '#22315a', span: 34 })
    p.line('M-3,-38l6,-8l-6,-8M-4,-66h8M0,-66v-12M-3,-88l6,4l-6,6', '#f0fdff', 3)
  })
  for (const [x, y, r] of [
    [-52, -64, 11],
    [54, -40, 13],
    [44, 24, 8],
    [-62, 6, 8],
  ] as const)
    p.fill(starPath(x, y, r), '#e6fbff')
}

/** White wings and a light that has no lamp. */
export const holySword = (p: Pen): void => {
  p.halo(0, -40, 104, '#ffe9a0', 0.95)
  both((side) => fanWing(p, side * 12, 26, side, 5, 76, -0.95, 0.2, '#f6f2ff', 19))
  p.group('translate(0 34) scale(1.16)', () => {
    sword(p, { length: 132, width: 11, steel: '#f2f4fa', guard: '#f0c44a', gem: '#ffffff', grip: '#c9d6ea', span: 24 })
    p.shape(starPath(0, -8, 17, 4, 0.5), '#f6d25a', { size: 0.3, line: 2.8 })
  })
  p.line(ell(0, -104, 26, 8), '#fff6c0', 5, 0.9)
}

export const magicWand = (p: Pen): void => {
  p.group('translate(-44 56) rotate(34)', () => {
    p.shape(soft(pts('-8,30 -5,-110 5,-110 8,30'), 4), '#4a2a5a', {
      size: 0.4,
      inside: stroke('M-8,10L8,0M-8,-14L8,-24M-7,-38L7,-48M-6,-62L6,-72', '#c9a0e8', 4, 0.8),
    })
    p.shape(plate(-10, 18, 20, 22, 6), GOLD, { size: 0.4, line: 3 })
    p.shape(plate(-9, -104, 18, 12, 4), GOLD, { size: 0.3, line: 3 })
  })
  p.halo(34, -60, 72, '#c06af0', 0.95)
  p.shape(starPath(34, -60, 38, 5, 0.46), '#ffe27a', { size: 0.6, line: 3.2 })
  p.line(swirlPath(34, -60, 62, 0.9, 2.4), '#f0d9ff', 3.4, 0.8)
  for (const [x, y, r] of [
    [-40, -66, 12],
    [84, 0, 10],
    [76, -100, 9],
    [-14, -100, 7],
    [-66, -20, 7],
  ] as const)
    sparkle(p, x, y, r, '#fbe6ff')
}

/** It reads along. */
export const sorceryBook = (p: Pen): void => {
  const [hide, page] = ['#5a3a86', '#f2e6c4']
  p.halo(0, -50, 84, '#a76cf0', 0.85)
  p.shape(smooth(pts('-96,56 -88,-10 -50,-22 0,-6 50,-22 88,-10 96,56 50,48 0,66 -50,48')), hide, { size: 0.7 })
  both((side) => {
    p.shape(smooth(pts('0,54 2,-10 42,-28 84,-18 90,44 46,36', side)), page, {
      size: 0.6,
      inside: stroke(
        pts('16,0 16,12 16,24 16,36', side)
          .map(([x, y]) => `M${x},${y}q${side * 24},-14 ${side * 56},-10`)
          .join(''),
        '#8a7a5a',
        3,
        0.7,
      ),
    })
  })
  p.shape(starPath(-44, 8, 14, 5, 0.45), '#a02f6a', { size: 0.3, line: 2.2 })
  p.eye(44, 4, 17, { iris: '#8a3ad8', slit: true, lid: 0.28, lidColour: '#d9c79a', mood: 0.6, look: [-0.3, -0.1] })
  p.line('M0,56V-8', INK, 3, 0.7)
  p.line(swirlPath(-4, -72, 32, 1.4, 1.2), '#f0d9ff', 4, 0.9)
  for (const [x, y, r] of [
    [-46, -70, 13],
    [40, -84, 15],
    [4, -108, 9],
    [66, -52, 8],
  ] as const)
    sparkle(p, x, y, r, '#fbe6ff')
}

/** It has been hit before; it did not mind. */
export const magicArmour = (p: Pen): void => {
  const steel = '#9fb4cc'
  p.halo(0, -10, 96, '#5cb2ee', 0.55)
  p.shape(mirrored('0,46 44,40 54,66 40,84 0,92'), dusk(steel, 0.2), {
    inside: stroke('M-50,58Q0,72 50,58M-48,72Q0,86 48,72', INK, 3, 0.6),
  })
  p.shape(mirrored('0,-50 22,-64 44,-62 58,-30 54,16 40,50 0,60'), steel, {
    inside:
      dab(ell(-24, -24, 18, 26), '#ffffff', 0.4) +
      stroke('M0,-50V60', dusk(steel, 0.5), 3.4, 0.7) +
      stroke('M-52,6Q0,32 52,6M-46,28Q0,50 46,28', dusk(steel, 0.5), 3, 0.5),
  })
  p.shape(mirrored('0,-56 18,-66 30,-64 22,-44 0,-34'), '#33231a', { rim: 0, line: 3 })
  both((side) => {
    p.shape(smooth(pts('42,-62 66,-76 92,-58 98,-28 78,-14 54,-28', side)), steel, {
      size: 0.7,
      inside: stroke(`M${side * 50},-40Q${side * 70},-54 ${side * 96},-36`, GOLD, 5, 0.9),
    })
    p.shape(smooth(pts('62,-22 90,-20 92,10 74,18 60,6', side)), dusk(steel, 0.12), { size: 0.5 })
  })
  p.shape(smooth(pts('0,-22 16,-10 20,8 0,30 -20,8 -16,-10')), '#2f5fb0', { size: 0.5, line: 3 })
  p.fill(starPath(0, 2, 13, 4, 0.3), '#d9f2ff')
  for (const [x, y, r] of [
    [-74, -84, 10],
    [80, 40, 10],
    [38, -84, 8],
  ] as const)
    sparkle(p, x, y, r, '#e6fbff')
}

/** Living wood, and an arrow of light. */
export const magicBow = (p: Pen): void => {
  p.halo(10, -16, 92, '#8fe87a', 0.6)
  p.group('translate(24 -16) rotate(28) scale(1.06)', () => bow(p, '#5f8a3a', '#d9b04a'))
  for (const [x, y, a] of [
    [80, -74, -0.4],
    [92, -8, 0.4],
    [-6, 74, 1.6],
    [60, -100, -1.4],
  ] as const)
    p.shape(leafPath(x, y, 24, a), '#8fd45c', { size: 0.35, line: 2.6 })
  p.group('translate(6 -8) rotate(-62) scale(1.08)', () => {
    p.halo(0, -84, 30, '#d9ffb0', 0.9)
    arrow(p)
  })
  for (const [x, y, r] of [
    [-60, -60, 11],
    [-30, 30, 8],
    [40, 50, 9],
  ] as const)
    sparkle(p, x, y, r, '#f0ffd6')
}

import { dusk, ell, lite, poly, smooth, soft } from '../geometry.ts'
import { both, ear, flamePath, horn, puffs, sparkle, starPath, swirlPath } from '../limbs.ts'
import { mirrored, plate, pts } from '../paths.ts'
import { INK, dab, stroke } from '../pen.ts'
import { night } from './grounds.ts'
import { openHand } from './people/hand.ts'
import type { Drawing } from './scenes.ts'

/** The moon pulls the covers up. */
const sleep: Drawing = (p) => {
  p.halo(-4, -24, 96, '#9ac4ff', 0.7)
  p.shape(smooth(pts('16,-98 -34,-84 -66,-40 -62,14 -28,54 24,66 62,48 24,34 2,8 0,-26 14,-54 40,-78')), '#f6e6a0', {
    inside:
      dab(ell(-36, 24, 9), '#d9bf6a', 0.6) +
      dab(ell(-44, -30, 7), '#d9bf6a', 0.6) +
      dab(ell(-12, 46, 6), '#d9bf6a', 0.6),
  })
  p.line('M-34,-22q10,12 22,4', INK, 5)
  p.line('M-34,-18l-6,4M-26,-13l-3,6M-17,-12l2,7', INK, 3)
  p.shape(smooth(pts('-6,-12 10,-2 4,10 -8,8')), '#f6dc8a', { size: 0.3, line: 2.8 })
  p.line('M-22,22q10,8 20,0', INK, 4)
  p.fill(ell(-36, 8, 9, 6), '#e8906a', 0.55)
  p.shape(smooth(pts('-68,-36 -44,-84 -4,-112 46,-106 82,-70 92,-36 78,-40 60,-66 36,-74 10,-56 -20,-50')), '#5a6ad0', {
    inside: stroke('M-40,-78L-22,-52M-12,-106L8,-58M30,-108L30,-72M64,-92L50,-68', '#c9d6ff', 6, 0.7),
  })
  p.shape(smooth(pts('-74,-34 -22,-56 16,-62 20,-50 -20,-42 -66,-22')), '#f2f0ff', { size: 0.5, line: 3 })
  p.shape(ell(90, -28, 12), '#f2f0ff', { size: 0.4, line: 3 })
  puffs(
    p,
    [
      [-64, 84, 26],
      [62, 82, 28],
      [-28, 90, 30],
      [26, 92, 30],
      [0, 100, 26],
    ],
    '#dbe6ff',
  )
  const zed = (x: number, y: number, s: number): void => {
    const d = `M${x - s},${y - s}H${x + s}L${x - s},${y + s}H${x + s}`
    p.line(d, INK, 10)
    p.line(d, '#fff6cf', 5)
  }
  zed(44, 6, 9)
  zed(72, -2 + 24, 7)
  zed(66, 46, 5)
}

const heart = (x: number, y: number, r: number): string =>
  `M${x},${y + r}C${x - r * 1.7},${y - r * 0.2} ${x - r},${y - r * 1.3} ${x},${y - r * 0.4}C${x + r},${y - r * 1.3} ${x + r * 1.7},${y - r * 0.2} ${x},${y + r}Z`

/** It only wants to be liked, suddenly. */
const charm: Drawing = (p) => {
  const skin = '#7fa86a'
  p.halo(0, -6, 108, '#ff8ac0', 0.75)
  p.shape(mirrored('0,54 40,50 76,66 94,100 96,128 0,130'), '#7a5a3a', {
    inside: stroke('M-50,64L-40,130M50,64L40,130', INK, 3, 0.5),
  })
  both((side) => {
    ear.point(p, side, 50, -20, 16, 20, 92, skin, '#d98a8a')
    horn(p, pts('26,-58 40,-78 38,-94', side), 17, '#f0e2bd', 2)
  })
  p.shape(mirrored('0,-70 34,-64 56,-34 58,6 50,44 22,64 0,66'), skin, {
    inside: `<circle cx="-38" cy="20" r="16" fill="#ff7a9a" opacity=".6"/><circle cx="38" cy="20" r="16" fill="#ff7a9a" opacity=".6"/>`,
  })
  both((side) => {
    p.shape(ell(side * 24, -14, 19, 20), '#fffaf0', { size: 0.4, line: 3 })
    p.shape(heart(side * 24, -14, 11), '#e0305a', { size: 0.3, line: 2.8 })
    p.line(`M${side * 8},-40Q${side * 24},-52 ${side * 42},-38`, '#33482a', 7)
  })
  p.shape(mirrored('0,4 12,8 16,20 0,24'), lite(skin, 0.15), { size: 0.4, line: 3 })
  p.mouth(0, 34, 34, 16, { teeth: 5, flat: true, length: 8, curve: 12 })
  both((side) => horn(p, pts('24,48 27,34 27,24', side), 10, '#fff6df'))
  for (const [x, y, r, t] of [
    [-74, -74, 17, -14],
    [76, -80, 20, 12],
    [-92, 20, 11, -8],
    [94, 6, 12, 14],
    [2, -104, 12, 0],
  ] as const)
    p.group(`translate(${x} ${y}) rotate(${t})`, () => p.shape(heart(0, 0, r), '#f0507a', { size: 0.5, line: 3.2 }))
}

/** Three darts, and none of them misses. */
const magicMissile: Drawing = (p) => {
  const dart = (x: number, y: number, scale: number): void =>
    p.group(`translate(${x} ${y}) rotate(-38) scale(${scale})`, () => {
      p.fill(soft(pts('8,-13 -112,-3 -112,3 8,13'), 2), '#4cf0dc', 0.5)
      p.fill(soft(pts('4,-6 -74,-1 -74,1 4,6'), 1), '#eafffa', 0.9)
      p.halo(8, 0, 38, '#4cf0dc', 0.9)
      p.shape(soft(pts('42,0 2,-17 12,0 2,17'), 2), '#b9fff2', { size: 0.4, line: 3.2 })
    })
  p.group('translate(-62 70) rotate(42)', () => openHand(p, '#1f6f72', '#e3b48c'))
  dart(14, -64, 1.1)
  dart(46, -8, 1.25)
  dart(76, 54, 1)
  for (const [x, y, r] of [
    [-70, -64, 9],
    [-20, -96, 7],
    [94, -72, 11],
    [-86, 2, 7],
    [24, 84, 8],
  ] as const)
    sparkle(p, x, y, r, '#d9fff8')
}

/** Held for the length of one breath. */
const fireBall: Drawing = (p) => {
  p.halo(6, -30, 112, '#ff7a2a', 0.9)
  p.group('rotate(24 0 -26)', () => {
    for (const [x, w, h, c] of [
      [-34, 46, 92, '#c8301a'],
      [34, 46, 88, '#c8301a'],
      [0, 66, 120, '#e04a1e'],
      [-16, 40, 92, '#f2782a'],
      [20, 36, 84, '#f2782a'],
    ] as const)
      p.shape(flamePath(x, -6, w, h), c, { size: 0.6, line: 3.2, rim: 0.2 })
    p.shape(ell(0, -8, 44), '#f2782a', {
      rim: 0.2,
      shade: 0.2,
      line: 3.6,
      inside:
        dab(ell(-4, -4, 34), '#ffad33', 1) +
        dab(ell(-6, -2, 22), '#ffe27a', 1) +
        dab(ell(-8, 0, 11), '#fffbe0', 1) +
        stroke('M-30,-34q14,-10 26,0t24,-4M-38,10q12,12 26,8', '#a32a10', 4, 0.6),
    })
  })
  p.group('translate(-6 78) scale(1.05)', () => openHand(p, '#7a1a1f', '#c98a5e'))
  for (const [x, y, r] of [
    [-78, -30, 6],
    [84, -54, 8],
    [-60, 28, 5],
    [76, 10, 6],
    [-88, -84, 5],
    [92, 50, 4],
  ] as const)
    p.shape(
      soft(
        [
          [x, y - r * 1.4],
          [x + r, y],
          [x, y + r],
          [x - r, y],
        ],
        2,
      ),
      '#ffd75a',
      { size: 0.2, line: 2.2 },
    )
}

/** The ceiling is no hindrance. */
const lightningBolt: Drawing = (p) => {
  p.halo(10, 10, 110, '#8fc4ff', 0.7)
  p.line('M20,-40L74,-16L66,0L102,20M-14,4L-64,14L-58,30L-98,54', '#eaf6ff', 5, 0.9)
  p.shape(soft(pts('-22,-66 44,-70 14,-14 52,-18 -34,100 -8,14 -44,20'), 2), '#ffd84a', {
    size: 0.7,
    line: 4,
    inside: dab(poly(pts('-18,-66 12,-68 -22,4 -10,8 -34,92 -24,18 -46,20')), '#fff8d0', 0.9),
  })
  p.fill(starPath(-34, 96, 36, 8, 0.3), '#fffbe0', 0.95)
  puffs(
    p,
    [
      [-78, -84, 30],
      [78, -86, 32],
      [-46, -96, 34],
      [48, -98, 34],
      [-16, -82, 32],
      [22, -84, 32],
    ],
    '#5a6a94',
  )
  p.line('M-70,-64q14,10 30,2M-2,-58q14,8 30,-2M52,-62q16,8 30,-2', '#a9bce6', 3.4, 0.7)
  for (const [x, y] of pts('-66,84 -78,100 6,92 -8,108'))
    p.shape(
      soft(
        [
          [x - 8, y],
          [x, y - 8],
          [x + 9, y + 1],
          [x, y + 8],
        ],
        2,
      ),
      '#6b6470',
      { size: 0.3, line: 2.8 },
    )
}

/** Any spell of a deck of players' own: words that leave their page. */
const anySpell: Drawing = (p) => {
  const paper = '#ecd9a8'
  p.halo(0, -46, 96, '#b07af0', 0.9)
  p.line(swirlPath(0, -44, 58, 2.1, 1.5), '#f0d9ff', 5, 0.9)
  p.line(swirlPath(0, -44, 44, 1.4, 4.2), '#ffe9a0', 3.4, 0.8)
  p.shape(smooth(pts('-84,26 -40,18 0,30 40,18 84,26 92,84 44,76 0,90 -44,76 -92,84')), paper, {
    size: 0.7,
    inside: stroke(
      'M-66,42q24,-8 50,4M-68,56q24,-8 52,4M-70,70q26,-8 50,2M18,46q24,-12 48,-4M18,60q26,-12 50,-4M20,74q26,-10 48,-4',
      '#6a3a8a',
      4,
      0.85,
    ),
  })
  for (const side of [-1, 1]) p.shape(plate(side * 92 - 10, 20, 20, 72, 9), dusk(paper, 0.15), { size: 0.5 })
  for (const [x, y, d] of [
    [-46, -34, 'M-8,-12V12M-8,-12L8,0L-8,6'],
    [44, -62, 'M0,-14V14M-10,-6L10,6M-10,8L10,-8'],
    [4, -12, 'M-9,-12V12M-9,-2L9,-12M-9,4L9,12'],
    [-20, -90, 'M-9,-9H9V9H-9Z'],
  ] as const)
    p.group(`translate(${x} ${y})`, () => {
      p.line(d, INK, 9)
      p.line(d, '#ffe27a', 4.6)
    })
  for (const [x, y, r] of [
    [70, -18, 11],
    [-78, -64, 10],
    [64, -100, 8],
  ] as const)
    sparkle(p, x, y, r)
}

/** Ground and drawing by id; `spell` stands for spells of players' own. */
export const SPELLS: Readonly<Record<string, readonly [ground: string, draw: Drawing]>> = {
  sleep: [night('blue', 3, 0.25), sleep],
  charm: [night('violet', 5, 0.4, '#3a1040'), charm],
  'magic-missile': [night('teal', 7, 0.4, '#0a2a34'), magicMissile],
  'fire-ball': [night('red', 9, 0.4, '#2c0d10'), fireBall],
  'lightning-bolt': [night('blue', 11, 0.2, '#161c3c'), lightningBolt],
  spell: [night('violet', 13, 0.6), anySpell],
}

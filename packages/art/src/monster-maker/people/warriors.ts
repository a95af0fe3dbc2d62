import { dusk, ell, lite, smooth, tube } from '../../geometry.ts'
import { both, horn } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { GOLD, arrow, axe, bow, sword } from '../arms.ts'
import { ears, gaze, head, nose, pauldrons, shoulders } from './face.ts'
import { fist } from './hand.ts'

/** The strongest single sword: an open helm, a plume, and a blade held up. */
export const fighter = (p: Pen): void => {
  const [skin, steel, red] = ['#e3ad82', '#b4bfca', '#c3342c']
  p.shape(
    tube(pts('4,-90 38,-119 80,-104 96,-62 88,-36'), (t) => 5 + 32 * Math.sin(3.06 * t ** 0.8)),
    red,
    { inside: stroke('M24,-104Q66,-104 82,-58M30,-96Q58,-94 72,-66', dusk(red, 0.5), 2.6, 0.5) },
  )
  shoulders(p, red, dab('M-14,50h28v80h-28Z', '#f0d9a0', 0.95) + stroke('M-14,50v80M14,50v80', INK, 2.4, 0.7))
  head(p, skin, { jaw: 32, chin: 43 })
  p.fill(smooth(pts('-31,10 -20,20 0,17 20,20 31,10 25,36 0,45 -25,36')), '#7a4a2c', 0.35)
  gaze(p, { brow: '#4a2a16', iris: '#3f6f94', mood: 0.9, weight: 7 })
  nose(p, skin)
  p.line('M-13,27Q0,22 13,26', '#7a2f22', 4)
  p.line('M14,-2l12,14', '#b5604a', 3, 0.9)
  p.shape(mirrored('0,-94 28,-86 46,-62 49,-22 44,22 34,30 33,-8 36,-28 18,-36 0,-32'), steel, {
    inside:
      dab('M-8,-100h16v70h-16Z', GOLD, 1) +
      stroke('M-8,-100v68M8,-100v68', INK, 2.2, 0.7) +
      dab(smooth(pts('-40,-70 -20,-86 -24,-50 -42,-30')), '#ffffff', 0.4),
  })
  p.line('M-34,-29Q0,-45 34,-29', lite(steel, 0.6), 2.4, 0.8)
  pauldrons(p, steel, GOLD)
  p.group('translate(-76 78) rotate(-10)', () => sword(p, { length: 164, width: 12, span: 32 }))
  fist(p, -77, 90, '#8d97a3', -8)
}

/** As wide as high, and the beard is half of him. */
export const dwarf = (p: Pen): void => {
  const [skin, rust, iron] = ['#dd9a6c', '#b4501f', '#8f9aa6']
  p.group('translate(76 66) rotate(16)', () => axe(p))
  p.group('translate(-76 66) rotate(-16) scale(-1 1)', () => axe(p))
  shoulders(
    p,
    '#5d4a34',
    stroke('M-60,70q10,8 20,0t20,0M20,70q10,8 20,0t20,0M-70,88q10,8 20,0M50,88q10,8 20,0', '#c9b48a', 3, 0.6),
    104,
  )
  ears(p, skin, 40)
  head(p, skin, { brow: 41, jaw: 42, chin: 40 })
  p.shape(
    smooth(pts('-45,-12 -36,8 -18,6 0,12 18,6 36,8 45,-12 56,26 50,66 30,92 26,122 -26,122 -30,92 -50,66 -56,26')),
    rust,
    {
      inside:
        stroke(
          'M-40,16Q-36,60 -16,92M40,16Q36,60 16,92M-18,24Q-16,60 0,100M18,24Q16,60 0,100',
          dusk(rust, 0.5),
          3,
          0.6,
        ) + stroke('M-46,20Q-44,50 -26,80M28,20Q26,50 8,92', lite(rust, 0.5), 2.4, 0.5),
    },
  )
  both((side) => {
    p.shape(smooth(pts('2,12 20,2 44,12 56,34 34,30 16,26', side)), lite(rust, 0.12), {
      size: 0.6,
      inside: stroke(`M${side * 8},14Q${side * 30},12 ${side * 50},30`, dusk(rust, 0.4), 2.4, 0.6),
    })
    p.shape(plate(side * 33 - 11, 88, 22, 14, 4), GOLD, { size: 0.3, line: 3 })
  })
  p.line('M-9,34Q0,30 9,34', '#6a2018', 4)
  gaze(p, { y: -18, apart: 17, r: 8, brow: rust, iris: '#4a6a3a', mood: 0.8, weight: 10 })
  p.shape(smooth(pts('-8,-16 0,-20 8,-16 18,2 12,14 0,16 -12,14 -18,2')), '#d98a62', { size: 0.5, line: 3 })
  p.shape(mirrored('0,-92 30,-84 50,-56 52,-30 44,-32 0,-40'), iron, {
    inside:
      dab('M-60,-46Q0,-62 60,-46V-28Q0,-46 -60,-28Z', GOLD, 1) +
      stroke('M-60,-46Q0,-62 60,-46M-7,-98V-54M7,-98V-54', INK, 2.6, 0.8),
  })
  both((side) => horn(p, pts('44,-56 76,-62 84,-92 74,-112', side), 24, '#f0e2bd', 3))
  for (const [x, y] of pts('-34,-39 -12,-44 12,-44 34,-39')) p.fill(ell(x, y, 3.6), '#7a4f10')
}

/** Long ears, long hair, and an arrow laid on. */
export const elf = (p: Pen): void => {
  const [skin, hair, green] = ['#f3d0aa', '#e9cd7a', '#2f7a4f']
  p.shape(mirrored('0,-84 34,-72 52,-36 56,20 66,84 58,122 0,110'), hair, {
    inside: stroke(
      'M-46,-20Q-56,40 -52,116M46,-20Q56,40 52,116M-54,10Q-62,60 -60,112M54,10Q62,60 60,112',
      dusk(hair, 0.45),
      3,
      0.6,
    ),
  })
  p.group('translate(-66 34) rotate(-14) scale(-1 1) scale(1.12)', () => bow(p, '#7a4f28'))
  p.group('translate(58 70) rotate(20) scale(1.1)', () => arrow(p))
  shoulders(
    p,
    green,
    dab('M-30,48L0,104L30,48Z', '#e9e2c8', 1) +
      stroke('M-30,48L0,104L30,48', INK, 3, 0.8) +
      stroke('M-92,90Q-60,66 -40,60M92,90Q60,66 40,60', lite(green, 0.4), 3, 0.5),
    92,
  )
  both((side) => {
    p.shape(smooth(pts('30,-14 44,-26 70,-44 96,-54 78,-22 58,2 34,12', side)), skin, { size: 0.6 })
    p.fill(smooth(pts('42,-12 60,-26 82,-42 66,-18 52,-4', side)), '#e09a7a', 0.7)
  })
  head(p, skin, { brow: 34, jaw: 25, chin: 43 })
  gaze(p, { r: 10.5, y: -10, apart: 17, brow: '#a8843a', iris: '#2f8a5a', mood: 0.5, weight: 4, lashes: true })
  nose(p, skin, 20, 4)
  p.line('M-10,27Q0,31 10,26', '#b8443c', 4.4)
  p.shape(smooth(pts('-40,4 -44,-34 -30,-70 0,-84 30,-70 44,-34 40,4 32,-24 20,-44 2,-50 -20,-40 -32,-22')), hair, {
    size: 0.8,
    inside: stroke('M2,-82Q-20,-66 -36,-28M6,-82Q28,-66 38,-30', dusk(hair, 0.4), 2.8, 0.6),
  })
  p.line('M-38,-36Q0,-54 38,-36', INK, 6.5)
  p.line('M-38,-36Q0,-54 38,-36', '#e6edf2', 3.4)
  p.shape('M0,-58L8,-46L0,-32L-8,-46Z', '#3fbf7a', { size: 0.3, line: 2.8 })
  p.shape(smooth(pts('0,92 14,102 12,116 0,122 -12,116 -14,102')), GOLD, {
    size: 0.4,
    line: 3,
    inside: stroke('M0,94V122M0,106l8,-6M0,106l-8,-6', '#7a4f10', 2.4, 0.8),
  })
}

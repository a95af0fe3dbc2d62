import { dusk, ell, lite, smooth, soft } from '../../geometry.ts'
import { both, sparkle, starPath } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { GOLD, dagger, staff } from '../arms.ts'
import { ears, gaze, head, nose, shoulders } from './face.ts'
import { fist } from './hand.ts'

/** A bent hat full of stars, and a beard nobody has cut. */
export const magicUser = (p: Pen): void => {
  const [skin, robe, white] = ['#edc29a', '#4a3f9e', '#eceaf2']
  p.group('translate(78 48) rotate(6)', () => staff(p, '#9af0ff', '#4cc4f2'))
  shoulders(
    p,
    robe,
    stroke('M-96,100Q-70,74 -40,64M96,100Q70,74 40,64', lite(robe, 0.35), 3, 0.6) +
      dab(starPath(-62, 96, 11, 5, 0.45), '#f6d86a', 1) +
      dab(starPath(60, 92, 9, 5, 0.45), '#f6d86a', 1),
    92,
  )
  ears(p, skin)
  head(p, skin, { jaw: 30 })
  p.shape(
    smooth(pts('-39,-10 -32,12 -16,14 0,10 16,14 32,12 39,-10 46,32 36,76 14,116 0,124 -14,116 -36,76 -46,32')),
    white,
    {
      inside: stroke(
        'M-30,22Q-28,70 -6,112M30,22Q28,70 6,112M-12,40Q-10,76 0,106M12,40Q10,76 0,106',
        '#9a93b4',
        3,
        0.6,
      ),
    },
  )
  p.line('M-8,33Q0,29 8,33', '#8a3a34', 4)
  both((side) => p.shape(smooth(pts('0,18 16,10 34,20 44,36 24,32 10,30', side)), '#fbfaff', { size: 0.5, line: 3 }))
  gaze(p, { y: -18, r: 8.5, apart: 17, brow: white, iris: '#4a5fc0', mood: -0.2, weight: 0 })
  both((side) => {
    p.line(ell(side * 17, -15, 13.5), INK, 3.4)
    p.line(ell(side * 17, -15, 13.5), GOLD, 1.4)
    p.shape(smooth(pts('4,-32 18,-42 38,-36 34,-28 18,-31', side)), white, { size: 0.3, line: 2.6 })
  })
  p.line('M-4,-16Q0,-20 4,-16', INK, 3)
  p.shape(smooth(pts('-6,-14 0,-16 7,-14 12,6 6,14 -6,14 -12,6')), '#e5ac84', { size: 0.4, line: 2.8 })
  p.shape(smooth(pts('-46,-42 -30,-74 -24,-106 -2,-122 32,-116 52,-92 34,-98 22,-92 34,-66 46,-42 0,-52')), robe, {
    inside:
      dab('M-50,-58Q0,-76 50,-58V-40Q0,-58 -50,-40Z', GOLD, 1) +
      stroke('M-50,-58Q0,-76 50,-58', INK, 2.4, 0.7) +
      dab(starPath(-4, -86, 10, 5, 0.45), '#f6d86a', 1) +
      dab(starPath(22, -106, 6, 5, 0.45), '#f6d86a', 1),
  })
  p.shape(smooth(pts('-78,-32 -52,-46 0,-56 52,-46 78,-32 44,-32 0,-42 -44,-32')), dusk(robe, 0.15), { size: 0.6 })
}

/** One sees the hood, the grin of the eyes, and too late the knife. */
export const thief = (p: Pen): void => {
  const [skin, hood, scarf] = ['#d8a67c', '#3f5560', '#8f2f3c']
  shoulders(p, '#33454f', stroke('M-98,104Q-70,70 -36,62M98,104Q70,70 36,62', lite(hood, 0.3), 3, 0.5), 96)
  p.shape(mirrored('0,-104 30,-92 54,-50 58,0 64,52 50,72 0,84'), hood, {
    inside: stroke('M6,-100Q44,-60 52,40M-30,-84Q-54,-30 -54,40', dusk(hood, 0.5), 4, 0.5),
  })
  p.shape(mirrored('0,-74 24,-62 38,-26 38,20 26,46 0,54'), '#151a22', { rim: 0, shade: 0, line: 3 })
  p.shape(mirrored('0,-54 22,-48 34,-20 32,18 0,40'), skin, {
    size: 0.7,
    line: 3,
    inside: dab('M-40,-60H40V-32Q0,-24 -40,-32Z', '#151a22', 0.55),
  })
  gaze(p, { y: -12, apart: 16, r: 9, brow: '#2a1a14', iris: '#3f8a6a', mood: 1, weight: 6.5, aside: 0.42 })
  p.shape(smooth(pts('-37,0 -18,6 0,2 18,6 37,0 34,30 14,50 0,54 -14,50 -34,30')), scarf, {
    size: 0.7,
    inside: stroke('M-32,14Q0,26 32,12M-26,30Q0,40 28,26', dusk(scarf, 0.45), 3, 0.6),
  })
  p.shape(smooth(pts('-44,58 0,72 44,58 52,76 0,96 -52,76')), scarf, {
    size: 0.6,
    inside: stroke('M-44,68Q0,86 46,66', dusk(scarf, 0.45), 3, 0.6),
  })
  p.shape(soft(pts('26,80 52,88 64,118 44,112 34,122 20,92'), 4), dusk(scarf, 0.12), { size: 0.5, line: 3 })
  p.group('translate(-66 84) rotate(24) scale(1.2)', () => dagger(p))
  fist(p, -67, 96, '#2b2320', 20)
  p.halo(72, -6, 26, '#ffd75a', 0.45)
  p.shape(ell(72, -6, 15, 17), '#f0c44a', {
    size: 0.4,
    line: 3,
    inside: stroke(ell(72, -6, 9, 11), '#8d5f17', 2.4, 0.9),
  })
  p.line('M58,30q6,-8 4,-14M84,34q0,-10 -4,-16', '#fff2c0', 2.6, 0.8)
}

/** Keeps the living alive and sends the dead to rest. */
export const cleric = (p: Pen): void => {
  const [skin, robe] = ['#c98f64', '#f2ead6']
  p.halo(0, -18, 96, '#ffe08a', 0.55)
  p.line(ell(0, -24, 70), '#f6d25a', 5)
  p.line(ell(0, -24, 70), '#fff6cf', 1.8)
  shoulders(
    p,
    robe,
    dab('M-24,48L-16,130H-38L-44,52ZM24,48L16,130H38L44,52Z', '#2f5fa8', 1) +
      stroke('M-24,48L-16,130M-44,52L-38,130M24,48L16,130M44,52L38,130', INK, 2.4, 0.7),
    92,
  )
  ears(p, skin)
  head(p, skin, { brow: 38, jaw: 33, chin: 44 })
  p.shape(smooth(pts('-40,-4 -42,-34 -32,-56 -22,-44 -30,-20')), '#5a3a22', { size: 0.4, line: 3 })
  p.shape(smooth(pts('40,-4 42,-34 32,-56 22,-44 30,-20')), '#5a3a22', { size: 0.4, line: 3 })
  p.shape(smooth(pts('-33,-46 -16,-40 0,-44 16,-40 33,-46 24,-52 0,-50 -24,-52')), '#5a3a22', { size: 0.3, line: 2.8 })
  gaze(p, { y: -12, apart: 17, r: 8.5, brow: '#5a3a22', iris: '#5a3a1c', mood: -0.8, weight: 5.5 })
  nose(p, skin, 20, 8)
  p.shape(smooth(pts('-13,22 0,27 13,22 9,33 0,36 -9,33')), '#fffaf0', { size: 0.3, line: 3 })
  p.line('M-16,20q3,2 4,4M16,20q-3,2 -4,4', dusk(skin, 0.5), 2.6)
  p.shape(smooth(pts('-38,54 -18,62 0,78 18,62 38,54 42,68 16,86 0,98 -16,86 -42,68')), '#fffaf0', {
    size: 0.5,
    line: 3,
  })
  p.halo(0, 86, 48, '#ffd75a', 0.9)
  p.shape(starPath(0, 86, 30, 8, 0.62), GOLD, { size: 0.4, line: 3 })
  p.shape(ell(0, 86, 13), '#fff2b8', { size: 0.3, line: 2.6 })
  both((side) => fist(p, side * 32, 111, skin, side * 24))
  for (const [x, y, r] of [
    [-78, -54, 9],
    [82, -30, 7],
    [66, -88, 6],
  ] as const)
    sparkle(p, x, y, r)
}

/** Whoever a deck of players' own sends in: a traveller with a lantern, the face in the shade of the hat. */
export const anyone = (p: Pen): void => {
  const [skin, cloak] = ['#d2a078', '#7a5a38']
  shoulders(
    p,
    cloak,
    stroke('M-94,104Q-66,76 -34,66M94,104Q66,76 34,66', lite(cloak, 0.35), 3, 0.5) +
      dab('M-20,52L0,130L20,52Z', '#3a2616', 0.9),
    94,
  )
  p.shape(mirrored('0,30 40,34 52,62 0,84'), '#a0442c', {
    size: 0.6,
    inside: stroke('M-44,52Q0,76 44,52', dusk('#a0442c', 0.5), 3, 0.6),
  })
  head(p, skin, { jaw: 31 })
  p.fill(mirrored('0,-60 32,-46 34,-14 30,0 0,5'), '#1a0f16', 0.45)
  gaze(p, { y: -8, r: 7.5, brow: '#3a2416', weight: 0, iris: '#6b4a1c', mood: 0.3 })
  nose(p, skin)
  p.line('M-10,27Q2,30 13,24', '#7a2f22', 3.8)
  p.shape(smooth(pts('-36,-30 -34,-70 -16,-88 6,-80 22,-90 36,-68 38,-30 0,-42')), '#5f6a3a', {
    inside: dab('M-44,-46Q0,-62 44,-46V-26Q0,-44 -44,-26Z', '#33231a', 1),
  })
  p.shape(smooth(pts('-92,-16 -60,-38 0,-46 60,-38 92,-20 48,-18 0,-30 -46,-18')), '#5f6a3a', { size: 0.7 })
  p.shape(smooth(pts('30,-40 48,-72 66,-108 60,-70 44,-36')), '#f0e8d0', { size: 0.4, line: 2.8 })
  p.halo(70, 66, 56, '#ffc04d', 0.85)
  p.line('M70,34V20', INK, 5)
  p.shape(plate(54, 40, 32, 48, 7), '#ffe08a', {
    size: 0.4,
    line: 3.4,
    rim: 0.8,
    inside: dab(ell(70, 66, 8, 13), '#fffbe0', 1),
  })
  p.shape(soft(pts('50,42 70,24 90,42'), 3), '#5a4a3a', { size: 0.4, line: 3 })
  p.shape(plate(50, 86, 40, 10, 4), '#5a4a3a', { size: 0.3, line: 3 })
  fist(p, 70, 20, skin)
}

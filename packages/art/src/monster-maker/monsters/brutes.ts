import { dusk, ell, lite, smooth, soft } from '../../geometry.ts'
import { both, claws, ear, horn, leg, pattern, taper } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { axe, club } from '../arms.ts'
import { gaze, shoulders } from '../people/face.ts'
import { fist } from '../people/hand.ts'

/** Tusks, a snout, and iron beaten into plates. */
export const orc = (p: Pen): void => {
  const [skin, iron] = ['#5f8f46', '#6f767f']
  p.group('translate(80 54) rotate(18) scale(1.08)', () => axe(p, '#9aa2ab'))
  shoulders(p, '#5a3a24', stroke('M0,60V130M-40,64L-30,130M40,64L30,130', INK, 3, 0.5), 98)
  p.shape(mirrored('0,14 40,20 52,50 34,74 0,80'), dusk(skin, 0.3), { size: 0.5 })
  both((side) => {
    p.shape(smooth(pts('38,60 66,44 98,60 108,92 100,118 62,108 44,86', side)), iron, {
      inside: stroke(`M${side * 50},78Q${side * 76},72 ${side * 104},96`, INK, 2.6, 0.5),
    })
    for (const [x, y, tx, ty] of [
      [62, 52, 60, 26],
      [86, 60, 98, 34],
    ] as const)
      horn(p, pts(`${x},${y} ${(x + tx) / 2},${(y + ty) / 2} ${tx},${ty}`, side), 16, '#d8d2c0')
    ear.point(p, side, 50, -22, 14, 30, 86, skin, '#3f6430')
  })
  p.shape(mirrored('0,-76 32,-70 50,-44 52,-14 58,16 46,44 22,56 0,58'), skin, {
    inside: stroke('M-34,30q8,-4 12,-12M34,30q-8,-4 -12,-12', dusk(skin, 0.5), 3, 0.7),
  })
  gaze(p, { y: -24, apart: 22, r: 9, iris: '#d83a1e', brow: '#24341c', mood: 1.5, weight: 11, white: '#fff2c0' })
  p.shape(mirrored('0,-14 14,-8 24,8 14,18 0,20'), lite(skin, 0.14), {
    size: 0.5,
    line: 3,
    inside: dab(ell(-9, 8, 5, 6), INK, 0.9) + dab(ell(9, 8, 5, 6), INK, 0.9),
  })
  p.mouth(0, 30, 30, 13, { teeth: 7, flat: true, length: 8, curve: -3 })
  both((side) => horn(p, pts('26,44 32,24 40,4', side), 15, '#f6ead0'))
  p.line('M-40,-8l16,10', '#a3c47a', 3, 0.9)
  p.shape(mirrored('0,-90 34,-82 54,-50 54,-36 40,-46 0,-52'), iron, {
    inside:
      stroke('M0,-92V-50M-56,-52Q0,-68 56,-52', INK, 3, 0.7) +
      dab(smooth(pts('-40,-60 -24,-78 -10,-82 -20,-60')), '#ffffff', 0.4),
  })
  horn(p, pts('0,-84 4,-104 0,-120'), 22, '#d8d2c0')
}

/** Twice a man, and half of it belly. */
export const ogre = (p: Pen): void => {
  const [skin, hide] = ['#c98a62', '#6a4a2c']
  p.group('translate(78 30) rotate(24) scale(1.15)', () => club(p))
  both((side) => leg(p, side * 34, 60, 92, 40, dusk(skin, 0.15), skin, 3))
  p.shape(mirrored('0,-40 40,-42 72,-22 74,16 70,54 46,80 0,84'), skin, {
    inside:
      dab(ell(0, 38, 50, 44), lite(skin, 0.35), 0.8) +
      stroke('M-42,-6Q-22,8 -4,-2M42,-6Q22,8 4,-2', dusk(skin, 0.5), 3.4, 0.7) +
      dab(ell(0, 52, 4, 6), INK, 0.8),
  })
  p.shape(soft(pts('-68,56 0,72 68,56 62,92 38,82 20,98 0,84 -24,98 -38,82 -62,92'), 4), hide, {
    inside: pattern.fur(
      [
        [-40, 70],
        [-14, 78],
        [18, 78],
        [42, 68],
      ],
      lite(hide, 0.5),
    ),
  })
  taper(p, pts('-62,-20 -96,14 -84,56'), 40, 28, skin)
  fist(p, -84, 62, skin, 10)
  taper(p, pts('60,-20 92,0 84,26'), 38, 28, skin)
  p.group('translate(82 34) scale(1.25)', () => fist(p, 0, 0, skin, 18))
  p.line('M-58,-34Q0,40 54,-30', INK, 9)
  p.line('M-58,-34Q0,40 54,-30', '#8a5a2c', 5)
  for (const [x, y] of pts('-34,-2 -12,9 12,9'))
    p.shape(
      soft(
        [
          [x - 8, y - 4],
          [x + 8, y - 4],
          [x, y + 18],
        ],
        3,
      ),
      '#f0e2bd',
      { size: 0.3, line: 2.6 },
    )
  both((side) => ear.round(p, side, 42, -62, 13, skin, '#a8604a'))
  p.shape(mirrored('0,-112 24,-106 36,-84 44,-54 46,-30 26,-14 0,-12'), skin, {
    inside: pattern.spots(
      [
        [-20, -96, 5],
        [16, -100, 4],
        [24, -92, 3],
      ],
      dusk(skin, 0.5),
    ),
  })
  gaze(p, { y: -68, apart: 15, r: 7, iris: '#7a3a12', brow: '#3a2216', mood: 1.2, weight: 9 })
  p.shape(mirrored('0,-66 8,-62 16,-46 8,-40 0,-39'), lite(skin, 0.12), { size: 0.4, line: 3 })
  p.mouth(0, -32, 29, 12, { teeth: 0, low: 5, length: 8, curve: -5 })
  both((side) => horn(p, pts('18,-20 22,-34 20,-46', side), 11, '#f6ead0'))
  p.line('M-2,-111Q-4,-120 -12,-122M6,-110Q10,-118 8,-123', '#3a2216', 5)
}

/** A bull's head, a ring, and the axe it guards its maze with. */
export const minotaur = (p: Pen): void => {
  const [hide, dark, horny] = ['#8a4a2c', '#4a2418', '#f0e2bd']
  p.group('translate(-76 62) rotate(-18) scale(-1.15 1.15)', () => axe(p))
  shoulders(
    p,
    hide,
    pattern.fur(
      [
        [-70, 84],
        [-50, 100],
        [50, 100],
        [70, 84],
        [-30, 84],
        [28, 84],
        [0, 104],
      ],
      dark,
      9,
    ),
    104,
  )
  both((side) => {
    p.shape(plate(side * 88 - 14, 96, 28, 24, 5), '#6b3d1e', { size: 0.4, line: 3 })
    horn(p, pts('34,-66 76,-62 100,-88 88,-122', side), 32, horny, 3)
    p.shape(smooth(pts('44,-42 70,-48 92,-38 80,-22 52,-22', side)), hide, { size: 0.6 })
    p.fill(smooth(pts('54,-38 70,-40 82,-36 70,-28', side)), '#d98a72', 0.8)
  })
  p.shape(mirrored('0,-82 34,-78 52,-48 46,-18 36,6 38,36 26,58 0,64'), hide, {
    inside:
      dab(mirrored('0,0 40,2 44,36 28,62 0,70'), '#d9a37c', 1) + stroke('M-40,2Q0,14 40,2', dusk(hide, 0.5), 3, 0.6),
  })
  p.shape(
    smooth(pts('-38,-72 -26,-92 -8,-84 2,-98 14,-84 30,-92 38,-72 26,-58 14,-40 6,-52 -2,-34 -10,-54 -24,-44 -28,-60')),
    dark,
    { size: 0.6 },
  )
  gaze(p, { y: -28, apart: 26, r: 9.5, iris: '#e0301a', brow: dark, mood: 1.6, weight: 10, white: '#ffe9b0' })
  both((side) => {
    p.fill(smooth(pts('10,24 20,18 28,26 20,34 12,32', side)), INK, 0.92)
    p.line(`M${side * 34},16q${side * 16},-8 ${side * 26},2`, '#e9f4f8', 3, 0.5)
  })
  p.line('M-20,50Q0,42 20,50', dusk(hide, 0.6), 4)
  p.line('M-9,34a12,14 0 1 0 18,0', INK, 9)
  p.line('M-9,34a12,14 0 1 0 18,0', '#f0c44a', 5)
}

/** The bear of the deepest hole, on its hind legs. */
export const caveBear = (p: Pen): void => {
  const [fur, muzzle] = ['#7a5034', '#c99a6c']
  p.shape(mirrored('0,10 50,8 84,34 98,80 96,126 0,130'), fur, {
    inside:
      dab(mirrored('0,56 34,60 44,100 30,130 0,130'), '#a87448', 0.8) +
      pattern.fur(
        [
          [-70, 60],
          [-52, 84],
          [52, 84],
          [70, 60],
          [-24, 76],
          [22, 76],
          [0, 98],
        ],
        dusk(fur, 0.5),
        9,
      ),
  })
  both((side) => {
    taper(p, pts('70,44 100,22 88,-20', side), 46, 34, fur)
    p.shape(ell(side * 86, -26, 23, 21), fur, { size: 0.7 })
    p.fill(ell(side * 86, -22, 11, 10), '#3a2420', 0.85)
    for (const t of [-0.75, -0.25, 0.25, 0.75])
      claws(p, side * 86 + Math.sin(t) * 20, -26 - Math.cos(t) * 19, t - 1.57, 1, 17, '#f6ead0', 8)
    ear.round(p, side, 42, -74, 17, fur, '#a86a52')
  })
  p.shape(mirrored('0,-94 32,-88 54,-60 58,-26 46,4 40,34 0,46'), fur, {
    inside: pattern.fur(
      [
        [-40, -40],
        [38, -40],
        [-44, -14],
        [42, -14],
        [-8, -80],
        [8, -74],
      ],
      dusk(fur, 0.5),
      8,
    ),
  })
  p.shape(mirrored('0,-40 20,-34 32,-8 36,22 22,44 0,50'), muzzle, { size: 0.8 })
  p.shape(mirrored('0,-40 15,-38 18,-26 8,-16 0,-14'), '#2a1a1c', { size: 0.4, line: 3 })
  gaze(p, { y: -48, apart: 25, r: 8.5, iris: '#7a3a0c', brow: '#3a2416', mood: 1.4, weight: 8, white: '#ffe9c0' })
  p.mouth(0, -4, 28, 38, { teeth: 6, length: 11, fang: 0, low: 4, curve: 4 })
}

import { dusk, ell, lite, smooth, soft } from '../../geometry.ts'
import { both, claws, ear, foot, horn, pattern, taper } from '../../limbs.ts'
import { mirrored, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { dagger } from '../arms.ts'
import { fist } from '../people/hand.ts'

/** The least of them, with a spear it can hardly carry. */
export const kobold = (p: Pen): void => {
  const [skin, pale, rag] = ['#b0603a', '#e6b584', '#5a6a3a']
  p.group('translate(66 10) rotate(9)', () => {
    p.line('M0,78V-84', INK, 10)
    p.line('M0,78V-84', '#8a5a2c', 6)
    p.shape(soft(pts('0,-118 13,-84 0,-76 -13,-84'), 2), '#b9c4cf', {
      size: 0.4,
      line: 3,
      inside: dab('M0,-120L14,-84L0,-76Z', '#5d6a78', 0.6),
    })
    p.shape(soft(pts('2,-72 22,-66 16,-54 26,-44 2,-52'), 2), '#a3262b', { size: 0.3, line: 2.8 })
  })
  taper(p, pts('18,66 60,84 84,66 92,48'), 18, 4, skin)
  p.shape(mirrored('0,22 26,28 36,56 28,80 0,84'), skin, {
    inside:
      dab(ell(0, 58, 20, 24), pale, 0.9) + stroke('M-20,48Q0,54 20,48M-20,62Q0,68 20,62', dusk(pale, 0.4), 2.4, 0.6),
  })
  p.shape(soft(pts('-34,66 34,66 30,88 16,82 4,92 -10,82 -28,90'), 3), rag, { size: 0.5, line: 3 })
  both((side) => foot(p, side * 22, 86, 19, skin, 3))
  taper(p, pts('-28,36 -52,48 -44,70'), 16, 12, skin)
  claws(p, -44, 70, 1.7, 3, 14, '#f0e2bd', 6)
  taper(p, pts('26,36 48,44 64,34'), 16, 12, skin)
  fist(p, 65, 32, skin, 10)
  both((side) => {
    ear.point(p, side, 44, -34, 18, 46, 92, skin, '#e0907a')
    horn(p, pts('22,-66 30,-86 24,-100', side), 13, '#f0e2bd', 2)
  })
  p.shape(mirrored('0,-78 34,-70 54,-40 48,-8 30,14 14,30 0,34'), skin, {
    inside:
      pattern.scales(0, -66, 34, 14, dusk(skin, 0.5), 13) + dab(mirrored('0,-26 20,-20 28,6 16,30 0,36'), pale, 0.95),
  })
  both((side) =>
    p.eye(side * 24, -32, 15, {
      iris: '#f2c230',
      slit: true,
      mood: 0.7,
      lid: 0.2,
      lidColour: dusk(skin, 0.2),
      look: [0.14, 0.1],
    }),
  )
  p.shape(smooth(pts('-13,-14 0,-20 13,-14 8,-4 0,0 -8,-4')), '#3a1a1c', { size: 0.3, line: 2.8 })
  p.mouth(0, 6, 24, 14, { teeth: 6, length: 9, fang: 1, curve: 4 })
}

/** All ears and spite. */
export const goblin = (p: Pen): void => {
  const [skin, tunic] = ['#8fa63c', '#6b3d2a']
  p.shape(mirrored('0,30 36,34 54,62 50,92 0,98'), tunic, {
    inside: stroke('M-40,60L-10,90M40,60L14,88', dusk(tunic, 0.5), 3, 0.6) + dab('M-14,28L0,64L14,28Z', skin, 1),
  })
  p.shape(smooth(pts('-52,72 0,80 52,72 54,84 0,93 -54,84')), '#33231a', { size: 0.4, line: 3 })
  p.shape(ell(0, 83, 9), '#e0a93a', { size: 0.3, line: 3 })
  both((side) => foot(p, side * 32, 94, 24, dusk(skin, 0.15), 3))
  taper(p, pts('-44,46 -74,56 -80,30'), 20, 15, skin)
  p.group('translate(-82 16) rotate(-14) scale(1.25)', () => dagger(p))
  fist(p, -82, 26, skin, -8)
  taper(p, pts('44,48 70,66 66,86'), 20, 14, skin)
  claws(p, 66, 86, 1.4, 3, 18, skin, 8)
  both((side) => {
    p.shape(smooth(pts('40,-40 70,-64 112,-70 96,-40 66,-12 44,-4', side)), skin)
    p.fill(smooth(pts('54,-36 76,-52 98,-60 80,-36 60,-18', side)), '#d98a6a', 0.85)
    p.line(`M${side * 92},-38l${side * 8},12`, INK, 3)
  })
  p.line('M96,-42a8,9 0 1 0 12,2', '#e0a93a', 4)
  p.shape(mirrored('0,-84 34,-78 56,-48 54,-14 34,20 12,44 0,46'), skin, {
    inside: pattern.spots(
      [
        [-30, -58, 6],
        [-40, -44, 4],
        [32, -62, 5],
        [38, 4, 5],
      ],
      dusk(skin, 0.5),
    ),
  })
  both((side) =>
    p.eye(side * 25, -34, 15, {
      iris: '#d8402a',
      mood: 1,
      lid: 0.26,
      lidColour: dusk(skin, 0.25),
      look: [-0.15, 0.16],
    }),
  )
  p.mouth(0, 10, 37, 20, { teeth: 9, length: 10, fang: 2, low: 4, curve: 12 })
  p.shape(smooth(pts('-9,-36 4,-38 14,-18 22,2 14,12 -2,10 -14,4 -12,-12')), lite(skin, 0.14), {
    size: 0.6,
    inside: dab(ell(8, -2, 4), dusk(skin, 0.5), 0.7),
  })
  p.shape(ell(-40, 2, 5.5), lite(skin, 0.2), { size: 0.3, line: 2.6 })
  for (const [x, tip] of [
    [-16, -104],
    [0, -110],
    [14, -102],
  ] as const)
    p.line(`M${x * 0.6},-82Q${x},-94 ${x * 1.4},${tip}`, '#3a2a1c', 5)
}

import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { both, horn, pattern } from '../../limbs.ts'
import { mirrored, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { axe, sword } from '../arms.ts'
import { ears, gaze, head, nose, pauldrons, shoulders } from '../people/face.ts'
import { fist } from '../people/hand.ts'

/** One eye, a curved blade, and a smile with gold in it. */
export const bandit = (p: Pen): void => {
  const [skin, red] = ['#c98a5e', '#a3302b']
  shoulders(
    p,
    '#3f4a3a',
    dab('M-34,48L0,110L34,48Z', '#e6dcc0', 1) +
      stroke('M-34,48L0,110L34,48', INK, 3, 0.8) +
      stroke('M-80,64L60,130', '#6b3d1e', 13, 1),
    96,
  )
  ears(p, skin, 39)
  p.line('M40,14a8,10 0 1 0 10,0', '#f0c44a', 4.4)
  head(p, skin, { jaw: 35, chin: 45, brow: 38 })
  p.fill(smooth(pts('-36,8 -22,22 0,16 22,22 36,8 30,38 0,48 -30,38')), '#3a241c', 0.5)
  gaze(p, { y: -14, brow: '#2a1a14', iris: '#5a3a1c', mood: 1, weight: 8, r: 9.5, aside: -0.2 })
  p.line('M-42,-34L44,4', INK, 5)
  p.shape(smooth(pts('4,-28 32,-26 34,-6 20,4 6,-4')), '#2a2228', { size: 0.4, line: 3 })
  nose(p, skin, 20, 8)
  p.line('M-28,6l-8,20M-34,12l8,4', '#8a4a3a', 2.8, 0.9)
  p.mouth(2, 22, 19, 11, { teeth: 6, flat: true, length: 7, curve: 4 })
  p.fill('M7,20h6v7h-6Z', '#f0c44a')
  p.shape(smooth(pts('-42,-26 -44,-52 -24,-76 10,-80 38,-64 44,-28 0,-42')), red, {
    inside: pattern.spots(
      [
        [-24, -54, 5],
        [-2, -66, 5],
        [20, -58, 5],
        [-32, -38, 4],
        [32, -40, 4],
        [4, -50, 4],
      ],
      '#fff2d8',
      0.9,
    ),
  })
  p.shape(soft(pts('40,-40 66,-52 84,-34 66,-34 76,-12 56,-22 42,-28'), 4), red, { size: 0.5, line: 3 })
  p.group('translate(-76 84) rotate(-6)', () => {
    p.shape(smooth(pts('-8,-8 -14,-60 -10,-110 12,-146 30,-156 22,-124 12,-84 12,-40 9,-8')), '#c3ccd6', {
      size: 0.6,
      inside: stroke('M-2,-12Q-8,-80 16,-138', dusk('#c3ccd6', 0.4), 3, 0.6),
    })
    p.line('M-20,-4Q-34,16 -14,34', INK, 9)
    p.line('M-20,-4Q-34,16 -14,34', '#e0a93a', 5)
    p.shape(smooth(pts('-22,-10 22,-12 22,0 -22,2')), '#e0a93a', { size: 0.4, line: 3 })
  })
  fist(p, -77, 96, skin)
}

/** It was here before the corridors were. */
export const lizardMan = (p: Pen): void => {
  const [hide, belly] = ['#4f9a5a', '#e3dc9a']
  p.group('translate(-80 20) rotate(-7)', () => {
    p.line('M0,110V-88', INK, 10)
    p.line('M0,110V-88', '#7a5230', 6)
    p.shape(soft(pts('0,-132 16,-92 6,-96 0,-78 -6,-96 -16,-92'), 2), '#c9d2c0', { size: 0.4, line: 3 })
    p.line('M-8,-74q-12,12 -4,26M8,-72q10,10 4,22', '#c8402f', 4)
  })
  shoulders(
    p,
    hide,
    dab(mirrored('0,50 30,54 40,130 0,130'), belly, 1) +
      stroke('M-34,78Q0,86 34,78M-38,98Q0,106 38,98M-38,116Q0,124 38,116', dusk(belly, 0.4), 3, 0.7) +
      pattern.scales(-70, 94, 32, 30, dusk(hide, 0.5), 15) +
      pattern.scales(72, 94, 32, 30, dusk(hide, 0.5), 15),
    96,
  )
  p.shape(tube(pts('14,76 30,36 26,-6'), 60), hide, {
    inside: pattern.scales(34, 36, 26, 40, dusk(hide, 0.5), 13) + dab(tube(pts('-8,80 4,44 6,10'), 22), belly, 0.95),
  })
  for (const [x, y] of pts('62,38 64,10 58,-22 44,-52 22,-76'))
    p.shape(
      soft(
        [
          [x - 12, y + 12],
          [x + 22, y - 16],
          [x + 6, y + 18],
        ],
        3,
      ),
      '#e08a3c',
      { size: 0.4, line: 3 },
    )
  p.shape(smooth(pts('-72,20 -40,28 -8,26 24,16 36,0 -10,-4 -66,0')), '#6a1a2a', { rim: 0, line: 3 })
  p.shape(smooth(pts('-76,12 -44,18 -8,14 30,2 38,18 12,38 -30,42 -70,30')), lite(hide, 0.12), {
    size: 0.7,
    inside: dab(smooth(pts('-78,22 -30,30 20,22 10,42 -40,48')), belly, 0.9),
  })
  p.shape(smooth(pts('46,6 52,-34 32,-64 -2,-72 -28,-56 -50,-40 -84,-30 -94,-12 -86,4 -48,8 -10,4 20,-4')), hide, {
    inside:
      pattern.scales(20, -40, 34, 30, dusk(hide, 0.5), 13) + stroke('M-82,-8Q-40,-2 10,-14', dusk(hide, 0.5), 3, 0.6),
  })
  for (const x of [-82, -68, -54, -40, -26, -12]) p.fill(`M${x - 5},4l10,1l-4,13Z`, '#fff6df')
  for (const x of [-62, -47, -32]) p.fill(`M${x - 5},20l10,0l-5,-11Z`, '#fff6df')
  p.fill(ell(-84, -18, 4, 3), INK)
  p.eye(-18, -42, 14, { iris: '#f2c230', slit: true, mood: 1, lid: 0.3, lidColour: dusk(hide, 0.3), look: [-0.2, 0.1] })
  p.shape(
    tube(pts('-80,18 -96,34 -92,52 -104,62'), (t) => 9 * (1 - t) + 3),
    '#e0506a',
    { size: 0.3, line: 2.8 },
  )
}

/** Has stopped listening some time ago. */
export const berserker = (p: Pen): void => {
  const [skin, hair, pelt] = ['#dba074', '#5a2a18', '#6f6258']
  p.group('translate(82 62) rotate(20) scale(1.05)', () => axe(p))
  p.group('translate(-82 62) rotate(-20) scale(-1.05 1.05)', () => axe(p))
  shoulders(
    p,
    skin,
    stroke('M-6,64V130M-40,92Q-20,104 -6,94M40,92Q20,104 6,94', dusk(skin, 0.45), 3, 0.7) +
      stroke('M-70,72l30,22M-78,88l30,22', '#2a5f9a', 7, 0.9),
    98,
  )
  p.shape(mirrored('0,-70 50,-66 78,-30 84,20 96,74 62,84 46,60 0,70'), pelt, {
    inside: pattern.fur(
      [
        [-62, 0],
        [60, 0],
        [-70, 36],
        [68, 36],
        [-66, 62],
        [62, 62],
      ],
      dusk(pelt, 0.5),
      9,
    ),
  })
  p.shape(smooth(pts('-36,-20 -56,20 -42,62 -20,80 0,66 20,80 42,62 56,20 36,-20')), hair, {
    inside: stroke('M-40,20Q-40,50 -26,70M40,20Q40,50 26,70', lite(hair, 0.4), 3, 0.6),
  })
  head(p, skin, { brow: 38, jaw: 34 })
  p.fill('M-40,-24L-4,-8L-40,6ZM40,-24L4,-8L40,6Z', '#2a5f9a', 0.85)
  gaze(p, { y: -14, apart: 18, r: 10, iris: '#c8402f', brow: hair, mood: 1.6, weight: 9 })
  nose(p, skin, 10, 8)
  p.shape(smooth(pts('-36,6 -20,12 0,8 20,12 36,6 42,34 24,66 0,76 -24,66 -42,34')), hair, {
    size: 0.7,
    inside: stroke('M-28,20Q-24,50 -8,68M28,20Q24,50 8,68', lite(hair, 0.4), 2.6, 0.6),
  })
  p.mouth(0, 20, 22, 24, { teeth: 6, flat: true, length: 8, low: 4, curve: 2 })
  // The bear he wears looks on.
  p.shape(mirrored('0,-116 30,-112 52,-88 56,-58 46,-34 34,-40 0,-46'), pelt, {
    inside: pattern.fur(
      [
        [-34, -84],
        [32, -84],
        [-40, -60],
        [38, -60],
      ],
      dusk(pelt, 0.5),
      8,
    ),
  })
  both((side) => {
    p.shape(ell(side * 44, -104, 14), pelt, { size: 0.5 })
    p.fill(ell(side * 44, -102, 7), '#a86a52', 0.8)
    p.line(`M${side * 16},-86l${side * 16},-6`, INK, 5)
    horn(p, pts('30,-46 32,-34 28,-22', side), 10, '#f6ead0')
    horn(p, pts('14,-50 14,-38 12,-30', side), 8, '#f6ead0')
  })
  p.shape(mirrored('0,-80 14,-76 16,-66 0,-58'), '#2a1a1c', { size: 0.3, line: 3 })
}

/** Any man a deck of players' own sets on a party: no face, only a slit. */
export const hireling = (p: Pen): void => {
  const iron = '#7d858f'
  shoulders(p, '#4a2a2a', dab('M-100,50H0V130H-100Z', '#2c2c34', 0.9), 98)
  p.shape(mirrored('0,30 30,32 40,60 0,70'), '#4b4b52', {
    size: 0.6,
    inside: pattern.scales(0, 50, 40, 20, '#1c1c22', 9),
  })
  p.shape(mirrored('0,-84 34,-78 46,-50 46,0 40,40 0,56'), iron, {
    inside:
      dab('M-6,-90h12v150h-12Z', '#c9a24a', 1) +
      stroke('M-6,-90V60M6,-90V60', INK, 2.4, 0.7) +
      dab('M12,-80H60V60H12Z', '#20131d', 0.18),
  })
  p.fill('M-40,-26L-8,-22V-12L-40,-14ZM40,-26L8,-22V-12L40,-14Z', INK)
  both((side) => {
    p.halo(side * 22, -19, 9, '#ff7a2a', 0.9)
    for (const [x, y] of pts('14,8 24,8 34,6 18,22 28,20', side)) p.fill(ell(x, y, 3), INK)
  })
  p.line('M-46,-36Q0,-26 46,-36', INK, 3, 0.6)
  pauldrons(p, iron, '#c9a24a')
  p.group('translate(76 78) rotate(10)', () => sword(p, { length: 160, width: 11, guard: '#6f767f', gem: '#2c2c34' }))
  fist(p, 77, 90, '#4b4b52', 8)
}

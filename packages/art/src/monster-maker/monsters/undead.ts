import { dusk, ell, lite, smooth, soft } from '../../geometry.ts'
import { both, claws, flamePath, taper } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { sword } from '../arms.ts'
import { shoulders } from '../people/face.ts'
import { fist } from '../people/hand.ts'

const BONE = '#e6dfc4'

const skull = (p: Pen, bone: string, glow: string): void => {
  p.shape(mirrored('0,-96 36,-90 54,-62 50,-36 36,-26 34,2 20,10 0,10'), bone, {
    inside: stroke('M12,-96l-5,16 10,8 -8,14', dusk(bone, 0.6), 3, 0.8) + dab(ell(-24, -80, 14, 8), '#fff', 0.5),
  })
  both((side) => p.ember(side * 22, -46, 16, 16, glow, 0.7))
  p.fill('M0,-32L-8,-18Q0,-14 8,-18Z', INK)
  p.line('M-26,-10H26', INK, 2.8)
  for (const x of [-18, -9, 0, 9, 18]) p.line(`M${x},-12V4`, INK, 2.6)
}

/** Still standing guard over what nobody remembers. */
export const skeleton = (p: Pen): void => {
  p.group('translate(-72 36) rotate(-14)', () =>
    sword(p, { length: 132, width: 10, steel: '#a8a08c', guard: '#8a6a3a', gem: '#4a5a3a' }),
  )
  p.shape(plate(-8, 10, 16, 82, 6), BONE, {
    size: 0.5,
    inside: stroke('M-8,26h16M-8,40h16M-8,54h16M-8,68h16M-8,82h16', INK, 2.6, 0.7),
  })
  both((side) => {
    for (const [i, y] of [32, 46, 60, 73].entries())
      p.shape(
        smooth(
          pts(
            `4,${y} ${30 - i * 2},${y - 8} ${44 - i * 4},${y + 2} ${38 - i * 4},${y + 13} ${34 - i * 4},${y + 6} ${26 - i * 2},${y + 1} 4,${y + 8}`,
            side,
          ),
        ),
        BONE,
        { size: 0.3, line: 2.8 },
      )
    p.shape(smooth(pts('2,18 40,10 58,18 54,28 36,24 4,28', side)), BONE, { size: 0.4, line: 3 })
    p.shape(smooth(pts('2,92 28,86 42,98 34,112 12,108 2,118', side)), BONE, { size: 0.5, line: 3 })
  })
  taper(p, pts('-56,22 -80,48'), 13, 11, BONE)
  taper(p, pts('-80,50 -74,40'), 15, 13, BONE)
  fist(p, -72, 46, BONE, -14)
  taper(p, pts('56,24 76,46 66,62'), 13, 11, BONE)
  p.shape(ell(62, 62, 40), '#6b4a2c', {
    inside:
      stroke('M34,26V100M48,20V104M62,18V106M76,20V104M90,28V96', INK, 2.4, 0.5) +
      stroke('M40,88l14,-16 -4,-10', INK, 3, 0.7),
  })
  p.line(ell(62, 62, 36), '#8d97a3', 7)
  p.line(ell(62, 62, 40), INK, 3.4)
  p.line(ell(62, 62, 32.4), INK, 2.4)
  p.shape(ell(62, 62, 12), '#8d97a3', { size: 0.5 })
  skull(p, BONE, '#8fe87a')
}

/** Follows the voice that woke it, whatever falls off on the way. */
export const zombie = (p: Pen): void => {
  const [skin, shirt] = ['#8fae72', '#5a5470']
  shoulders(
    p,
    shirt,
    dab('M-26,48L-6,92L4,70L16,100L30,48Z', skin, 1) +
      stroke('M-26,48L-6,92L4,70L16,100L30,48', INK, 3, 0.8) +
      stroke('M-74,72l14,30M-62,66l10,20', dusk(shirt, 0.5), 3, 0.7),
    88,
  )
  taper(p, pts('66,76 90,40 78,-8'), 34, 24, shirt)
  p.shape(soft(pts('60,10 98,6 94,-12 86,0 78,-14 70,-2 62,-10'), 2), shirt, { size: 0.4, line: 3 })
  taper(p, pts('78,2 80,-20 76,-36'), 22, 18, skin)
  for (const t of [-2.3, -1.85, -1.35, -0.85]) claws(p, 76, -38, t, 1, 30, skin, 11)
  claws(p, 70, -30, 3, 1, 22, skin, 10)
  p.group('rotate(-9 0 40)', () => {
    p.shape(mirrored('0,24 20,26 24,62 0,72'), dusk(skin, 0.3), { size: 0.5, line: 3 })
    p.shape(mirrored('0,-76 30,-70 44,-42 42,-12 36,14 26,42 10,52 0,53'), skin, {
      inside:
        dab(smooth(pts('14,8 44,0 40,34 20,30')), '#5f7a4a', 0.7) + stroke('M-40,16l18,6', dusk(skin, 0.5), 3, 0.6),
    })
    p.shape(smooth(pts('-36,-48 -26,-80 0,-90 30,-80 38,-56 24,-62 12,-52 -4,-62 -18,-50')), '#d98a94', {
      size: 0.6,
      inside: stroke('M-28,-62q8,-12 14,-4t12,-6 12,4 14,-4M-14,-78q8,-6 10,2t12,-4', dusk('#d98a94', 0.5), 3.2, 0.8),
    })
    p.eye(-20, -20, 15, {
      iris: '#b8c27a',
      white: '#fdf8d8',
      lid: 0.34,
      mood: -0.8,
      lidColour: dusk(skin, 0.25),
      look: [-0.2, 0.25],
    })
    p.eye(21, -16, 12, {
      iris: '#d8d8c0',
      white: '#fdf8d8',
      lid: 0.1,
      mood: -0.5,
      lidColour: dusk(skin, 0.25),
      look: [0.3, -0.3],
    })
    p.fill('M-2,-4L-9,10L-2,12L4,8Z', '#3a2a2c', 0.85)
    p.mouth(2, 20, 25, 20, { teeth: 5, flat: true, length: 9, low: 3, curve: -4, dark: '#2a1420', tongue: '#7a5a7a' })
    p.line('M-38,2l26,10M-32,-1l-4,10M-24,2l-4,10M-17,5l-4,10', INK, 2.6)
    p.shape(smooth(pts('-46,-22 -54,-14 -50,6 -40,4')), skin, { size: 0.3, line: 3 })
  })
  p.line('M-96,110q20,-16 46,-14', INK, 3, 0.4)
}

/** Lean, quick and never full. */
export const ghoul = (p: Pen): void => {
  const [skin, rag] = ['#aebac4', '#4a3f52']
  p.shape(smooth(pts('-30,-10 20,-40 66,-24 84,20 72,72 20,92 -26,72 -40,30')), skin, {
    inside: stroke(
      'M22,-36q10,12 6,24M40,-36q12,14 8,28M56,-28q12,14 8,30M2,30q20,8 44,2M0,46q20,8 42,2M2,62q18,8 38,2',
      dusk(skin, 0.5),
      3.4,
      0.65,
    ),
  })
  for (const [x, y] of pts('26,-42 46,-40 64,-30 78,-12'))
    p.shape(
      soft(
        [
          [x - 8, y + 6],
          [x + 4, y - 14],
          [x + 9, y + 6],
        ],
        3,
      ),
      lite(skin, 0.3),
      { size: 0.3, line: 2.8 },
    )
  p.shape(soft(pts('-8,68 76,56 82,84 62,80 52,98 34,84 16,100 4,84'), 3), rag, { size: 0.6, line: 3 })
  taper(p, pts('66,60 98,44 92,84'), 26, 16, skin)
  claws(p, 92, 84, 1.4, 3, 20, '#e6dfc4', 7)
  taper(p, pts('48,-4 30,44 44,84'), 24, 15, skin)
  claws(p, 44, 84, 1.7, 4, 24, '#e6dfc4', 8)
  taper(p, pts('-24,0 -78,26 -74,64'), 24, 15, skin)
  claws(p, -74, 62, 1.7, 4, 28, '#e6dfc4', 8)
  both((side) =>
    p.shape(
      smooth(pts(side > 0 ? '18,-60 40,-84 56,-88 44,-60 26,-44' : '-62,-58 -86,-80 -100,-80 -86,-54 -66,-40')),
      skin,
      { size: 0.5 },
    ),
  )
  p.shape(smooth(pts('-22,-94 8,-84 24,-54 20,-16 4,18 -22,34 -48,18 -64,-16 -68,-54 -52,-84')), skin, {
    inside: dab(ell(-34, -78, 18, 9), '#fff', 0.35),
  })
  p.group('translate(-22 -44)', () => {
    both((side) => p.ember(side * 21, -4, 16, 15, '#e6f06a', 0.9))
    p.fill('M-7,14l4,8M7,14l-4,8', INK)
    p.line('M-6,14l3,9M6,14l-3,9', INK, 4)
    p.mouth(0, 32, 34, 30, { teeth: 9, length: 12, fang: 2, low: 5, curve: 6, tongue: '#8a4a7a' })
  })
  p.shape(smooth(pts('-30,10 -14,10 -10,36 -20,56 -32,52 -34,30')), '#b05a8a', {
    size: 0.4,
    line: 2.8,
    inside: stroke('M-22,14V44', dusk('#b05a8a', 0.4), 2.6, 0.7),
  })
}

/** Any dead thing of a deck of players' own: a ghost with its chain. */
export const ghost = (p: Pen): void => {
  const sheet = '#cfe6d8'
  p.halo(0, 0, 108, '#8fe8b0', 0.4)
  p.shape(
    smooth(
      pts(
        '0,-98 40,-84 58,-40 62,10 78,52 96,70 64,76 58,98 34,80 18,104 -4,82 -28,100 -38,76 -66,90 -64,52 -60,0 -56,-44 -38,-84',
      ),
    ),
    sheet,
    { inside: stroke('M-36,10Q-42,50 -36,78M-4,30V80M30,20Q38,54 34,78', dusk(sheet, 0.4), 3.4, 0.5) },
  )
  both((side) => taper(p, pts('52,8 90,-4 92,-38', side), 30, 16, sheet))
  both((side) => p.ember(side * 21, -44, 15, 20, '#4cf0a0', -0.8))
  p.shape(mirrored('0,-16 12,-10 14,14 0,26'), '#23152b', { rim: 0, shade: 0.4, line: 3 })
  for (const [x, y] of pts('-92,-30 -90,-14 -88,2')) {
    p.line(ell(x, y, 6, 9), INK, 7)
    p.line(ell(x, y, 6, 9), '#8d97a3', 3.4)
  }
  p.fill(flamePath(88, -44, 20, 34), '#4cf0a0', 0.8)
  p.fill(flamePath(88, -46, 10, 18), '#f0fff6', 0.9)
}

import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { both, flamePath, horn, pattern, skinWing, sparkle, swirlPath } from '../../limbs.ts'
import { mirrored, pts } from '../../paths.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { fist } from '../people/hand.ts'

/** The hood, the two marks on it, and the sway before the strike. */
export const cobra = (p: Pen): void => {
  const [skin, belly, mark] = ['#7f8a34', '#efdc9a', '#3a3416']
  p.shape(tube(pts('-40,74 -92,70 -84,92 0,96 84,92 92,66 40,62'), 34, 26), skin, {
    inside: pattern.scales(0, 84, 100, 24, dusk(skin, 0.5), 14),
  })
  p.shape(
    tube(pts('92,70 104,50 98,34 106,22'), (t) => 16 * (1 - t) + 4),
    skin,
    { size: 0.5 },
  )
  p.shape(mirrored('0,-74 40,-72 68,-44 70,-8 48,30 34,62 30,84 0,88'), skin, {
    inside:
      pattern.scales(0, 0, 72, 80, dusk(skin, 0.5), 14) +
      dab(mirrored('0,-60 22,-56 28,-20 22,20 22,90 0,92'), belly, 1) +
      stroke('M-24,-20H24M-24,-4H24M-24,12H24M-22,28H22M-22,44H22M-22,60H22M-22,76H22', dusk(belly, 0.4), 3, 0.7) +
      [-1, 1]
        .map((side) => stroke(ell(side * 46, -22, 9, 13), mark, 6, 0.9) + dab(ell(side * 46, -22, 4, 6), '#f6d86a', 1))
        .join(''),
  })
  p.shape(mirrored('0,-108 26,-102 38,-80 34,-56 22,-38 0,-32'), lite(skin, 0.08), {
    inside: pattern.scales(0, -92, 34, 14, dusk(skin, 0.5), 12),
  })
  both((side) =>
    p.eye(side * 20, -76, 11.5, { iris: '#e0301a', slit: true, mood: 1.3, lid: 0.3, lidColour: dusk(skin, 0.3) }),
  )
  p.mouth(0, -56, 21, 20, { teeth: 0, curve: 5, tongue: '#7a1a2a' })
  both((side) => horn(p, pts('11,-54 11,-42 9,-30', side), 8, '#fff6df'))
  p.line('M0,-34V-14M0,-16L-9,-2M0,-16L9,-2', INK, 7)
  p.line('M0,-34V-14M0,-16L-9,-2M0,-16L9,-2', '#e0405a', 3.6)
}

/** He knows the way out, and keeps it. */
export const blackMagician = (p: Pen): void => {
  const [robe, trim] = ['#33264a', '#b04ad8']
  p.halo(-74, 4, 62, '#b86af0', 0.9)
  p.line(swirlPath(-74, 6, 40, 1.6, 0.4), '#e3cbff', 2.6, 0.7)
  p.shape(mirrored('0,-116 26,-106 50,-66 62,-10 84,40 104,124 0,130'), robe, {
    inside: stroke('M-52,20Q-72,70 -76,126M52,20Q72,70 76,126M-24,60V126M24,60V126', dusk(robe, 0.6), 4, 0.7),
  })
  p.shape(mirrored('0,46 40,38 80,60 98,96 60,84 0,96'), dusk(robe, 0.2), {
    inside: stroke('M-94,90Q-56,74 0,88Q56,74 94,90', trim, 4, 0.9),
  })
  both((side) => horn(p, pts('30,-84 64,-94 74,-120', side), 24, '#4a4454', 3))
  p.shape(mirrored('0,-84 26,-70 40,-30 36,10 22,40 0,54'), '#120a1a', { rim: 0, shade: 0, line: 3.2 })
  p.line('M0,-98Q-40,-78 -48,10M0,-98Q40,-78 48,10', trim, 4, 0.9)
  p.shape(mirrored('0,-52 20,-46 28,-20 24,14 12,38 0,42'), '#8f9a9a', {
    size: 0.7,
    line: 3,
    inside:
      dab('M-40,-60H40V-22Q0,-10 -40,-22Z', '#120a1a', 0.6) +
      stroke('M-20,8q6,8 4,18M20,8q-6,8 -4,18', '#3a3f44', 3, 0.8),
  })
  both((side) => {
    p.halo(side * 13, -14, 18, '#e05aff', 1)
    p.shape(smooth(pts('4,-10 14,-19 25,-18 16,-9', side)), '#fbe6ff', { size: 0.2, line: 2.6, rim: 0 })
  })
  p.line('M0,-8Q-6,8 -4,10L3,11', '#3a3f44', 3)
  p.line('M-11,23Q0,18 11,23', '#3a1a2a', 3.6)
  p.shape(smooth(pts('-8,34 8,34 6,60 0,78 -6,60')), '#2a2430', { size: 0.3, line: 2.8 })
  // The flame in the raised hand, the staff with the skull in the other.
  p.fill(flamePath(-74, 26, 44, 74), '#a04af0')
  p.fill(flamePath(-74, 24, 28, 50), '#d88aff')
  p.fill(flamePath(-74, 22, 14, 28), '#fff0ff')
  p.shape(smooth(pts('-104,84 -92,40 -58,38 -44,84 -74,104')), robe, {
    size: 0.6,
    inside: stroke('M-94,44Q-74,52 -56,42', trim, 4, 0.9),
  })
  for (const [x, t] of [
    [-90, -14],
    [-78, -4],
    [-66, 6],
  ] as const)
    p.shape(
      tube(pts(`${x},42 ${x + t * 0.4},26 ${x + t},14`), (k) => 9 - 5 * k),
      '#8f9a9a',
      { size: 0.3, line: 2.6 },
    )
  p.line('M76,126L72,0', INK, 11)
  p.line('M76,126L72,0', '#4a3a34', 6.6)
  p.group('translate(72 -14)', () => {
    p.shape(mirrored('0,-34 20,-28 26,-8 14,6 12,18 0,19'), '#e6dfc4', { size: 0.5, line: 3 })
    both((side) => p.fill(ell(side * 10, -8, 6, 7), '#20131d'))
    p.fill('M0,0l-3,6h6Z', INK)
    p.line('M-6,10v8M0,10v9M6,10v8', INK, 2.2)
  })
  fist(p, 75, 74, '#8f9a9a', 6)
}

/** Everything else in the dungeon lives here because it has not looked. */
export const dragon = (p: Pen): void => {
  const [hide, belly, bone] = ['#b52a22', '#f0b45c', '#f3e2b6']
  both((side) => skinWing(p, pts('30,30 62,-66 112,-100 116,-40 112,10 92,50', side), 1, '#dd6a2a', '#7d1a12'))
  p.shape(mirrored('0,-20 40,-10 52,40 70,90 66,128 0,130'), hide, {
    inside:
      pattern.scales(0, 70, 72, 64, '#5e0d0a', 15) +
      dab(mirrored('0,20 24,30 34,80 40,130 0,130'), belly, 1) +
      stroke('M-30,64Q0,72 30,64M-36,84Q0,92 36,84M-40,104Q0,112 40,104', '#b06a24', 3.4, 0.8),
  })
  both((side) => {
    horn(p, pts('28,-66 54,-88 60,-120', side), 26, bone, 4)
    horn(p, pts('44,-44 76,-54 94,-76', side), 19, bone, 3)
    horn(p, pts('48,-18 74,-18 90,-30', side), 14, bone, 2)
    p.shape(soft(pts('42,4 72,0 60,16 76,28 54,34 62,50 38,44', side), 4), '#e8a13c', { size: 0.5, line: 3 })
  })
  p.halo(0, 46, 62, '#ff8a2a', 0.95)
  p.shape(mirrored('0,26 30,28 38,50 24,78 0,86'), '#8a1a22', {
    size: 0.7,
    inside: dab(mirrored('0,34 22,38 24,60 0,74'), '#3a0a10', 1),
  })
  p.fill(flamePath(0, 78, 38, 52), '#f2541b')
  p.fill(flamePath(0, 76, 24, 38), '#ffad33')
  p.fill(flamePath(0, 74, 12, 22), '#fff2b8')
  for (const x of [-24, -13, 13, 24])
    p.shape(
      soft(
        [
          [x - 6, 72 - Math.abs(x) * 0.5],
          [x + 6, 72 - Math.abs(x) * 0.5],
          [x, 50 - Math.abs(x) * 0.3],
        ],
        1,
      ),
      '#fff6df',
      { size: 0.2, line: 2.4 },
    )
  p.shape(mirrored('0,-88 26,-84 48,-56 52,-24 40,2 38,28 24,42 0,44'), hide, {
    inside:
      pattern.scales(0, -56, 46, 34, '#5e0d0a', 14) +
      dab(soft(pts('0,-90 9,-60 6,-30 0,-10 -6,-30 -9,-60'), 3), '#e8a13c', 0.9) +
      stroke('M-34,10Q0,-2 34,10M-30,20Q0,10 30,20', '#5e0d0a', 3, 0.6),
  })
  for (const [x, l] of [
    [-29, 18],
    [-17, 14],
    [-6, 10],
    [6, 10],
    [17, 14],
    [29, 18],
  ] as const)
    p.shape(
      soft(
        [
          [x - 6, 37],
          [x + 6, 37],
          [x, 37 + l],
        ],
        1,
      ),
      '#fff6df',
      { size: 0.2, line: 2.4 },
    )
  both((side) => {
    p.eye(side * 28, -34, 13, { iris: '#f2c230', slit: true, mood: 1.2, lid: 0.34, lidColour: '#7d1a12' })
    p.line(`M${side * 10},-34Q${side * 28},-60 ${side * 48},-56`, INK, 6)
    p.fill(smooth(pts('8,24 18,18 24,26 14,32', side)), INK)
    p.line(`M${side * 18},16q${side * 12},-12 ${side * 8},-22t${side * 10},-16`, '#e9dcd0', 3.4, 0.45)
  })
}

/** Any beast of a deck of players' own: a jelly with what it has eaten. */
export const jelly = (p: Pen): void => {
  const slime = '#6fae8a'
  p.shape(
    smooth(pts('-96,92 -90,66 -70,58 -66,10 -40,-48 6,-70 52,-46 72,8 76,56 98,68 100,92 50,100 0,94 -50,100')),
    slime,
    {
      inside:
        dab(ell(-20, 60, 40, 24), '#3f7a62', 0.5) +
        stroke('M-20,66l34,18M-18,60q-8,-6 -10,4q-8,4 2,8M12,90q4,8 10,2q8,0 2,-10', '#f6efd8', 7, 0.9) +
        dab(ell(44, 34, 13), '#f0c44a', 0.95) +
        stroke(ell(44, 34, 8), '#8d5f17', 2.6, 0.8) +
        stroke('M44,80L66,60M58,78l-10,-10', '#c3ccd6', 6, 0.9),
    },
  )
  for (const [x, y, r] of [
    [-50, 28, 8],
    [56, -8, 6],
    [-30, -30, 5],
    [30, 68, 5],
  ] as const) {
    p.line(ell(x, y, r), '#eafff2', 2.6, 0.8)
    p.fill(ell(x - r * 0.3, y - r * 0.3, r * 0.3), '#fff', 0.9)
  }
  both((side) =>
    p.shape(
      tube(pts('20,-52 30,-80 26,-94', side), (t) => 17 - 5 * t),
      slime,
      { size: 0.4, line: 3 },
    ),
  )
  p.eye(-26, -96, 16, { iris: '#d8402a', lid: 0.24, lidColour: dusk(slime, 0.2), mood: 0.6 })
  p.eye(26, -96, 16, { iris: '#d8402a', lid: 0.24, lidColour: dusk(slime, 0.2), mood: 0.6 })
  p.mouth(0, -8, 40, 22, { teeth: 7, length: 10, curve: 8, dark: '#1c4034', tongue: '#3f8a6a' })
  sparkle(p, -46, -26, 9)
}

import { dusk, ell, lite, mix, smooth, soft, tube, burst } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { neck, horn } from '../forms.ts'
import type { HeadArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Heads of one faction: the neck at 0,0, the head above it within x -64..64 and y -132..0.

const howl: HeadArt = (p) => {
  const { skin, trim } = p.palette
  neck(p, skin, 40)
  for (const k of [-1, 1])
    p.shape(soft(pts('42,-66 54,-126 12,-104', k), 6), skin, {
      inside: dab(soft(pts('38,-80 46,-112 24,-100', k), 4), trim, 0.9),
    })
  p.shape(
    soft(
      pts(
        '-60,-46 -50,-70 -40,-102 0,-112 40,-102 50,-70 60,-46 44,-40 46,-26 28,-24 20,-12 -20,-12 -28,-24 -46,-26 -44,-40',
      ),
      6,
    ),
    skin,
    { inside: dab(smooth(pts('-28,-10 -34,-56 0,-84 34,-56 28,-10')), trim, 0.95) },
  )
  for (const k of [-1, 1]) p.shape(ell(k * 20, -78, 18, 18), trim, { line: 2.6, size: 0.5 })
  p.eye(-20, -78, 13, { mood: 0.5, lid: 0.14 })
  p.eye(20, -78, 13, { mood: 0.5, lid: 0.14 })
  p.mouth(0, -46, 19, 27, { teeth: 4, length: 8, curve: 4, low: 2 })
  p.shape(soft(pts('-10,-64 10,-64 0,-48'), 4), '#2c1c1c', { line: 2.4, size: 0.4 })
}

const croc: HeadArt = (p) => {
  const { skin, dark } = p.palette
  neck(p, skin, 40)
  for (const k of [-1, 1]) p.shape(ell(k * 24, -102, 20, 20), skin, {})
  p.shape(smooth(pts('-44,-84 0,-104 44,-84 54,-66 40,-56 -40,-56 -54,-66')), skin, {
    inside: [-24, 0, 24].map((x) => dab(ell(x, -86, 6, 4), dark, 0.5)).join(''),
  })
  p.eye(-24, -104, 14, { slit: true, mood: 0.6, lid: 0.2 })
  p.eye(24, -104, 14, { slit: true, mood: 0.6, lid: 0.2 })
  p.mouth(0, -64, 50, 44, { teeth: 9, length: 10, low: 6, curve: -6, dark: '#4a1020' })
  p.shape(smooth(pts('-46,-26 -30,-12 0,-8 30,-12 46,-26 0,-18')), lite(skin, 0.1), { line: 3 })
  p.fill(ell(-10, -78, 4, 3), INK)
  p.fill(ell(10, -78, 4, 3), INK)
}

const snake: HeadArt = (p, variant) => {
  const { trim } = p.palette
  const colour = [p.palette.skin, mix(p.palette.skin, '#5a4fb0', 0.5), mix(p.palette.skin, '#b0b03a', 0.5)][
    variant % 3
  ] as string
  p.shape(
    tube(
      [
        [0, -4],
        [variant === 1 ? 8 : -8, -24],
        [0, -52],
      ],
      (t) => 36 + 6 * t,
    ),
    colour,
    { inside: dab(tube(pts('0,-2 0,-50'), 16), trim, 0.8) },
  )
  if (variant === 0)
    p.shape(soft(pts('-40,-66 -58,-102 -30,-94 -26,-122 0,-104 26,-122 30,-94 58,-102 40,-66'), 5), trim, {
      inside: stroke('M-36,-72L-50,-98M-18,-86L-24,-112M18,-86L24,-112M36,-72L50,-98', dusk(trim, 0.4), 2.4, 0.7),
    })
  else if (variant === 1) {
    horn(p, -18, -100, -30, -130, 16, trim)
    horn(p, 18, -100, 30, -130, 16, trim)
  } else p.shape(soft(pts('-12,-92 -20,-126 -4,-112 2,-131 8,-112 22,-126 14,-92'), 5), '#ff7a5a', {})
  p.shape(smooth(pts('-40,-62 -32,-92 0,-106 32,-92 40,-62 36,-42 0,-30 -36,-42')), colour, {
    inside: dab(ell(0, -34, 34, 14), trim, 0.8),
  })
  const mood = [1, -0.5, 0.4][variant % 3] as number
  p.eye(-18, -76, 13, { slit: true, mood, lid: 0.24 })
  p.eye(18, -76, 13, { slit: true, mood, lid: 0.24 })
  p.fill(ell(-5, -58, 2.4, 2), INK)
  p.fill(ell(5, -58, 2.4, 2), INK)
  if (variant === 1) {
    p.line('M-20,-44Q0,-38 20,-44', INK, 3.2)
    p.line('M2,-41V-28L-4,-21M2,-28L8,-21', '#e8435a', 3.6)
  } else p.mouth(0, -52, 26, 16 + (variant ? 0 : 8), { teeth: 6, length: 7, fang: 1, curve: 5 })
}

const spider: HeadArt = (p) => {
  const { skin, trim } = p.palette
  neck(p, skin, 26)
  p.shape(soft(burst(0, -68, 46, 53, 22, p.random), 3), skin, { inside: dab(ell(0, -96, 18, 9), trim, 0.8) })
  for (const [x, y, r] of [
    [-36, -86, 8],
    [36, -86, 8],
    [-20, -104, 7],
    [20, -104, 7],
  ] as const)
    p.eye(x, y, r, { lid: 0 })
  p.eye(-17, -74, 16, { lid: 0.2, mood: -0.7 })
  p.eye(17, -74, 16, { lid: 0.2, mood: -0.7 })
  p.mouth(0, -48, 20, 14, { teeth: 0, curve: -4 })
  for (const k of [-1, 1])
    p.shape(
      tube(pts('20,-46 22,-28 9,-12', k), (t) => 15 - 11 * t),
      trim,
      { line: 2.8, size: 0.6 },
    )
}

export const creatures: Readonly<Record<string, HeadArt>> = { howl, croc, snake, spider }

import { dusk, ell, lite, smooth, soft, tube, burst } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { neck } from '../forms.ts'
import type { HeadArt } from '../part-pen.ts'
import { pts, blotch } from '../../paths.ts'

// Heads of one faction: the neck at 0,0, the head above it within x -64..64 and y -132..0.

const skull: HeadArt = (p) => {
  const { skin, dark, glow } = p.palette
  neck(p, dark, 26)
  p.shape(smooth(pts('-48,-76 -40,-110 0,-126 40,-110 48,-76 38,-54 36,-26 18,-14 -18,-14 -36,-26 -38,-54')), skin, {
    inside:
      dab(ell(-24, -104, 12, 7), '#fff', 0.5) +
      stroke('M14,-126l-5,15 9,8 -7,12', dark, 2.6, 0.9) +
      dab(blotch(p, 30, -92, 7, 5), dark, 0.4),
  })
  p.ember(-20, -72, 15, 16, glow, 0.5)
  p.ember(20, -72, 15, 16, glow, 0.5)
  p.fill('M0,-58l-7,12q7,3 14,0Z', INK)
  p.mouth(0, -40, 30, 17, {
    teeth: 7,
    flat: true,
    length: 9,
    low: 6,
    dark: '#2a1620',
    tongue: '#2a1620',
    tooth: lite(skin, 0.5),
  })
}

const hood: HeadArt = (p) => {
  const { skin, dark, trim, glow } = p.palette
  p.shape(smooth(pts('-44,-8 -56,-52 -40,-98 6,-130 16,-122 44,-96 56,-50 46,-8 20,-16 0,-7 -22,-16')), skin, {
    inside: stroke('M-46,-16Q-48,-80 4,-118', trim, 3, 0.5) + stroke('M48,-14Q52,-70 26,-104', dark, 4, 0.6),
  })
  p.shape(smooth(pts('-34,-46 -22,-86 4,-96 28,-84 36,-46 20,-22 -18,-22')), '#231a38', { rim: 0, shade: 0.5 })
  p.halo(0, -58, 34, glow, 0.35)
  p.ember(-14, -62, 10, 11, glow, -0.7)
  p.ember(16, -62, 10, 11, glow, -0.7)
  p.line('M-9,-36Q1,-44 12,-36', glow, 3, 0.9)
  p.shape('M-17,-50q-5,8 0,11q5,-3 0,-11Z', '#bfe6ff', { line: 1.6, size: 0.3 })
  p.shape(ell(0, -12, 8, 8), trim, { line: 2.4, size: 0.5 })
}

const candle: HeadArt = (p) => {
  const { skin, dark, glow } = p.palette
  neck(p, dark, 22)
  p.halo(0, -122, 26, glow, 0.8)
  p.shape(smooth(pts('-32,-66 -30,-94 0,-104 30,-94 32,-66 26,-40 24,-16 0,-10 -24,-16 -26,-40')), skin, {
    inside: stroke('M-30,-90Q0,-84 30,-90', dark, 2, 0.4),
  })
  p.shape(smooth(pts('-14,-98 -12,-112 12,-112 14,-99 10,-86 6,-97 0,-90 -5,-97 -11,-82')), '#f4ead0', {
    line: 2.6,
    size: 0.5,
  })
  p.shape('M0,-131q10,9 5,16q-5,5 -10,0q-4,-8 5,-16Z', '#ffb338', { line: 2.2, size: 0.4, rim: 0.7 })
  p.ember(-13, -66, 11, 13, glow, 0.2)
  p.ember(13, -66, 11, 13, glow, 0.2)
  p.fill('M0,-54l-5,9q5,3 10,0Z', INK)
  p.mouth(0, -38, 19, 17, {
    teeth: 4,
    flat: true,
    length: 10,
    low: 3,
    dark: '#2a1620',
    tongue: '#6a2a30',
    tooth: lite(skin, 0.5),
    curve: 3,
  })
}

const mummy: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  neck(p, dark, 34)
  const bands = [-108, -94, -80, -44, -30]
    .map((y, i) => stroke(`M-60,${y + i * 3}Q0,${y + 12 - i * 5} 60,${y - 4}`, dark, 2.6, 0.75))
    .join('')
  p.shape(
    tube(pts('38,-92 56,-100 60,-84'), (t) => 11 - 5 * t),
    lite(skin, 0.2),
    { line: 2.8, size: 0.5 },
  )
  p.shape(ell(0, -68, 50, 52), skin, {
    inside: `<path d="M-54,-84Q0,-68 54,-88V-56Q0,-42 -54,-58Z" fill="#2c1c22"/>` + bands,
  })
  p.eye(-18, -70, 15, { look: [0.1, 0.1], lid: 0.1, mood: -0.4, lidColour: skin })
  p.eye(19, -71, 12, { look: [-0.1, 0.1], lid: 0.3, mood: -0.4, lidColour: skin })
  p.shape(smooth(pts('-24,-48 0,-56 26,-48 32,-38 0,-30 -30,-38')), trim, { line: 3 })
  p.shape(smooth(pts('-22,-36 0,-31 23,-36 0,-22')), dusk(trim, 0.15), { line: 2.8, size: 0.5 })
  p.fill(ell(-6, -47, 2, 1.6), INK)
  p.fill(ell(6, -47, 2, 1.6), INK)
}

const mane: HeadArt = (p) => {
  const { skin, dark, trim, glow } = p.palette
  p.shape(soft(burst(0, -66, 44, 62, 13, p.random, 0.2), 5), trim, {
    inside: stroke(smooth(burst(0, -66, 34, 50, 11, p.random, 0.5)), dark, 2, 0.35),
  })
  neck(p, dark, 28)
  p.shape(smooth(pts('-34,-72 -28,-98 0,-106 28,-98 34,-72 24,-34 0,-18 -24,-34')), skin, {
    inside: dab(ell(-26, -46, 9, 14), dark, 0.5) + dab(ell(26, -46, 9, 14), dark, 0.5),
  })
  p.shape(soft(pts('-30,-96 -10,-86 0,-104 12,-86 30,-98 16,-116 -16,-116'), 5), trim, { line: 2.8, size: 0.6 })
  p.ember(-14, -70, 11, 11, glow, 1)
  p.ember(14, -70, 11, 11, glow, 1)
  p.fill('M-3,-56l-3,7h4ZM3,-56l3,7h-4Z', INK)
  p.mouth(0, -42, 17, 13, { teeth: 4, length: 9, fang: 1, low: 2, curve: 3 })
}

export const undead: Readonly<Record<string, HeadArt>> = { skull, hood, candle, mummy, mane }

import { dusk, ell, lite, mix, smooth, soft, tube, burst } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { neck, ears, horn } from '../forms.ts'
import type { HeadArt } from '../part-pen.ts'
import { pts, plate } from '../../paths.ts'

// Heads of one faction: the neck at 0,0, the head above it within x -64..64 and y -132..0.

const imp: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  neck(p)
  ears(p, skin)
  p.line('M0,-110Q4,-122 -6,-124', dark, 6)
  p.halo(-6, -122, 15, trim)
  p.shape(soft(burst(-6, -122, 4, 9.5, 5, p.random), 1), trim, { line: 2.2, size: 0.3 })
  horn(p, -26, -102, -42, -128, 15, '#f3e2bd')
  horn(p, 26, -102, 42, -128, 15, '#f3e2bd')
  p.shape(smooth(pts('-46,-70 -34,-104 0,-108 34,-104 46,-70 32,-32 0,-14 -32,-32')), skin, {
    inside: dab(ell(-32, -52, 11, 8), '#ff9a7a', 0.6) + dab(ell(32, -52, 11, 8), '#ff9a7a', 0.6),
  })
  p.eye(-19, -74, 16, { slit: true, mood: 0.8, lid: 0.2, look: [0.15, 0.1] })
  p.eye(19, -74, 16, { slit: true, mood: 0.8, lid: 0.2, look: [-0.05, 0.1] })
  p.fill(ell(-4, -53, 2.4, 2), INK)
  p.fill(ell(4, -53, 2.4, 2), INK)
  p.mouth(0, -46, 30, 17, { teeth: 8, length: 7, fang: 1, curve: 9 })
}

const jaw: HeadArt = (p) => {
  const { skin } = p.palette
  neck(p, skin, 38)
  ears(p, skin, 0.8)
  p.shape(tube(pts('-16,-106 -16,-126 16,-126 16,-106'), 10), '#c9ccd2', { line: 2.8, size: 0.5 })
  p.shape(smooth(pts('-40,-84 -30,-110 0,-114 30,-110 40,-84 44,-50 34,-38 -34,-38 -44,-50')), skin, {})
  p.eye(-19, -84, 14, { slit: true, mood: 1, lid: 0.24 })
  p.eye(19, -84, 14, { slit: true, mood: 1, lid: 0.24 })
  p.shape(soft(pts('-52,-50 -40,-62 40,-62 52,-50 46,-18 26,-10 -26,-10 -46,-18'), 12), dusk(skin, 0.1), {
    inside: dab(plate(-60, -66, 120, 17, 4), '#2c0c22', 0.9),
  })
  for (const x of [-36, -14, 14, 36])
    p.shape(
      soft(
        [
          [x - 8, -48],
          [x, -72 - (Math.abs(x) > 20 ? 8 : 0)],
          [x + 8, -48],
        ],
        3,
      ),
      '#fff3d6',
      { line: 2.6, size: 0.5 },
    )
  p.fill(ell(0, -32, 6, 6), INK)
  p.fill('M-3,-30h6l3,13h-12Z', INK)
}

const ram: HeadArt = (p, variant) => {
  const { skin, dark, trim } = p.palette
  neck(p)
  const s = variant ? -1 : 1
  for (const k of [-1, 1]) {
    p.shape(
      tube(pts('20,-104 46,-120 58,-92 46,-72 38,-84', k), (t) => 21 - 15 * t),
      trim,
      { inside: [0, 1, 2, 3].map((i) => stroke(`M${k * (26 + i * 9)},-126l${k * 4},22`, dark, 2, 0.5)).join('') },
    )
  }
  p.shape(
    smooth(pts('-38,-72 -30,-104 0,-110 30,-104 38,-72 27,-34 0,-14 -27,-34')),
    variant ? mix(skin, '#a8323a', 0.45) : skin,
    { inside: dab(ell(0, -34, 20, 16), lite(skin, 0.5), 0.5) },
  )
  p.eye(-16, -76, 14, { slit: true, mood: variant ? 0.2 : 1.1, lid: variant ? 0.42 : 0.28, look: [s * 0.35, 0.1] })
  p.eye(16, -76, 14, { slit: true, mood: variant ? 1.4 : 1.1, lid: 0.3, look: [s * 0.35, 0.1] })
  p.fill(ell(-4, -52, 2.4, 2), INK)
  p.fill(ell(4, -52, 2.4, 2), INK)
  if (variant) p.mouth(2, -40, 20, 12, { teeth: 6, length: 6, fang: 1, curve: 8, low: 2 })
  else {
    p.line('M-18,-30Q0,-46 18,-30', INK, 3.4)
    p.shape('M-12,-36l4,-12 4,9Z', '#fff3d6', { line: 2, size: 0.3 })
    p.shape('M12,-36l-4,-12 -4,9Z', '#fff3d6', { line: 2, size: 0.3 })
  }
  p.shape(soft(pts('-8,-18 0,-2 8,-18'), 3), dark, { line: 2.4, size: 0.4 })
}

const mite: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  neck(p, skin, 22)
  for (const k of [-1, 1]) {
    p.line(`M${k * 14},-104Q${k * 20},-128 ${k * 40},-122`, INK, 7)
    p.line(`M${k * 14},-104Q${k * 20},-128 ${k * 40},-122`, dark, 3.4)
    p.shape(ell(k * 42, -121, 7), trim, { line: 2.4, size: 0.4 })
  }
  p.shape(smooth(pts('-48,-70 -34,-102 0,-110 34,-102 48,-70 26,-36 0,-22 -26,-36')), skin, {
    inside: stroke('M0,-112V-90', dark, 4, 0.5),
  })
  p.eye(-24, -72, 22, { lid: 0.06, look: [0.2, 0.05], lidColour: dark })
  p.eye(24, -72, 22, { lid: 0.06, look: [-0.2, 0.05], lidColour: dark })
  for (const k of [-1, 1])
    p.shape(
      tube(pts('8,-40 18,-28 7,-14', k), (t) => 10 - 7 * t),
      '#fff0d8',
      { line: 2.4, size: 0.4 },
    )
  p.line('M-6,-38Q0,-34 6,-38', INK, 3)
}

const cinder: HeadArt = (p) => {
  const { skin, trim } = p.palette
  p.halo(0, -96, 50, trim, 0.55)
  p.shape(soft(pts('-38,-84 -44,-112 -24,-102 -18,-128 0,-108 14,-131 24,-104 44,-116 38,-84'), 6), trim, {
    inside: dab(soft(pts('-26,-84 -20,-104 -6,-94 4,-112 14,-94 28,-102 26,-80'), 4), '#ffe27a', 0.95),
  })
  neck(p)
  ears(p, skin)
  p.shape(smooth(pts('-42,-66 -34,-94 0,-100 34,-94 42,-66 30,-32 0,-14 -30,-32')), skin, {
    inside: stroke('M-40,-50l12,4 4,10 10,2M40,-46l-14,2 -2,12M4,-100l4,10 -8,6', trim, 3.4, 1),
  })
  p.eye(-18, -68, 14, { slit: true, mood: 1, lid: 0.3, white: '#ffdf70', iris: '#d8401c' })
  p.eye(18, -68, 14, { slit: true, mood: 1, lid: 0.3, white: '#ffdf70', iris: '#d8401c' })
  p.mouth(0, -42, 26, 14, { teeth: 7, length: 7, curve: 8, dark: '#a32a10', tongue: '#ffb02e', tooth: '#2b1620' })
}

export const imps: Readonly<Record<string, HeadArt>> = { imp, jaw, ram, mite, cinder }

import { type Point, dusk, ell, lite, poly, soft } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { pipeNeck, lens } from '../forms.ts'
import type { HeadArt } from '../part-pen.ts'
import { pts, plate } from '../../paths.ts'

// Heads of one faction: the neck at 0,0, the head above it within x -64..64 and y -132..0.

const gorge: HeadArt = (p) => {
  const { skin, dark, trim, glow } = p.palette
  pipeNeck(p)
  p.shape(soft(pts('-40,-76 -36,-116 36,-116 40,-76'), 16), skin, { inside: stroke('M-44,-100H44', dark, 2.4, 0.7) })
  p.shape(plate(-30, -98, 60, 20, 9), '#241a20', { rim: 0 })
  for (const k of [-15, 15]) lens(p, k, -88, 9, glow)
  p.shape(soft(pts('-50,-74 -46,-80 46,-80 50,-74 52,-34 38,-14 -38,-14 -52,-34'), 9), dusk(skin, 0.08), {
    inside: dab(plate(-42, -72, 84, 36, 8), '#1d1018', 0.95),
  })
  for (let i = 0; i < 5; i++) {
    const x = -32 + i * 16
    p.shape(
      poly([
        [x - 7, -72],
        [x + 7, -72],
        [x, -55],
      ]),
      '#e8e2d0',
      { line: 2.2, size: 0.4 },
    )
    p.shape(
      poly([
        [x - 7, -36],
        [x + 7, -36],
        [x, -52],
      ]),
      '#d8d0ba',
      { line: 2.2, size: 0.4 },
    )
  }
  for (const k of [-1, 1]) {
    p.shape(soft(pts('48,-70 62,-66 62,-50 48,-46', k), 3), trim, { line: 2.8, size: 0.5 })
    p.rivet(k * 40, -24, 3.4)
  }
  p.rivet(-28, -108, 3)
  p.rivet(28, -108, 3)
  p.shape(plate(-6, -128, 12, 13, 3), trim, { line: 2.6, size: 0.4 })
}

const cab: HeadArt = (p) => {
  const { skin, dark, trim, glow } = p.palette
  pipeNeck(p)
  for (const k of [-1, 1]) {
    p.shape(plate(k * 44 - 6, -122, 12, 60, 4), dark, { line: 2.8, size: 0.5 })
    p.shape(plate(k * 44 - 9, -128, 18, 10, 3), trim, { line: 2.6, size: 0.4 })
  }
  p.shape(soft(pts('-40,-56 -34,-100 -16,-116 16,-116 34,-100 40,-56'), 12), skin, {})
  p.shape(soft(pts('-28,-74 -24,-100 24,-100 28,-74'), 7), '#274a52', {
    inside: dab(poly(pts('-20,-100 -4,-100 -18,-72 -30,-72')), '#c9f2ee', 0.6),
  })
  p.eye(-11, -86, 9, { lid: 0.2, mood: 0.5, lidColour: dark, iris: '#e0a020' })
  p.eye(11, -86, 9, { lid: 0.2, mood: 0.5, lidColour: dark, iris: '#e0a020' })
  p.shape(soft(pts('-50,-60 50,-60 54,-34 44,-12 -44,-12 -54,-34'), 8), lite(skin, 0.05), {
    inside: [-3, -2, -1, 0, 1, 2, 3]
      .map((i) => `<path d="${plate(i * 8 - 2.4, -50, 4.8, 28, 2)}" fill="#1d1414"/>`)
      .join(''),
  })
  lens(p, -40, -38, 10, glow)
  lens(p, 40, -38, 10, glow)
  for (const x of [-20, 0, 20]) p.rivet(x, -17, 2.4)
}

const cog: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  pipeNeck(p, 20)
  const t: Point[] = []
  for (let i = 0; i < 12; i++) {
    const q = (Math.PI * 2 * i) / 12
    for (const [o, r] of pts('-0.17,46 -0.12,58 0.12,58 0.17,46'))
      t.push([Math.cos(q + o) * r, -70 + Math.sin(q + o) * r])
  }
  p.shape(soft(t, 3), skin, { inside: stroke(ell(0, -70, 40, 40), dark, 2.4, 0.7) })
  p.shape(ell(0, -70, 33, 33), dark, { line: 2.8 })
  for (let i = 0; i < 6; i++) p.rivet(Math.cos(i * 1.047 + 0.5) * 40, -70 + Math.sin(i * 1.047 + 0.5) * 40, 2.6)
  p.eye(0, -70, 25, { white: '#dff8f4', iris: '#1fa8b8', lid: 0.3, mood: 0, lidColour: trim, look: [0.14, 0.1] })
  p.shape(soft(pts('-20,-18 20,-18 14,-4 -14,-4'), 3), trim, { line: 2.4, size: 0.4 })
}

const cat: HeadArt = (p) => {
  const { skin, dark, trim, glow } = p.palette
  pipeNeck(p)
  for (const k of [-1, 1])
    p.shape(soft(pts('46,-72 50,-124 14,-100', k), 6), skin, {
      inside: dab(soft(pts('40,-84 44,-112 24,-98', k), 4), dark, 0.9),
    })
  p.shape(soft(pts('-52,-70 -44,-100 44,-100 52,-70 42,-24 20,-12 -20,-12 -42,-24'), 15), skin, {
    inside: stroke('M0,-104V-64', dark, 2.4, 0.7),
  })
  for (const k of [-1, 1]) {
    p.shape(soft(pts('10,-76 18,-90 40,-86 38,-64 16,-62', k), 7), '#1d2a24', { line: 2.8, rim: 0 })
    p.halo(k * 26, -75, 16, glow)
    p.fill(ell(k * 26, -75, 3.4, 9), '#f2ffe8')
    p.line(`M${k * 30},-46l${k * 30},-7M${k * 30},-40l${k * 30},3`, INK, 2.6)
  }
  p.shape(soft(pts('-20,-50 20,-50 24,-30 0,-20 -24,-30'), 8), trim, { line: 2.8 })
  p.fill('M-6,-50h12l-6,8Z', INK)
  p.line('M0,-42v8M-12,-30q6,-6 12,0q6,-6 12,0', INK, 2.6)
  p.rivet(-40, -58, 2.6)
  p.rivet(40, -58, 2.6)
}

const loco: HeadArt = (p) => {
  const { skin, dark, trim, glow } = p.palette
  pipeNeck(p)
  p.shape(soft(pts('-10,-96 -14,-128 14,-128 10,-96'), 3), dark, { line: 3 })
  p.shape(plate(-18, -131, 36, 10, 4), trim, { line: 2.6, size: 0.4 })
  p.shape(ell(0, -66, 46, 46), skin, { inside: stroke(ell(0, -66, 38, 38), dark, 2.4, 0.7) })
  for (let i = 0; i < 8; i++) p.rivet(Math.cos(i * 0.785 + 0.4) * 41, -66 + Math.sin(i * 0.785 + 0.4) * 41, 2.4)
  lens(p, 0, -92, 11, glow)
  p.eye(-16, -66, 13, { mood: 0.4, lidColour: dark })
  p.eye(16, -66, 13, { mood: 0.4, lidColour: dark })
  p.shape(soft(pts('-30,-44 30,-44 50,-10 -50,-10'), 5), trim, {
    inside: [-30, -18, -6, 6, 18, 30].map((x) => stroke(`M${x * 0.6},-46L${x * 1.2},-8`, INK, 3.2, 0.9)).join(''),
  })
}

export const machines: Readonly<Record<string, HeadArt>> = { gorge, cab, cog, cat, loco }

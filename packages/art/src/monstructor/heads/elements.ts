import { ell, poly, smooth, soft, lump } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { neck, flame } from '../forms.ts'
import type { HeadArt } from '../part-pen.ts'
import { pts, puffPath } from '../../paths.ts'

// Heads of one faction: the neck at 0,0, the head above it within x -64..64 and y -132..0.

const magma: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.halo(0, -104, 46, trim, 0.7)
  flame(p, 0, -88, 34, 42)
  p.shape(soft(lump(0, -58, 52, 46, 10, 0.18, p.random), 9), skin, {
    inside: stroke('M-52,-64l18,6 8,-12 10,14M52,-50l-16,-4 -6,12 -12,-4M-20,-20l8,8 14,-6', trim, 4, 1),
  })
  for (const k of [-1, 1]) p.shape(soft(pts('6,-78 40,-92 44,-80 10,-66', k), 4), dark, { line: 2.8, size: 0.5 })
  p.ember(-20, -62, 13, 12, trim, 0)
  p.ember(20, -62, 13, 12, trim, 0)
  p.mouth(0, -36, 22, 10, {
    teeth: 5,
    flat: true,
    length: 6,
    curve: -8,
    dark: '#7a1c08',
    tongue: '#ffb02e',
    tooth: dark,
  })
}

const cloud: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  neck(p, skin, 26)
  p.shape(
    puffPath([
      [0, -66, 40],
      [-36, -58, 26],
      [36, -58, 26],
      [-22, -92, 26],
      [20, -98, 28],
      [0, -40, 28],
    ]),
    skin,
    { inside: dab(ell(-18, -104, 18, 10), '#fff', 0.5) },
  )
  for (const k of [-1, 1])
    p.shape(soft(pts('4,-84 22,-92 20,-84 48,-100 26,-74 28,-80', k), 2), trim, { line: 2.6, size: 0.4 })
  p.eye(-17, -66, 14, { mood: 0.7, lid: 0.2, iris: '#4a6ad0', lidColour: dark })
  p.eye(17, -66, 14, { mood: 0.7, lid: 0.2, iris: '#4a6ad0', lidColour: dark })
  p.mouth(0, -42, 18, 14, { teeth: 0, curve: -5, dark: '#2b3560', tongue: '#8fb0f0' })
}

const ice: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  neck(p, skin, 28)
  for (const [x, y, w] of [
    [-34, -112, 16],
    [-12, -130, 20],
    [14, -124, 18],
    [36, -106, 15],
  ] as const)
    p.shape(
      poly([
        [x - w * 0.6, -84],
        [x, y],
        [x + w * 0.6, -84],
      ]),
      trim,
      {
        inside: dab(
          poly([
            [x, y],
            [x + w * 0.6, -84],
            [x, -84],
          ]),
          dark,
          0.4,
        ),
        size: 0.5,
      },
    )
  p.shape(soft(pts('-44,-62 -30,-96 0,-102 32,-94 46,-60 30,-24 0,-14 -30,-24'), 3), skin, {
    inside:
      dab(poly(pts('-44,-62 -30,-96 -14,-60 -30,-24')), '#fff', 0.4) +
      dab(poly(pts('46,-60 30,-24 14,-50 32,-94')), dark, 0.35) +
      stroke('M-30,-96L-14,-60L-30,-24M32,-94L14,-50L30,-24', '#fff', 2, 0.7),
  })
  p.eye(-16, -66, 13, { lid: 0.46, mood: -0.4, look: [0.1, -0.2], lidColour: dark })
  p.eye(16, -66, 13, { lid: 0.46, mood: -0.4, look: [0.1, -0.2], lidColour: dark })
  p.line('M-10,-36Q2,-32 12,-40', INK, 3.4)
  p.line('M-28,-86Q-16,-94 -6,-86', INK, 3.6)
  p.line('M28,-92Q18,-98 8,-90', INK, 3.6)
}

const mud: HeadArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    smooth(
      pts('-50,-22 -46,-70 -26,-104 2,-112 30,-100 46,-66 52,-22 36,-8 26,-26 10,-8 -8,-22 -24,-8 -34,-26 -42,-10'),
    ),
    skin,
    {
      inside:
        dab(ell(-22, -88, 14, 8), '#fff', 0.25) +
        dab(ell(30, -56, 7, 5), dark, 0.5) +
        dab(ell(-38, -44, 6, 4), dark, 0.5),
    },
  )
  p.shape(smooth(pts('-4,-112 -26,-128 -34,-112 -18,-104')), trim, { line: 2.6, size: 0.5 })
  for (let i = 0; i < 5; i++) {
    const q = i * 1.257
    p.shape(ell(10 + Math.cos(q) * 9, -114 + Math.sin(q) * 9, 7), '#f6b6cf', { line: 2, size: 0.3 })
  }
  p.shape(ell(10, -114, 5.5), '#ffd84a', { line: 2, size: 0.3 })
  p.eye(-17, -68, 15, { lid: 0.36, mood: -0.3, look: [0.2, -0.25], iris: '#5a8a2a', lidColour: dark })
  p.eye(19, -68, 15, { lid: 0.36, mood: -0.3, look: [0.2, -0.25], iris: '#5a8a2a', lidColour: dark })
  p.line('M-16,-42Q2,-26 20,-42', INK, 3.6)
  p.fill(ell(-34, -50, 8, 5), '#e08a5a', 0.5)
  p.fill(ell(36, -50, 8, 5), '#e08a5a', 0.5)
}

export const elements: Readonly<Record<string, HeadArt>> = { magma, cloud, ice, mud }

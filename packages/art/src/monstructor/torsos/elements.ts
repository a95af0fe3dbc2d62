import { dusk, ell, poly, smooth, soft, lump } from '../../geometry.ts'
import { dab, stroke } from '../../pen.ts'
import { bolt } from '../forms.ts'
import type { TorsoArt } from '../part-pen.ts'
import { pts, puffPath } from '../../paths.ts'

// Torsos of one faction: centred on 0,0, `w` by `h`.

const rock: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.halo(0, 0, 76, trim, 0.35)
  p.shape(soft(lump(0, 0, w / 2 + 2, h / 2 + 2, 10, 0.12, p.random), 9), skin, {
    inside:
      `<ellipse cx="0" cy="4" rx="26" ry="28" fill="${trim}"/><ellipse cx="0" cy="6" rx="16" ry="19" fill="#ffe27a"/>` +
      stroke(`M-22,-8L-60,-26M-24,16L-62,34M22,-10L60,-22M24,14L58,36M-6,-24L-12,-70M8,32L4,70`, trim, 5, 1),
  })
  p.shape(soft(pts('-34,-22 -8,-34 4,-16 -16,-4 -32,2'), 5), dusk(skin, 0.05), { line: 2.6, size: 0.5 })
  p.shape(soft(pts('10,30 34,14 40,32 24,44'), 4), dark, { line: 2.6, size: 0.5 })
  p.shape(soft(pts('-36,26 -14,22 -10,40 -28,44'), 4), dark, { line: 2.6, size: 0.5 })
}

const cloud: TorsoArt = (p, w, h) => {
  const { skin, dark } = p.palette
  p.shape(
    puffPath([
      [0, 0, w * 0.42],
      [-w * 0.26, -h * 0.26, w * 0.24],
      [w * 0.26, -h * 0.26, w * 0.24],
      [-w * 0.25, h * 0.22, w * 0.25],
      [w * 0.25, h * 0.22, w * 0.25],
      [0, -h * 0.34, w * 0.24],
      [0, h * 0.33, w * 0.24],
    ]),
    skin,
    {
      inside:
        dab(ell(-20, -h * 0.3, 18, 9), '#fff', 0.5) +
        stroke(`M-36,10q10,-14 22,-4q10,-16 24,-2`, dark, 3, 0.4) +
        stroke(`M-10,44q10,-12 20,-2q10,-12 20,0`, dark, 3, 0.4),
    },
  )
  bolt(p, -3, 8, 1.7)
}

const crystal: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  const W = w / 2
  const H = h / 2
  p.shape(
    poly([
      [-W * 0.6, -H],
      [W * 0.6, -H],
      [W, -H * 0.4],
      [W * 0.9, H * 0.5],
      [W * 0.5, H],
      [-W * 0.5, H],
      [-W * 0.9, H * 0.5],
      [-W, -H * 0.4],
    ]),
    skin,
    {
      inside:
        dab(
          poly([
            [-W * 0.6, -H],
            [-W, -H * 0.4],
            [-W * 0.9, H * 0.5],
            [-20, 10],
          ]),
          '#fff',
          0.5,
        ) +
        dab(
          poly([
            [W, -H * 0.4],
            [W * 0.9, H * 0.5],
            [W * 0.5, H],
            [22, 14],
          ]),
          dark,
          0.4,
        ) +
        dab(
          poly([
            [-20, 10],
            [22, 14],
            [W * 0.5, H],
            [-W * 0.5, H],
          ]),
          dark,
          0.22,
        ) +
        stroke(
          `M${-W * 0.6},${-H}L-20,10L${-W * 0.9},${H * 0.5}M${W * 0.6},${-H}L22,14L${W * 0.9},${H * 0.5}M-20,10L22,14M-20,10L${-W * 0.5},${H}M22,14L${W * 0.5},${H}`,
          '#fff',
          2.4,
          0.75,
        ),
    },
  )
  p.halo(0, -6, 30, p.palette.glow, 0.8)
  p.shape(poly(pts('0,-24 12,-6 0,14 -12,-6')), trim, { line: 2.6, size: 0.4 })
}

const mud: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    smooth([
      [-w / 2 + 10, -h / 2 + 8],
      [0, -h / 2],
      [w / 2 - 10, -h / 2 + 8],
      [w / 2, 6],
      [w / 2 - 6, h / 2 - 8],
      [w / 4, h / 2 - 16],
      [8, h / 2],
      [-14, h / 2 - 14],
      [-w / 3, h / 2],
      [-w / 2 + 4, h / 2 - 18],
      [-w / 2, 0],
    ]),
    skin,
    {
      inside:
        dab(ell(-22, -h * 0.3, 15, 9), '#fff', 0.22) +
        (
          [
            [22, -18, 8],
            [-26, 18, 7],
            [10, 26, 10],
            [34, 22, 5],
          ] as const
        )
          .map(([x, y, r]) => dab(ell(x, y, r, r * 0.7), dark, 0.5))
          .join(''),
    },
  )
  p.shape(smooth(pts('-6,4 -24,-12 -16,-24 0,-10')), trim, { line: 2.4, size: 0.4 })
  p.shape(smooth(pts('-2,4 14,-16 24,-8 10,4')), trim, { line: 2.4, size: 0.4 })
  p.line('M-2,4V22', dusk(trim, 0.3), 4)
}

export const elements: Readonly<Record<string, TorsoArt>> = { rock, cloud, crystal, mud }

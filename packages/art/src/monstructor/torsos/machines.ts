import { dusk, ell, poly, smooth, soft } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import type { TorsoArt } from '../part-pen.ts'
import { plate } from '../../paths.ts'

// Torsos of one faction: centred on 0,0, `w` by `h`.

const boiler: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    soft(
      [
        [-w / 2 + 10, -h / 2],
        [w / 2 - 10, -h / 2],
        [w / 2, -h / 2 + 16],
        [w / 2, h / 2 - 16],
        [w / 2 - 10, h / 2],
        [-w / 2 + 10, h / 2],
        [-w / 2, h / 2 - 16],
        [-w / 2, -h / 2 + 16],
      ],
      9,
    ),
    skin,
    {
      inside:
        stroke(`M-80,${-h / 2 + 18}H80M-80,${h / 2 - 18}H80`, dark, 3, 0.8) +
        dab(plate(-w / 2, -h / 2 + 19, 12, h - 38, 2), '#fff', 0.18),
    },
  )
  for (const x of [-0.36, -0.12, 0.12, 0.36]) {
    p.rivet(x * w, -h / 2 + 9, 2.6)
    p.rivet(x * w, h / 2 - 9, 2.6)
  }
  p.shape(ell(0, -4, 25), trim, {})
  p.shape(ell(0, -4, 18), '#fff6df', { line: 2.4, size: 0.5, shade: 0.12 })
  p.line('M-12,2A13,13 0 1 1 12,2', dusk(trim, 0.3), 2.2)
  p.line('M0,-4L9,-13', '#c0302a', 3.4)
  p.fill(ell(0, -4, 3), INK)
  if (h > 150) {
    p.shape(plate(-30, 38, 60, 30, 5), dark, {
      inside: [-18, -6, 6, 18].map((x) => stroke(`M${x},40v26`, '#ffb347', 4, 0.9)).join(''),
    })
  }
}

const panel: TorsoArt = (p, w, h) => {
  const { skin, dark, trim, glow } = p.palette
  p.shape(plate(-w / 2, -h / 2, w, h, 20), skin, {
    inside: stroke(`M${-w / 2 + 12},${-h / 2}V${h / 2}M${w / 2 - 12},${-h / 2}V${h / 2}`, dark, 2.4, 0.7),
  })
  p.shape(plate(-w / 2 + 20, -h / 2 + 20, w - 40, h - 44, 8), dark, { line: 2.8, size: 0.6 })
  ;[glow, '#ffca4a', '#ff6a4a'].forEach((q, i) => {
    p.shape(ell(-20 + i * 20, -h / 2 + 36, 6), q, { line: 2.2, size: 0.3 })
    p.halo(-20 + i * 20, -h / 2 + 36, 12, q, 0.7)
  })
  for (let i = 0; i < 3; i++) p.line(`M-24,${-h / 2 + 54 + i * 11}h48`, trim, 4, 0.85)
  for (const x of [-1, 1]) for (const y of [-1, 1]) p.rivet(x * (w / 2 - 10), y * (h / 2 - 12), 3)
}

const tank: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    soft(
      [
        [-w / 2 + 14, -h / 2],
        [w / 2 - 14, -h / 2],
        [w / 2, -h / 4],
        [w / 2, h / 3],
        [w / 2 - 18, h / 2],
        [-w / 2 + 18, h / 2],
        [-w / 2, h / 3],
        [-w / 2, -h / 4],
      ],
      8,
    ),
    skin,
    {
      inside:
        dab(
          poly([
            [-80, -h * 0.1],
            [80, -h * 0.3],
            [80, -h * 0.16],
            [-80, h * 0.04],
          ]),
          trim,
          0.9,
        ) + stroke(`M-80,${h * 0.28}H80`, dark, 3, 0.7),
    },
  )
  p.shape(ell(0, h * 0.12, 22), dark, {})
  for (let i = 0; i < 8; i++) p.rivet(Math.cos(i * 0.785) * 17, h * 0.12 + Math.sin(i * 0.785) * 17, 2)
  p.shape(plate(-4, h * 0.12 - 14, 8, 28, 3), trim, { line: 2.2, size: 0.3 })
  p.shape(plate(-14, h * 0.12 - 4, 28, 8, 3), trim, { line: 2.2, size: 0.3 })
  for (const x of [-0.32, 0, 0.32]) p.rivet(x * w, h * 0.38, 3)
  for (const x of [-0.3, 0.3]) p.rivet(x * w, -h / 2 + 14, 3)
}

const barrel: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    smooth([
      [-w / 2 + 8, -h / 2],
      [w / 2 - 8, -h / 2],
      [w / 2, 0],
      [w / 2 - 8, h / 2],
      [-w / 2 + 8, h / 2],
      [-w / 2, 0],
    ]),
    skin,
    { inside: dab(plate(-w / 2 + 12, -h / 2, 12, h, 4), '#fff', 0.2) },
  )
  for (const y of [-h / 2 + 18, h / 2 - 26]) {
    p.shape(plate(-w / 2 - 1, y, w + 2, 12, 4), trim, { line: 2.8, size: 0.4 })
    for (const x of [-0.3, 0, 0.3]) p.rivet(x * w, y + 6, 2)
  }
  p.shape(ell(0, 0, 15), dark, { line: 2.8 })
  p.halo(0, 0, 20, p.palette.glow, 0.9)
}

export const machines: Readonly<Record<string, TorsoArt>> = { boiler, panel, tank, barrel }

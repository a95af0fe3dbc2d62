import { ell, lite, poly, smooth, soft, tube } from '../../geometry.ts'
import { dab, stroke } from '../../pen.ts'
import type { TorsoArt } from '../part-pen.ts'
import { pts, plate } from '../../paths.ts'

// Torsos of one faction: centred on 0,0, `w` by `h`.

const ribs: TorsoArt = (p, w, h) => {
  const { skin, dark } = p.palette
  p.shape(
    smooth([
      [-w / 2, -h / 2 + 14],
      [-w / 4, -h / 2],
      [w / 4, -h / 2],
      [w / 2, -h / 2 + 14],
      [w / 2 - 4, 10],
      [w / 3, h / 2 - 4],
      [0, h / 2],
      [-w / 3, h / 2 - 4],
      [-w / 2 + 4, 10],
    ]),
    '#33242f',
    { rim: 0 },
  )
  p.shape(plate(-9, -h / 2 + 6, 18, h - 12, 8), skin, {
    line: 2.8,
    size: 0.6,
    inside: Array.from({ length: 12 }, (_, i) => stroke(`M-10,${-h / 2 + 14 + i * 14}h20`, dark, 2, 0.6)).join(''),
  })
  const n = Math.max(3, Math.round(h / 32))
  for (let i = 0; i < n; i++) {
    const y = -h / 2 + 17 + (i * (h - 34)) / n
    const q = 1 - 0.05 * Math.abs(i - n / 2 + 0.5) - (i === n - 1 ? 0.12 : 0)
    for (const k of [-1, 1])
      p.shape(
        tube(
          [
            [k * 6, y + 2],
            [k * w * 0.26, y - 3],
            [k * w * 0.47 * q, y + 8],
            [k * w * 0.38 * q, y + 19],
            [k * w * 0.2, y + 18],
          ],
          (t) => 14 - 5 * t,
        ),
        skin,
        { line: 2.8, size: 0.5 },
      )
  }
  p.halo(0, 2, 22, p.palette.glow, 0.55)
}

const cloak: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    smooth([
      [-w / 2 + 6, -h / 2 + 6],
      [0, -h / 2],
      [w / 2 - 6, -h / 2 + 6],
      [w / 2 + 2, 0],
      [w / 2 - 2, h / 2 - 4],
      [0, h / 2],
      [-w / 2 + 2, h / 2 - 4],
      [-w / 2 - 2, 0],
    ]),
    skin,
    {
      inside:
        stroke(`M-18,${-h / 2}Q-30,0 -24,${h / 2}M18,${-h / 2}Q30,0 24,${h / 2}`, dark, 5, 0.6) +
        stroke(`M-60,${h / 2 - 24}H60`, trim, 4, 0.5),
    },
  )
  p.shape(
    soft(
      [
        [-34, -h / 2 + 10],
        [0, -h / 2 + 26],
        [34, -h / 2 + 10],
        [24, -h / 2 + 34],
        [0, -h / 2 + 44],
        [-24, -h / 2 + 34],
      ],
      5,
    ),
    dark,
    { line: 2.8, size: 0.6 },
  )
  p.shape(ell(0, -h / 2 + 32, 10), trim, { line: 2.6, size: 0.4 })
  p.halo(0, -h / 2 + 32, 18, p.palette.glow, 0.6)
  p.line(`M-14,${h * 0.1}l28,8M-14,${h * 0.1 + 12}l28,8`, trim, 3, 0.8)
}

const wraps: TorsoArt = (p, w, h) => {
  const { skin, dark } = p.palette
  let s = ''
  for (let y = -h / 2; y < h / 2; y += 15)
    s += stroke(`M-70,${y + 8}Q0,${y + 22 - (y % 30 ? 14 : 0)} 70,${y + 3}`, dark, 2.6, 0.75)
  p.shape(
    smooth([
      [-w / 2 + 4, -h / 2 + 10],
      [0, -h / 2],
      [w / 2 - 4, -h / 2 + 10],
      [w / 2, h * 0.16],
      [w / 3, h / 2 - 2],
      [0, h / 2],
      [-w / 3, h / 2 - 2],
      [-w / 2, h * 0.16],
    ]),
    skin,
    {
      inside:
        s +
        dab(poly(pts('-10,-8 22,-14 30,8 -4,16')), '#33212a', 0.9) +
        `<circle cx="11" cy="1" r="5" fill="${p.palette.glow}"/>`,
    },
  )
  p.shape(
    tube(
      [
        [w / 2 - 12, h * 0.2],
        [w / 2 - 4, h * 0.36],
        [w / 2 - 14, h * 0.47],
      ],
      9,
    ),
    lite(skin, 0.2),
    { line: 2.4, size: 0.4 },
  )
}

export const undead: Readonly<Record<string, TorsoArt>> = { ribs, cloak, wraps }

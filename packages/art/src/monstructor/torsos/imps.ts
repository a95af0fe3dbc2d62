import { ell, lite, smooth, soft, tube, lump } from '../../geometry.ts'
import { INK, stroke } from '../../pen.ts'
import type { TorsoArt } from '../part-pen.ts'
import { plate } from '../../paths.ts'

// Torsos of one faction: centred on 0,0, `w` by `h`.

const belly: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    smooth([
      [-w / 2 + 8, -h / 2 + 10],
      [0, -h / 2],
      [w / 2 - 8, -h / 2 + 10],
      [w / 2, h * 0.14],
      [w / 3, h / 2 - 2],
      [0, h / 2],
      [-w / 3, h / 2 - 2],
      [-w / 2, h * 0.14],
    ]),
    skin,
    {
      inside:
        `<ellipse cx="0" cy="${h * 0.12}" rx="${w * 0.32}" ry="${h * 0.32}" fill="${lite(skin, 0.4)}" opacity=".75"/>` +
        [0, 1, 2]
          .map((i) =>
            stroke(
              `M${-w * 0.26},${h * (0 + i * 0.13)}Q0,${h * (0.06 + i * 0.13)} ${w * 0.26},${h * (0 + i * 0.13)}`,
              dark,
              2.2,
              0.35,
            ),
          )
          .join(''),
    },
  )
  p.line(`M-4,${h * 0.3}q4,4 8,0`, INK, 2.8)
  for (const k of [-1, 1]) {
    p.shape(
      soft(
        [
          [k * (w / 2 - 24), -h / 2 + 9],
          [k * (w / 2 - 2), -h / 2 - 6],
          [k * (w / 2 - 6), -h / 2 + 22],
        ],
        3,
      ),
      trim,
      { line: 2.6, size: 0.4 },
    )
  }
}

const lock: TorsoArt = (p, w, h) => {
  const { dark, trim } = p.palette
  belly(p, w, h)
  p.shape(plate(-w / 2 + 2, h * 0.1, w - 4, 16, 5), dark, { line: 2.8, size: 0.5 })
  p.shape(
    tube(
      [
        [-15, h * 0.08],
        [-15, -h * 0.12],
        [15, -h * 0.12],
        [15, h * 0.08],
      ],
      8,
    ),
    '#c9ccd2',
    { line: 2.6, size: 0.4 },
  )
  p.shape(plate(-24, h * 0.02, 48, 40, 8), trim, {})
  p.fill(ell(0, h * 0.02 + 16, 6), INK)
  p.fill(`M-3,${h * 0.02 + 18}h6l3,14h-12Z`, INK)
}

const bug: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  for (const k of [-1, 1])
    p.shape(
      smooth([
        [k * 10, -h / 2 + 8],
        [k * (w / 2 + 2), -h / 4],
        [k * (w / 2 - 4), h / 2 - 12],
        [k * 14, h / 2 - 6],
      ]),
      lite(trim, 0.2),
      { line: 2.8, shade: 0.15 },
    )
  p.shape(
    smooth([
      [-w / 3, -h / 2 + 8],
      [0, -h / 2],
      [w / 3, -h / 2 + 8],
      [w / 2.5, 0],
      [w / 4, h / 2 - 6],
      [0, h / 2],
      [-w / 4, h / 2 - 6],
      [-w / 2.5, 0],
    ]),
    skin,
    {
      inside: [-0.28, -0.06, 0.16, 0.36]
        .map(
          (f) =>
            `<path d="M-70,${h * f}Q0,${h * f + 16} 70,${h * f}V${h * f + 9}Q0,${h * f + 24} -70,${h * f + 9}Z" fill="${dark}" opacity=".6"/>`,
        )
        .join(''),
    },
  )
}

const coal: TorsoArt = (p, w, h) => {
  const { skin, trim } = p.palette
  p.halo(0, 0, 70, trim, 0.4)
  p.shape(soft(lump(0, 0, w / 2, h / 2, 11, 0.1, p.random), 10), skin, {
    inside:
      stroke(
        `M-60,${-h * 0.2}l20,8 6,18 18,-4 8,20 22,-8 10,10M10,${-h / 2}l-6,18 16,14 -4,16M-30,${h / 2}l6,-18 -10,-14`,
        trim,
        4.4,
        1,
      ) + stroke(`M-60,${-h * 0.2}l20,8 6,18 18,-4 8,20 22,-8`, '#ffe27a', 1.6, 1),
  })
}

export const imps: Readonly<Record<string, TorsoArt>> = { belly, lock, bug, coal }

import { type Point, dusk, ell, poly, smooth, soft } from '../../geometry.ts'
import { dab, stroke } from '../../pen.ts'
import type { TorsoArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Torsos of one faction: centred on 0,0, `w` by `h`.

const fur: TorsoArt = (p, w, h) => {
  const { skin, trim } = p.palette
  const q: Point[] = []
  for (let i = 0; i < 26; i++) {
    const t = (Math.PI * 2 * i) / 26 - Math.PI / 2
    const r = i % 2 ? 0.94 : 1.06
    q.push([((Math.cos(t) * w) / 2) * r, ((Math.sin(t) * h) / 2) * r])
  }
  p.shape(soft(q, 4), skin, {
    inside:
      dab(
        soft(
          [
            [-w * 0.28, -h * 0.5],
            [w * 0.28, -h * 0.5],
            [w * 0.34, 0],
            [w * 0.2, h * 0.34],
            [8, h * 0.24],
            [0, h * 0.42],
            [-8, h * 0.24],
            [-w * 0.2, h * 0.34],
            [-w * 0.34, 0],
          ],
          5,
        ),
        trim,
        0.95,
      ) +
      pts('-10,-20 8,-6 -12,8 12,20')
        .map(([x, y]) => stroke(`M${x - 7},${y}l7,8 7,-8`, dusk(trim, 0.4), 2.4, 0.7))
        .join(''),
  })
}

const scales: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  let q = ''
  for (let j = 0; j < h / 12; j++) q += `M${(j % 2) * 7.5 - 82.5},${-h / 2 + j * 12}` + 'q7.5,10 15,0'.repeat(11)
  const s = stroke(q, dark, 2, 0.5)
  p.shape(
    smooth([
      [-w / 2 + 4, -h / 2 + 12],
      [0, -h / 2],
      [w / 2 - 4, -h / 2 + 12],
      [w / 2, h * 0.12],
      [w / 3, h / 2 - 2],
      [0, h / 2],
      [-w / 3, h / 2 - 2],
      [-w / 2, h * 0.12],
    ]),
    skin,
    { inside: s },
  )
  p.shape(
    smooth([
      [-w * 0.24, -h / 2 + 8],
      [w * 0.24, -h / 2 + 8],
      [w * 0.28, h * 0.1],
      [0, h / 2 - 8],
      [-w * 0.28, h * 0.1],
    ]),
    trim,
    {
      line: 2.8,
      inside: [-0.26, -0.1, 0.06, 0.22, 0.36]
        .map((f) => stroke(`M-40,${h * f}Q0,${h * f + 10} 40,${h * f}`, dusk(trim, 0.4), 2.4, 0.6))
        .join(''),
    },
  )
}

const abdomen: TorsoArt = (p, w, h) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    smooth([
      [-w / 2 + 12, -h / 2 + 8],
      [0, -h / 2],
      [w / 2 - 12, -h / 2 + 8],
      [w / 2 - 2, -h * 0.12],
      [w / 2, h * 0.2],
      [w / 3, h / 2 - 4],
      [0, h / 2],
      [-w / 3, h / 2 - 4],
      [-w / 2, h * 0.2],
      [-w / 2 + 2, -h * 0.12],
    ]),
    skin,
    {
      inside:
        dab(
          poly([
            [-18, h * 0.06],
            [18, h * 0.06],
            [4, h * 0.2],
            [20, h * 0.36],
            [-20, h * 0.36],
            [-4, h * 0.2],
          ]),
          trim,
          1,
        ) +
        pts(`-34,0 34,0 -38,34 38,34 0,${-h * 0.3}`)
          .map(([x, y]) => dab(ell(x, y, 7, 6), trim, 0.9))
          .join('') +
        stroke(`M-70,${-h * 0.14}Q0,${-h * 0.02} 70,${-h * 0.14}`, dark, 5, 0.7),
    },
  )
}

export const creatures: Readonly<Record<string, TorsoArt>> = { fur, scales, abdomen }

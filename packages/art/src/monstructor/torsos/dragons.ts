import { dusk, lite, smooth } from '../../geometry.ts'
import { stroke } from '../../pen.ts'
import { bolt, matter } from '../forms.ts'
import type { TorsoArt } from '../part-pen.ts'

// Torsos of one faction: centred on 0,0, `w` by `h`.

const dragon: TorsoArt = (p, w, h) => {
  const { skin, trim } = p.palette
  p.shape(
    smooth([
      [-w / 2 + 2, -h / 2 + 14],
      [0, -h / 2],
      [w / 2 - 2, -h / 2 + 14],
      [w / 2 - 2, h * 0.1],
      [w / 3, h / 2 - 2],
      [0, h / 2],
      [-w / 3, h / 2 - 2],
      [-w / 2 + 2, h * 0.1],
    ]),
    skin,
    { inside: matter(p, 0, 0, w / 2, h / 2) },
  )
  p.shape(
    smooth([
      [-w * 0.26, -h / 2 + 10],
      [w * 0.26, -h / 2 + 10],
      [w * 0.3, h * 0.1],
      [w * 0.18, h / 2 - 6],
      [-w * 0.18, h / 2 - 6],
      [-w * 0.3, h * 0.1],
    ]),
    lite(trim, 0.3),
    {
      line: 2.8,
      inside: [-0.28, -0.12, 0.04, 0.2, 0.34]
        .map((f) => stroke(`M-44,${h * f}Q0,${h * f + 11} 44,${h * f}`, dusk(trim, 0.4), 2.4, 0.6))
        .join(''),
    },
  )
  bolt(p, 0, 2, 1.35)
}

export const dragons: Readonly<Record<string, TorsoArt>> = { dragon }

import { type Point, dusk, ell, n1, poly, smooth, soft, tube } from '../geometry.ts'
import { dab, stroke } from '../pen.ts'
import type { PartPen } from './part-pen.ts'
import { plate, pts } from '../paths.ts'

/** Forms that several parts share. */

export const neck = (p: PartPen, colour = p.palette.skin, w = 34): void =>
  p.shape(
    soft(
      [
        [-w / 2, -34],
        [w / 2, -34],
        [w / 2 + 2, -6],
        [-w / 2 - 2, -6],
      ],
      4,
    ),
    dusk(colour, 0.2),
    { line: 3 },
  )

/** The neck of a machine: two rings. */
export const pipeNeck = (p: PartPen, w = 26): void => {
  for (const y of [-30, -19]) p.shape(plate(-w / 2 - 4, y, w + 8, 13, 5), p.palette.dark, { line: 2.6, size: 0.5 })
}

export const ears = (p: PartPen, colour: string, size = 1): void => {
  for (const k of [-1, 1])
    p.shape(soft(pts(`34,-82 63,${-92 - 6 * size} 56,-64 36,-52`, k), 6), colour, {
      inside: dab(soft(pts('38,-76 57,-86 51,-66 38,-60', k), 4), dusk(colour, 0.4), 0.8),
    })
}

/** From its root to its point; a curled one swings out. */
export const horn = (
  p: PartPen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
  colour: string,
  curled = 0,
): void => {
  const k = Math.sign(x1)
  p.shape(
    tube(
      [
        [x0, y0],
        [x0 + k * (curled > 0 ? 18 : 12), (y0 + y1) / 2 + 6],
        [x1, y1],
      ],
      (t) => width * (1 - t) + 2,
    ),
    colour,
    {
      line: 3,
      size: 0.6,
      inside: stroke(
        `M${x0 - 2},${y0 - 6}l${k * 18},3M${x0 + k * 4},${y0 - 14}l${k * 16},3`,
        dusk(colour, 0.5),
        2,
        0.6,
      ),
    },
  )
}

/** A lamp of a machine. */
export const lens = (p: PartPen, x: number, y: number, r: number, colour: string): void => {
  p.shape(ell(x, y, r + 4), p.palette.trim, { line: 2.6, size: 0.5 })
  p.shape(ell(x, y, r), dusk(colour, 0.1), { line: 2.2, rim: 0, shade: 0.3, size: 0.5 })
  p.halo(x, y, r * 1.8, colour, 0.9)
  p.fill(ell(x - r * 0.3, y - r * 0.35, r * 0.25), '#fff', 0.95)
}

export const flame = (p: PartPen, x: number, y: number, w: number, h: number): void => {
  const path = (s: number): string =>
    soft(
      pts('-1,0 -1.1,-.5 -.55,-.38 -.3,-.95 .08,-.55 .42,-1.02 .62,-.42 1.1,-.62 1,0').map(([dx, dy]): Point => [
        x + w * s * dx,
        y + h * s * dy,
      ]),
      7,
    )
  p.shape(path(1), p.palette.trim, { inside: dab(path(0.68), '#ffd84a', 0.95) + dab(path(0.36), '#fff6cf', 0.9) })
}

/** The lightning that marks a dragon card. */
export const bolt = (p: PartPen, x: number, y: number, s = 1): void =>
  p.shape(
    poly(pts('4,-18 -10,3 -2,3 -5,19 11,-5 3,-5').map(([dx, dy]): Point => [x + dx * s, y + dy * s])),
    '#ffd84a',
    { line: 2.2, size: 0.3 },
  )

/** Surface of a dragon's material round a point, to be drawn inside a shape. */
export const matter = (p: PartPen, x: number, y: number, w: number, h: number): string => {
  const { material, dark } = p.palette
  const rows = (count: number, draw: (row: number) => string): string =>
    Array.from({ length: count }, (_, row) => draw(row)).join('')
  switch (material) {
    case 'scale':
    case 'skin': {
      const waves = rows(
        Math.ceil((2 * h + 12) / 11),
        (j) => `M${x - 63 + (j % 2) * 7},${n1(y - h + j * 11)}${'q7,9 14,0'.repeat(9)}`,
      )
      return stroke(waves, dark, 1.8, material === 'scale' ? 0.55 : 0.28)
    }
    case 'plate':
      return rows(6, (j) => {
        const top = y - h + j * 18
        const bolts = [-22, 22].map((dx) => dab(ell(x + dx, top + 9, 2.4), dark, 1)).join('')
        return stroke(`M${x - w - 20},${top}h${2 * w + 40}`, dark, 2.2, 0.6) + bolts
      })
    case 'gem':
      return rows(5, (j) =>
        [-2, -1, 0, 1, 2]
          .map((i) => {
            const [left, top] = [x + i * 26, y - h + j * 24]
            const facet = poly([
              [left, top],
              [left + 13, top + 12],
              [left, top + 24],
            ])
            return dab(facet, (i + j) % 2 === 0 ? dark : '#ffffff', 0.3)
          })
          .join(''),
      )
    case 'bone':
      return rows(5, (j) => {
        const top = y - h + 10 + j * 20
        return stroke(`M${x - w},${top}Q${x},${top + 14} ${x + w},${top}`, dark, 4, 0.4)
      })
    default:
      return ''
  }
}

/** Where a hand is, and the line of an arm to it, by its pose. */
export const handAt = (pose: number): Point => [70, 24 * pose]
export const armLine = (pose: number): readonly Point[] => [
  [2, 0],
  [26, 13 - 2 * pose],
  [48, 10 + 6 * pose],
  [66, 22 * pose],
]

/** A bone of half a width between two points. */
export const bone = (p: PartPen, x0: number, y0: number, x1: number, y1: number, w: number, colour: string): void => {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length]
  const at = (s: number, t: number): Point => [x0 + ux * s - uy * t * w, y0 + uy * s + ux * t * w]
  const side = (k: number): Point[] => [at(-3, -k), at(4, -0.9 * k), at(9, -0.5 * k)]
  const far = (k: number): Point[] => [at(length - 9, -0.5 * k), at(length - 4, -0.9 * k), at(length + 3, -k)]
  const outline = [
    ...side(1),
    ...far(1),
    at(length + 5, -0.3),
    at(length + 2, 0),
    at(length + 5, 0.3),
    ...far(-1).reverse(),
    ...side(-1).reverse(),
    at(-5, 0.3),
    at(-2, 0),
    at(-5, -0.3),
  ]
  p.shape(smooth(outline), colour, { line: 2.8, size: 0.5 })
}

/** A hip with two legs and two feet, each drawn for its side. */
export const legs = (p: PartPen, w: number, leg: (k: number) => void, foot: (k: number) => void): void => {
  p.shape(
    soft(
      [
        [-24, 2],
        [24, 2],
        [w + 6, 30],
        [w - 8, 44],
        [0, 34],
        [-w + 8, 44],
        [-w - 6, 30],
      ],
      8,
    ),
    p.palette.skin,
  )
  for (const k of [-1, 1]) {
    leg(k)
    foot(k)
  }
}

import { type Point, dusk, ell, lite, n1, poly, smooth, soft, tube } from './geometry.ts'
import { INK, type Pen, dab, stroke } from './pen.ts'

/** Parts that many creatures share. Coordinates are -100 to 100, the ground at 86, light from the upper left. */

export const both = (draw: (side: -1 | 1) => void): void => {
  draw(-1)
  draw(1)
}

const flip = (points: readonly Point[], side: number): Point[] => points.map(([x, y]) => [x * side, y] as const)

/** Rounds the first tenth of a tube, so that a limb on top of a body has a shoulder and no edge. */
const shoulder = (t: number): number => (t >= 0.1 ? 1 : Math.sqrt(Math.max(0.06, 1 - ((0.1 - t) / 0.1) ** 2)))

/** A tail, an arm, a neck: a tube that grows thinner. */
export const taper = (
  p: Pen,
  points: readonly Point[],
  from: number,
  to: number,
  colour: string,
  look: Parameters<Pen['shape']>[2] = {},
): void =>
  p.shape(
    tube(points, (t) => (from + (to - from) * t) * shoulder(t), 20),
    colour,
    { size: 0.7, ...look },
  )

/** A horn, tusk or claw along points. */
export const horn = (p: Pen, points: readonly Point[], width: number, colour = '#f0e2bd', rings = 0): void => {
  let inside = ''
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  for (let i = 1; i <= rings; i++) {
    const t = i / (rings + 1)
    const x = first[0] + (last[0] - first[0]) * t
    const y = first[1] + (last[1] - first[1]) * t
    inside += stroke(
      `M${n1(x - width)},${n1(y + 3)}Q${n1(x)},${n1(y - 4)} ${n1(x + width)},${n1(y + 3)}`,
      dusk(colour, 0.5),
      2.2,
      0.6,
    )
  }
  p.shape(
    tube(points, (t) => width * (1 - t) + 2),
    colour,
    { line: 2.8, size: 0.5, inside },
  )
}

/** Toes or fingers spread round an angle. */
export const claws = (
  p: Pen,
  x: number,
  y: number,
  angle: number,
  count: number,
  length: number,
  colour: string,
  width = 9,
): void => {
  for (let i = 0; i < count; i++) {
    const t = angle + (i - (count - 1) / 2) * 0.5
    const mid: Point = [x + Math.cos(t) * length * 0.6, y + Math.sin(t) * length * 0.6]
    const end: Point = [x + Math.cos(t + 0.18) * length, y + Math.sin(t + 0.18) * length]
    p.shape(
      tube([[x, y], mid, end], (f) => width * (1 - f) + 2.5, 8),
      colour,
      { line: 2.4, size: 0.4 },
    )
  }
}

/** A foot on the ground with toes. */
export const foot = (p: Pen, x: number, y: number, width: number, colour: string, toes = 3, height = 11): void => {
  let inside = ''
  for (let i = 1; i < toes; i++) {
    const tx = x - width + (2 * width * i) / toes
    inside += stroke(`M${n1(tx)},${y + height}V${n1(y + height * 0.1)}`, INK, 2.2, 0.75)
  }
  p.shape(
    smooth([
      [x - width, y + height * 0.4],
      [x - width * 0.6, y - height * 0.7],
      [x + width * 0.6, y - height * 0.7],
      [x + width, y + height * 0.4],
      [x + width * 0.7, y + height],
      [x - width * 0.7, y + height],
    ]),
    colour,
    { line: 3, size: 0.5, inside },
  )
}

/** A short thick leg that ends in a foot. */
export const leg = (
  p: Pen,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  footColour = colour,
  toes = 3,
): void => {
  p.shape(
    tube(
      [
        [x, top],
        [x, (top + bottom) / 2],
        [x, bottom],
      ],
      width,
    ),
    colour,
    { line: 3, size: 0.6 },
  )
  foot(p, x, bottom - 4, width * 0.78, footColour, toes, width * 0.46)
}

export const ear = {
  /** Cat, fox, boar: from beside x, y up to a tip at `tip`, `height` higher. */
  point: (
    p: Pen,
    side: number,
    x: number,
    y: number,
    width: number,
    height: number,
    tip: number,
    colour: string,
    inner: string,
  ): void => {
    p.shape(
      soft(
        [
          [side * (x - width), y],
          [side * tip, y - height],
          [side * (x + width), y + 6],
        ],
        7,
      ),
      colour,
      { size: 0.6 },
    )
    p.fill(
      soft(
        [
          [side * (x - width * 0.4), y - 2],
          [side * (x + (tip - x) * 0.8), y - height * 0.72],
          [side * (x + width * 0.56), y + 2],
        ],
        5,
      ),
      inner,
      0.85,
    )
  },
  round: (p: Pen, side: number, x: number, y: number, r: number, colour: string, inner: string): void => {
    p.shape(ell(side * x, y, r), colour, { size: 0.6 })
    p.fill(ell(side * x, y + 1, r * 0.56), inner, 0.85)
  },
  /** Hare: a long ear through points given for the right side. */
  long: (p: Pen, side: number, points: readonly Point[], width: number, colour: string, inner: string): void => {
    const line = flip(points, side)
    p.shape(
      tube(line, (t) => width * (0.62 + 0.6 * Math.sin(Math.PI * (0.1 + 0.82 * t)))),
      colour,
      { size: 0.6 },
    )
    p.fill(
      tube(
        line
          .slice(0, -1)
          .concat([
            [
              ((line.at(-1) as Point)[0] + (line.at(-2) as Point)[0]) / 2,
              ((line.at(-1) as Point)[1] + (line.at(-2) as Point)[1]) / 2,
            ],
          ]),
        (t) => width * 0.5 * Math.sin(Math.PI * (0.14 + 0.8 * t)),
      ),
      inner,
      0.85,
    )
  },
}

export const flamePath = (x: number, y: number, w: number, h: number, lean = 0): string =>
  smooth([
    [x - w * 0.5, y - h * 0.18],
    [x - w * 0.42, y - h * 0.5],
    [x - w * 0.16 + lean * 0.5, y - h * 0.66],
    [x + lean, y - h],
    [x + w * 0.2 + lean * 0.4, y - h * 0.56],
    [x + w * 0.44, y - h * 0.42],
    [x + w * 0.5, y - h * 0.12],
    [x, y],
  ])

/** A flame standing on x, y. */
export const flame = (
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  lean = 0,
  colour = '#f2672a',
  core = '#ffd75a',
): void => {
  p.shape(flamePath(x, y, w, h, lean), colour, { size: 0.6, line: 3, shade: 0.18 })
  p.fill(flamePath(x, y - h * 0.04, w * 0.58, h * 0.62, lean * 0.6), core, 0.92)
  p.fill(flamePath(x, y - h * 0.05, w * 0.28, h * 0.34, lean * 0.3), '#fff6cf', 0.95)
}

/** A leaf from x, y in a direction. */
export const leafPath = (x: number, y: number, length: number, angle: number, width = length * 0.34): string => {
  const u: Point = [Math.cos(angle), Math.sin(angle)]
  const v: Point = [-u[1], u[0]]
  const q = (s: number, t: number): Point => [x + u[0] * s + v[0] * t, y + u[1] * s + v[1] * t]
  return smooth([
    q(0, 0),
    q(length * 0.3, width * 0.8),
    q(length * 0.66, width * 0.72),
    q(length, 0),
    q(length * 0.66, -width * 0.72),
    q(length * 0.3, -width * 0.8),
  ])
}
export const leaf = (
  p: Pen,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour = '#6fae4a',
  width = length * 0.34,
): void => {
  const ex = x + Math.cos(angle) * length * 0.86
  const ey = y + Math.sin(angle) * length * 0.86
  p.shape(leafPath(x, y, length, angle, width), colour, {
    line: 2.8,
    size: 0.45,
    inside: stroke(`M${n1(x)},${n1(y)}L${n1(ex)},${n1(ey)}`, dusk(colour, 0.5), 2.2, 0.7),
  })
}

export const dropPath = (x: number, y: number, r: number): string =>
  `M${n1(x)},${n1(y - r * 1.7)}C${n1(x + r * 0.5)},${n1(y - r * 0.9)} ${n1(x + r)},${n1(y - r * 0.4)} ${n1(x + r)},${n1(y)}A${r},${r} 0 1 1 ${n1(x - r)},${n1(y)}C${n1(x - r)},${n1(y - r * 0.4)} ${n1(x - r * 0.5)},${n1(y - r * 0.9)} ${n1(x)},${n1(y - r * 1.7)}Z`

export const bubbles = (p: Pen, spots: readonly (readonly [number, number, number])[], colour = '#dff6ff'): void => {
  for (const [x, y, r] of spots) {
    p.fill(ell(x, y, r), colour, 0.28)
    p.line(ell(x, y, r), colour, 2.2, 0.9)
    p.fill(ell(x - r * 0.35, y - r * 0.35, r * 0.24), '#ffffff', 0.95)
  }
}

/** A spiral line that winds inwards. */
export const swirlPath = (x: number, y: number, r: number, turns = 1.6, start = 0, side = 1): string => {
  const steps = Math.round(turns * 14)
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const a = start + side * t * turns * Math.PI * 2
    const d = r * (1 - t * 0.86)
    points.push([x + Math.cos(a) * d, y + Math.sin(a) * d])
  }
  return smooth(points, false)
}

export const starPath = (x: number, y: number, r: number, arms = 4, waist = 0.26, turn = -Math.PI / 2): string =>
  poly(
    Array.from({ length: arms * 2 }, (_, i) => {
      const a = turn + (Math.PI * i) / arms
      const d = i % 2 === 1 ? r * waist : r
      return [x + Math.cos(a) * d, y + Math.sin(a) * d] as const
    }),
  )
export const sparkle = (p: Pen, x: number, y: number, r: number, colour = '#fffbe0'): void =>
  p.fill(starPath(x, y, r), colour)

/** A cloud of overlapping rounds as one outline is not needed: they are drawn back to front. */
export const puffs = (p: Pen, rounds: readonly (readonly [number, number, number])[], colour: string): void => {
  for (const [x, y, r] of rounds) p.shape(ell(x, y, r, r * 0.86), colour, { size: 0.8, line: 3 })
}

export const whiskers = (p: Pen, y: number, x: number, length: number, colour = INK): void =>
  both((side) => {
    for (const [dy, slope] of [
      [-3, -5],
      [3, 1],
      [9, 7],
    ] as const)
      p.line(`M${side * x},${y + dy}q${side * length * 0.5},${slope - 2} ${side * length},${slope}`, colour, 1.9, 0.9)
  })

/** A feathered or leafy wing of `count` blades; `side` 1 points right. */
export const fanWing = (
  p: Pen,
  x: number,
  y: number,
  side: number,
  count: number,
  length: number,
  from: number,
  to: number,
  colour: string,
  width = 20,
): void => {
  for (let i = count - 1; i >= 0; i--) {
    const t = count === 1 ? 0 : i / (count - 1)
    const a = from + (to - from) * t
    const l = length * (0.74 + 0.32 * Math.sin(Math.PI * (0.25 + 0.6 * t)))
    const ex = x + side * Math.cos(a) * l
    const ey = y + Math.sin(a) * l
    const mx = (x + ex) / 2 + side * 3
    const my = (y + ey) / 2 - 4
    p.shape(
      tube(
        [
          [x, y],
          [mx, my],
          [ex, ey],
        ],
        (f) => width * Math.sin(Math.PI * (0.18 + 0.76 * f)) + 3,
        9,
      ),
      i % 2 === 1 ? colour : lite(colour, 0.2),
      { line: 2.7, size: 0.5 },
    )
  }
}

/** A bat or dragon wing: fingers as rays, skin between them. */
export const skinWing = (p: Pen, points: readonly Point[], side: number, colour: string, bone: string): void => {
  const line = flip(points, side)
  const [root, wrist, ...tips] = line as [Point, Point, ...Point[]]
  const edge: Point[] = []
  for (const [i, tip] of tips.entries()) {
    edge.push(tip)
    const after = tips[i + 1]
    if (after !== undefined)
      edge.push([
        ((tip[0] + after[0]) / 2) * 0.86 + wrist[0] * 0.14,
        ((tip[1] + after[1]) / 2) * 0.86 + wrist[1] * 0.14,
      ])
  }
  p.shape(soft([root, wrist, ...edge], 5), colour, {
    inside: tips
      .map((tip) => stroke(`M${n1(wrist[0])},${n1(wrist[1])}L${n1(tip[0])},${n1(tip[1])}`, dusk(colour, 0.5), 3, 0.65))
      .join(''),
  })
  p.shape(
    tube([root, [(root[0] + wrist[0]) / 2, (root[1] + wrist[1]) / 2 - 3], wrist], (t) => 11 - 4 * t),
    bone,
    { line: 2.8, size: 0.5 },
  )
}

/** Scales, plates, fur, cracks: patterns for `inside`. */
export const pattern = {
  scales: (x: number, y: number, w: number, h: number, colour: string, size = 13): string => {
    let d = ''
    for (let row = 0, cy = y - h; cy < y + h; cy += size * 0.72, row++) {
      for (let cx = x - w + (row % 2) * size * 0.5; cx < x + w; cx += size)
        d += `M${n1(cx - size / 2)},${n1(cy)}a${size / 2},${n1(size * 0.5)} 0 0 0 ${size},0`
    }
    return stroke(d, colour, 2, 0.45)
  },
  /** Hexagons of a shell round their middles, 34 high and twice `half` wide. */
  plates: (middles: readonly Point[], half: number, colour: string, width: number): string =>
    middles
      .map(([x, y]) =>
        stroke(
          poly([
            [x, y - 17],
            [x + half, y - 8],
            [x + half, y + 9],
            [x, y + 17],
            [x - half, y + 9],
            [x - half, y - 8],
          ]),
          colour,
          width,
          0.7,
        ),
      )
      .join(''),
  fur: (spots: readonly Point[], colour: string, size = 8): string =>
    stroke(
      spots
        .map(
          ([x, y]) =>
            `M${x - size},${y}l${size * 0.5},${size * 0.8} ${size * 0.5},${-size * 0.8} ${size * 0.5},${size * 0.8}`,
        )
        .join(''),
      colour,
      2.3,
      0.6,
    ),
  spots: (spots: readonly (readonly [number, number, number])[], colour: string, opacity = 0.55): string =>
    spots.map(([x, y, r]) => dab(ell(x, y, r, r * 0.82), colour, opacity)).join(''),
  cracks: (paths: readonly string[], colour: string, width = 3.6): string =>
    paths.map((d) => stroke(d, dusk(colour, 0.4), width + 3, 0.5) + stroke(d, colour, width, 1)).join(''),
}

import { seeded } from '../geometry.ts'

/** The ground of a card tells its type by pattern, not by colour alone: waves, slashes, hexagons, stars. */
export const COLOURS = ['blue', 'red', 'green', 'white'] as const
export type Colour = (typeof COLOURS)[number]

const WIDTH = 120
const HEIGHT = 126

const f1 = (x: number): string => x.toFixed(1)

export const rays = (
  cx: number,
  cy: number,
  count: number,
  radius: number,
  fill: string,
  opacity: number,
  width = 0.45,
  turn = 0,
): string => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + turn
    const b = a + ((Math.PI * 2) / count) * width
    d += `M${cx} ${cy}L${f1(cx + radius * Math.cos(a))} ${f1(cy + radius * Math.sin(a))}L${f1(cx + radius * Math.cos(b))} ${f1(cy + radius * Math.sin(b))}Z`
  }
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
}

export const motes = (
  seed: number,
  count: number,
  colour: string,
  least = 0.3,
  most = 1,
  width = WIDTH,
  height = HEIGHT,
): string => {
  const random = seeded(seed)
  let s = ''
  for (let i = 0; i < count; i++) {
    s += `<circle cx="${f1(random() * width)}" cy="${f1(4 + random() * (height - 10))}" r="${(least + random() * (most - least)).toFixed(2)}" opacity="${(0.35 + random() * 0.65).toFixed(2)}"/>`
  }
  return `<g fill="${colour}">${s}</g>`
}

export const glow = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity: number])[],
  box = '',
): string =>
  `<radialGradient id="${id}" ${box}>${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`

const GLOWS = {
  blue: glow('glow', [
    [0, '#e9fbff', 0.95],
    [0.4, '#5cb2ee', 0.5],
    [1, '#0a2f66', 0],
  ]),
  red: glow('glow', [
    [0, '#ffe9c0', 0.95],
    [0.35, '#ff6a34', 0.6],
    [1, '#5c0808', 0],
  ]),
  green: glow('glow', [
    [0, '#f4ffd6', 0.95],
    [0.4, '#8fd45c', 0.5],
    [1, '#123c14', 0],
  ]),
  white: glow('glow', [
    [0, '#ffffff', 1],
    [0.4, '#ffffff', 0.7],
    [1, '#cfc8e6', 0],
  ]),
} as const

const waves = (random: () => number): string => {
  let s = ''
  const shift = random() * 12
  for (let row = 0; row < 6; row++) {
    for (let x = -24; x < 144; x += 24) {
      const cx = x + (row % 2 === 1 ? 12 : 0) + shift
      const y = 84 + row * 9
      for (const r of [12, 8.6, 5.2]) {
        s += `<circle cx="${f1(cx)}" cy="${y + 6}" r="${r}" fill="${r === 12 ? `hsl(207 66% ${38 - row * 4}%)` : 'none'}" stroke="#d9f3ff" stroke-opacity="${(0.5 - row * 0.05).toFixed(2)}" stroke-width=".8"/>`
      }
    }
  }
  return s
}

const GROUNDS: Readonly<Record<Colour, (random: () => number, seed: number) => string>> = {
  blue: (random) => {
    const cy = 44 + random() * 12
    return `<rect width="120" height="126" fill="#0b2a52"/><circle cx="60" cy="${f1(cy)}" r="78" fill="url(#glow)" opacity=".85"/><g fill="none" stroke="#d6f1ff" stroke-opacity=".32"><circle cx="60" cy="${f1(cy)}" r="34"/><circle cx="60" cy="${f1(cy)}" r="43" stroke-width=".6"/><circle cx="60" cy="${f1(cy)}" r="52" stroke-width=".4"/></g>${waves(random)}`
  },
  red: (random, seed) => {
    let flames = ''
    for (let i = 0; i < 15; i++) {
      const x = random() * 150 - 20
      const w = 3 + random() * 8
      const h = 40 + random() * 90
      flames += `<path d="M${f1(x)} 130l${f1(w / 2 + 16)} -${f1(h)}l${f1(w / 2 - 9)} ${f1(h)}Z" fill="hsl(${Math.round(8 + random() * 24)} 85% ${Math.round(30 + random() * 25)}%)" opacity="${(0.4 + random() * 0.4).toFixed(2)}"/>`
    }
    return `<rect width="120" height="126" fill="#3d0b08"/><circle cx="60" cy="64" r="80" fill="url(#glow)"/>${rays(60, 120, 18, 150, '#ffb04a', 0.16, 0.5, random() * 0.3)}${flames}<path d="M-6 26L46 -6M60 -6L-6 44M126 72L80 126M126 92L94 126" stroke="#fff0c8" stroke-opacity=".45" stroke-width="1.6"/>${motes(seed, 26, '#ffd27a', 0.3, 1.2)}`
  },
  green: (random, seed) => {
    const hexagon = (cx: number, cy: number, r: number): string =>
      `${Array.from({ length: 6 }, (_, i) => `${i > 0 ? 'L' : 'M'}${f1(cx + r * Math.cos((i * Math.PI) / 3 - Math.PI / 2))} ${f1(cy + r * Math.sin((i * Math.PI) / 3 - Math.PI / 2))}`).join('')}Z`
    let leaves = ''
    for (let i = 0; i < 26; i++) {
      const x = random() * 130 - 5
      const h = 14 + random() * 26
      const d = random() * 16 - 8
      leaves += `<path d="M${f1(x)} 128q${f1(d - 5)} -${f1(h / 2)} ${f1(d)} -${f1(h)}q${f1(5 + d / 4)} ${f1(h / 2)} ${f1(6 - d)} ${f1(h)}Z" fill="hsl(${Math.round(95 + random() * 40)} 45% ${Math.round(16 + random() * 22)}%)"/>`
    }
    const corners = Array.from({ length: 6 }, (_, i) => {
      const a = (i * Math.PI) / 3 - Math.PI / 2
      return `<path d="${hexagon(60 + 50 * Math.cos(a), 56 + 50 * Math.sin(a), 3.6)}" fill="#e9ffb4" opacity=".75"/>`
    }).join('')
    return `<rect width="120" height="126" fill="#0e2c15"/><circle cx="60" cy="54" r="74" fill="url(#glow)" opacity=".9"/><path d="M-4 -4H20Q8 40 16 130H-4ZM124 -4H102Q114 50 106 130H124Z" fill="#07190c" opacity=".8"/><g fill="none" stroke="#f3ffcf" stroke-opacity=".5"><path d="${hexagon(60, 56, 50)}"/><path d="${hexagon(60, 56, 43)}" stroke-width=".6"/></g>${corners}${leaves}${motes(seed, 18, '#f4ffb8', 0.3, 1.1)}`
  },
  white: (random) => {
    let stars = ''
    for (let i = 0; i < 34; i++) {
      const a = random() * 6.28
      const d = 40 + random() * 44
      stars += `<path transform="translate(${f1(60 + d * Math.cos(a))} ${f1(60 + d * Math.sin(a))}) scale(${(0.4 + random()).toFixed(2)})" d="M0-3L.7-.7L3 0L.7.7L0 3L-.7.7L-3 0L-.7-.7Z"/>`
    }
    return `<rect width="120" height="126" fill="#aaa3c2"/><circle cx="60" cy="60" r="90" fill="url(#glow)"/>${rays(60, 60, 26, 130, '#8c83ad', 0.38, 0.34)}${rays(60, 60, 13, 130, '#ffffff', 0.8, 0.3, 0.12)}<circle cx="60" cy="60" r="42" fill="url(#glow)"/><g fill="#3b3455" opacity=".7">${stars}</g>`
  },
}

/** Shown by `#plain`: the picture without what bears this class, for printers that save ink. */
export const PLAIN = '<style>#plain:target~.ground{display:none}</style><g id="plain"/>'

/** A whole card picture: ground, shadow, figure, and the dark of the edges. `figure` is drawn in the same 120 by 126 units. */
export const scene = (colour: Colour, seed: number, figure: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 4}" height="${HEIGHT * 4}"><defs>${GLOWS[colour]}${glow(
    'vig',
    [
      [0.45, '#000000', 0],
      [0.8, '#050200', 0.34],
      [1, '#020100', 0.72],
    ],
    'cx=".5" cy=".46" r=".74"',
  )}${glow('ground', [
    [0, '#000000', 0.6],
    [0.6, '#000000', 0.35],
    [1, '#000000', 0],
  ])}</defs>${PLAIN}<g class="ground">${GROUNDS[colour](seeded(seed), seed)}</g><ellipse class="ground" cx="60" cy="113" rx="46" ry="9" fill="url(#ground)"/>${figure}<rect class="ground" width="120" height="126" fill="url(#vig)"/></svg>`

import { seeded } from '../geometry.ts'
import { PLAIN } from '../monster-pack/grounds.ts'

// Light, air and frame of the pictures of Monster Maker, 120 by 126.
const WIDTH = 120
const HEIGHT = 126

/** Lights behind figures: core, colour, edge. */
const GLOWS = {
  ember: ['#ffdf9c', '#f0822a', '#a33a08'],
  sick: ['#eaffc9', '#7fc77a', '#12402c'],
  cave: ['#ffe9c4', '#d99a5c', '#5a2f4a'],
  blue: ['#e9fbff', '#5cb2ee', '#0a2f66'],
  violet: ['#fbeaff', '#a76cf0', '#2a0d5c'],
  teal: ['#e6fffa', '#3fd0bd', '#023b3c'],
  gold: ['#fffbe0', '#ffd35a', '#a86a08'],
  red: ['#ffe9c0', '#ff6a34', '#5c0808'],
  torch: ['#fff3c4', '#ffc04d', '#ff7a1e'],
} as const
export type Glow = keyof typeof GLOWS

const radial = (id: string, [core, colour, edge]: readonly [string, string, string]): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${core}" stop-opacity=".92"/><stop offset=".4" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`

/** Definitions of the lights a drawing names. */
export const lights = (inner: string): string =>
  (Object.keys(GLOWS) as Glow[])
    .filter((id) => inner.includes(`url(#glow-${id})`))
    .map((id) => radial(`glow-${id}`, GLOWS[id]))
    .join('')

const VIGNETTE =
  '<radialGradient id="vig" cx=".5" cy=".46" r=".74"><stop offset=".45" stop-opacity="0"/><stop offset=".8" stop-color="#050200" stop-opacity=".34"/><stop offset="1" stop-color="#020100" stop-opacity=".7"/></radialGradient>'

/** A whole picture: what `#plain` leaves out, and the figure before it. */
export const frame = (ground: string, figure = '', defs = ''): string => {
  const inner = `<g class="ground">${ground}</g>${figure}`.replaceAll(/(\d+\.\d{3})\d+/g, '$1')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="360" height="378"><defs>${lights(inner)}${defs}${VIGNETTE}</defs>${PLAIN}${inner}<rect class="ground" width="${WIDTH}" height="${HEIGHT}" fill="url(#vig)"/></svg>`
}

export const light = (glow: Glow, x: number, y: number, radius: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow-${glow})" opacity="${opacity}"/>`

export const dust = (seed: number, count: number, colour: string): string => {
  const random = seeded(seed)
  let s = ''
  for (let i = 0; i < count; i++)
    s += `<circle cx="${(random() * WIDTH).toFixed(1)}" cy="${(8 + random() * 108).toFixed(1)}" r="${(0.3 + random() * 0.7).toFixed(2)}" opacity="${(0.35 + random() * 0.65).toFixed(2)}"/>`
  return `<g fill="${colour}">${s}</g>`
}

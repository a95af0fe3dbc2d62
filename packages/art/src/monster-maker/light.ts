import { seeded } from '../geometry.ts'

/** Pictures of Monster Maker: one figure cut as a relief, lit from the upper left, before a painted ground. */
const WIDTH = 120
const HEIGHT = 126

/** Fills of figures: light, dark and what lies between. */
const FILLS = {
  ivory: ['#fff6df', '#b99a63', '#ead6a8'],
  gold: ['#ffe9a6', '#8d5f17', '#d9a53f'],
  steel: ['#f3f6f9', '#5d6a78', '#a9b6c2'],
  ember: ['#ffd27a', '#7d2410', '#e2702a'],
  green: ['#d9f2a3', '#2f5a24', '#7fb34b'],
  olive: ['#cfd596', '#4c4f22', '#8e9450'],
  rust: ['#f0b98a', '#6c2f18', '#b8683c'],
  bone: ['#fdf8e6', '#8d8768', '#d5ceb0'],
  violet: ['#e3cbff', '#4b2b86', '#9a72d6'],
  teal: ['#b9fff0', '#14665f', '#4cc4b2'],
  blue: ['#d9f2ff', '#1d4f86', '#6fb4e8'],
  crimson: ['#ffc0ad', '#7a1519', '#d04a40'],
  brown: ['#e7c79a', '#4d2e16', '#9c6c3d'],
  skin: ['#ffe6c4', '#9a5f36', '#e0ab78'],
} as const
export type Fill = keyof typeof FILLS

/** Lights behind figures: core, colour, edge. */
const GLOWS = {
  ember: ['#ffdf9c', '#f0822a', '#a33a08'],
  sick: ['#eaffc9', '#7fc77a', '#12402c'],
  cave: ['#ffe2b0', '#b8763c', '#3a1d0c'],
  blue: ['#e9fbff', '#5cb2ee', '#0a2f66'],
  violet: ['#fbeaff', '#a76cf0', '#2a0d5c'],
  teal: ['#e6fffa', '#3fd0bd', '#023b3c'],
  gold: ['#fffbe0', '#ffd35a', '#a86a08'],
  red: ['#ffe9c0', '#ff6a34', '#5c0808'],
  torch: ['#fff3c4', '#ffc04d', '#ff7a1e'],
} as const
export type Glow = keyof typeof GLOWS

const linear = (id: string, [light, dark, middle]: readonly [string, string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

const radial = (id: string, [core, colour, edge]: readonly [string, string, string]): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${core}" stop-opacity=".92"/><stop offset=".4" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`

const RELIEF =
  '<filter id="relief" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.15" result="b"/><feDiffuseLighting in="b" surfaceScale="4.2" diffuseConstant="1.25" lighting-color="#ffe9c6" result="d"><feDistantLight azimuth="225" elevation="42"/></feDiffuseLighting><feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.05" k2="0" k3=".18" k4="0" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="lit"/><feSpecularLighting in="b" surfaceScale="4" specularConstant=".75" specularExponent="16" lighting-color="#fff4d8" result="s"><feDistantLight azimuth="225" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="sp"/><feMorphology in="SourceAlpha" operator="dilate" radius=".9" result="o"/><feFlood flood-color="#0b0502" flood-opacity=".85"/><feComposite in2="o" operator="in" result="ol"/><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="sb"/><feOffset in="sb" dx="2.5" dy="4" result="so"/><feFlood flood-color="#000" flood-opacity=".62"/><feComposite in2="so" operator="in" result="sh"/><feMerge><feMergeNode in="sh"/><feMergeNode in="ol"/><feMergeNode in="lit"/><feMergeNode in="sp"/></feMerge></filter>'

/** Definitions of the fills and lights a drawing names, and of the relief. */
export const definitions = (inner: string): string => {
  const fills = (Object.keys(FILLS) as Fill[]).filter((id) => inner.includes(`url(#g-${id})`))
  const glows = (Object.keys(GLOWS) as Glow[]).filter((id) => inner.includes(`url(#glow-${id})`))
  return (
    (inner.includes('url(#relief)') ? RELIEF : '') +
    fills.map((id) => linear(`g-${id}`, FILLS[id])).join('') +
    glows.map((id) => radial(`glow-${id}`, GLOWS[id])).join('')
  )
}

const VIGNETTE =
  '<radialGradient id="vig" cx=".5" cy=".46" r=".74"><stop offset=".45" stop-opacity="0"/><stop offset=".8" stop-color="#050200" stop-opacity=".42"/><stop offset="1" stop-color="#020100" stop-opacity=".82"/></radialGradient>'

/** A whole picture. */
export const frame = (inner: string): string => {
  const drawn = inner.replaceAll(/(\d+\.\d{3})\d+/g, '$1')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="360" height="378"><defs>${definitions(inner)}${VIGNETTE}</defs>${drawn}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vig)"/></svg>`
}

/** A figure: one silhouette of 512 by 512 units, `size` wide, round a point. */
export const figure = (body: string, size: number, fill: Fill, cx = 60, cy = 64): string =>
  `<g filter="url(#relief)"><g transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 512})" fill="url(#g-${fill})">${body}</g></g>`

export const light = (glow: Glow, x: number, y: number, radius: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow-${glow})" opacity="${opacity}"/>`

export const dust = (seed: number, count: number, colour: string): string => {
  const random = seeded(seed)
  let s = ''
  for (let i = 0; i < count; i++)
    s += `<circle cx="${(random() * WIDTH).toFixed(1)}" cy="${(8 + random() * 108).toFixed(1)}" r="${(0.3 + random() * 0.7).toFixed(2)}" opacity="${(0.35 + random() * 0.65).toFixed(2)}"/>`
  return `<g fill="${colour}">${s}</g>`
}

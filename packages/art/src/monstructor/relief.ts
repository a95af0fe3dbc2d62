/** Signs cut as a relief, lit from the upper left: for cards that are no parts of creatures. */

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

const linear = (id: string, [light, dark, middle]: readonly [string, string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

const RELIEF =
  '<filter id="relief" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.15" result="b"/><feDiffuseLighting in="b" surfaceScale="4.2" diffuseConstant="1.25" lighting-color="#ffe9c6" result="d"><feDistantLight azimuth="225" elevation="42"/></feDiffuseLighting><feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.05" k2="0" k3=".18" k4="0" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="lit"/><feSpecularLighting in="b" surfaceScale="4" specularConstant=".75" specularExponent="16" lighting-color="#fff4d8" result="s"><feDistantLight azimuth="225" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="sp"/><feMorphology in="SourceAlpha" operator="dilate" radius=".9" result="o"/><feFlood flood-color="#0b0502" flood-opacity=".85"/><feComposite in2="o" operator="in" result="ol"/><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="sb"/><feOffset in="sb" dx="2.5" dy="4" result="so"/><feFlood flood-color="#000" flood-opacity=".62"/><feComposite in2="so" operator="in" result="sh"/><feMerge><feMergeNode in="sh"/><feMergeNode in="ol"/><feMergeNode in="lit"/><feMergeNode in="sp"/></feMerge></filter>'

/** Definitions of the fills a drawing names, and of the relief. */
export const reliefDefinitions = (inner: string): string =>
  RELIEF +
  (Object.keys(FILLS) as Fill[])
    .filter((id) => inner.includes(`url(#g-${id})`))
    .map((id) => linear(`g-${id}`, FILLS[id]))
    .join('')

/** A figure: one silhouette of 512 by 512 units, `size` wide, round a point. */
export const relief = (body: string, size: number, fill: Fill, cx = 60, cy = 64): string =>
  `<g filter="url(#relief)"><g transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 512})" fill="url(#g-${fill})">${body}</g></g>`

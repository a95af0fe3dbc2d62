import { dusk, lite, n1, seeded } from '../geometry.ts'
import type { IconBody } from '../index.ts'
import { castle } from './castle.ts'
import { type FieldMap, type FieldSide, fieldMap } from './field-map.ts'

const RINGS = ['#c99a34', '#a8403a', '#b98a48', '#6a8450', '#4d7896', '#6d5a92'] as const
const MARKS = ['queen-crown', 'lion', 'fleur-de-lys', 'oak', 'checked-shield', 'griffin-symbol'] as const
const DIGITS = [0, 1, 2, 3, 4, 5] as const
/** Numerals as strokes, 10 by 14: a picture brings no letters of its own. */
const NUMERALS = [
  'M5 0C8 0 10 3 10 7S8 14 5 14S0 11 0 7S2 0 5 0Z',
  'M2 3L6 0V14',
  'M0 4C0 1 2 0 5 0S10 2 9 5Q8 8 0 14H10',
  'M0 1.5Q5 -1.5 8.5 1.5T4.5 6.5Q10 6.5 9.5 11T0 12.5',
  'M7.5 14V0L0 10H10',
  'M9 0H1.5L1 6Q6 4 9 8T0 13',
] as const

const point = (map: FieldMap, x: number, y: number): string => {
  const [u, v] = map.at(x, y)
  return `${n1(u)},${n1(v)}`
}
/** A rectangle of the field, as a path. */
const quad = (map: FieldMap, x0: number, y0: number, x1: number, y1: number): string =>
  `M${point(map, x0, y0)}L${point(map, x1, y0)}L${point(map, x1, y1)}L${point(map, x0, y1)}Z`

const tile = (map: FieldMap, icon: IconBody, x: number, y: number): string => {
  const d = Math.max(x, y)
  const colour = lite(RINGS[d] as string, (x + y) % 2 === 0 ? 0.26 : 0.38)
  const [cx, cy, scale] = map.at(x + 0.5, y + 0.5)
  const flat = scale > 1 ? 1 : 0.72
  const mark = `<g transform="translate(${n1(cx)},${n1(cy)}) scale(${(scale * 0.16).toFixed(3)},${(scale * 0.16 * flat).toFixed(3)}) translate(-256,-256)" fill="${dusk(RINGS[d] as string, 0.62)}" opacity=".2">${icon(MARKS[d] as string)}</g>`
  return `<path d="${quad(map, x, y, x + 1, y + 1)}" fill="${colour}" stroke="#3a220c" stroke-width="1.2"/><path d="${quad(map, x + 0.06, y + 0.06, x + 0.94, y + 0.94)}" fill="none" stroke="#fff3d0" stroke-opacity=".34" stroke-width="1.3"/>${mark}`
}

const ringLines = (map: FieldMap): string =>
  [1, 2, 3, 4, 5]
    .map((d) => `M${point(map, d, 0)}L${point(map, d, d)}L${point(map, 0, d)}`)
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#3a220c" stroke-width="9" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="url(#gold)" stroke-width="5" stroke-linejoin="round"/>`,
    )
    .join('')

/** The digits of squares along the near edge (first) and the left edge (second). */
const digits = (map: FieldMap, side: FieldSide): string => {
  const medal = ([x, y, scale]: readonly [number, number, number], digit: number): string =>
    `<g transform="translate(${n1(x)},${n1(y)}) scale(${scale.toFixed(3)})"><circle r="12.5" fill="${dusk(RINGS[digit] as string, 0.2)}" stroke="#f0d084" stroke-width="1.8"/><path transform="translate(-4.6 -6.4) scale(.92)" d="${NUMERALS[digit] as string}" fill="none" stroke="#fff3d6" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></g>`
  const edge = side === 'republic' ? -0.135 : 6.135
  return DIGITS.map((d) => medal(map.at(d + 0.5, edge), d) + medal(map.at(edge, d + 0.5), d)).join('')
}

const DEFS =
  '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbe8ae"/><stop offset=".4" stop-color="#c9993c"/><stop offset=".65" stop-color="#8a6525"/><stop offset="1" stop-color="#e2bd66"/></linearGradient>' +
  '<linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#eadfc6"/><stop offset="1" stop-color="#8f7d5e"/></linearGradient>' +
  '<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#6b3f1e"/><stop offset=".5" stop-color="#4a2812"/><stop offset="1" stop-color="#2c1608"/></linearGradient>' +
  '<radialGradient id="lamp" cx=".4" cy=".25" r=".85"><stop stop-color="#fff0c0" stop-opacity=".42"/><stop offset=".5" stop-color="#ffd98a" stop-opacity=".06"/><stop offset="1" stop-color="#1a0802" stop-opacity=".5"/></radialGradient>'

/** Shadow, grain and vellum for a screen. On paper they would be bitmaps of every dot (35 MB): what is drawn there is lines. */
const FILTERS =
  '<filter id="blur" x="-50%" y="-80%" width="200%" height="260%"><feGaussianBlur stdDeviation="6"/></filter>' +
  '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9 .05" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .1  0 0 0 0 .03  0 0 0 .55 -.16"/></filter>' +
  '<filter id="vellum" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .15  0 0 0 0 .05  0 0 0 .4 -.12"/></filter>'

/** Fibres of wood: long thin strokes along the frame. */
const fibres = ([left, top, width, height]: FieldMap['frame']): string => {
  const random = seeded(4)
  const strokes = Array.from({ length: 420 }, () => {
    const [x, y, length] = [left + random() * width, top + random() * height, 60 + random() * 260]
    return `M${n1(x)},${n1(y)}q${n1(length / 2)},${n1(random() * 5 - 2.5)} ${n1(length)},${n1(random() * 3 - 1.5)}`
  })
  return `<path d="${strokes.join('')}" fill="none" stroke="#1c0a03" stroke-width="1.1" opacity=".34"/>`
}

/** Specks of vellum. */
const specks = ([left, top, width, height]: FieldMap['frame']): string => {
  const random = seeded(9)
  const dots = Array.from({ length: 5200 }, () => `M${n1(left + random() * width)},${n1(top + random() * height)}h.1`)
  return `<path d="${dots.join('')}" fill="none" stroke="#40260d" stroke-width="1.5" stroke-linecap="round" opacity=".2"/>`
}

/** The field of six by six squares in its frame, with rings of equal distance and the castle; `paper`: for a printer. */
export const field = (side: FieldSide, flat: boolean, icon: IconBody, paper = false): string => {
  const map = fieldMap(side, flat)
  const [left, top, width, height] = map.frame
  const border = (e: number): string => quad(map, -e, -e, 6 + e, 6 + e)
  const whole = quad(map, 0, 0, 6, 6)
  const rect = (filter: string, opacity: number): string =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" filter="url(#${filter})" opacity="${opacity}"/>`
  // Far squares first, so that near ones lie over their edges.
  const order = side === 'republic' ? [...DIGITS].reverse() : DIGITS
  const tiles = order.flatMap((y) => DIGITS.map((x) => tile(map, icon, x, y)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${map.frame.join(' ')}" width="${width * 1.5}" height="${height * 1.5}"><defs>${DEFS}${paper ? '' : FILTERS}<clipPath id="fc"><path d="${border(0.26)}"/></clipPath><clipPath id="tc"><path d="${whole}"/></clipPath></defs>` +
    (paper
      ? ''
      : `<path d="${border(0.27)}" transform="translate(4,18)" fill="#0c0401" opacity=".7" filter="url(#blur)"/>`) +
    `<path d="${border(0.26)}" transform="translate(0,14)" fill="url(#wood)" stroke="#160a03" stroke-width="2"/>` +
    `<path d="${border(0.26)}" fill="#55301a" stroke="#160a03" stroke-width="2.4"/><g clip-path="url(#fc)">${paper ? fibres(map.frame) : rect('grain', 0.8)}</g>` +
    `<path d="${border(0.22)}" fill="none" stroke="url(#gold)" stroke-width="2.4"/><path d="${border(0.04)}" fill="none" stroke="#160a03" stroke-width="9" opacity=".5"/>` +
    `${tiles.join('')}<g clip-path="url(#tc)">${paper ? specks(map.frame) : `${rect('vellum', 0.7)}<path d="${whole}" fill="url(#lamp)"/>`}</g>` +
    `${ringLines(map)}<path d="${whole}" fill="none" stroke="url(#gold)" stroke-width="4"/>${digits(map, side)}${castle(map, side)}</svg>`
  )
}

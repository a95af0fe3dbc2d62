import { n1 } from '../geometry.ts'
import type { FieldMap, FieldSide } from './field-map.ts'

type Spot = readonly [x: number, y: number]

/** A wall with battlements between two points of the field. */
const wall = (map: FieldMap, from: Spot, to: Spot, fill: string): string => {
  const [x0, y0, scale] = map.at(...from)
  const [x1, y1] = map.at(...to)
  const height = 34 * scale
  const teeth = 9
  let path = `M${n1(x0)},${n1(y0)}L${n1(x0)},${n1(y0 - height)}`
  for (let i = 0; i < teeth; i++) {
    const rise = i % 2 === 0 ? 10 * scale : 0
    for (const f of [i / teeth, (i + 1) / teeth])
      path += `L${n1(x0 + (x1 - x0) * f)},${n1(y0 + (y1 - y0) * f - height - rise)}`
  }
  return `<path d="${path}L${n1(x1)},${n1(y1)}Z" fill="${fill}" stroke="#2a180a" stroke-width="2.4" stroke-linejoin="round"/>`
}

const tower = (map: FieldMap, spot: Spot, height: number, radius: number): string => {
  const [x, y, scale] = map.at(...spot)
  const [h, r] = [-height, radius]
  const tooth = r / 3
  const crest = `M${-r},4V${h}h${r * 0.5}v-9h${tooth}v9h${tooth}v-9h${tooth}v9h${r * 0.5}V4Q0,12 ${-r},4Z`
  const roof =
    `<path d="M${-r - 5},${h - 8}L0,${h - 46}L${r + 5},${h - 8}Z" fill="#a3262b" stroke="#2a180a" stroke-width="2.4" stroke-linejoin="round"/><path d="M0,${h - 46}L${r + 5},${h - 8}H0Z" opacity=".25"/>` +
    `<path d="M0,${h - 46}v-20" stroke="#2a180a" stroke-width="2.4"/><path d="M0,${h - 66}q10,-6 22,0q-4,6 0,11q-12,-5 -22,0Z" fill="#c9423f" stroke="#2a180a" stroke-width="1.8"/>`
  return `<g transform="translate(${n1(x)},${n1(y)}) scale(${scale.toFixed(3)})"><path d="${crest}" fill="url(#stone)" stroke="#2a180a" stroke-width="2.4" stroke-linejoin="round"/><path d="M${r * 0.25},8V${h}H${r}V4Z" fill="#1a0c04" opacity=".25"/><rect x="-3" y="${h + 16}" width="6" height="15" rx="3" fill="#2a180a"/>${roof}</g>`
}

/** The castle in the corner square: a wall on each of its far sides and two towers. */
export const castle = (map: FieldMap, side: FieldSide): string => {
  // The side that sees the castle near has its back wall inside the field, the other at the field's far edge.
  const back = side === 'republic' ? 0.97 : 0.03
  const outer = 0.04
  const front = side === 'republic' ? 0.06 : 0.94
  return (
    wall(map, [0.04, back], [0.96, back], 'url(#stone)') +
    wall(map, [outer, front], [outer, back], '#a8957a') +
    tower(map, [0.06, back], 66, 18) +
    tower(map, [0.94, back], 50, 16)
  )
}

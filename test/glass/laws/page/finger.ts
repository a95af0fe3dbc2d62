import { type Box, heightOf, widthOf } from './boxes.ts'
import { AIMS } from './landmarks.ts'

/** Pixels a finger needs, either way. */
export const FINGER = 24

/** What rounding may take from a box. */
export const HAIR = 0.5

/** So far inside its edges a control is asked: half a pixel from them the browser may round to the neighbour. */
const EDGE = 1

/** How close points lie to each other: first as close as most need, then as close as what is left between two may be. */
const PITCHES = [8, 3] as const

/** What lies over the control at a point; null when the control itself does. */
const over = (control: Element, x: number, y: number): Element | null => {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return document.documentElement
  if (control.contains(hit)) return null
  if (control instanceof HTMLInputElement && hit.closest('label')?.control === control) return null
  const aimed = hit.closest(`[${AIMS}]`)?.getAttribute(AIMS)
  if (aimed !== undefined && aimed === control.getAttribute('data-place')) return null
  return hit
}

/** What is smaller than a finger may answer a little beside itself. */
export const grown = (box: Box): Box => {
  const across = Math.max(0, FINGER - widthOf(box)) / 2
  const down = Math.max(0, FINGER - heightOf(box)) / 2
  return { left: box.left - across, right: box.right + across, top: box.top - down, bottom: box.bottom + down }
}

/** Looks for a fingertip at such a pitch; answers what lies over the control, when there is none. */
const coveredAt = (control: Element, part: Box, pitch: number): Element | null => {
  const [wide, high] = [widthOf(part) - 2 * EDGE, heightOf(part) - 2 * EDGE]
  const [columns, rows] = [Math.ceil(wide / pitch), Math.ceil(high / pitch)]
  const [pitchX, pitchY] = [wide / columns, high / rows]
  const known = new Map<number, Element | null>()
  const at = (column: number, row: number): Element | null => {
    const key = row * (columns + 1) + column
    let by = known.get(key)
    if (by === undefined) {
      by = over(control, part.left + EDGE + pitchX * column, part.top + EDGE + pitchY * row)
      known.set(key, by)
    }
    return by
  }
  const across = Math.min(columns, Math.ceil((FINGER - 2 * EDGE) / pitchX))
  const down = Math.min(rows, Math.ceil((FINGER - 2 * EDGE) / pitchY))
  const tip: (readonly [number, number])[] = []
  for (let y = 0; y <= down; y++)
    for (let x = 0; x <= across; x++)
      if (Math.hypot((x - across / 2) * pitchX, (y - down / 2) * pitchY) <= FINGER / 2) tip.push([x, y])
  const fits = (column: number, row: number): boolean => tip.every(([x, y]) => at(column + x, row + y) === null)
  if (fits(Math.floor((columns - across) / 2), Math.floor((rows - down) / 2))) return null
  for (let row = 0; row <= rows - down; row++)
    for (let column = 0; column <= columns - across; column++) if (fits(column, row)) return null
  return at(Math.floor(columns / 2), Math.floor(rows / 2)) ?? [...known.values()].find((by) => by !== null) ?? null
}

/**
 * Looks for a fingertip in a part of a control, as wide as a finger and round, that answers all over. What covers the
 * control, when there is none; null when there is one.
 */
export const covered = (control: Element, part: Box): Element | null => {
  let by: Element | null = null
  for (const pitch of PITCHES) {
    by = coveredAt(control, part, pitch)
    if (by === null) return null
  }
  return by
}

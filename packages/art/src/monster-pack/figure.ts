import { hash, seeded } from '../geometry.ts'
import { type Pen, createPen } from '../pen.ts'

/** From the 200 units in which creatures are drawn to the 120 of a card: the ground of the one is that of the other. */
const PLACE = 'translate(61 66) scale(.535)'

/** A creature by its id; the same id draws the same creature. */
export const figure = (id: string, draw: (p: Pen) => void, place = PLACE): string => {
  const pen = createPen(`${id}-`, seeded(hash(id)))
  draw(pen)
  return `<g transform="${place}">${pen.svg()}</g>`
}

/** Where things stand on the drawn field. Used when it is drawn and when pieces are put on it. */

export type FieldSide = 'republic' | 'royalist'

export interface FieldMap {
  /** Left, top, width and height of the drawing, in units. */
  readonly frame: readonly [number, number, number, number]
  /** From field coordinates (x and y from 0 to 6, the castle's corner is 0, 0) to units, with the scale there. */
  readonly at: (x: number, y: number) => readonly [x: number, y: number, scale: number]
}

const WIDE = 468
const DEEP = 600
const NEAR = 680
/** How much smaller the far edge is. */
const TILT = 0.3

/** Seen from a side's chair: the own edge is near. `flat`: from above, for narrow screens. */
export const fieldMap = (side: FieldSide, flat: boolean): FieldMap => {
  const turn = (value: number): number => (side === 'republic' ? value : 6 - value)
  if (flat) {
    return {
      frame: [0, 0, 1000, 1030],
      at: (x, y) => [44 + turn(x) * 152, 976 - turn(y) * 152, 1.42],
    }
  }
  return {
    frame: [0, 0, 1016, 746],
    at: (x, y) => {
      const depth = turn(y) / 6
      const scale = 1 / (1 + TILT * depth)
      return [508 + ((turn(x) - 3) / 3) * WIDE * scale, NEAR - DEEP * depth * (1 + TILT) * scale, scale]
    },
  }
}

import type { Colour } from './grounds.ts'

/** How one monster is drawn: its ground, and its figure in 120 by 126 units. */
export interface Monster {
  readonly colour: Colour
  readonly draw: () => string
}

/** By card id. */
export const BESTIARY: Readonly<Record<string, Monster>> = {}

import type { Pen } from '../pen.ts'
import { BLUE } from './blue/index.ts'
import { figure } from './figure.ts'
import { GREEN } from './green/index.ts'
import type { Colour } from './grounds.ts'
import { RED } from './red/index.ts'
import { WHITE } from './white/index.ts'

/** How one monster is drawn: its ground, and its figure in 120 by 126 units. */
export interface Monster {
  readonly colour: Colour
  readonly draw: () => string
}

const monsters = (
  colour: Colour,
  drawings: Readonly<Record<string, (p: Pen) => void>>,
): readonly (readonly [string, Monster])[] =>
  Object.entries(drawings).map(([id, draw]) => [id, { colour, draw: () => figure(id, draw) }] as const)

/** By card id. */
export const BESTIARY: Readonly<Record<string, Monster>> = Object.fromEntries([
  ...monsters('blue', BLUE),
  ...monsters('red', RED),
  ...monsters('green', GREEN),
  ...monsters('white', WHITE),
])

import type { SideIndex } from './pieces.ts'

/** A square: 6x + y, both from 0; the castle is 0. Written `xy`. */
export type Square = number
export const SQUARES = 36
export const CASTLE: Square = 0
/** Where a removed piece is. */
export const GONE = -1

/** Distance from the castle, the larger digit. Indexed by square. */
export const D: readonly number[] = Array.from({ length: SQUARES }, (_, at) => Math.max(Math.floor(at / 6), at % 6))

const near = (a: Square, b: Square): boolean =>
  a !== b && Math.abs(Math.floor(a / 6) - Math.floor(b / 6)) <= 1 && Math.abs((a % 6) - (b % 6)) <= 1

const all: readonly Square[] = Array.from({ length: SQUARES }, (_, at) => at)
const neighboursWhere = (fits: (from: Square, to: Square) => boolean): readonly (readonly Square[])[] =>
  all.map((from) => all.filter((to) => near(from, to) && fits(from, to)))

const lower = neighboursWhere((from, to) => (D[to] as number) < (D[from] as number))
const higher = neighboursWhere((from, to) => (D[to] as number) > (D[from] as number))

/** By side and square: where a basic move goes (DL-3.1). */
export const FORWARD: readonly [readonly (readonly Square[])[], readonly (readonly Square[])[]] = [higher, lower]
/** By square: neighbours of equal D. */
export const LEVEL = neighboursWhere((from, to) => D[to] === D[from])

const NEAR: readonly boolean[] = Array.from({ length: SQUARES * SQUARES }, (_, i) =>
  near(Math.floor(i / SQUARES), i % SQUARES),
)
/** Touching by side or corner. */
export const isNear = (a: Square, b: Square): boolean => NEAR[a * SQUARES + b] as boolean

/** By distance. */
export const RINGS: readonly (readonly Square[])[] = [0, 1, 2, 3, 4, 5].map((d) => all.filter((at) => D[at] === d))

/** Most pieces of both sides together (DL-4.1). */
export const room = (at: Square): number => (at === CASTLE ? 3 : 2)

/** By side: the square of each token at the start, in rising order (DL-1.2, DL-1.3). */
export const HOMES: readonly [readonly Square[], readonly Square[]] = [
  [0, 0, 0, 1, 1, 6, 6, 7, 7],
  RINGS[5] as readonly Square[],
]

const HOME_COUNTS = HOMES.map((homes) => all.map((at) => homes.filter((home) => home === at).length))

/** How many pieces a side sets up on a square. */
export const homesAt = (side: SideIndex, at: Square): number => (HOME_COUNTS[side] as readonly number[])[at] as number

export const squareText = (at: Square): string => `${Math.floor(at / 6)}${at % 6}`

/** Null when the text is no square. */
export const squareOf = (text: string): Square | null => {
  if (text.length !== 2) return null
  const x = text.charCodeAt(0) - 48
  const y = text.charCodeAt(1) - 48
  return x >= 0 && x <= 5 && y >= 0 && y <= 5 ? 6 * x + y : null
}

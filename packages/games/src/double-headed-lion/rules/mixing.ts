import { SQUARES, type Square } from '../set/map.ts'
import type { SideIndex } from '../set/pieces.ts'
import { NO_SQUARES, type State, countAt, other } from './state.ts'

/**
 * DL-9.3: whether a window lets a side mix its tokens on this square. After a combat also where a further one is due,
 * but for the piece that moved: it would lose its handle before its own fight.
 */
const mayMix = ({ due, options, active, entered }: State, seat: SideIndex, at: Square, fought: boolean): boolean => {
  if (!due.includes(at)) return true
  return fought && options.shuffleWindows === 'atOnce' && (seat !== active || at !== entered)
}

/** The squares of one side where a token was shown beside a friend (DL-9.2, DL-9.5), in the order of slots. */
const shownSquares = (state: State, seat: SideIndex, fought: boolean): readonly Square[] => {
  const side = state.sides[seat]
  if (side.shown === 0) return NO_SQUARES
  const squares: Square[] = []
  for (const [slot, at] of side.square.entries()) {
    if (((side.shown >> slot) & 1) === 0 || squares.includes(at)) continue
    if (countAt(side, at) > 1 && mayMix(state, seat, at, fought)) squares.push(at)
  }
  return squares
}

/** What a window may mix, 36 a seat + square, the active side first; nothing that was left as it was and has not changed. */
export const mixable = (state: State, fought: boolean): readonly number[] => {
  if (state.sides[0].shown === 0 && state.sides[1].shown === 0) return NO_SQUARES
  const asks: number[] = []
  for (const seat of [state.active as SideIndex, other(state.active) as SideIndex]) {
    for (const at of shownSquares(state, seat, fought)) {
      const ask = seat * SQUARES + at
      if (!state.kept.includes(ask)) asks.push(ask)
    }
  }
  return asks.length === 0 ? NO_SQUARES : asks
}

/** An answer to leave a square as it is holds until something changes there. */
export const keepMixable = (state: State, ask: number): void => {
  if (state.options.shuffleWindows === 'atOnce') state.kept = [...state.kept, ask].sort((a, b) => a - b)
}

/** A token of this side came to the square, left it, or was shown there: its owner is asked again. */
export const changed = (state: State, seat: SideIndex, at: Square): void => {
  const ask = seat * SQUARES + at
  if (state.kept.includes(ask)) state.kept = state.kept.filter((one) => one !== ask)
}

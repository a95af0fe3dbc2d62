import type { Seat } from '@menagerie/engine'
import { type RefObject, createContext, useContext, useLayoutEffect } from 'react'

/** What an element of the table stands for: a place of the board, a thing by its own address, or a name in a line of the log. */
export type Aim =
  | { readonly by: 'thing'; readonly thing: string }
  | { readonly by: 'place'; readonly place: string }
  | { readonly by: 'name'; readonly name: string; readonly seat: Seat | null }

/** Elements that stand for something. */
export const MARKED = '[data-look], [data-place], [data-name]'

/** Words with the rule they come from. */
export interface Ruled {
  readonly text: string
  readonly rule: string | null
}

/** What a board says of its places to whoever looks closer at them. */
export interface CloserAnswers {
  /** The seat whose side of the table is near. */
  readonly near: Seat
  /** Notations of what can be done now by touching a place. */
  readonly ways: (place: string) => readonly string[]
  /** Why what lies there is refused now; null when it is not. */
  readonly whyNot: (place: string) => Ruled | null
}

/** How the things of a table are looked at closely. */
export interface CloserDesk {
  /** Opens what is aimed at, on purpose: it stays until it is closed. What looks comes late, and takes the place of what keeps. */
  readonly eye: { open: (aim: Aim) => void }
  /** Kept by the board that is shown. */
  readonly answers: RefObject<CloserAnswers | null>
}

const NOBODY: CloserDesk = { eye: { open: () => undefined }, answers: { current: null } }

export const CloserContext = createContext<CloserDesk>(NOBODY)
export const useCloserDesk = (): CloserDesk => useContext(CloserContext)

/** Answers for a board as long as it is shown. */
export const useCloserAnswers = (answers: CloserAnswers): void => {
  const { answers: kept } = useCloserDesk()
  useLayoutEffect(() => {
    kept.current = answers
  })
}

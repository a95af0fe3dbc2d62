import type { Box } from '../box.ts'
import type { GameTypes } from '../game.ts'

/** A game that remembers the state behind each of its views: with it a reader of views is made to let something slip. */
export interface Betraying<T extends GameTypes> {
  readonly box: Box<T>
  /** The state a view was made from, as JSON; null for a view of another game. */
  readonly behind: (view: T['View']) => string | null
}

export const betraying = <T extends GameTypes>(box: Box<T>): Betraying<T> => {
  const states = new WeakMap<object, string>()
  return {
    box: {
      ...box,
      game: {
        ...box.game,
        view: (state, viewer) => {
          const view = box.game.view(state, viewer)
          states.set(view, JSON.stringify(state))
          return view
        },
      },
    },
    behind: (view) => states.get(view) ?? null,
  }
}

/** Of one law a few faults are enough. */
const MOST = 5

/** Collects broken laws, a few of each. */
export const fewOfEach = <L extends string>(): {
  readonly faults: readonly { readonly law: L; readonly text: string }[]
  readonly tell: (law: L, text: string) => void
} => {
  const faults: { readonly law: L; readonly text: string }[] = []
  return {
    faults,
    tell: (law, text) => {
      if (faults.filter((one) => one.law === law).length < MOST) faults.push({ law, text })
    },
  }
}

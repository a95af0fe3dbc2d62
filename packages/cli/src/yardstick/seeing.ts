import type { Box, GameTypes } from '@menagerie/engine'

/** A game whose bots, wherever they would imagine what they do not see, are shown what is. */
export const seeing = <T extends GameTypes>(box: Box<T>, truth: () => T['State']): Box<T> => ({
  ...box,
  game: { ...box.game, imagine: () => () => box.game.clone(truth()) },
})

/** A game that is listened to: the state a match of it stands at. */
export interface Watched<T extends GameTypes> {
  readonly box: Box<T>
  /** Before a match has begun there is none. */
  readonly truth: () => T['State'] | null
}

/** For one match alone: what is set up or done last is where it stands. */
export const watched = <T extends GameTypes>(box: Box<T>): Watched<T> => {
  const { game } = box
  let truth: T['State'] | null = null
  return {
    truth: () => truth,
    box: {
      ...box,
      game: {
        ...game,
        setup: (...about) => (truth = game.setup(...about)),
        apply: (state, ...about) => {
          game.apply(state, ...about)
          truth = state
        },
      },
    },
  }
}

import {
  type Chance,
  type Game,
  type GameTypes,
  MOST_STEPS,
  type Pending,
  type Seat,
  anyOf,
  noChance,
} from '@menagerie/engine'

/** Chooses among the legal next steps in a state that fits what the seat knows. */
export type Choose<T extends GameTypes> = (state: T['State'], legal: readonly T['Action'][]) => T['Action']

/**
 * Plays staged steps, beginning with `first`, until one commits; that last step is in the list but not played. Changes
 * `state`, an imagined one: staged steps depend on nothing the seat does not know. Beyond so many the bot would be caught in
 * a circle.
 */
export const stepsFrom = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  first: T['Action'],
  choose: Choose<T>,
): T['Action'][] => {
  const steps = [first]
  let step = first
  while (game.staged(step) && steps.length < MOST_STEPS) {
    game.apply(state, seat, step, noChance, null)
    step = choose(state, game.legal(state, seat))
    steps.push(step)
  }
  return steps
}

/** Everybody who was asked together with `seat` and has not chosen yet, chooses at random. */
export const letOthersChoose = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  asked: readonly Seat[],
  seat: Seat,
  chance: Chance,
): void => {
  for (const other of asked) {
    if (other === seat || !isAsked(game.pending(state), other)) continue
    const steps = stepsFrom(game, state, other, anyOf(game.legal(state, other), chance), (_, legal) =>
      anyOf(legal, chance),
    )
    game.apply(state, other, steps.at(-1) as T['Action'], chance, null)
  }
}

const isAsked = (pending: Pending, seat: Seat): boolean => pending.status === 'deciding' && pending.seats.includes(seat)

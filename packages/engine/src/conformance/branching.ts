import { type Happening, keepIn, received } from '../audience.ts'
import type { Box } from '../box.ts'
import type { Chance } from '../chance/chance.ts'
import { everyOutcome } from '../chance/every-outcome.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { lastOf } from './trial.ts'

/** What a viewer saw and heard since a forecast was asked. */
export interface Followed<T extends GameTypes> {
  readonly viewer: Viewer
  /** The view the forecast was reckoned from. */
  readonly before: T['View']
  /** Who committed last, and its steps. */
  readonly seat: Seat
  readonly steps: readonly T['Action'][]
  /** All events since, as the viewer receives them. */
  readonly events: readonly T['Event'][]
  /** The view now. */
  readonly view: () => T['View']
}

/** Plays commits of one seat on a copy. A text tells which step is not legal there. */
export const stepped = <T extends GameTypes>(
  { game }: Box<T>,
  from: T['State'],
  seat: Seat,
  before: T['View'],
  commits: readonly (readonly T['Action'][])[],
  chance: Chance,
): Followed<T> | string => {
  const state = game.clone(from)
  const happenings: Happening<T['Event']>[] = []
  for (const steps of commits) {
    for (const step of steps) {
      const refused = game.refuse(state, seat, step)
      if (refused !== null) return `${step.kind} is refused: ${refused.code}`
      game.apply(state, seat, step, chance, keepIn(happenings))
    }
  }
  return followed(game.view, state, seat, before, seat, lastOf(commits), happenings)
}

const followed = <T extends GameTypes>(
  view: Box<T>['game']['view'],
  state: T['State'],
  viewer: Viewer,
  before: T['View'],
  seat: Seat,
  steps: readonly T['Action'][],
  happenings: readonly Happening<T['Event']>[],
): Followed<T> => ({
  viewer,
  before,
  seat,
  steps,
  events: happenings.map((one) => received(one, viewer)).filter((event) => event !== null),
  view: () => view(state, viewer),
})

/** Outcomes of one step that are played, at most: four dice and a little. */
const MOST_RUNS = 2500

/** Thrown out of a run as soon as it is told what came, so that what follows is not played through as well. */
const TOLD = new Error('told')

/**
 * How likely something comes of a step: it is played with every outcome from the same position. Null where there are too
 * many outcomes, or where one of them tells nothing.
 */
export const shareOf = <T extends GameTypes>(
  { game }: Box<T>,
  from: T['State'],
  seat: Seat,
  before: T['View'],
  step: T['Action'],
  came: (after: Followed<T>) => unknown,
): number | null => {
  let [share, runs] = [0, 0]
  const run = (chance: Chance): unknown => {
    const state = game.clone(from)
    const happenings: Happening<T['Event']>[] = []
    const told = (): unknown => came(followed(game.view, state, seat, before, seat, [step], happenings))
    let heard = 0
    /** Asked before every draw: whatever was to be told may have happened. */
    const stop = (): void => {
      if (heard === happenings.length) return
      heard = happenings.length
      if (told() !== null) throw TOLD
    }
    const watched: Chance = {
      pick: (n) => (stop(), chance.pick(n)),
      die: (sides) => (stop(), chance.die(sides)),
      draw: (pool) => (stop(), chance.draw(pool)),
    }
    try {
      game.apply(state, seat, step, watched, keepIn(happenings))
    } catch (error) {
      if (error !== TOLD) throw error
    }
    return told()
  }
  for (const { probability, value } of everyOutcome(run)) {
    if (value === null || ++runs > MOST_RUNS) return null
    if (value === true) share += probability
  }
  return share
}

import { type Chance, type GameTypes, anyOf, noChance, sampledChance } from '@menagerie/engine'
import { letOthersChoose, stepsFrom } from './commit.ts'
import type { Task } from './task.ts'

/** Imagined states on which every choice is tried. */
const SAMPLES = 8

/** One commit with what it was worth on the states it was tried on. */
export interface Tried<T extends GameTypes> {
  readonly steps: readonly T['Action'][]
  total: number
  /** Sum of squares. */
  squares: number
  samples: number
}

/**
 * One step ahead: tries every choice on the same imagined states and keeps the one whose view afterwards the game
 * itself values most. Staged steps are chosen one by one, each with the rest of the commit as `order` puts it first.
 */
export const greedy = <T extends GameTypes>(task: Task<T>): readonly T['Action'][] =>
  rankCommits(task, imagined(task)).best.steps

/** What one step ahead thinks of a question. */
export interface Ranking<T extends GameTypes> {
  readonly best: Tried<T>
  /** One commit for each legal choice. */
  readonly tried: readonly Tried<T>[]
}

export const rankCommits = <T extends GameTypes>(task: Task<T>, worlds: readonly World<T>[]): Ranking<T> => {
  const tried = tryEach(task, worlds, [], task.legal)
  return { best: finish(task, worlds, bestOf(tried, task.chance)), tried }
}

/** The same first step, and of the rest of the commit what is best, step by step. */
export const finish = <T extends GameTypes>(task: Task<T>, worlds: readonly World<T>[], begun: Tried<T>): Tried<T> => {
  const { box, seat } = task
  const { game } = box
  let best = begun
  let done: readonly T['Action'][] = []
  for (;;) {
    const step = best.steps[done.length] as T['Action']
    done = [...done, step]
    if (!game.staged(step)) return best
    const state = game.clone((worlds[0] as World<T>).state)
    for (const staged of done) game.apply(state, seat, staged, noChance, null)
    const round = bestOf(tryEach(task, worlds, done, game.legal(state, seat)), task.chance)
    if (mean(round) > mean(best)) best = round
  }
}

export interface World<T extends GameTypes> {
  readonly state: T['State']
  readonly seed: number
}

/** States that fit the view, with luck for what is tried on them: the same for every choice. */
export const imagined = <T extends GameTypes>({ box, view, chance }: Task<T>): readonly World<T>[] => {
  const sample = box.game.imagine(view)
  return Array.from({ length: SAMPLES }, () => ({ state: sample(chance), seed: chance.pick(2 ** 21) }))
}

/** Every commit that begins with the given steps. Ends early when time is up, but not before one sample each. */
export const tryEach = <T extends GameTypes>(
  task: Task<T>,
  worlds: readonly World<T>[],
  done: readonly T['Action'][],
  legal: readonly T['Action'][],
): readonly Tried<T>[] => {
  const commits = legal.map((first): Tried<T> => ({
    steps: complete(task, worlds, done, first),
    total: 0,
    squares: 0,
    samples: 0,
  }))
  if (commits.length > 1) {
    for (const world of worlds) {
      for (const tried of commits) {
        const worth = worthAfter(task, world, tried.steps)
        tried.total += worth
        tried.squares += worth * worth
        tried.samples++
      }
      if (!task.more()) break
    }
  }
  return commits
}

/** Worth that differs by less is the same: sums in another order. */
const ALIKE = 1e-9

/**
 * The commit that is worth most. Among equals chance decides: lists begin with the first seat, the first space, the first
 * card, and who always took the first of equals would favour whoever stands last.
 */
const bestOf = <T extends GameTypes>(commits: readonly Tried<T>[], chance: Chance): Tried<T> => {
  const most = Math.max(...commits.map(mean))
  return anyOf(
    commits.filter((tried) => mean(tried) > most - ALIKE),
    chance,
  )
}

export const mean = <T extends GameTypes>(tried: Tried<T>): number =>
  tried.samples === 0 ? 0 : tried.total / tried.samples

const complete = <T extends GameTypes>(
  { box, seat }: Task<T>,
  worlds: readonly World<T>[],
  done: readonly T['Action'][],
  first: T['Action'],
): readonly T['Action'][] => {
  const { game, bot } = box
  if (!game.staged(first)) return [...done, first]
  const state = game.clone((worlds[0] as World<T>).state)
  for (const step of done) game.apply(state, seat, step, noChance, null)
  const rest = stepsFrom(
    game,
    state,
    seat,
    first,
    (now, next) => bot.order(game.view(now, seat), next)[0] as T['Action'],
  )
  return [...done, ...rest]
}

/** Where a commit leads; others asked at the same time choose at random. */
export const stateAfter = <T extends GameTypes>(
  { box, seat }: Task<T>,
  world: World<T>,
  steps: readonly T['Action'][],
): T['State'] => {
  const { game } = box
  const state = game.clone(world.state)
  const luck: Chance = sampledChance(world.seed)
  const asked = game.pending(state)
  for (const step of steps) game.apply(state, seat, step, luck, null)
  if (asked.status === 'deciding' && asked.seats.length > 1) letOthersChoose(game, state, asked.seats, seat, luck)
  return state
}

/** What the seat's view is worth after a commit. */
const worthAfter = <T extends GameTypes>(task: Task<T>, world: World<T>, steps: readonly T['Action'][]): number => {
  const { game, bot } = task.box
  const { seat } = task
  const state = stateAfter(task, world, steps)
  const now = game.pending(state)
  return now.status === 'over' ? (now.outcome.payoffs[seat] as number) : bot.evaluate(game.view(state, seat), seat)
}

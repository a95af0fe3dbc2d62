import { type Chance, type GameTypes, MOST_STEPS, type Seat, anyOf, sampledChance } from '@menagerie/engine'
import { imagined, mean, rankCommits } from './greedy.ts'
import type { Task } from './task.ts'
import { isOver } from './walk.ts'

/** Choices that are played on, the greedy one among them. */
const CANDIDATES = 5
/** Decisions played on before the position is valued. */
const HORIZON = 24
/** Of so many decisions one is made at random, so that what is played is not always the same. */
const WHIM = 8
/** Worlds before a choice may be dropped, and standard errors by which one has to be worse to be dropped, or better to be taken. */
const FEWEST = 12
const DROPPED = 1
const TAKEN = 2
const MOST_WORLDS = 20_000

interface Candidate<T extends GameTypes> {
  readonly steps: readonly T['Action'][]
  /** Sum and sum of squares of how much better than the greedy commit it was, world by world. */
  sum: number
  squares: number
  out: boolean
}

/**
 * Greedy, improved where playing on shows that it errs: the most promising commits and the greedy one are played on in
 * the same imagined worlds with the same luck, each decision as the game itself would put it first. Another commit is
 * taken only when it was better beyond chance.
 */
export const improve = <T extends GameTypes>(task: Task<T>): readonly T['Action'][] => {
  const { box, view, chance, legal, more } = task
  const [only] = legal
  if (legal.length === 1 && only !== undefined && !box.game.staged(only)) return [only]
  const { best, tried } = rankCommits({ ...task, more: () => !task.isLate() }, imagined(task))
  const rivals = tried
    .filter((one) => !isSame(one.steps, best.steps))
    .sort((a, b) => mean(b) - mean(a))
    .slice(0, CANDIDATES - 1)
    .map((one): Candidate<T> => ({ steps: one.steps, sum: 0, squares: 0, out: false }))
  const sample = box.game.imagine(view)
  let worlds = 0
  while (worlds < MOST_WORLDS && rivals.some(({ out }) => !out) && more()) {
    const state = sample(chance)
    const luck = chance.pick(2 ** 21)
    const base = playOn(task, state, best.steps, luck)
    worlds++
    for (const rival of rivals) {
      if (rival.out) continue
      const better = playOn(task, state, rival.steps, luck) - base
      rival.sum += better
      rival.squares += better * better
      rival.out = worlds >= FEWEST && edgeOf(rival, worlds) < -DROPPED
    }
  }
  const taken = rivals
    .filter((rival) => !rival.out && worlds >= FEWEST && edgeOf(rival, worlds) > TAKEN)
    .sort((a, b) => b.sum - a.sum)[0]
  return (taken ?? best).steps
}

/** Actions are interned: the same step is the same object. */
const isSame = <A>(one: readonly A[], other: readonly A[]): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at])

/** How much better a choice was than the greedy one, in standard errors. */
const edgeOf = <T extends GameTypes>({ sum, squares }: Candidate<T>, worlds: number): number => {
  const average = sum / worlds
  const spread = Math.max(1e-12, squares / worlds - average * average)
  return average / Math.sqrt(spread / worlds)
}

/** What the seat gets when it commits to this in a world and everybody plays on. */
const playOn = <T extends GameTypes>(
  task: Task<T>,
  world: T['State'],
  steps: readonly T['Action'][],
  seed: number,
): number => {
  const { box, seat } = task
  const { game, bot } = box
  const state = game.clone(world)
  const luck = sampledChance(seed)
  for (const step of steps) game.apply(state, seat, step, luck, null)
  const horizon = bot.horizon?.(task.view) ?? HORIZON
  for (let decisions = 0; decisions < horizon; decisions++) {
    const pending = game.pending(state)
    if (isOver(pending)) return pending.outcome.payoffs[seat] as number
    const mover = anyOf(pending.seats, luck)
    for (let staged = 0; staged < MOST_STEPS; staged++) {
      const step = choose(task, state, mover, luck)
      game.apply(state, mover, step, luck, null)
      if (!game.staged(step)) break
    }
  }
  const pending = game.pending(state)
  return isOver(pending) ? (pending.outcome.payoffs[seat] as number) : bot.evaluate(game.view(state, seat), seat)
}

const choose = <T extends GameTypes>({ box }: Task<T>, state: T['State'], mover: Seat, luck: Chance): T['Action'] => {
  const legal = box.game.legal(state, mover)
  if (legal.length === 1) return legal[0] as T['Action']
  if (luck.pick(WHIM) === 0) return anyOf(legal, luck)
  return box.bot.order(box.game.view(state, mover), legal)[0] as T['Action']
}

import {
  type BotRoom,
  type GameTypes,
  MOST_STEPS,
  type Rollouts,
  type Takes,
  anyOf,
  sampledChance,
} from '@menagerie/engine'
import { imagined, mean, rankCommits } from './greedy.ts'
import type { Task } from './task.ts'
import { isOver } from './walk.ts'

/** Choices that are played on, the greedy one among them. */
const CANDIDATES = 5
/** Of so many decisions one is made at random, so that what is played is not always the same. */
const WHIM = 8
/** Standard errors by which a choice has to be worse to be dropped. */
const DROPPED = 1
const MOST_WORLDS = 20_000

/** Where a game says nothing else. */
const USUAL = { commits: () => 24, fewest: 12, takes: () => ({ errors: 2 }) } as const

interface Candidate<T extends GameTypes> {
  readonly steps: readonly T['Action'][]
  /** How much better greedy thinks it is, so 0 or less. */
  readonly prior: number
  /** Sum and sum of squares of how much better than the greedy commit it was, world by world. */
  sum: number
  squares: number
  out: boolean
}

/**
 * Greedy, improved where playing on shows that it errs: the most promising commits and the greedy one are played on in
 * the same imagined worlds with the same luck, each decision as the game itself would put it first. Another commit is
 * taken only when it was better by as much as the game asks for.
 */
export const improve = <T extends GameTypes>(task: Task<T>): readonly T['Action'][] => {
  const { box, view, chance, legal, more } = task
  const [only] = legal
  if (legal.length === 1 && only !== undefined && !box.game.staged(only)) return [only]
  const rollouts: Rollouts<T> = box.bot.rollouts ?? USUAL
  const { fewest } = rollouts
  const takes = rollouts.takes(view)
  const { best, tried } = rankCommits({ ...task, more: () => !task.isLate() }, imagined(task))
  const rivals = tried
    .filter((one) => !isSame(one.steps, best.steps))
    .sort((a, b) => mean(b) - mean(a))
    .slice(0, CANDIDATES - 1)
    .map((one): Candidate<T> => ({ steps: one.steps, prior: mean(one) - mean(best), sum: 0, squares: 0, out: false }))
  const sample = box.game.imagine(view)
  let worlds = 0
  while (worlds < MOST_WORLDS && rivals.some(({ out }) => !out) && more()) {
    const state = sample(chance)
    const luck = chance.pick(2 ** 21)
    const base = playOn(task, rollouts, state, best.steps, luck)
    worlds++
    for (const rival of rivals) {
      if (rival.out) continue
      const better = playOn(task, rollouts, state, rival.steps, luck) - base
      rival.sum += better
      rival.squares += better * better
      rival.out = worlds >= fewest && edgeOf(rival, worlds) < -DROPPED
    }
  }
  if (worlds < fewest) return best.steps
  const taken = rivals
    .filter((rival) => !rival.out && isTaken(takes, rival, worlds))
    .sort((a, b) => weightOf(takes, b) - weightOf(takes, a))[0]
  return (taken ?? best).steps
}

/** What was played on, and what greedy thinks of it where that counts. */
const weightOf = <T extends GameTypes>(takes: Takes, { sum, prior }: Candidate<T>): number =>
  'prior' in takes ? sum + takes.prior * prior : sum

const isTaken = <T extends GameTypes>(takes: Takes, rival: Candidate<T>, worlds: number): boolean =>
  'prior' in takes ? weightOf(takes, rival) > 0 : edgeOf(rival, worlds) > takes.errors

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
  { box, seat, view }: Task<T>,
  { commits, quick, isEnough }: Rollouts<T>,
  world: T['State'],
  steps: readonly T['Action'][],
  seed: number,
): number => {
  const { game, bot } = box
  const state = game.clone(world)
  const luck = sampledChance(seed)
  for (const step of steps) game.apply(state, seat, step, luck, null)
  const quickly = quick?.(state, seat, luck) ?? null
  if (quickly !== null) return quickly
  const most = commits(view)
  for (let played = 0; played < most; played++) {
    const pending = game.pending(state)
    if (isOver(pending)) return pending.outcome.payoffs[seat] as number
    const mover = anyOf(pending.seats, luck)
    /** What is left of what the mover would do. */
    let plan: readonly T['Action'][] = []
    for (let staged = 0; staged < MOST_STEPS; staged++) {
      const legal = game.legal(state, mover)
      let step = legal[0] as T['Action']
      if (legal.length > 1) {
        const now = staged === 0 && isEnough !== undefined ? game.view(state, mover) : null
        if (now !== null && isEnough?.(view, now) === true)
          return bot.evaluate(mover === seat ? now : game.view(state, seat), seat)
        if (luck.pick(WHIM) === 0) step = anyOf(legal, luck)
        else {
          if (plan.length === 0) plan = planOf(bot, now ?? game.view(state, mover), legal)
          step = plan[0] as T['Action']
        }
      }
      game.apply(state, mover, step, luck, null)
      if (!game.staged(step)) break
      plan = step === plan[0] ? plan.slice(1) : []
    }
  }
  const pending = game.pending(state)
  return isOver(pending) ? (pending.outcome.payoffs[seat] as number) : bot.evaluate(game.view(state, seat), seat)
}

/** The steps the game itself would make, as far as it can tell. */
const planOf = <T extends GameTypes>(
  { plan, order }: BotRoom<T>,
  view: T['View'],
  legal: readonly T['Action'][],
): readonly T['Action'][] => plan?.(view, legal) ?? order(view, legal).slice(0, 1)

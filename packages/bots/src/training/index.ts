import type { Box, GameTypes } from '@menagerie/engine'
import { imagined, mean, rankCommits } from '../greedy.ts'
import type { RunRequest } from '../request.ts'
import { taskOf } from '../run-as.ts'
import { thoughtOf } from '../run.ts'

/* What is learned by playing, and measured: no table needs it. */

/** What one step ahead thinks best. */
export interface Ranked {
  /** Of one commit, in notation. */
  readonly steps: readonly string[]
  /** An expected payoff over positions that fit the view; null where there was one choice alone. */
  readonly worth: number | null
}

/** As `club` chooses, with what it thinks of it. */
export const ranked = <T extends GameTypes>(request: RunRequest<T, string>): Ranked => {
  const task = taskOf(request, request.bot)
  const { best } = rankCommits({ ...task, more: () => true }, imagined(task))
  const steps = best.steps.map((action) => request.box.game.format(request.options, action))
  return { steps, worth: best.samples === 0 ? null : mean(best) }
}

/** Walks or worlds a master has at a view. */
export const masterThought = <T extends GameTypes>({ bot }: Box<T>, view: T['View']): number => thoughtOf(bot, view)

export { chanceOf } from '../chance.ts'

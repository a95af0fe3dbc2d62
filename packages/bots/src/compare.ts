import type { GameTypes } from '@menagerie/engine'
import { imagined, mean, tryEach } from './greedy.ts'
import type { RunRequest } from './request.ts'
import { taskOf } from './run-as.ts'

/** What a seat may do first, and what the game values its place at right after it, over positions that fit its view. */
export interface Compared {
  /** Notation of the first step. */
  readonly step: string
  readonly worth: number
}

/**
 * Every first step, the one first that leaves the seat best off at once; equals in the order given. It is what stands on the
 * table afterwards that is valued, not where it leads.
 */
export const compare = <T extends GameTypes>(request: RunRequest<T, string>): readonly Compared[] => {
  const { box, options } = request
  const task = taskOf(request, 'compared')
  return tryEach(task, imagined(task), [], task.legal)
    .map((tried) => ({ step: box.game.format(options, tried.steps[0] as T['Action']), worth: mean(tried) }))
    .sort((a, b) => b.worth - a.worth)
}

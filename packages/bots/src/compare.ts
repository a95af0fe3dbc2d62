import type { GameTypes } from '@menagerie/engine'
import { type Chances, chancesOf } from './chance.ts'
import { imagined, mean, tryEach } from './greedy.ts'
import type { RunRequest } from './request.ts'
import { taskOf } from './run-as.ts'
import { speaksFor } from './speaks.ts'

/** What a seat may do first, and what the game values its place at right after it, over positions that fit its view. */
export interface Compared {
  /** Notation of the first step. */
  readonly step: string
  readonly worth: number
  /** To win; null where the game was not measured for it. */
  readonly chance: Chances | null
}

/** How the choices compare, the one first that leaves the seat best off at once. */
export interface Comparison {
  readonly compared: readonly Compared[]
  /** Parts of the game's value that speak for the chosen steps against the best of the others, the strongest first. */
  readonly speaks: readonly string[]
}

/**
 * Every first step, equals in the order given. It is what stands on the table afterwards that is valued, not where it leads.
 * `steps` are those chosen, in notation.
 */
export const compare = <T extends GameTypes>(request: RunRequest<T, string>, steps: readonly string[]): Comparison => {
  const { box, options, view } = request
  const task = taskOf(request, 'compared')
  const worlds = imagined(task)
  const calibration = box.bot.calibration?.(view) ?? null
  const tried = [...tryEach(task, worlds, [], task.legal)].sort((a, b) => mean(b) - mean(a))
  const nameOf = (first: T['Action'] | undefined): string => box.game.format(options, first as T['Action'])
  const compared = tried.map((one) => ({
    step: nameOf(one.steps[0]),
    worth: mean(one),
    // What nothing was tried against has no worth.
    chance: calibration === null || one.samples === 0 ? null : chancesOf(calibration, one),
  }))
  const rival = tried.find((one) => nameOf(one.steps[0]) !== steps[0])
  const chosen = steps.flatMap((text) => box.game.parse(options, text) ?? [])
  return {
    compared,
    speaks: rival === undefined || chosen.length === 0 ? [] : speaksFor(task, worlds, chosen, rival.steps),
  }
}

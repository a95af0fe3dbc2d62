import type { GameTypes } from '@menagerie/engine'
import { type World, stateAfter } from './greedy.ts'
import type { Task } from './task.ts'

/** Parts that are told at most, and the share of all that speaks for a choice below which a part is not told. */
const MOST = 2
const LEAST = 0.25

/** The mean of each part after a commit; null where the match is over or its value has no parts in one of the worlds. */
const partsAfter = <T extends GameTypes>(
  task: Task<T>,
  worlds: readonly World<T>[],
  steps: readonly T['Action'][],
): ReadonlyMap<string, number> | null => {
  const { box, seat } = task
  const sums = new Map<string, number>()
  for (const world of worlds) {
    const state = stateAfter(task, world, steps)
    const isOver = box.game.pending(state).status === 'over'
    const parts = isOver ? null : (box.bot.parts?.(box.game.view(state, seat), seat) ?? null)
    if (parts === null) return null
    for (const [part, worth] of Object.entries(parts)) sums.set(part, (sums.get(part) ?? 0) + worth / worlds.length)
  }
  return sums
}

/** What is better after the one commit than after the other, in the same worlds with the same luck. */
export const speaksFor = <T extends GameTypes>(
  task: Task<T>,
  worlds: readonly World<T>[],
  chosen: readonly T['Action'][],
  other: readonly T['Action'][],
): readonly string[] => {
  const [one, rival] = [partsAfter(task, worlds, chosen), partsAfter(task, worlds, other)]
  if (one === null || rival === null) return []
  const gains = [...one]
    .map(([part, worth]) => ({ part, gain: worth - (rival.get(part) ?? 0) }))
    .filter(({ gain }) => gain > 1e-6)
    .sort((a, b) => b.gain - a.gain)
  const all = gains.reduce((sum, { gain }) => sum + gain, 0)
  return gains
    .filter(({ gain }) => gain >= LEAST * all)
    .slice(0, MOST)
    .map(({ part }) => part)
}

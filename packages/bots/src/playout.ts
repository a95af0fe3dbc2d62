import { type BySeat, type GameTypes, type Walks, anyOf, seatNumbers } from '@menagerie/engine'
import { type Lessons, drawnBest, note } from './lessons.ts'
import { byPolicy } from './policy.ts'
import type { Task } from './task.ts'
import { isOver } from './walk.ts'

/** Plays an imagined state on, which changes it, and says what that is worth to each seat. */
export const playBeyond = <T extends GameTypes>(
  task: Task<T>,
  { length, glance }: Walks,
  lessons: Lessons<T['Action']> | null,
  state: T['State'],
): BySeat<number> => {
  const { box, chance } = task
  const { game } = box
  let glanced: BySeat<number> | null = null
  for (let decisions = 0; decisions < length; decisions++) {
    if (decisions === glance?.after) glanced = valueOf(task, state)
    const pending = game.pending(state)
    if (isOver(pending)) break
    const mover = anyOf(pending.seats, chance)
    const actions = game.legal(state, mover)
    const answer = byPolicy(box, state, mover, actions, chance)
    if (answer === null && lessons !== null && actions.length > 1) {
      const action = drawnBest(lessons, mover, actions, chance)
      note(lessons, mover, action)
      game.apply(state, mover, action, chance, null)
    } else game.apply(state, mover, answer ?? anyOf(actions, chance), chance, null)
  }
  const end = valueOf(task, state)
  if (glanced === null || glance === undefined) return end
  const { part } = glance
  return end.map((worth, seat) => part * (glanced?.[seat] as number) + (1 - part) * worth)
}

/** What each seat gets: the outcome, or the game's own estimate by each seat's view; what one of two wins, the other loses. */
const valueOf = <T extends GameTypes>({ box, seat }: Task<T>, state: T['State']): BySeat<number> => {
  const { game, bot } = box
  const pending = game.pending(state)
  if (isOver(pending)) return pending.outcome.payoffs
  const seats = game.seats(state)
  if (seats !== 2) return seatNumbers(seats).map((one) => bot.evaluate(game.view(state, one), one))
  const own = bot.evaluate(game.view(state, seat), seat)
  return seat === 0 ? [own, -own] : [-own, own]
}

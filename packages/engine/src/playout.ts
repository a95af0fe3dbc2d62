import type { Chance } from './chance/chance.ts'
import type { Game, GameTypes, Outcome } from './game.ts'
import { Defect } from './refusal.ts'

/** Plays uniformly random legal actions to the end, in place. Throws when `bound` decisions were not enough. */
export const playOut = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  bound: number,
): Outcome => {
  for (let decisions = 0; ; decisions++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return pending.outcome
    if (decisions === bound) throw new Defect(`${game.id} did not end within ${bound} decisions`)
    const seat = pending.seats[pending.seats.length === 1 ? 0 : chance.pick(pending.seats.length)] as number
    const actions = game.legal(state, seat)
    game.apply(state, seat, actions[chance.pick(actions.length)] as T['Action'], chance, null)
  }
}

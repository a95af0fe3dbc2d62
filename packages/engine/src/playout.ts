import type { Chance } from './chance/chance.ts'
import type { Game, GameTypes, Outcome, Seat } from './game.ts'
import { Defect } from './refusal.ts'

/** Plays uniformly random legal actions to the end, in place. Throws when `bound` decisions were not enough. */
export const playOut = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  bound: number,
): Outcome => {
  /** A seat amid a combined choice goes on with it, whoever else is asked. */
  let drafting: Seat | null = null
  for (let decisions = 0; ; decisions++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return pending.outcome
    if (decisions === bound) throw new Defect(`${game.id} did not end within ${bound} decisions`)
    const { seats } = pending
    const seat: Seat =
      seats.length === 1 ? (seats[0] as Seat) : (drafting ?? (seats[chance.pick(seats.length)] as Seat))
    const actions = game.legal(state, seat)
    const action = actions[chance.pick(actions.length)] as T['Action']
    game.apply(state, seat, action, chance, null)
    if (seats.length > 1) drafting = game.staged(action) ? seat : null
  }
}

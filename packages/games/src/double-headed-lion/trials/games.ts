import { type Chance, type Choices, sampledChance } from '@menagerie/engine'
import { type CardLists, type Options, box } from '../index.ts'

/** What came of random games. */
export interface GamesTried {
  readonly games: number
  readonly decisions: number
  /** The longest game, and the largest part of its bound any game took. */
  readonly longest: number
  readonly nearest: number
  /** By reason. */
  readonly ends: Readonly<Record<string, number>>
  readonly broken: readonly string[]
}

/** Options and loadouts by chance, and how long a game under them can be. */
interface Tables {
  readonly scenario: (chance: Chance) => { readonly choices: Choices; readonly loadouts: readonly CardLists[] }
  readonly bound: (options: Options, seats: number) => number
}

/** Random games under random options: sound after every decision, and over within the bound of section 3.4. */
export const tryGames = (tables: Tables, games: number, seed: string, first = 0): GamesTried => {
  const { game } = box
  const ends: Record<string, number> = {}
  const broken: string[] = []
  let [decisions, longest, nearest] = [0, 0, 0]
  for (let i = first; i < first + games; i++) {
    const chance = sampledChance(`${seed}/game/${i}`)
    const { choices, loadouts } = tables.scenario(chance)
    const completed = box.complete(choices, null)
    if (!completed.ok) throw new Error('these options are wrong')
    const bound = tables.bound(completed.value, 2)
    const state = game.setup(completed.value, loadouts, chance, null)
    let done = 0
    for (; done <= bound; done++) {
      broken.push(...game.check(state).map((fault) => `${seed}/${i}: ${fault}`))
      const pending = game.pending(state)
      if (pending.status === 'over') {
        ends[pending.outcome.reason] = (ends[pending.outcome.reason] ?? 0) + 1
        break
      }
      const seat = pending.seats[chance.pick(pending.seats.length)] as number
      const legal = game.legal(state, seat)
      const action = legal[chance.pick(legal.length)]
      if (action === undefined) {
        broken.push(`${seed}/${i}: nothing to choose`)
        break
      }
      game.apply(state, seat, action, chance, null)
    }
    if (done > bound) broken.push(`${seed}/${i}: not over within ${bound} decisions`)
    decisions += done
    longest = Math.max(longest, done)
    nearest = Math.max(nearest, done / bound)
  }
  return { games, decisions, longest, nearest, ends, broken }
}

import { sampledChance, seatNumbers } from '@menagerie/engine'
import { box } from '../index.ts'
import type { Options } from '../options.ts'

/** What came of random games. */
export interface GamesTried {
  readonly games: number
  readonly decisions: number
  readonly longest: number
  /** By mode and reason of the end. */
  readonly ends: Readonly<Record<string, number>>
  readonly broken: readonly string[]
}

const MODES = ['classic', 'arena', 'dominoes'] as const
/** Between two looks at the state: a look costs more than a decision. */
const LOOK = 8

const optionsOf = (mode: string, index: number): Options => {
  // Half of them as the rulebook says, the others with every option that changes how a game goes on.
  const odd = {
    dragonGoal: 1 + (index % 5),
    lateChallenge: true,
    arenaAdjust: 'onFight',
    arenaTimeout: 2,
    backs: 'shuffled',
  }
  const dominoes = {
    dominoForced: index % 4 === 1,
    dominoStrictPlugs: index % 8 > 3,
    dominoDragons: true,
    dominoHands: 'open',
  }
  const completed = box.complete(index % 2 === 0 ? { mode } : { mode, ...odd, ...dominoes }, null)
  if (!completed.ok) throw new Error('these options are wrong')
  return completed.value
}

/** Random games over the modes and all numbers of seats, a resignation now and then: sound after every action, and over some time. */
export const tryGames = (games: number, seed: string, first = 0): GamesTried => {
  const { game } = box
  const ends: Record<string, number> = {}
  const broken: string[] = []
  let [decisions, longest] = [0, 0]
  for (let i = first; i < first + games; i++) {
    const mode = MODES[i % MODES.length] as string
    const options = optionsOf(mode, Math.floor(i / 12))
    const seats = 2 + (Math.floor(i / 3) % 4)
    const chance = sampledChance(`${seed}/${i}`)
    const leaver = chance.pick(4) === 0 ? chance.pick(400) : -1
    const state = game.setup(
      options,
      seatNumbers(seats).map(() => null),
      chance,
      null,
    )
    // Random players finish a fight in a few turns; beyond this many decisions a game would not end.
    const bound = 200_000
    let done = 0
    for (; done <= bound; done++) {
      const pending = game.pending(state)
      const over = pending.status === 'over'
      if (over || done % LOOK === 0) broken.push(...game.check(state).map((fault) => `${seed}/${i}: ${fault}`))
      if (over) {
        const name = `${mode}: ${pending.outcome.reason}`
        ends[name] = (ends[name] ?? 0) + 1
        break
      }
      if (done === leaver) {
        game.resign(state, chance.pick(seats), chance, null)
        continue
      }
      const seat = pending.seats[0] as number
      const legal = game.legal(state, seat)
      const action = legal[chance.pick(legal.length)]
      if (action === undefined) {
        broken.push(`${seed}/${i}: nothing to choose`)
        break
      }
      game.apply(state, seat, action, chance, null)
    }
    if (done > bound) broken.push(`${seed}/${i}: does not end`)
    decisions += done
    longest = Math.max(longest, done)
  }
  return { games, decisions, longest, ends, broken }
}

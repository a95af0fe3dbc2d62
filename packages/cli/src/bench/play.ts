import { type Box, type BySeat, type Choices, type GameTypes, type Seat, sampledChance } from '@menagerie/engine'
import { type Subject, fold, hex, timed } from './subject.ts'

export const defaultOptions = <T extends GameTypes>(box: Box<T>, choices: Choices = {}): T['Options'] => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(`${box.game.id} does not know these options`)
  return completed.value
}

/** Loadouts of as many tables, chosen before the clock runs. */
const TABLES = 64

export interface Play {
  readonly cloning: boolean
  /** The defaults when absent. */
  readonly choices?: Choices
  /** The fewest when absent. */
  readonly seats?: number
}

/**
 * Random matches through the public contract: who is asked, what is legal, is the chosen action refused, apply. With
 * `cloning` each decision is played on a clone, as a search does.
 */
export const randomPlay = <T extends GameTypes>(box: Box<T>, { cloning, choices, seats }: Play): Subject => {
  const { loadouts } = box
  const options = defaultOptions(box, choices)
  const luck = sampledChance('loadouts')
  const tables = Array.from({ length: TABLES }, () =>
    Array.from({ length: seats ?? (box.seats[0] as number) }, () => loadouts.choose(options, luck)),
  ) as readonly BySeat<T['Loadout']>[]
  return (decisions) => {
    let sum = 0
    return timed(
      () => {
        sum = playDecisions(box, options, tables, decisions, cloning)
        return decisions
      },
      () => hex(sum),
    )
  }
}

const playDecisions = <T extends GameTypes>(
  { game }: Box<T>,
  options: T['Options'],
  tables: readonly BySeat<T['Loadout']>[],
  decisions: number,
  cloning: boolean,
): number => {
  const chance = sampledChance('bench')
  let sum = 0
  let match = 0
  let state = game.setup(options, tables[0] as BySeat<T['Loadout']>, chance, null)
  for (let done = 0; done < decisions; done++) {
    let pending = game.pending(state)
    while (pending.status === 'over') {
      sum = fold(sum, pending.outcome.payoffs[0] as number)
      match++
      state = game.setup(options, tables[match % TABLES] as BySeat<T['Loadout']>, chance, null)
      pending = game.pending(state)
    }
    const seat = pending.seats[0] as Seat
    const legal = game.legal(state, seat)
    const at = chance.pick(legal.length)
    const action = legal[at] as T['Action']
    if (game.refuse(state, seat, action) !== null) throw new Error('a legal action is refused')
    if (cloning) state = game.clone(state)
    game.apply(state, seat, action, chance, null)
    sum = fold(fold(sum, legal.length), at)
  }
  return sum
}

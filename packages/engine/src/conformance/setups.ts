import { type Happening, keepIn } from '../audience.ts'
import type { Chance } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Viewer } from '../game.ts'
import { readsAlike } from './compare.ts'
import { audible, cameApart } from './pair.ts'
import { type Run, type Trial, openTrial } from './trial.ts'

/** Other setups tried of each, every one by another answer of chance. */
const OTHERS = 6

/** A setup, what it told, and how many questions it asked of chance. */
interface Laid<T extends GameTypes> {
  readonly state: T['State']
  readonly told: readonly Happening<T['Event']>[]
  readonly asked: number
}

/** Lays out a match by the luck of a seed, but for the question of this number; -1: for none. */
const lay = <T extends GameTypes>({ box, options, scenario }: Trial<T>, seed: string, other: number): Laid<T> => {
  let asked = 0
  const next = (): Chance => {
    const at = asked++
    return sampledChance(`${seed}/${at}${at === other ? '/other' : ''}`)
  }
  const chance: Chance = { pick: (n) => next().pick(n), die: (n) => next().die(n), draw: (pool) => next().draw(pool) }
  const told: Happening<T['Event']>[] = []
  const state = box.game.setup(options, scenario.loadouts, chance, keepIn(told))
  return { state, told, asked }
}

/**
 * What a setup tells. Two setups that one answer of chance sets apart: where the states differ and a viewer sees the same,
 * the answer went into what is hidden from that viewer, who may hear of it only by an event that may disclose it. Where the
 * states do not differ it was public luck, such as dice for the first turn.
 */
export const trySetup = <T extends GameTypes>(run: Run<T>, seed: string, number: number): void => {
  const trial = openTrial(run, seed)
  const { ledger } = trial
  try {
    ledger.law = 'two-worlds'
    ledger.test('two-worlds')
    const viewer = trial.viewers[number % trial.viewers.length] as Viewer
    const first = lay(trial, seed, -1)
    const { game } = trial.box
    const [text, seen] = [JSON.stringify(first.state), game.view(first.state, viewer)]
    for (let tried = 0; tried < Math.min(OTHERS, first.asked); tried++) {
      const second = lay(trial, seed, trial.chance.pick(first.asked))
      // More throws for the first turn, say: nothing to hold side by side.
      if (second.asked !== first.asked || JSON.stringify(second.state) === text) continue
      if (!readsAlike(game.view(second.state, viewer), seen, trial.options)) continue
      const pair = { trial, viewer, source: 'redeal', first: first.state, second: second.state } as const
      cameApart(pair, audible(pair, first.told), audible(pair, second.told))
    }
  } catch (error) {
    ledger.threw(error)
  }
}

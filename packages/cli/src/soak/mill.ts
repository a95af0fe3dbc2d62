import { setImmediate as breathe } from 'node:timers/promises'
import { type Failure, type Mill, openMill } from '@menagerie/engine/conformance'
import { openProgress } from '../output.ts'
import type { Examiner } from './rooms.ts'

export interface Wanted {
  readonly states: number
  readonly mutants: number
  readonly seed: string
}

export interface Tried {
  readonly states: number
  readonly failures: readonly Failure[]
  readonly mill: Mill
}

/** Matches of one stretch, after which progress is shown and a failure ends the trial. */
const STRETCH = 250

/**
 * Describes states and changes them by hand, until there were as many as wanted of either: a match has few states, and not every
 * change makes a mutant. Ends early when something failed, or when a game has no more to give.
 */
export const tryLong = async (examiner: Examiner, wanted: Wanted, working: string): Promise<Tried> => {
  const { seed } = wanted
  const mill = openMill()
  const failures: Failure[] = []
  const progress = openProgress(working, wanted.states)
  let states = 0
  for (let first = 0; failures.length === 0; first += STRETCH) {
    const [statesLeft, mutantsLeft] = [wanted.states - states, wanted.mutants - mill.tried]
    if (statesLeft <= 0 && mutantsLeft <= 0) break
    const triedBefore = mill.tried
    const games = Math.min(STRETCH, Math.max(statesLeft, mutantsLeft))
    const report = examiner.conform({ games, pairs: 0, seed, first, laws: ['positions', 'mutants'], mill })
    failures.push(...report.laws.flatMap((one) => one.failures))
    // A game with two rooms reports a law twice.
    const described = report.laws.filter(({ law }) => law === 'positions')
    const cases = described.reduce((sum, one) => sum + one.cases, 0)
    states += cases
    progress.advance(Math.min(states, wanted.states))
    if (cases === 0 || (statesLeft <= 0 && mill.tried === triedBefore)) break
    await breathe()
  }
  progress.end()
  return { states, failures, mill }
}

import type { Choices } from '../options.ts'
import type { Arranged, Invariant } from '../positions.ts'

/** A described position, changed by hand, and what is right to say of it. */
export interface JudgedMutant {
  readonly how: readonly string[]
  /** `warned`: no match comes there, yet it can be played on. */
  readonly verdict: 'taken' | 'warned' | 'refused'
  /** What is told and where, such as `sides.1.hand handTooFull`. */
  readonly told: readonly string[]
  readonly why: string
  /** Those of the table; what is too long to be repeated there, a deck of one's own, by a word of the game's test. */
  readonly choices: Choices
  readonly position: unknown
}

export interface Judging<State> {
  readonly mutants: readonly JudgedMutant[]
  readonly invariants: readonly Invariant<State>[]
  /** Reads a mutant's position at its table, and holds it against these invariants alone. */
  readonly arrange: (rules: readonly Invariant<State>[], mutant: JudgedMutant) => Arranged<State>
}

export interface Verdicts {
  /** Verdict and what is told, as the game has them. */
  readonly said: (mutant: JudgedMutant) => readonly [verdict: JudgedMutant['verdict'], told: readonly string[]]
  /** Codes that are told of any mutant, in their order. */
  readonly codes: readonly string[]
  /** Codes that no mutant loses, and they alone, when their invariant is left out: nothing holds these. */
  readonly idle: () => readonly string[]
  /** Those with no change, or with too short a reason. */
  readonly unreasoned: readonly JudgedMutant[]
}

const LEAST_REASON = 30
const codeOf = (told: string): string => told.split(' ')[1] ?? ''

/** Positions that somebody judged one by one, held against what the game says of them. */
export const judgeMutants = <State>({ mutants, invariants, arrange }: Judging<State>): Verdicts => {
  const saidUnder = (rules: readonly Invariant<State>[], mutant: JudgedMutant): ReturnType<Verdicts['said']> => {
    const made = arrange(rules, mutant)
    const told = (made.ok ? made.warnings : made.faults).map(({ path, code }) => `${path} ${code}`)
    return [made.ok ? (told.length > 0 ? 'warned' : 'taken') : 'refused', told]
  }
  const codes = [...new Set(mutants.flatMap(({ told }) => told.map(codeOf)))].sort()
  return {
    said: (mutant) => saidUnder(invariants, mutant),
    codes,
    idle: () =>
      codes.filter((code) => {
        const rest = invariants.filter((one) => one.code !== code)
        const loses = (mutant: JudgedMutant): boolean => {
          const others = mutant.told.filter((told) => codeOf(told) !== code)
          return others.length < mutant.told.length && saidUnder(rest, mutant)[1].join() === others.join()
        }
        return !mutants.some(loses)
      }),
    unreasoned: mutants.filter(({ how, why }) => how.length === 0 || why.length < LEAST_REASON),
  }
}

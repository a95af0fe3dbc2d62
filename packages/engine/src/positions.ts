import { type Fault, type Faulty, fault, faulty } from './refusal.ts'

/**
 * A position that was read: its state with warnings of what no match could have led to, or why it cannot be, all faults at
 * once. Faults and warnings have their places in the position as it was written (`sides.0.hand`).
 */
export type Arranged<State> = { readonly ok: true; readonly value: State; readonly warnings: readonly Fault[] } | Faulty

const NO_WARNINGS: readonly Fault[] = Object.freeze([])

export const arrangedAs = <State>(value: State, warnings: readonly Fault[] = NO_WARNINGS): Arranged<State> => ({
  ok: true,
  value,
  warnings,
})

/** A place that contradicts an invariant, and values for the sentence. */
export interface Contradiction {
  readonly path: string
  readonly values?: Fault['values']
}

/** What no position may contradict. Its words are `fault.<code>`; docs/position-format.md lists all by their ids. */
export interface Invariant<State> {
  /** Such as `MP-I3`. */
  readonly id: string
  readonly code: string
  /** The rule it follows from; null: of the format. */
  readonly rule: string | null
  /** Impossible by the rules, or merely never reached: more copies of a card than a deck has. */
  readonly kind: 'impossible' | 'unreachable'
  readonly broken: (state: State) => readonly Contradiction[]
}

const found = <State>(
  state: State,
  invariants: readonly Invariant<State>[],
  kind: Invariant<State>['kind'],
): readonly Fault[] =>
  invariants
    .filter((one) => one.kind === kind)
    .flatMap(({ code, rule, broken }) => broken(state).map(({ path, values }) => fault(code, path, rule, values)))

/** Holds a state that was read against all invariants of its game. */
export const judged = <State>(state: State, invariants: readonly Invariant<State>[]): Arranged<State> => {
  const faults = found(state, invariants, 'impossible')
  return faults.length > 0 ? faulty(faults) : arrangedAs(state, found(state, invariants, 'unreachable'))
}

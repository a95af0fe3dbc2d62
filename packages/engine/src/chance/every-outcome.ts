import { Defect } from '../refusal.ts'
import { type Chance, type ChanceOutcome, takeAt } from './chance.ts'

/** One complete run under one sequence of outcomes. */
export interface WeightedRun<X> {
  /** Product of the probabilities of the outcomes, 0 to 1; all runs add up to 1. */
  readonly probability: number
  readonly outcomes: readonly ChanceOutcome[]
  readonly value: X
}

interface Branch {
  readonly weights: readonly number[]
  at: number
}

/**
 * Exact expectation without chance nodes: reruns `run` once for every sequence of outcomes (a growing script).
 * `run` must start from the same position each time (clone inside). Equal entries of a pool are one outcome.
 */
export function* everyOutcome<X>(run: (chance: Chance) => X): Generator<WeightedRun<X>> {
  const path: Branch[] = []
  for (;;) {
    let depth = 0
    let probability = 1
    const outcomes: ChanceOutcome[] = []
    const branch = (weights: () => readonly number[]): number => {
      const here = path[depth] ?? { weights: weights(), at: 0 }
      if (here.weights.length === 0) throw new Defect('there is nothing to pick from')
      if (depth === path.length) path.push(here)
      depth++
      probability *= here.weights[here.at] as number
      return here.at
    }
    const uniform = (n: number): number => branch(() => Array.from({ length: n }, () => 1 / n))
    const value = run({
      pick: (n) => keep(outcomes, uniform(n)),
      die: (sides) => keep(outcomes, uniform(sides) + 1),
      draw: (pool) => {
        const kinds = [...new Set(pool)]
        const share = (kind: ChanceOutcome): number => pool.filter((entry) => entry === kind).length / pool.length
        const kind = kinds[branch(() => kinds.map(share))] as (typeof pool)[number]
        return keep(outcomes, takeAt(pool, pool.indexOf(kind)))
      },
    })
    yield { probability, outcomes, value }
    while (path.length > 0 && (path.at(-1) as Branch).at === (path.at(-1) as Branch).weights.length - 1) path.pop()
    const last = path.at(-1)
    if (last === undefined) return
    last.at++
  }
}

const keep = <X extends ChanceOutcome>(outcomes: ChanceOutcome[], outcome: X): X => {
  outcomes.push(outcome)
  return outcome
}

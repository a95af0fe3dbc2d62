import { type Chance, type ChanceOutcome, takeAt } from '../chance/chance.ts'

/** One answered question, by value and by place. */
export interface Answer {
  readonly asked: 'pick' | 'draw'
  readonly index: number
  readonly value: ChanceOutcome
}

/** Answers from `source` and keeps the answers for another world. */
export const leadingChance = (source: Chance, answers: Answer[]): Chance => {
  const pick = (n: number): number => {
    const index = source.pick(n)
    answers.push({ asked: 'pick', index, value: index })
    return index
  }
  return {
    pick,
    die: (sides) => pick(sides) + 1,
    draw: (pool) => {
      const index = source.pick(pool.length)
      const value = takeAt(pool, index)
      answers.push({ asked: 'draw', index, value })
      return value
    },
  }
}

/** The same luck in a second world: the same value where its pool has one, else the same place, else luck of its own. */
export const followingChance = (answers: readonly Answer[], source: Chance): Chance => {
  let at = 0
  const pick = (n: number): number => {
    const answer = answers[at++]
    return answer?.asked === 'pick' && answer.index < n ? answer.index : source.pick(n)
  }
  return {
    pick,
    die: (sides) => pick(sides) + 1,
    draw: <C extends ChanceOutcome>(pool: C[]): C => {
      const answer = answers[at++]
      if (answer?.asked !== 'draw') return takeAt(pool, source.pick(pool.length))
      const same = pool.indexOf(answer.value as C)
      if (same >= 0) return takeAt(pool, same)
      return takeAt(pool, answer.index < pool.length ? answer.index : source.pick(pool.length))
    },
  }
}

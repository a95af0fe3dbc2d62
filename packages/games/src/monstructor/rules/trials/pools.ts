import { type Chance, sampledChance } from '@menagerie/engine'
import { bestMonster } from '../../play/best-monster.ts'
import { BODY, type CardIndex, type CardSet } from '../../set/cards.ts'
import { type Pool, chosenIn, codeOf, isAble, isChosen, whyNotStep } from '../../choices/choosing.ts'
import { isCompletable } from '../../set/counting.ts'
import type { Part } from '../state.ts'
import { allMonsters, before, isJoinable, randomPool } from './brute.ts'

/** What came of holding the quick ways against brute force. */
export interface PoolsTried {
  readonly pools: number
  /** Pools from which a monster can be made. */
  readonly able: number
  /** Sets of parts whose completeness was looked at. */
  readonly sets: number
  readonly monsters: number
  /** Where they disagree. */
  readonly wrong: readonly string[]
}

/** Every monster that steps lead to; a step that leads astray throws. */
const byStepping = (set: CardSet, pool: Pool, draft: readonly number[] = []): number[][] => {
  const chosen = chosenIn(set, pool, draft)
  if (isChosen(chosen)) return [[...draft]]
  const steps = pool.flatMap((parts, kind) =>
    parts.flatMap((_, place) => (whyNotStep(set, pool, chosen, kind, place) === null ? [codeOf(kind, place)] : [])),
  )
  if (steps.length === 0 && draft.length > 0) throw new Error(`a dead end after ${draft.join()}`)
  return steps.flatMap((code) => byStepping(set, pool, [...draft, code]))
}

const worthOf = (values: readonly (readonly number[])[], codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + (values[Math.floor(code / 1024)]?.[code % 1024] ?? 0), 0)

/** The best by looking at all, the first of equal ones; null when there is none. */
const bestOf = (all: readonly number[][], values: readonly (readonly number[])[]): readonly number[] | null => {
  const most = Math.max(...all.map((codes) => worthOf(values, codes)))
  return all.find((codes) => worthOf(values, codes) === most) ?? null
}

const quickBest = (set: CardSet, pool: Pool, values: readonly (readonly number[])[]): readonly number[] | null => {
  const bodies = pool[BODY] as readonly Part[]
  const best = bestMonster({
    values,
    wide: bodies.map(({ card }) => set.wide[card] as number),
    narrow: bodies.map(({ card }) => set.narrow[card] as number),
  })
  return best === null ? null : best.codes
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The counting test against a search for joints over every subset, the steps, who is able, and the best monster by points
 * and by values at random against all monsters there are.
 */
export const tryPools = (set: CardSet, pools: number, seed: string): PoolsTried => {
  const wrong: string[] = []
  let [able, sets, monsters] = [0, 0, 0]
  const compare = (chance: Chance, name: string): void => {
    const pool = randomPool(set, chance, 5 + chance.pick(6))
    const all = allMonsters(set, pool, (_, cards: readonly CardIndex[]) => {
      sets++
      const joinable = isJoinable(set, cards)
      if (isCompletable(set, cards) !== joinable) wrong.push(`${name}: ${cards.map((card) => set.ids[card]).join(' ')}`)
      return joinable
    })
    monsters += all.length
    if (all.length > 0) able++
    if (isAble(set, pool) !== all.length > 0) wrong.push(`${name}: able`)
    if (!same(byStepping(set, pool).sort(before), all)) wrong.push(`${name}: steps`)
    const points = pool.map((parts) => parts.map(({ card }) => set.points[card] as number))
    const random = pool.map((parts) => parts.map(() => chance.pick(9) - 2))
    for (const values of [points, random]) {
      if (!same(quickBest(set, pool, values), bestOf(all, values))) wrong.push(`${name}: best`)
    }
  }
  for (let i = 0; i < pools; i++) compare(sampledChance(`${seed}/${i}`), `${seed}/${i}`)
  return { pools, able, sets, monsters, wrong }
}

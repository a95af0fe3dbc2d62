import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { type Best, bestMonster, bestValue } from '../play/best-monster.ts'
import { optionsOf } from '../rules/bench.ts'
import { BODY, type CardSet } from '../set/cards.ts'
import { type Pool, chosenIn, codeOf, isAble, isChosen, whyNotStep } from './choosing.ts'
import { isCompletable } from '../set/counting.ts'
import { fittingClasses, joinsOf } from '../rules/joins.ts'
import type { Part } from '../rules/state.ts'
import { SMALL_SET } from '../set/small-set.ts'
import { allMonsters, before, randomPool } from '../rules/trials/brute.ts'

const supplied = optionsOf().set
const small = optionsOf({ cardSet: { csv: SMALL_SET } }).set

/** Every monster that steps lead to; an empty list where a step has led astray. */
const byStepping = (set: CardSet, pool: Pool, draft: readonly number[] = []): number[][] => {
  const chosen = chosenIn(set, pool, draft)
  if (isChosen(chosen)) return [[...draft]]
  const steps = pool.flatMap((parts, kind) =>
    parts.flatMap((_, place) => (whyNotStep(set, pool, chosen, kind, place) === null ? [codeOf(kind, place)] : [])),
  )
  if (steps.length === 0 && draft.length > 0) throw new Error(`a dead end after ${draft.join()}`)
  return steps.flatMap((code) => byStepping(set, pool, [...draft, code]))
}

describe('choosing a monster', () => {
  test('MS-26 MS-28 MS-33 steps lead to every complete monster exactly once and never astray', () => {
    let able = 0
    for (let i = 0; i < 400; i++) {
      const chance = sampledChance(`steps ${i}`)
      const set = i % 2 === 0 ? supplied : small
      const pool = randomPool(set, chance, 4 + chance.pick(7))
      const wanted = allMonsters(set, pool, isCompletable)
      const stepped = byStepping(set, pool)
      expect(stepped.sort(before)).toEqual(wanted)
      expect(isAble(set, pool)).toBe(wanted.length > 0)
      if (wanted.length > 0) able++
    }
    expect(able).toBeGreaterThan(60)
  })

  test('the best monster agrees with a search through all of them, the first of equal ones', () => {
    let found = 0
    for (let i = 0; i < 1000; i++) {
      const chance = sampledChance(`best ${i}`)
      const set = i % 3 === 0 ? small : supplied
      const pool = randomPool(set, chance, 6 + chance.pick(6))
      const values = pool.map((parts) => parts.map(() => chance.pick(5)))
      const bodies = (pool[BODY] ?? []).map(({ card }) => card)
      const wide = bodies.map((card) => set.wide[card] as number)
      const narrow = bodies.map((card) => set.narrow[card] as number)
      const best = bestMonster({ values, wide, narrow })
      const worth = (codes: readonly number[]): number =>
        codes.reduce((sum, code) => sum + (values[Math.floor(code / 1024)]?.[code % 1024] ?? 0), 0)
      const all = allMonsters(set, pool, isCompletable)
      const most = Math.max(-1, ...all.map(worth))
      const wanted: Best | null =
        all.length === 0 ? null : { value: most, codes: all.find((codes) => worth(codes) === most) ?? [] }
      expect(best).toEqual(wanted)
      expect(bestValue({ values, wide, narrow })).toBe(wanted?.value ?? null)
      // Bodies that fit nowhere change nothing.
      const useless = Array.from({ length: 9 }, () => 99)
      const [own = [], ...others] = values
      const offer = {
        values: [[...own, ...useless], ...others],
        wide: [...wide, ...useless],
        narrow: [...narrow, ...useless],
      }
      expect(bestMonster(offer)).toEqual(wanted)
      if (wanted !== null) found++
    }
    expect(found).toBeGreaterThan(150)
  })

  test('MS-28 a body with a single connector needs a further body', () => {
    const part = (id: string): Part => ({ card: small.ids.indexOf(id), at: 1, seen: false })
    const alone: Pool = [[part('A0B')], [part('A0H')], [], []]
    expect(isAble(small, alone)).toBe(false)
    const both: Pool = [[part('A0B'), part('A1B')], [part('A0H')], [], []]
    expect(isAble(small, both)).toBe(true)
  })
})

test('MS-05 MS-06 a class fits the centre exactly when one of its cards can be joined', () => {
  for (const dominoStrictPlugs of [false, true]) {
    const options = optionsOf({ mode: 'dominoes', dominoStrictPlugs })
    for (let bits = 1; bits < 256; bits++) {
      const at = (place: number): number => (bits >> (2 * place)) & 3
      const open = dominoStrictPlugs ? ([at(0), at(1), at(2), at(3)] as const) : ([at(0), at(1), 0, 0] as const)
      for (const size of [1, 2, 5]) {
        for (let fits = 0; fits < 5; fits++) {
          const joins = joinsOf(options, open, size, fits) !== 0
          expect(((fittingClasses(options, open, size) >> fits) & 1) === 1).toBe(joins)
        }
      }
    }
  }
})

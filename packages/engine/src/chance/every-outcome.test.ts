import { expect, test } from 'vitest'
import type { Chance } from './chance.ts'
import { everyOutcome } from './every-outcome.ts'
import { sampledChance } from './sampled.ts'
import { scriptedChance } from './scripted.ts'

const total = (runs: readonly { readonly probability: number }[]): number =>
  runs.reduce((sum, { probability }) => sum + probability, 0)

test('equal entries of a pool are one outcome with their joint probability', () => {
  const runs = [...everyOutcome((chance) => chance.draw(['a', 'a', 'b', 'b', 'b', 'c']))]
  expect(runs.map(({ value }) => value)).toEqual(['a', 'b', 'c'])
  for (const [i, sixths] of [2, 3, 1].entries()) expect(runs[i]?.probability).toBeCloseTo(sixths / 6, 12)
})

/** Asks different questions depending on what came before. */
const tangled = (chance: Chance): string => {
  const pool = [1, 1, 2, 3]
  const first = chance.draw(pool)
  if (first === 1) return `1 ${chance.draw(pool)} ${chance.die(3)}`
  if (first === 2) return '2'
  return `3 ${chance.pick(2)} ${pool.join('')}`
}

test('the probabilities of all runs add up to 1, also where later questions depend on earlier answers', () => {
  const runs = [...everyOutcome(tangled)]
  expect(total(runs)).toBeCloseTo(1, 12)
  expect(runs).toHaveLength(9 + 1 + 2)
  expect(new Set(runs.map(({ value }) => value)).size).toBe(runs.length)
})

test('the outcomes of a run are a script for it', () => {
  for (const { outcomes, value } of everyOutcome(tangled)) {
    const script = scriptedChance(outcomes)
    expect(tangled(script)).toBe(value)
    script.done()
  }
})

test('sampling agrees with the exact probabilities', () => {
  const chance = sampledChance('tangled')
  const counts = new Map<string, number>()
  const times = 40_000
  for (let i = 0; i < times; i++) {
    const value = tangled(chance)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  for (const { value, probability } of everyOutcome(tangled)) {
    const deviation = Math.sqrt(times * probability * (1 - probability))
    expect(Math.abs((counts.get(value) ?? 0) - times * probability)).toBeLessThan(5 * deviation)
  }
})

test('a run without luck happens once, for certain', () => {
  expect([...everyOutcome(() => 'x')]).toEqual([{ probability: 1, outcomes: [], value: 'x' }])
})

test('an expectation: two dice make 7', () => {
  const runs = everyOutcome((chance) => chance.die(6) + chance.die(6))
  expect([...runs].reduce((sum, { probability, value }) => sum + probability * value, 0)).toBeCloseTo(7, 12)
})

test('a pick of nothing and a draw from an empty pool throw', () => {
  expect(() => [...everyOutcome((chance) => chance.pick(0))]).toThrow('nothing to pick from')
  expect(() => [...everyOutcome((chance) => chance.draw([]))]).toThrow('nothing to pick from')
})

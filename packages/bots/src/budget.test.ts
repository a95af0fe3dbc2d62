import { expect, test } from 'vitest'
import { lateOf, moreOf } from './budget.ts'

/** Iterations until there is no more time, on a clock on which each takes what `lasts` says. */
const run = (ms: number, lasts: (iteration: number) => number) => {
  let time = 0
  let iterations = 0
  const more = moreOf({ ms }, () => time)
  while (more()) time += lasts(iterations++)
  return { time, iterations }
}

test('a time budget is kept: the last iteration ends before it is over', () => {
  expect(run(200, () => 3)).toEqual({ time: 189, iterations: 63 })
  expect(run(200, (i) => 1 + (i % 5)).time).toBeLessThanOrEqual(200)
  expect(run(200, () => 0.01).time).toBeGreaterThan(191)
})

test('one long pause does not end the search for good', () => {
  const { time, iterations } = run(200, (i) => (i === 3 ? 90 : 0.5))
  expect(time).toBeLessThanOrEqual(200)
  expect(iterations).toBeGreaterThan(150)
})

test('there is always one iteration, and an iteration budget counts them', () => {
  expect(run(0, () => 5).iterations).toBe(1)
  const more = moreOf({ iterations: 7 }, () => 0)
  let count = 0
  while (more()) count++
  expect(count).toBe(7)
})

test('the first look ends at half of the time, and never where iterations are counted', () => {
  let time = 0
  const isLate = lateOf({ ms: 100 }, () => time)
  expect(isLate()).toBe(false)
  time = 51
  expect(isLate()).toBe(true)
  expect(lateOf({ iterations: 1 }, () => 1e9)()).toBe(false)
})

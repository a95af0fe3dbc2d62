import { expect, test } from 'vitest'
import { playOut, tryPoolsOfBoth } from './index.ts'

// A hundredth of `npm run soak -- monstructor`.

test('MS-26 MS-28 completeness, steps and best monsters agree with every set and every choice of joints', () => {
  for (const { pools, able, monsters, wrong } of tryPoolsOfBoth(200, 'test')) {
    expect(wrong).toEqual([])
    expect([pools, able > 15, monsters > 100]).toEqual([100, true, true])
  }
})

test('a simple player ends Classic by a dragon, in about as many turns as the specification tells', () => {
  const { won, games, median } = playOut('classic', 3, 12, 'test')
  expect(won).toBe(games)
  expect(median).toBeGreaterThan(25)
  expect(median).toBeLessThan(75)
})

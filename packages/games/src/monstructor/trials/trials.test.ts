import { expect, test } from 'vitest'
import { playOut, tryGames, tryPoolsOfBoth } from './index.ts'

// A hundredth of `npm run soak -- monstructor`.

test('MS-26 MS-28 completeness, steps and best monsters agree with every set and every choice of joints', () => {
  for (const { pools, able, monsters, wrong } of tryPoolsOfBoth(200, 'test')) {
    expect(wrong).toEqual([])
    expect([pools, able > 15, monsters > 100]).toEqual([100, true, true])
  }
})

test('random games over modes, seats and options are sound and end', () => {
  const { ends, broken, longest } = tryGames(240, 'test')
  expect(broken).toEqual([])
  expect(longest).toBeLessThan(20_000)
  const wanted = ['arena: dragon', 'arena: resigned', 'classic: dragon', 'dominoes: counted', 'dominoes: resigned']
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(wanted))
})

test('a simple player ends Classic by a dragon, in about as many turns as the specification tells', () => {
  const { won, games, median } = playOut('classic', 3, 12, 'test')
  expect(won).toBe(games)
  expect(median).toBeGreaterThan(25)
  expect(median).toBeLessThan(75)
})

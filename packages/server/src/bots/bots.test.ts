import { expect, it } from 'vitest'
import { timeToThink } from './bots.ts'

it('who is alone, or second, thinks as long as a bot may', () => {
  expect([0, 1].map((ahead) => timeToThink(800, ahead, 1))).toEqual([800, 800])
  expect([0, 3, 7].map((ahead) => timeToThink(800, ahead, 4))).toEqual([800, 800, 800])
})

it.each([1, 2, 8])(
  'however many are asked at once, %i threads are through in the time of three, and a little for each',
  (threads) => {
    for (const count of [6, 20, 60]) {
      const times = Array.from({ length: count }, (_, ahead) => timeToThink(800, ahead, threads))
      const sum = times.reduce((all, ms) => all + ms, 0)
      expect(sum / threads).toBeLessThanOrEqual(3 * 800 + (30 * count) / threads)
      for (const ms of times) expect(ms).toBeGreaterThanOrEqual(30)
    }
  },
)

it('a bot that may think for less than that is left what it has', () => {
  expect(timeToThink(5, 100, 1)).toBe(5)
})

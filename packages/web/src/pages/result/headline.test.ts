import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

test('a match ends for whoever looks: won, lost, drawn, or as somebody’s who won', () => {
  expect(headlineOf({ places: [1, 2] }, 0)).toBe('won')
  expect(headlineOf({ places: [1, 2] }, 1)).toBe('lost')
  expect(headlineOf({ places: [2, 1, 3] }, null)).toBe('winner')
  expect([0, 1, null].map((seat) => headlineOf({ places: [1, 1] }, seat))).toEqual(['drawn', 'drawn', 'drawn'])
})

test('who stands behind two that share the first place has lost', () => {
  const places = [3, 1, 1]
  expect([0, 1, 2, null].map((seat) => headlineOf({ places }, seat))).toEqual(['lost', 'drawn', 'drawn', 'drawn'])
})

import { expect, test } from 'vitest'
import { reasonOf } from './reason.ts'

const worth = (...all: readonly (readonly [string, number])[]) =>
  all.map(([step, value]) => ({ step, worth: value, chance: null }))

test('a hint says why only as far as the bot compared it', () => {
  expect(reasonOf({ steps: ['a'], compared: worth(['a', 0.1]) })).toEqual({
    reason: { id: 'only' },
    chance: null,
    others: [],
  })
  expect(reasonOf({ steps: ['a'], compared: worth(['a', 0.5], ['b', 0.4], ['c', 0.3], ['d', 0]) })).toEqual({
    reason: { id: 'best' },
    chance: null,
    others: [
      { step: 'b', chance: null },
      { step: 'c', chance: null },
    ],
  })
  expect(reasonOf({ steps: ['b'], compared: worth(['a', 0.5], ['b', 0.5]) })?.reason).toEqual({ id: 'even' })
  expect(reasonOf({ steps: ['c'], compared: worth(['a', 0.5], ['b', 0.4], ['c', 0.1]) })).toEqual({
    reason: { id: 'ahead' },
    chance: null,
    others: [
      { step: 'a', chance: null },
      { step: 'b', chance: null },
    ],
  })
})

test('nothing is said where the bot knows nothing, or does what was not compared', () => {
  expect(reasonOf({ steps: [], compared: worth(['a', 1]) })).toBeNull()
  expect(reasonOf({ steps: ['z'], compared: worth(['a', 1]) })).toBeNull()
})

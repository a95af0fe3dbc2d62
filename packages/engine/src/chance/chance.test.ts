import { expect, test } from 'vitest'
import { insertSorted, removeOne, takeAt } from './chance.ts'
import { sampledChance } from './sampled.ts'

test('taking one entry closes the gap', () => {
  const pool = ['a', 'b', 'c']
  expect(takeAt(pool, 1)).toBe('b')
  expect(pool).toEqual(['a', 'c'])
})

test('a pool stays sorted whatever is put into it', () => {
  const chance = sampledChance('sorted')
  for (let i = 0; i < 200; i++) {
    const cards = Array.from({ length: chance.pick(9) }, () => chance.pick(6))
    const pool: number[] = []
    for (const card of cards) insertSorted(pool, card)
    expect(pool).toEqual([...cards].sort((a, b) => a - b))
  }
})

test('removing takes one copy, and says when there is none', () => {
  const pool = [1, 2, 2, 3]
  expect([removeOne(pool, 2), removeOne(pool, 9)]).toEqual([true, false])
  expect(pool).toEqual([1, 2, 3])
})

import { expect, test } from 'vitest'
import { sampledChance, scriptedChance } from '../index.ts'
import { differingFields, differingPaths, notJson, textOf } from './compare.ts'
import { type Answer, followingChance, leadingChance } from './coupled.ts'
import { openTally, rankCorrelation, openReader } from './statistics.ts'

test('coupled luck: the same value where the other pool has one, else the same place, else luck of its own', () => {
  const answers: Answer[] = []
  const lead = leadingChance(scriptedChance([2, 0, 3, 5]), answers)
  expect([lead.draw(['a', 'b', 'c']), lead.draw(['x', 'y']), lead.pick(4), lead.die(6)]).toEqual(['c', 'x', 3, 6])
  const pool = ['b', 'c', 'd']
  const follow = followingChance(answers, scriptedChance([1]))
  expect(follow.draw(pool)).toBe('c')
  expect(pool).toEqual(['b', 'd'])
  expect(follow.draw(['u', 'v'])).toBe('u')
  expect(follow.pick(2)).toBe(1)
  expect(follow.die(6)).toBe(6)
})

test('a text of a state writes the shared options as their name, and tells which fields differ', () => {
  const options = { long: [1, 2, 3] }
  const text = textOf({ options, hand: [1] }, options)
  expect(text).toBe('options:options\nhand:[1]\n')
  expect(differingFields(text, textOf({ options, hand: [2] }, options))).toEqual(['hand'])
})

test('paths name the leaves in which two values differ', () => {
  expect(differingPaths({ a: [1, { b: 2 }], c: null }, { a: [1, { b: 3 }], c: [] })).toEqual(['a.1.b', 'c'])
  expect(differingPaths({ a: 1 }, { a: 1, b: undefined })).toEqual([])
  expect(differingPaths(1, 2)).toEqual(['(all)'])
})

test.each<[unknown, string | null]>([
  [{ a: [1, 'x', null, true] }, null],
  [{ a: undefined }, '.a is undefined'],
  [{ a: [Number.NaN] }, '.a.0 is NaN'],
  [{ a: -0 }, '.a is -0'],
  [{ a: new Map() }, '.a is not a plain object'],
  [{ a: () => 1 }, '.a is function'],
  // oxlint-disable-next-line no-sparse-arrays
  [{ a: [1, , 2] }, '.a.1 is undefined'],
  [{ a: Object.assign([1], { b: 2 }) }, '.a is a list with gaps or fields'],
])('%j is plain JSON or not: %s', (value, wrong) => {
  expect(notJson(value, null)).toBe(wrong)
})

test('a tally suspects a steady lean and no noise', () => {
  const tally = openTally({ upwards: false })
  const chance = sampledChance('noise')
  for (let i = 0; i < 400; i++) {
    tally.add('noise', chance.pick(11) - 5)
    tally.add('lean', chance.pick(11) - 3)
    if (i < 19) tally.add('few', 1)
    tally.add('rare', 1 / 50 - (i % 100 === 0 ? 1 : 0), (1 / 50) * (49 / 50))
  }
  expect(tally.suspects().map(({ name }) => name)).toEqual(['lean'])
})

test('rank correlation goes from -1 to 1', () => {
  const points = (...identities: number[]) => identities.map((identity, handle) => ({ handle, identity }))
  expect(rankCorrelation(points(1, 2, 3))).toBe(1)
  expect(rankCorrelation(points(3, 2, 1))).toBe(-1)
  expect(rankCorrelation(points(2, 2))).toBe(0)
  expect(rankCorrelation([])).toBe(0)
})

test('a reading holds a bucket for every value at every depth, and the numbers', () => {
  const { buckets, numbers } = openReader({})({ a: [1, { b: 'x' }] })
  expect([...buckets.keys()]).toEqual(['a.0', 'a.1.b', 'a.1', 'a', '(all)'])
  expect([...numbers]).toEqual([
    ['a.0', 1],
    ['a.*', 1],
  ])
})

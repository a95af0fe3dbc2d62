import { expect, test } from 'vitest'
import { canonicalJson, sampledChance } from './index.ts'

test('the order of fields makes no difference, the order of lists does', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
  expect(canonicalJson({ a: { c: null, d: [2, 1] }, b: 1 })).toBe(canonicalJson({ b: 1, a: { d: [2, 1], c: null } }))
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('absent and undefined fields are the same, as in JSON', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  expect(canonicalJson([undefined])).toBe('[null]')
})

test('it is JSON: whatever is written reads back the same', () => {
  const chance = sampledChance('canonical')
  const make = (depth: number): unknown => {
    switch (chance.pick(depth > 0 ? 6 : 4)) {
      case 0:
        return chance.pick(2000) / 8 - 50
      case 1:
        return `"\\\n${chance.pick(999)}ä\u2028`
      case 2:
        return null
      case 3:
        return chance.pick(2) === 0
      case 4:
        return Array.from({ length: chance.pick(4) }, () => make(depth - 1))
      default:
        return Object.fromEntries(
          Array.from({ length: chance.pick(4) }, () => [`k${chance.pick(99)}`, make(depth - 1)]),
        )
    }
  }
  for (let i = 0; i < 300; i++) {
    const value = make(4)
    expect(JSON.parse(canonicalJson(value))).toEqual(value)
  }
})

import { describe, expect, test } from 'vitest'
import { type Lying, follow } from './instances.ts'

const counter = (): (() => string) => {
  let n = 0
  return () => `n${n++}`
}
const ids = (map: ReturnType<typeof follow>): Record<string, string> =>
  Object.fromEntries([...map].map(([place, { id }]) => [place, id]))
const lay = (...things: readonly (readonly [string, string])[]): readonly Lying[] =>
  things.map(([place, look]) => ({ place, look }))

describe('ids for the eye', () => {
  test('a thing that moves keeps its id', () => {
    const fresh = counter()
    const before = follow(new Map(), lay(['hand', 'owl'], ['spot', 'fox']), fresh)
    const after = follow(before, lay(['lane', 'owl'], ['spot', 'fox']), fresh)
    expect(ids(after)).toEqual({ lane: ids(before)['hand'], spot: ids(before)['spot'] })
  })

  test('of two equal things that stay and go, the one that stays keeps its own', () => {
    const fresh = counter()
    const before = follow(new Map(), lay(['h.0', 'owl'], ['h.1', 'owl']), fresh)
    const after = follow(before, lay(['h.0', 'owl'], ['lane', 'owl']), fresh)
    expect(ids(after)).toEqual({ 'h.0': ids(before)['h.0'], lane: ids(before)['h.1'] })
  })

  test('what was nowhere before gets an id nobody had', () => {
    const fresh = counter()
    const before = follow(new Map(), lay(['a', 'owl']), fresh)
    const after = follow(before, lay(['a', 'owl'], ['b', 'fox']), fresh)
    expect(ids(before)['a']).not.toBe(ids(after)['b'])
  })

  test('another look in the same place is another thing', () => {
    const fresh = counter()
    const before = follow(new Map(), lay(['a', 'owl']), fresh)
    expect(ids(follow(before, lay(['a', 'fox']), fresh))['a']).not.toBe(ids(before)['a'])
  })
})

import { expect, test } from 'vitest'
import { type TellingQueue, advanced, arrived, newest, skipped } from './telling-queue.ts'

interface Shown {
  readonly frame: { readonly version: number }
}
const at = (version: number): Shown => ({ frame: { version } })
const begin: TellingQueue<Shown> = { shown: at(1), fresh: 1, waiting: [] }
const told = (queue: TellingQueue<Shown>): unknown => queue.waiting[0]?.groups[0]?.[0] ?? null

test('what comes while a battle is told waits, and is told over the table it belongs to', () => {
  let queue = arrived(begin, at(2), [['a'], ['b']])
  queue = arrived(queue, at(3), [])
  queue = arrived(queue, at(4), [['c']])
  const seen: unknown[] = []
  for (let i = 0; i < 4; i++) {
    seen.push([queue.shown.frame.version, told(queue)])
    queue = advanced(queue)
  }
  expect(seen).toEqual([
    [1, 'a'],
    [1, 'b'],
    [3, 'c'],
    [4, null],
  ])
})

test('with nothing to tell the newest is shown at once', () => {
  const queue = arrived(begin, at(2), [])
  expect(queue).toEqual({ shown: at(2), fresh: 1, waiting: [] })
})

test('a press shows the end of all that waits', () => {
  const queue = skipped(arrived(arrived(begin, at(2), [['a']]), at(3), [['b']]))
  expect(queue).toEqual({ shown: at(3), fresh: 1, waiting: [] })
  expect(skipped(queue)).toBe(queue)
})

test('a fast table does not run ahead for ever: too much to tell is cut to the newest', () => {
  let queue = begin
  for (let version = 2; version < 40; version++) {
    queue = arrived(queue, at(version), [[version], [version], [version]])
    expect(queue.waiting.reduce((sum, one) => sum + one.groups.length, 0)).toBeLessThanOrEqual(8)
    expect(newest(queue).frame.version).toBe(version)
  }
})

test('one commit is told whole, however long; a long story of several that came at once is not told', () => {
  const long = Array.from({ length: 20 }, (_, group) => [group])
  expect(arrived(begin, at(2), long).waiting[0]?.groups).toHaveLength(20)
  expect(arrived(begin, at(9), long)).toEqual({ shown: at(9), fresh: 1, waiting: [] })
  expect(arrived(begin, at(9), long.slice(0, 8)).waiting[0]?.groups).toHaveLength(8)
})

import type { MatchUpdate } from '../../wire/known.ts'
import { expect, test } from 'vitest'
import { movedBy, spanOf } from './span.ts'

const update = (
  version: number,
  seat: number | null,
  kind: MatchUpdate['kind'] = 'steps',
  events: readonly unknown[] = [`${version}`],
): MatchUpdate => ({ version, kind, seat, terms: [], events })
const ANSWERS: ReadonlySet<string> = new Set(['answers'])
const isTold = (event: unknown): boolean => event !== 'hidden'
const since = (updates: readonly MatchUpdate[], viewer: number | 'spectator') =>
  spanOf(updates, viewer, isTold, ANSWERS)

const BEGUN = update(0, null, 'setup')
const MATCH = [BEGUN, update(1, 0), update(2, 1), update(3, 2), update(4, 2)]

test('it begins after one’s own last act, for each seat its own', () => {
  expect([0, 1, 2].map((seat) => since(MATCH, seat))).toEqual([{ from: 1, to: 4 }, { from: 2, to: 4 }, null])
})

test('who has not acted yet has no last turn, and what nobody is told of is nothing to tell', () => {
  expect(since(MATCH, 3)).toBeNull()
  expect(since([BEGUN, update(1, 0), update(2, 1, 'steps', ['hidden'])], 0)).toBeNull()
})

test('what one only answers in the turn of another ends no turn of one’s own', () => {
  const answered = [...MATCH, update(5, 0, 'steps', [{ kind: 'answers' }]), update(6, 2)]
  expect(since(answered, 0)).toEqual({ from: 1, to: 6 })
})

test('what was played for one while one was away is no act of one’s own', () => {
  const timedOut = [...MATCH, update(5, 0, 'timeout'), update(6, 1)]
  expect(since(timedOut, 0)).toEqual({ from: 1, to: 6 })
  const left = [...MATCH, update(5, 0, 'takenOver', []), update(6, 0), update(7, 1), update(8, 0, 'givenBack', [])]
  expect(since(left, 0)).toEqual({ from: 1, to: 8 })
  expect(since([...left, update(9, 0), update(10, 1)], 0)).toEqual({ from: 9, to: 10 })
})

test('who watches is told the last turn: all that whoever acted last did in a row', () => {
  expect(since(MATCH, 'spectator')).toEqual({ from: 2, to: 4 })
  expect(since(MATCH.slice(0, 1), 'spectator')).toBeNull()
})

test('whether anybody moved while one was away is seen up to a version', () => {
  const span = { from: 1, to: 4 }
  expect([1, 2, 4].map((until) => movedBy(MATCH, 0, span, until))).toEqual([false, true, true])
  expect(movedBy([BEGUN, update(1, 0), update(2, 0, 'timeout')], 0, span, 2)).toBe(false)
  expect(movedBy([BEGUN, update(1, 0), update(2, 1, 'offered', [])], 0, span, 2)).toBe(false)
})

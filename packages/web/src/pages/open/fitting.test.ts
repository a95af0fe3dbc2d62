import type { Summary } from '@menagerie/protocol'
import { expect, test } from 'vitest'
import { NO_WISHES, fitting, freeAt } from './fitting.ts'

const table = (id: string, more: Partial<Summary> = {}): Summary => ({
  id,
  game: 'monster-pack',
  status: 'waiting',
  seats: [
    { kind: 'human', name: 'Ada', you: false },
    { kind: 'human', name: null, you: false },
    { kind: 'bot', name: null, you: false },
  ],
  yourTurn: false,
  rated: false,
  clock: null,
  version: -1,
  updatedAt: 0,
  ...more,
})
const ids = (tables: readonly Summary[]): readonly string[] => tables.map(({ id }) => id)

test('a bot’s seat is nobody’s to take', () => {
  expect(freeAt(table('a'))).toBe(1)
})

test('tables that wait for others fit, and one’s own and those that have begun do not', () => {
  const own = table('own', { seats: [{ kind: 'human', name: 'Me', you: true }] })
  expect(ids(fitting([table('a'), own, table('b', { status: 'playing' })], NO_WISHES))).toEqual(['a'])
})

test.each([
  [{ game: 'monstructor' }, ['game']],
  [{ pace: 'timed' }, ['timed']],
  [{ pace: 'untimed' }, ['plain', 'game', 'rated', 'more']],
  [{ counts: 'rated' }, ['rated']],
  [{ counts: 'unrated' }, ['plain', 'game', 'timed', 'more']],
  [{ seats: 'more' }, ['more']],
  [{ seats: 'one' }, ['plain', 'game', 'timed', 'rated']],
] as const)('of those that wait %j leaves %j', (wish, left) => {
  const free = { kind: 'human', name: null, you: false } as const
  const all = [
    table('plain'),
    table('game', { game: 'monstructor' }),
    table('timed', { clock: 60 }),
    table('rated', { rated: true }),
    table('more', { seats: [free, free] }),
  ]
  expect(ids(fitting(all, { ...NO_WISHES, ...wish }))).toEqual(left)
})

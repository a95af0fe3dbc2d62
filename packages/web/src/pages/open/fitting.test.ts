import type { Summary } from '@menagerie/protocol'
import { expect, test } from 'vitest'
import { NO_WISHES, type Wishes, couldLeaveOut, fitting, freeAt, readWishes, wishesIn } from './fitting.ts'

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
  pace: 'live',
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

const FREE = { kind: 'human', name: null, you: false } as const
const ALL = [
  table('plain'),
  table('game', { game: 'monstructor' }),
  table('timed', { clock: 60 }),
  table('slow', { clock: 86_400, pace: 'days' }),
  table('rated', { rated: true }),
  table('more', { seats: [FREE, FREE] }),
]

test.each([
  [{ game: 'monstructor' }, ['game']],
  [{ pace: 'live' }, ['plain', 'game', 'timed', 'rated', 'more']],
  [{ pace: 'days' }, ['slow']],
  [{ clock: 'timed' }, ['timed', 'slow']],
  [{ clock: 'untimed' }, ['plain', 'game', 'rated', 'more']],
  [{ counts: 'rated' }, ['rated']],
  [{ counts: 'unrated' }, ['plain', 'game', 'timed', 'slow', 'more']],
  [{ seats: 'more' }, ['more']],
  [{ seats: 'one' }, ['plain', 'game', 'timed', 'slow', 'rated']],
  [{ game: 'monstructor', pace: 'days' }, []],
] as const)('of those that wait %j leaves %j', (wish, left) => {
  expect(ids(fitting(ALL, { ...NO_WISHES, ...wish }))).toEqual(left)
})

test('where nothing fits it is known what one could do without', () => {
  expect(couldLeaveOut(ALL, { ...NO_WISHES, game: 'monstructor', pace: 'days' })).toEqual([
    { field: 'game', found: 1 },
    { field: 'pace', found: 1 },
  ])
  expect(couldLeaveOut(ALL, { ...NO_WISHES, pace: 'days', counts: 'rated', seats: 'more' })).toEqual([])
  expect(couldLeaveOut([], { ...NO_WISHES, pace: 'days' })).toEqual([])
})

test('an address holds what one wishes, and nothing else', () => {
  const wishes: Wishes = { game: 'monstructor', seats: 'more', pace: 'days', clock: 'untimed', counts: 'rated' }
  const games = ['monster-pack', 'monstructor']
  expect(readWishes(new URLSearchParams(wishesIn(wishes).toString()), games)).toEqual(wishes)
  expect(wishesIn(NO_WISHES).toString()).toBe('')
  expect(readWishes(new URLSearchParams('game=chess&seats=9&pace=&clock=any&x=1'), games)).toEqual(NO_WISHES)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Summary } from '@menagerie/protocol'
import { FILTERS, countsOf, found, shelved } from './pages/games/found.ts'

const summary = (id: string, status: Summary['status'], yourTurn = false, name = 'Ada'): Summary => ({
  id,
  game: 'monster-pack',
  status,
  seats: [
    { kind: 'human', name: 'me', you: true },
    { kind: 'human', name, you: false },
  ],
  yourTurn,
  rated: false,
  pace: 'live',
  clock: null,
  version: 0,
  updatedAt: 0,
})

const TABLES = [
  summary('a', 'playing', true),
  summary('b', 'playing', false, 'Ben'),
  summary('c', 'waiting'),
  summary('d', 'over'),
  summary('e', 'closed'),
]
const words = (table: Summary): string => `Monster Pack with ${table.seats[1]?.name ?? ''}`
const ids = (tables: readonly Summary[]): string => tables.map(({ id }) => id).join('')

beforeEach(() => {
  vi.resetModules()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('every table is under "all" or put away, and counts agree with what is listed', () => {
  const all = shelved(TABLES, ['d'])
  expect(ids(all)).toBe('abce')
  const counts = countsOf(all)
  for (const filter of FILTERS) expect(found(all, filter, '', words)).toHaveLength(counts[filter])
  expect(counts).toEqual({ all: 4, yours: 1, running: 2, waiting: 1, finished: 1 })
})

test('a search finds by game, people and names of one’s own, in any case', () => {
  expect(ids(found(TABLES, 'all', 'ben', words))).toBe('b')
  expect(ids(found(TABLES, 'running', 'PACK', words))).toBe('ab')
  expect(ids(found(TABLES, 'all', 'pack  ada', words))).toBe('acde')
  expect(found(TABLES, 'all', 'nobody', words)).toEqual([])
})

test('names and what was put away outlive the page', async () => {
  const first = await import('./my-games.ts')
  first.nameTable('a', ' Grandmother’s match ')
  first.nameTable('b', 'x')
  first.nameTable('b', '')
  first.putAway(['d', 'e'], true)
  first.putAway(['e'], false)
  expect(JSON.parse(localStorage.getItem('menagerie.myGames') ?? '')).toEqual({
    names: { a: 'Grandmother’s match' },
    away: ['d'],
  })
})

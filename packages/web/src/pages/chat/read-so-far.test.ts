import type { Remark } from '@menagerie/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { haveRead, readSoFar, unreadIn } from './read-so-far.ts'

const remark = (side: Remark['side'], number: number, you = false): Remark => ({
  side,
  number,
  seat: null,
  name: 'Ben',
  you,
  text: 'x',
  phrase: null,
  at: number,
})

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('what others said since is new, on each side by itself, and one’s own words never are', () => {
  const read = haveRead('a', [remark('players', 2)])
  expect(unreadIn([remark('players', 2), remark('players', 3), remark('players', 4, true)], read)).toBe(1)
  expect(unreadIn([remark('spectators', 1)], read)).toBe(1)
})

test('what was read is remembered by table, and never becomes less', () => {
  haveRead('a', [remark('players', 5)])
  haveRead('b', [remark('players', 1)])
  haveRead('a', [remark('players', 3)])
  expect([readSoFar('a').players, readSoFar('b').players, readSoFar('c').players]).toEqual([5, 1, 0])
  for (let i = 0; i < 60; i++) haveRead(`t${i}`, [remark('players', 1)])
  expect([readSoFar('a').players, readSoFar('t59').players]).toEqual([0, 1])
})

test.each(['', '{', '[1]', '{"a":1}', '[["a","b",1]]'])('where nonsense is kept, all is new: %s', (text) => {
  kept.set('menagerie.chat-read', text)
  expect(readSoFar('a')).toEqual({ players: 0, spectators: 0 })
})

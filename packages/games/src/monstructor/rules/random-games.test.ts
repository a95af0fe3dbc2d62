import { addUp, tryGames } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { forcedRoom, room } from '../secrets/conformance.ts'
import { box } from '../index.ts'

const KINDS = ['constructed', 'kept', 'fumbled', 'peeked', 'leftArena', 'letGo', 'stuck', 'closed', 'left']

test('the state is sound after every action, every game ends, and everything happens', { timeout: 60_000 }, () => {
  const wanted = { seed: 'test', first: 0, guided: 2, look: 1 }
  const { broken, ends, events } = addUp([
    tryGames(box, room, { ...wanted, games: 160 }),
    tryGames(box, forcedRoom, { ...wanted, games: 40 }),
  ])
  expect(broken).toEqual([])
  for (const reason of ['dragon', 'counted', 'turnCap', 'resigned'])
    expect(ends[reason] ?? 0, reason).toBeGreaterThan(0)
  for (const kind of KINDS) expect(events[kind] ?? 0, kind).toBeGreaterThan(0)
})

import { tryGames } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { room } from '../secrets/conformance.ts'
import { box } from '../index.ts'

// Every other game mostly follows the bot's order, for random armies hardly ever bring a treasure home.
test('DT-4.16 the invariants hold after every action, every game ends, and everything happens', () => {
  const { broken, ends, events } = tryGames(box, room, { games: 400, seed: 'test', first: 0, guided: 2, look: 1 })
  expect(broken).toEqual([])
  for (const reason of ['treasures', 'rounds', 'resigned']) expect(ends[reason] ?? 0, reason).toBeGreaterThan(0)
  for (const kind of ['stole', 'marched', 'tookOff', 'beatDragon']) expect(events[kind] ?? 0, kind).toBeGreaterThan(5)
})

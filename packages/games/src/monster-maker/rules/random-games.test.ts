import { tryGames } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { room } from '../secrets/conformance.ts'
import { box } from '../index.ts'

const LONGEST_LIST = 64

test('random games of 2 to 6 seats under random options stay sound, keep their lists short, and end', () => {
  const { broken, choices, ends } = tryGames(box, room, { games: 150, seed: 'ends', first: 0, guided: 5, look: 1 })
  expect(broken).toEqual([])
  expect(choices).toBeLessThanOrEqual(LONGEST_LIST)
  for (const reason of ['lastDungeon', 'prizesOut', 'conceded']) expect(ends[reason] ?? 0, reason).toBeGreaterThan(0)
})

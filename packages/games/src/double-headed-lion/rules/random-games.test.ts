import { playOut, sampledChance } from '@menagerie/engine'
import { tryGames } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { room } from '../secrets/conformance.ts'
import { box } from '../index.ts'

test('DL-4.3 DL-5.8 random games of every kind end within their bound, and every state on the way is sound', () => {
  const { broken, steps } = tryGames(box, room, { games: 150, seed: 'test', first: 0, guided: 5, look: 1 })
  expect(broken).toEqual([])
  expect(steps).toBeGreaterThan(150 * 20)
})

test('a random game under the standard options ends by itself', () => {
  const options = box.complete({}, null)
  if (!options.ok) throw new Error('options')
  for (let i = 0; i < 100; i++) {
    const chance = sampledChance(`end ${i}`)
    const lists = box.loadouts.choose(options.value, chance)
    const state = box.game.setup(options.value, [lists, lists], chance, null)
    const outcome = playOut(box.game, state, chance, room.bound(options.value, 2))
    expect(Object.keys(box.text.catalogues['en']?.['outcome'] ?? {})).toContain(outcome.reason)
  }
})

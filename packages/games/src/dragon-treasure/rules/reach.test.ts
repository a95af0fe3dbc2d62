import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { frenzyTargets, pushTargets, throwTargets } from './reach.ts'

test('what one search found stays as it was when another is made', () => {
  const options = box.complete({}, null)
  if (!options.ok) throw new Error('options')
  const arranged = box.game.arrange(options.value, {
    phase: 'frenzy',
    distance: 3,
    dragon: 'c21',
    sides: [{ armies: { C1: 5 } }, { armies: { C2: 5 } }],
  })
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  const state = arranged.value
  const searches = [
    () => frenzyTargets(state, 3),
    () => pushTargets(state, 2),
    () => throwTargets(state, 0, state.dragon, 4, false),
    () => frenzyTargets(state, 1),
  ]
  const alone = searches.map((search) => [...search()])
  const together = searches.map((search) => search())
  expect(together).toEqual(alone)
  expect(new Set(alone.map(String)).size).toBe(searches.length)
})

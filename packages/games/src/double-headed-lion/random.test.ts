import { playOut, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { room } from './conformance.ts'
import { box } from './index.ts'

const GAMES = 150

test('DL-4.3 DL-5.8 random games of every kind end within their bound, and every state on the way is sound', () => {
  let decisions = 0
  for (let i = 0; i < GAMES; i++) {
    const chance = sampledChance(`random ${i}`)
    const table = room.scenario(chance)
    const options = box.complete(table.choices, null)
    if (!options.ok) throw new Error('options')
    const state = box.game.setup(options.value, table.loadouts, chance, null)
    const bound = room.bound(options.value, 2)
    for (let steps = 0; ; steps++) {
      const broken = box.game.check(state)
      if (broken.length > 0) throw new Error(`game ${i}, step ${steps}: ${broken.join('; ')}`)
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      expect(steps).toBeLessThan(bound)
      const seat = pending.seats[chance.pick(pending.seats.length)] as number
      const actions = box.game.legal(state, seat)
      if (actions.length === 0) throw new Error(`game ${i}: nothing to choose in ${state.phase.kind}`)
      box.game.apply(state, seat, actions[chance.pick(actions.length)] as never, chance, null)
      decisions++
    }
  }
  expect(decisions).toBeGreaterThan(GAMES * 20)
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

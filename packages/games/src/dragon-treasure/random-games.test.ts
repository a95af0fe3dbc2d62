import { type Seat, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { optionsOf } from './builders.ts'
import { room } from './conformance.ts'
import { box } from './index.ts'

/** Plays one random game and checks the state after every action. Returns how it ended. */
const playRandom = (seed: string): string => {
  const chance = sampledChance(seed)
  const scenario = room.scenario(chance)
  const options = optionsOf(scenario.choices)
  const state = box.game.setup(options, scenario.loadouts, chance, null)
  for (let actions = 0; actions < room.bound(options, scenario.loadouts.length); actions++) {
    const broken = box.game.check(state)
    if (broken.length > 0) throw new Error(`${seed}: ${broken.join('; ')}`)
    const pending = box.game.pending(state)
    if (pending.status === 'over') return pending.outcome.reason
    const seat = pending.seats[chance.pick(pending.seats.length)] as Seat
    if (chance.pick(400) === 0) {
      box.game.resign(state, seat, chance, null)
      continue
    }
    const legal = box.game.legal(state, seat)
    box.game.apply(state, seat, legal[chance.pick(legal.length)] ?? { kind: 'proceed' }, chance, null)
  }
  return 'endless'
}

describe('random games', () => {
  test('DT-4.16 the invariants hold after every action, and every game ends', () => {
    const reasons = new Map<string, number>()
    for (let i = 0; i < 300; i++) {
      const reason = playRandom(`random ${i}`)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    expect(reasons.get('endless')).toBeUndefined()
    expect(reasons.get('rounds')).toBeGreaterThan(50)
    expect(reasons.get('resigned')).toBeGreaterThan(5)
  })
})

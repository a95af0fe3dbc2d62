import { type Seat, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { optionsOf } from './builders.ts'
import { room } from './conformance.ts'
import type { Event } from './events.ts'
import { box } from './index.ts'

type Kinds = Map<string, number>

/**
 * Plays one game and checks the state after every action. Every other game mostly follows the bot's order, for random
 * armies hardly ever bring a treasure home. Counts what happened.
 */
const playRandom = (number: number, kinds: Kinds): void => {
  const chance = sampledChance(`random ${number}`)
  const scenario = room.scenario(chance)
  const options = optionsOf(scenario.choices)
  const count = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const emit = (event: Event | null): void => count(event?.kind ?? 'nothing')
  const state = box.game.setup(options, scenario.loadouts, chance, emit)
  for (let actions = 0; actions < room.bound(options, scenario.loadouts.length); actions++) {
    const broken = box.game.check(state)
    if (broken.length > 0) throw new Error(`random ${number}: ${broken.join('; ')}`)
    const pending = box.game.pending(state)
    if (pending.status === 'over') return count(`over: ${pending.outcome.reason}`)
    const seat = pending.seats[chance.pick(pending.seats.length)] as Seat
    if (chance.pick(400) === 0) {
      box.game.resign(state, seat, chance, emit)
      continue
    }
    const legal = box.game.legal(state, seat)
    const follows = number % 2 === 0 && chance.pick(4) > 0
    const action = follows ? box.bot.order(box.game.view(state, seat), legal)[0] : legal[chance.pick(legal.length)]
    box.game.apply(state, seat, action ?? { kind: 'proceed' }, chance, emit)
  }
  throw new Error(`random ${number} does not end`)
}

describe('random games', () => {
  test('DT-4.16 the invariants hold after every action, every game ends, and everything happens', () => {
    const kinds: Kinds = new Map()
    for (let i = 0; i < 400; i++) playRandom(i, kinds)
    for (const kind of [
      'over: treasures',
      'over: rounds',
      'over: resigned',
      'stole',
      'marched',
      'tookOff',
      'beatDragon',
    ]) {
      expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(5)
    }
  })
})

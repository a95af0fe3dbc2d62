import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { allCards, allTreasures } from './check.ts'
import { room } from './conformance.ts'
import { box } from './index.ts'
import { HAUL } from './state.ts'

const GAMES = 120
const LONGEST_LIST = 64

test('random games of 2 to 6 seats under random options stay sound after every action, and end', () => {
  let longest = 0
  for (let game = 0; game < GAMES; game++) {
    const chance = sampledChance(`fuzz ${game}`)
    const { choices, loadouts } = room.scenario(chance)
    const made = box.complete(choices, null)
    if (!made.ok) throw new Error(JSON.stringify(made.faults))
    const options = made.value
    const state = box.game.setup(options, loadouts, chance, null)
    const bound = room.bound(options, loadouts.length)
    let steps = 0
    for (; ; steps++) {
      const name = `game ${game}, step ${steps}`
      expect(box.game.check(state), name).toEqual([])
      expect(
        allCards(state).sort((a, b) => a - b),
        name,
      ).toEqual(options.deck.pool)
      if (options.treasureCards) {
        const found = allTreasures(state).filter((card) => card !== HAUL)
        expect(
          found.sort((a, b) => a - b),
          name,
        ).toEqual(options.deck.treasurePool)
      }
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const seat = pending.seats[chance.pick(pending.seats.length)] ?? 0
      const legal = box.game.legal(state, seat)
      longest = Math.max(longest, legal.length)
      const action = legal[chance.pick(legal.length)]
      if (action === undefined) throw new Error(`${name}: no choice`)
      box.game.apply(state, seat, action, chance, null)
    }
    expect(steps).toBeLessThan(bound)
  }
  expect(longest).toBeLessThanOrEqual(LONGEST_LIST)
})

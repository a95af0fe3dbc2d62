import { type Chance, type Seat, noChance, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../choices/actions.ts'
import { bestOdds, draftOdds, exactSums } from './bot-odds.ts'
import { arranged, optionsOf, rows, table } from '../rules/bench.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'

const { game, bot } = box
const best = (state: State, seat: Seat): string => {
  const [first] = bot.order(game.view(state, seat), game.legal(state, seat))
  return first === undefined ? '' : game.format(state.options, first)
}
const kindsOf = (state: State, ids: readonly string[]): number[] =>
  ids.map((id) => state.options.deck.kinds.findIndex((kind) => kind.id === id))

describe('what a strong player knows', () => {
  test('the chance of a staged team is exact', () => {
    const state = table([{ monster: 'orc', hand: ['fighter', 'sleep'] }])
    const view = game.view(state, 0)
    const party = view.parties[0]
    if (party === undefined) throw new Error('party')
    // 3D+3 against 11: eight or more with three dice.
    expect(draftOdds(view.options, party, kindsOf(state, ['fighter']))).toBeCloseTo(181 / 216, 12)
    expect(draftOdds(view.options, party, kindsOf(state, ['fighter', 'sleep']))).toBeGreaterThan(0.99)
    expect(bestOdds(view.options, party, party.hand ?? [], kindsOf(state, ['dragon'])[0] ?? 0)).toBe(0)
  })

  test('sums of corridors are found with the fewest cards', () => {
    const { deck } = optionsOf()
    const state = table([])
    const reach = exactSums(deck, kindsOf(state, ['C5', 'C10', 'C15', 'C25']), 60)
    expect([reach[25], reach[30], reach[55], reach[35], reach[60]]).toEqual([1, 2, 4, 2, Infinity])
  })

  test('the card that leads exactly home comes first, one that loses the party last', () => {
    const party = { out: rows(105), back: ['C40', 'C40'], hand: ['C40', 'C25', 'C15', 'elf'] }
    const state = table([party])
    expect(best(state, 0)).toBe('corridor C25')
    const order = bot.order(game.view(state, 0), game.legal(state, 0)).map((one) => game.format(state.options, one))
    expect(order.at(-1)).toBe('corridor C40')
  })

  test('a team grows until it is strong enough, and no further', () => {
    const state = table([{ monster: 'ogre', hand: ['fighter', 'fighter', 'fighter', 'C10'] }])
    const chance = sampledChance(1)
    const steps: string[] = []
    for (let text = 'send fighter'; text !== 'roll' && steps.length < 9; text = best(state, 0)) {
      steps.push(text)
      const action = game.parse(state.options, text)
      if (action !== null) game.apply(state, 0, action, chance, null)
    }
    expect(steps).toEqual(['send fighter', 'send fighter'])
  })

  test('a view is worth more with the treasure nearer home, and less with a monster in the way', () => {
    const worth = (party: object): number =>
      bot.evaluate(game.view(table([{ length: 100, treasures: ['lost-crown'], hand: ['C20', 'elf'], ...party }]), 0), 0)
    expect(worth({ back: ['C40', 'C40'] })).toBeGreaterThan(worth({ back: ['C40'] }))
    expect(worth({ back: ['C40', 'C40'] })).toBeGreaterThan(worth({ back: ['C40', 'C40'], monster: 'dragon' }))
    expect(worth({ back: ['C40', 'C40'] })).toBeGreaterThan(worth({ back: ['C40', 'C40', 'C30'] }))
  })

  test('of two opponents the one nearer to home is blocked', () => {
    const parties = [
      { out: ['C10'], hand: ['orc', 'elf'] },
      { out: ['C10'], hand: ['elf'] },
      { length: 100, back: ['C40', 'C40'], treasures: ['lost-crown'], hand: ['elf'] },
    ]
    expect(best(arranged({ phase: 'act', parties }), 0)).toBe('monster orc P3')
  })
})

/** One step ahead on one imagined state. */
const choose = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  const view = game.view(state, seat)
  const world = game.imagine(view)(chance)
  let top: readonly Action[] = []
  let worth = -Infinity
  for (const first of game.legal(state, seat)) {
    const tried = game.clone(world)
    const steps = [first]
    for (let step = first; game.staged(step); steps.push(step)) {
      game.apply(tried, seat, step, noChance, null)
      step = bot.order(game.view(tried, seat), game.legal(tried, seat))[0] as Action
    }
    game.apply(tried, seat, steps.at(-1) as Action, chance, null)
    const pending = game.pending(tried)
    const now =
      pending.status === 'over' ? (pending.outcome.payoffs[seat] ?? 0) : bot.evaluate(game.view(tried, seat), seat)
    if (now > worth) [top, worth] = [steps, now]
  }
  return top
}

test('who looks one step ahead comes back from dungeons in which random play dies', () => {
  const survivors = (greedy: boolean): number => {
    let count = 0
    for (let match = 0; match < 12; match++) {
      const chance = sampledChance(`dungeon ${match}`)
      const state = game.setup(optionsOf({ maxDungeons: 1 }), [null, null, null], chance, null)
      for (;;) {
        const pending = game.pending(state)
        if (pending.status === 'over') break
        const seat = pending.seats[0] ?? 0
        const legal = game.legal(state, seat)
        const steps = greedy ? choose(state, seat, chance) : [legal[chance.pick(legal.length)] as Action]
        for (const step of steps) game.apply(state, seat, step, chance, null)
      }
      count += state.parties.filter(({ leg }) => leg === 'returned').length
    }
    return count
  }
  const [ahead, blind] = [survivors(true), survivors(false)]
  expect(blind).toBeLessThanOrEqual(3)
  expect(ahead).toBeGreaterThanOrEqual(blind + 6)
})

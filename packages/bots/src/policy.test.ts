import { type Box, type GameTypes, type Policy, sampledChance } from '@menagerie/engine'
import { kuhn, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { expect, test } from 'vitest'
import { runBot } from './index.ts'

const now = () => 0

/** What `search` plays at the beginning of a match. */
const first = <T extends GameTypes>(box: Box<T>, seed: string): string[] => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  const chance = sampledChance('match')
  const state = box.game.setup(
    options,
    [box.loadouts.choose(options, chance), box.loadouts.choose(options, chance)],
    chance,
    null,
  )
  const legal = box.game.legal(state, 0).map((action) => box.game.format(options, action))
  const view = box.game.view(state, 0)
  return runBot({ box, options, view, legal, seat: 0, bot: 'search', seed, budget: { iterations: 60 }, now })
}

const withPolicy = <T extends GameTypes>(box: Box<T>, policy: Policy<T>): Box<T> => ({
  ...box,
  bot: { ...box.bot, policy },
})

test('search draws its choice by the shares of the policy', () => {
  const box = withPolicy(kuhn, { covers: () => true, shares: () => [0.75, 0.25] })
  const times = 2000
  let passed = 0
  for (let i = 0; i < times; i++) if (first(box, `${i}`)[0] === 'pass') passed++
  expect(Math.abs(passed - 0.75 * times)).toBeLessThan(5 * Math.sqrt(times * 0.75 * 0.25))
})

test('every step of a combined choice is drawn, and the choice is whole', () => {
  let asked = 0
  const box = withPolicy(sacks, {
    covers: () => true,
    shares: (_, actions) => {
      asked++
      return actions.map((__, i) => (i === actions.length - 1 ? 1 : 0))
    },
  })
  const steps = first(box, 'whole')
  expect(steps.length).toBeGreaterThan(1)
  expect(asked).toBeGreaterThan(0)
})

test('within the search the others answer by the policy too, each asked by their own view', () => {
  /** The second player always takes the last free cell. */
  const seats = new Set<number>()
  const box = withPolicy(ticTacToe, {
    covers: () => true,
    shares: (view, actions) => {
      seats.add(view.viewer as number)
      return view.viewer === 0 ? null : actions.map((_, i) => (i === actions.length - 1 ? 1 : 0))
    },
  })
  first(box, 'others')
  expect(seats).toEqual(new Set([0, 1]))
})

test('a question the policy has no answer to is searched', () => {
  const box = withPolicy(ticTacToe, { covers: () => true, shares: () => null })
  expect(first(box, 'same')).toEqual(first(ticTacToe, 'same'))
})

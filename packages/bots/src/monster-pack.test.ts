import { type Box, type GameTypes, type Seat, sampledChance } from '@menagerie/engine'
import { entryOf } from '@menagerie/games'
import { box } from '@menagerie/games/monster-pack'
import { expect, test } from 'vitest'
import { type BotKind, type BotRequest, type Budget, answer, runBot } from './index.ts'

interface Player {
  readonly bot: BotKind
  readonly budget: Budget
}
const now = () => 0

/** One match of preset decks, drawn from the seed; the first seat's payoff. */
const play = <T extends GameTypes>(box: Box<T>, seed: string, players: readonly Player[]): number => {
  const { game, complete, loadouts } = box
  const completed = complete({}, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  const chance = sampledChance(seed)
  const state = game.setup(options, [loadouts.choose(options, chance), loadouts.choose(options, chance)], chance, null)
  for (let question = 0; ; question++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return pending.outcome.payoffs[0] as number
    const seat = pending.seats[0] as Seat
    const { bot, budget } = players[seat] as Player
    const legal = game.legal(state, seat).map((action) => game.format(options, action))
    const view = game.view(state, seat)
    const steps = runBot({ box, options, view, legal, seat, bot, seed: `${seed}/${question}`, budget, now })
    for (const step of steps) game.apply(state, seat, game.parse(options, step) as T['Action'], chance, null)
  }
}

/** Share of paired matches the first player wins. */
const share = (pairs: number, one: Player, other: Player): number => {
  let won = 0
  for (let pair = 0; pair < pairs; pair++) {
    if (play(box, `pair ${pair}`, [one, other]) > 0) won++
    if (play(box, `pair ${pair}`, [other, one]) < 0) won++
  }
  return won / (2 * pairs)
}

const RANDOM: Player = { bot: 'random', budget: { iterations: 1 } }
const GREEDY: Player = { bot: 'greedy', budget: { iterations: 8 } }
const SEARCH: Player = { bot: 'search', budget: { iterations: 150 } }

test('greedy beats random, and search beats greedy', () => {
  expect(share(50, GREEDY, RANDOM)).toBeGreaterThan(0.85)
  expect(share(20, SEARCH, GREEDY)).toBeGreaterThan(0.6)
})

test('a posted question gives the same steps as one in the same thread', async () => {
  const entry = entryOf('monster-pack')
  if (entry === null) throw new Error('no monster-pack')
  const choices = { format: 'short', mulligan: 'once' }
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  const chance = sampledChance('posted')
  const state = box.game.setup(
    options,
    [box.loadouts.choose(options, chance), box.loadouts.choose(options, chance)],
    chance,
    null,
  )
  for (let question = 0; question < 30; question++) {
    const pending = box.game.pending(state)
    if (pending.status === 'over') break
    const seat = pending.seats[0] as Seat
    const view = box.game.view(state, seat)
    const legal = box.game.legal(state, seat).map((action) => box.game.format(options, action))
    const bot: BotKind = question % 2 === 0 ? 'search' : 'greedy'
    const asked = { legal, seat, bot, seed: `${question}`, budget: { iterations: 60 } }
    const steps = runBot({ box, options, view, now, ...asked })
    const posted = JSON.parse(
      JSON.stringify({ game: 'monster-pack', choices, last: null, view, ...asked }),
    ) as BotRequest
    expect(await answer(posted, { load: entry.load, now })).toEqual(steps)
    for (const step of steps) {
      const action = box.game.parse(options, step)
      if (action === null || box.game.refuse(state, seat, action) !== null) throw new Error(`${step} is not legal`)
      box.game.apply(state, seat, action, chance, null)
    }
  }
})

import { type Seat, sampledChance } from '@menagerie/engine'
import { box } from '@menagerie/games/dragon-treasure'
import { expect, test } from 'vitest'
import { type BotKind, runBot } from './index.ts'

const { game } = box
const now = () => 0
const completed = box.complete({ map: 'short', roundLimit: 60 }, null)
if (!completed.ok) throw new Error('no options')
const options = completed.value

const ask = (state: Parameters<typeof game.view>[0], seat: Seat, bot: BotKind, iterations: number, seed: string) =>
  runBot({
    box,
    options,
    view: game.view(state, seat),
    legal: game.legal(state, seat).map((action) => game.format(options, action)),
    seat,
    bot,
    seed,
    budget: { iterations },
    now,
  })

/** One game of two; the first seat's payoff. */
const play = (seed: string, bots: readonly BotKind[]): number => {
  const chance = sampledChance(seed)
  const state = game.setup(options, [null, null], chance, null)
  for (let question = 0; ; question++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return pending.outcome.payoffs[0] as number
    const seat = pending.seats[0] as Seat
    for (const step of ask(state, seat, bots[seat] as BotKind, 16, `${seed}/${question}`)) {
      const action = game.parse(options, step)
      if (action === null) throw new Error(step)
      game.apply(state, seat, action, chance, null)
    }
  }
}

test('search plays on as the game would, and is no weaker than greedy', () => {
  let sum = 0
  for (const seed of ['a', 'b']) sum += play(seed, ['search', 'greedy']) - play(seed, ['greedy', 'search'])
  expect(sum).toBeGreaterThanOrEqual(0)
}, 60_000)

test('search takes the win that lies before it, and answers the same by the same seed', () => {
  const arranged = game.arrange(options, {
    phase: 'points',
    points: 3,
    up: { C1: 2, b12: 1 },
    sides: [{ armies: { C1: 4, b12: 1 }, hand: [3] }, { hand: [8] }],
  })
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  const asked = [1, 2].map(() => ask(arranged.value, 0, 'search', 40, 'win'))
  expect(asked).toEqual([['step b12 a12 carry'], ['step b12 a12 carry']])
})

import { type Box, type GameTypes, type Rollouts, type Seat, type Walks, sampledChance } from '@menagerie/engine'
import { wilson } from '@menagerie/engine/conformance'
import { ticTacToe } from '@menagerie/engine/fixtures'
import { expect, test } from 'vitest'
import { type BotKind, runBot } from './index.ts'

/** Who thinks so many walks or worlds, about a box of their own. */
interface Thinker<T extends GameTypes> {
  readonly box: Box<T>
  readonly bot: BotKind
  readonly iterations: number
}

const answer = <T extends GameTypes>(
  { box, bot, iterations }: Thinker<T>,
  options: T['Options'],
  state: T['State'],
  seat: Seat,
  seed: string,
): readonly T['Action'][] =>
  runBot({
    ...{ box, options, seat, bot, seed, budget: { iterations }, now: () => 0 },
    view: box.game.view(state, seat),
    legal: box.game.legal(state, seat).map((action) => box.game.format(options, action)),
  }).map((text) => box.game.parse(options, text) as T['Action'])

/** What `one` wins of so many matches from both seats; nobody's counts half. The match itself is played by the honest rules. */
const share = <T extends GameTypes>(honest: Box<T>, one: Thinker<T>, other: Thinker<T>, matches: number) => {
  const { game } = honest
  const completed = honest.complete({}, null)
  if (!completed.ok) throw new Error('no options')
  let won = 0
  for (let match = 0; match < matches; match++) {
    const chance = sampledChance(`thinking ${match}`)
    const state = game.setup(completed.value, [null, null], chance, null)
    const seat = match % 2
    for (let question = 0; ; question++) {
      const pending = game.pending(state)
      if (pending.status === 'over') {
        won += ((pending.outcome.payoffs[seat] as number) + 1) / 2
        break
      }
      const mover = pending.seats[0] as Seat
      const steps = answer(mover === seat ? one : other, completed.value, state, mover, `${match}/${question}`)
      for (const step of steps) game.apply(state, mover, step, chance, null)
    }
  }
  return wilson(won, matches)
}

const MATCHES = 80
const EVEN = 0.5

/** What is told of a chain of thinkers, each thinking longer than the one before: steps down, and whether the whole of it is up. */
const told = <T extends GameTypes>(honest: Box<T>, chain: readonly Thinker<T>[]) => {
  const steps = chain.slice(1).map((more, at) => share(honest, more, chain[at] as Thinker<T>, MATCHES))
  const whole = share(honest, chain.at(-1) as Thinker<T>, chain[0] as Thinker<T>, MATCHES)
  return { down: steps.some(({ high }) => high < EVEN), up: whole.low > EVEN }
}

type Toe = typeof ticTacToe extends Box<infer T> ? T : never

const chainOf = (box: Box<Toe>, iterations: readonly number[]): readonly Thinker<Toe>[] =>
  iterations.map((one) => ({ box, bot: 'search', iterations: one }))

const WALKS = [4, 16, 64]

/** Whoever thinks by it takes what the other side wins for its own. */
const reversed = (box: Box<Toe>): Box<Toe> => ({
  ...box,
  game: {
    ...box.game,
    pending: (state) => {
      const pending = box.game.pending(state)
      if (pending.status !== 'over') return pending
      const { outcome } = pending
      return { ...pending, outcome: { ...outcome, payoffs: outcome.payoffs.map((payoff) => -payoff) } }
    },
  },
  bot: { ...box.bot, evaluate: (view, seat) => -box.bot.evaluate(view, seat) },
})

test('a tree is never worse for thinking, and better for thinking much; one that plays on for the other side is told', () => {
  expect(told(ticTacToe, chainOf(ticTacToe, WALKS))).toEqual({ down: false, up: true })
  expect(told(ticTacToe, chainOf(reversed(ticTacToe), WALKS)).down).toBe(true)
})

const learning = (walks: Partial<Walks>, box = ticTacToe): Box<Toe> => ({
  ...box,
  bot: {
    ...box.bot,
    walks: { length: Infinity, glance: { after: 2, part: 0.5 }, learns: { draws: 3, urgency: 0.4 }, ...walks },
  },
})

test('walks that learn from each other are never worse for it; those that never try another choice are told', () => {
  expect(told(ticTacToe, chainOf(learning({}), WALKS))).toEqual({ down: false, up: true })
  const stubborn = learning({ learns: { draws: 3, urgency: -Infinity } })
  expect(told(ticTacToe, chainOf(stubborn, WALKS)).up).toBe(false)
  expect(told(ticTacToe, chainOf(learning({}, reversed(ticTacToe)), WALKS)).down).toBe(true)
})

const USUAL: Rollouts<Toe> = { commits: () => 9, fewest: 12, takes: () => ({ errors: 2 }) }

const improved = (how: Partial<Rollouts<Toe>>, evaluate = ticTacToe.bot.evaluate): Box<Toe> => ({
  ...ticTacToe,
  bot: { ...ticTacToe.bot, evaluate, rollouts: { ...USUAL, ...how } },
})

test('who improves on greedy is never worse for it, and better where greedy is blind; who ignores evidence is told', () => {
  const over = (box: Box<Toe>): readonly Thinker<Toe>[] => [
    { box, bot: 'greedy', iterations: 8 },
    ...chainOf(box, [12, 48]),
  ]
  const blind = (): number => 0
  expect(told(ticTacToe, over(improved({})))).toMatchObject({ down: false })
  expect(told(ticTacToe, over(improved({}, blind)))).toEqual({ down: false, up: true })
  // It stays with greedy whatever is seen, or believes the contrary of it.
  expect(told(ticTacToe, over(improved({ fewest: 1000 }, blind))).up).toBe(false)
  const [greedy] = over(ticTacToe) as [Thinker<Toe>]
  expect(told(ticTacToe, [greedy, ...chainOf(reversed(improved({})), [12, 48])]).down).toBe(true)
})

import {
  type Box,
  type GameTypes,
  type Rollouts,
  type Seat,
  anyOf,
  noChance,
  playOut,
  sampledChance,
} from '@menagerie/engine'
import { goofspiel, kuhn, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { expect, test } from 'vitest'
import { greedy } from './greedy.ts'
import { improve } from './improve.ts'
import type { Task } from './task.ts'

/** Asks in random play, at every question with a choice. */
const questions = <T extends GameTypes>(
  box: Box<T>,
  match: number,
  seats: number,
  use: (task: Task<T>) => void,
): void => {
  const { game } = box
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  const chance = sampledChance(`match ${match}`)
  const loadouts = Array.from({ length: seats }, () => null)
  const state = game.setup(completed.value, loadouts, chance, null)
  for (;;) {
    const pending = game.pending(state)
    if (pending.status === 'over') return
    const seat = pending.seats[0] as Seat
    const legal = game.legal(state, seat)
    const view = game.view(state, seat)
    use({ box, view, legal, seat, chance: sampledChance('thought'), more: () => true, isLate: () => false })
    game.apply(state, seat, anyOf(legal, chance), chance, null)
  }
}

const counting = (worlds: number): (() => boolean) => {
  let left = worlds
  return () => left-- > 0
}

/** How many questions it was held against. */
const holds = <T extends GameTypes>(box: Box<T>, seats: number): number => {
  let asked = 0
  for (let match = 0; match < 5; match++)
    questions(box, match, seats, (task) => {
      asked++
      const { game } = task.box
      // Too few worlds to be sure of anything: it stays with what greedy says.
      const few = improve({ ...task, chance: sampledChance('same'), more: counting(11) })
      expect(few).toEqual(greedy({ ...task, chance: sampledChance('same') }))
      const steps = improve({ ...task, more: counting(30) })
      expect(steps.map((step) => game.staged(step))).toEqual(steps.map((_, at) => at < steps.length - 1))
      const state = game.imagine(task.view)(sampledChance('world'))
      for (const step of steps) {
        expect(game.legal(state, task.seat)).toContain(step)
        if (game.staged(step)) game.apply(state, task.seat, step, noChance, null)
      }
    })
  return asked
}

test('improved greedy answers with whole legal commits, and as greedy while it knows no better', () => {
  expect(holds(sacks, 3)).toBeGreaterThan(5)
  expect(holds(goofspiel, 2)).toBeGreaterThan(5)
  expect(holds(kuhn, 2)).toBeGreaterThan(5)
})

/** Of the questions at which a match can be won at once, how many there were and how many it answers so. */
const winsTaken = (box: Box<Toe>): { readonly asked: number; readonly taken: number } => {
  let [taken, asked] = [0, 0]
  for (let match = 0; match < 20; match++)
    questions(box, match, 2, (task) => {
      const { game } = task.box
      const wins = task.legal.filter((action) => {
        const state = game.imagine(task.view)(noChance)
        game.apply(state, task.seat, action, noChance, null)
        const pending = game.pending(state)
        return pending.status === 'over' && (pending.outcome.payoffs[task.seat] as number) > 0
      })
      if (wins.length === 0) return
      asked++
      taken += Number(wins.includes(improve({ ...task, more: counting(40) })[0] as never))
    })
  return { asked, taken }
}

type Toe = typeof ticTacToe extends Box<infer T> ? T : never

/** A greedy that values nothing takes anything. */
const blind = (rollouts?: Rollouts<Toe>): Box<Toe> => ({
  ...ticTacToe,
  bot: { ...ticTacToe.bot, evaluate: () => 0, ...(rollouts === undefined ? {} : { rollouts }) },
})

test('improved greedy leaves the greedy commit where another was better beyond chance', () => {
  const { asked, taken } = winsTaken(blind())
  expect(asked).toBeGreaterThan(5)
  expect(taken).toBe(asked)
})

test('a world is played on by the quick way of a game that has one, and as usual where that has no answer', () => {
  const { game } = ticTacToe
  const usual = { commits: () => 9, fewest: 12, takes: () => ({ errors: 2 }) }
  const quick: Rollouts<Toe>['quick'] = (world, seat, luck) => playOut(game, world, luck, 9).payoffs[seat] as number
  const { asked, taken } = winsTaken(blind({ ...usual, quick }))
  expect(taken).toBe(asked)
  expect(winsTaken(blind({ ...usual, quick: () => null })).taken).toBe(asked)
  // Whoever is told the contrary of how a world ends shuns what wins it.
  expect(winsTaken(blind({ ...usual, quick: (...world) => -(quick(...world) as number) })).taken).toBeLessThan(
    asked / 2,
  )
})

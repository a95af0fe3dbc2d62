import { type Box, type GameTypes, type Seat, type Walks, anyOf, noChance, sampledChance } from '@menagerie/engine'
import { goofspiel, kuhn, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { expect, test } from 'vitest'
import { newLessons } from './lessons.ts'
import { playBeyond } from './playout.ts'
import { runBot } from './run.ts'
import type { Task } from './task.ts'

type Toe = typeof ticTacToe extends Box<infer T> ? T : never

const OPTIONS = (() => {
  const completed = ticTacToe.complete({}, null)
  if (!completed.ok) throw new Error('no options')
  return completed.value
})()

/** A place is worth to either seat what its view says has been marked, so that each decision shows in it. */
const counting: Box<Toe> = {
  ...ticTacToe,
  bot: { ...ticTacToe.bot, evaluate: ({ board }) => board.replaceAll('.', '').length / 10 },
}

const worthOf = (walks: Walks, seed: string, marks = 0): readonly number[] => {
  const { game } = counting
  const chance = sampledChance(seed)
  const state = game.setup(OPTIONS, [null, null], chance, null)
  for (let mark = 0; mark < marks; mark++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return pending.outcome.payoffs
    const mover = pending.seats[0] as number
    game.apply(state, mover, anyOf(game.legal(state, mover), chance), noChance, null)
  }
  const legal = game.legal(state, 0)
  const task: Task<Toe> = {
    ...{ box: counting, view: game.view(state, 0), legal, seat: 0, chance },
    more: () => true,
    isLate: () => false,
  }
  const lessons = walks.learns === undefined ? null : newLessons<Toe['Action']>(walks.learns)
  return playBeyond(task, walks, lessons, state)
}

test('a walk is worth what the place is after so many decisions, or how the match ends before them', () => {
  expect(worthOf({ length: 0 }, 'one')).toEqual([0, -0])
  expect(worthOf({ length: 3 }, 'one')).toEqual([0.3, -0.3])
  const ends = Array.from({ length: 40 }, (_, at) => worthOf({ length: Infinity }, `end ${at}`)[0] as number)
  expect(new Set(ends)).toEqual(new Set([1, -1, 0]))
})

test('what a glance on the way says is a part of it, and all of it only where it is the whole', () => {
  for (let at = 0; at < 40; at++) {
    const end = worthOf({ length: Infinity }, `end ${at}`)[0] as number
    const part = (part: number) => worthOf({ length: Infinity, glance: { after: 4, part } }, `end ${at}`)
    expect(part(0)[0]).toBeCloseTo(end)
    expect(part(0.25)[0]).toBeCloseTo(0.25 * 0.4 + 0.75 * end)
    expect(part(0.25)[1]).toBeCloseTo(-(0.25 * 0.4 + 0.75 * end))
    expect(part(1)[0]).toBeCloseTo(0.4)
  }
})

test('a match that ends before the glance is worth how it ended', () => {
  for (let at = 0; at < 10; at++) {
    const walks = { length: Infinity, glance: { after: 9, part: 1 } }
    expect([1, -1, 0]).toContain(worthOf(walks, `late ${at}`, 7)[0])
  }
})

const WALKS: Walks = { length: Infinity, glance: { after: 2, part: 0.5 }, learns: { draws: 3, urgency: 0.4 } }

/** Plays matches by a box's walks; how many questions were answered by whole legal commits. */
const answered = <T extends GameTypes>(box: Box<T>, seats: number): number => {
  const { game } = box
  const learning: Box<T> = { ...box, bot: { ...box.bot, walks: WALKS } }
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  let asked = 0
  for (let match = 0; match < 5; match++) {
    const chance = sampledChance(`learning ${match}`)
    const state = game.setup(
      options,
      Array.from({ length: seats }, () => null),
      chance,
      null,
    )
    for (;;) {
      const pending = game.pending(state)
      if (pending.status === 'over') break
      const seat = pending.seats[0] as Seat
      const legal = game.legal(state, seat).map((action) => game.format(options, action))
      const question = { options, view: game.view(state, seat), legal, seat, seed: `${match}/${asked++}` }
      const budget = { iterations: 40 }
      const steps = runBot({ box: learning, ...question, bot: 'search', budget, now: () => 0 })
      for (const [at, text] of steps.entries()) {
        const action = game.parse(options, text) as T['Action']
        expect(game.legal(state, seat)).toContain(action)
        expect(game.staged(action)).toBe(at < steps.length - 1)
        game.apply(state, seat, action, chance, null)
      }
    }
  }
  return asked
}

test('walks that learn end in whole legal commits, also where choices are staged and sealed', () => {
  expect(answered(sacks, 3)).toBeGreaterThan(5)
  expect(answered(goofspiel, 2)).toBeGreaterThan(5)
  expect(answered(kuhn, 2)).toBeGreaterThan(5)
})

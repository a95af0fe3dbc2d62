import { expect, test } from 'vitest'
import { tryLong } from './mill.ts'
import { type Examiner, examinerOf } from './rooms.ts'

test('states and mutants are tried until there were enough of either', async () => {
  const ticTacToe = await examinerOf('tic-tac-toe')
  const few = await tryLong(ticTacToe, { states: 10, mutants: 0, seed: 'mill' }, '')
  expect(few.failures).toEqual([])
  expect(few.states).toBeGreaterThanOrEqual(10)
  const many = few.mill.tried + 60
  const tried = await tryLong(ticTacToe, { states: 10, mutants: many, seed: 'mill' }, '')
  expect(tried.failures).toEqual([])
  expect(tried.mill.tried).toBeGreaterThanOrEqual(many)
  expect(tried.states).toBeGreaterThan(few.states)
})

test('a game of which nothing can be changed ends the trial', async () => {
  const { conform, ...rest } = await examinerOf('tic-tac-toe')
  const unchanged: Examiner = { ...rest, conform: (trials) => conform({ ...trials, laws: ['positions'] }) }
  const tried = await tryLong(unchanged, { states: 10, mutants: 10, seed: 'mill' }, '')
  expect([tried.states >= 10, tried.mill.tried]).toEqual([true, 0])
})

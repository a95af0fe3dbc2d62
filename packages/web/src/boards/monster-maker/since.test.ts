import { boardBox } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { sinceWords } from './since.ts'

const completed = boardBox.complete({}, null)
if (!completed.ok) throw new Error('the options supplied are complete')
const options = completed.value

/** Says which words were asked for, with what they are about. */
const spelled = ((key: string, values: Record<string, unknown>) => {
  const { name, count } = values
  return [key, name, count].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
}) as TFunction

const NAMES = ['Ada', 'Bo', 'Cy']
const told = (...events: readonly object[]): Record<string, string> =>
  Object.fromEntries(sinceWords(spelled, options, events, NAMES))

test('what was done last in a lane is said there: by whom, where it was not its own party', () => {
  const walked = { kind: 'walked', seat: 1, card: 0, leg: 'out', total: 5, goal: 100, lost: false }
  const attacked = { kind: 'attacked', seat: 1, target: 0, card: 0 }
  expect(told(walked, attacked)).toEqual({ 1: 'since.walked', 0: 'since.attacked Bo' })
  const suffered = { kind: 'suffered', seat: 1, cards: [1, 2] }
  expect(told(walked, suffered, { kind: 'passed', seat: 1 })).toEqual({ 1: 'since.suffered 2' })
})

test('a party that did nothing one sees has no words', () => {
  expect(told({ kind: 'passed', seat: 2 }, { kind: 'turnBegan', seat: 2, turn: 3 })).toEqual({})
})

import { box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'

const options = (() => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the defaults are wrong')
  return completed.value
})()

test('a move is a piece and a square; the declaration is a third touch (DL-3.6)', () => {
  expect(choicesOf(options, [], ['move R3 32', 'move R7 32 prize'])).toEqual([
    { steps: ['move R3 32'], places: ['t.0.3', 'q.20'] },
    { steps: ['move R7 32 prize'], places: ['t.0.7', 'q.20', 'b.prize'] },
  ])
})

test('a card is laid down first and sealed by a button, each copy on its own', () => {
  expect(choicesOf(options, [3, 3, 5], ['play 3', 'play 5'])).toEqual([
    { steps: ['play 3'], places: ['h.3.0', 'b.seal.3'] },
    { steps: ['play 3'], places: ['h.3.1', 'b.seal.3'] },
    { steps: ['play 5'], places: ['h.5.0', 'b.seal.5'] },
  ])
})

test('questions with two answers are two buttons, and pieces are pointed at where they stand', () => {
  expect(choicesOf(options, [], ['ban yes', 'ban no', 'point Y4', 'look', 'fetch none'])).toEqual([
    { steps: ['ban yes'], places: ['b.ban.yes'] },
    { steps: ['ban no'], places: ['b.ban.no'] },
    { steps: ['point Y4'], places: ['t.1.4'] },
    { steps: ['look'], places: ['b.look'] },
    { steps: ['fetch none'], places: ['b.fetchNone'] },
  ])
})

test('the setup is not picked action by action', () => {
  expect(choicesOf(options, [], ['place storm 00', 'formation R guard'])).toEqual([])
})

import { box } from '@menagerie/games/dragon-treasure'
import { expect, test } from 'vitest'
import { outcomeLines } from './outcome.ts'
import type { Sayer } from './say.ts'

const made = box.complete({}, null)
if (!made.ok) throw new Error('options')
const options = made.value

const said = (reason: string, places: readonly number[]): readonly string[] => {
  const payoffs = places.map((place) => (place === 1 ? 1 : -1))
  const sayer: Pick<Sayer, 'say'> = { say: ({ id }) => id }
  return outcomeLines(box, options, sayer, ['A', 'B', 'C', 'D'], { places, payoffs, reason }).slice(1)
}

test('DT-7.1 where treasures end the match the terminal calls nobody second', () => {
  expect(said('treasures', [2, 1, 2, 4])).toEqual(['1. B', 'Not ranked: A, C, and D'])
  expect(said('treasures', [1, 1, 3, 3])).toEqual(['1. A and B', 'Not ranked: C and D'])
})

test('DT-7.2 after the last round everybody has a place', () => {
  expect(said('rounds', [3, 1, 2, 3])).toEqual(['1. B', '2. C', '3. A and D'])
})

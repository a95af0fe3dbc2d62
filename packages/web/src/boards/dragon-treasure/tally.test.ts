import type { View } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { tally } from './tally.ts'

const t = ((key: string, values: { count?: number }) => `${key}${values.count ?? ''}`) as unknown as TFunction

test('each lord is counted what they found, stole, won and lost', () => {
  const view = { sides: [{ treasures: 3 }, { treasures: 0 }] } as unknown as View
  const [mine, theirs] = tally(
    view,
    [
      { kind: 'examined', seat: 0, space: 4, found: 'treasure' },
      { kind: 'examined', seat: 0, space: 5, found: 'dragon' },
      { kind: 'beatDragon', seat: 0, space: 5, distance: 2 },
      { kind: 'won', seat: 1, loser: 0, space: 5, distance: 1, exhausted: false },
      { kind: 'stole', seat: 0, from: 1, to: 2 },
      { kind: 'eaten', seat: 1, space: 9 },
    ],
    t,
  )
  expect([mine?.score, mine?.sources.map(({ value }) => value)]).toEqual(['tally.treasures3', ['1', '1', '1', '0']])
  expect([theirs?.score, theirs?.sources.map(({ value }) => value)]).toEqual(['tally.treasures0', ['0', '0', '1', '1']])
})

test('DT-7.1 where treasures end the match nobody but the winner has a place, and their treasures are told all the same', () => {
  const ended = (reason: string) => {
    const outcome = { places: [2, 1, 2, 4], payoffs: [0, 1, 0, -1], reason }
    const sides = [0, 3, 2, 0].map((treasures, seat) => ({ treasures, resigned: seat === 3 }))
    return tally({ outcome, sides }, [], t).map(({ unplaced, score }) => [unplaced, score])
  }
  expect(ended('treasures')).toEqual([
    ['tally.unplaced', 'tally.treasures0'],
    [undefined, 'tally.treasures3'],
    ['tally.unplaced', 'tally.treasures2'],
    ['tally.resigned', 'tally.treasures0'],
  ])
  expect(ended('rounds').map(([unplaced]) => unplaced)).toEqual([undefined, undefined, undefined, undefined])
})

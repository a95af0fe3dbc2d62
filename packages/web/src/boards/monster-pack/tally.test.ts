import { type Event, type View, box } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { tally } from './tally.ts'

const completed = box.complete({}, null)
if (!completed.ok) throw new Error('options')
const options = completed.value
const card = (id: string): number => options.cards.findIndex((one) => one.id === id)
const t = ((key: string, { hp, count }: { hp?: number; count?: number }) =>
  [key.split('.').at(-1), hp ?? count].filter((part) => part !== undefined).join(' ')) as unknown as TFunction

test('the end is told by the damage each monster did, and by who fell', () => {
  const attacked = (seat: number, id: string, damage: number): Event => ({
    kind: 'attacked',
    seat,
    lane: 0,
    card: card(id),
    damage,
  })
  const events: readonly Event[] = [
    attacked(0, 'R05', 2),
    attacked(1, 'B05', 1),
    attacked(0, 'G05', 3),
    attacked(0, 'R05', 2),
    {
      kind: 'dueled',
      seat: 0,
      lane: 1,
      cards: [card('R05'), card('B05')],
      powers: [1, 2],
      discarded: [true, false],
      wild: false,
    },
  ]
  const view = { options, sides: [{ hp: 12 }, { hp: 0 }] } as unknown as View
  const [mine, theirs] = tally(view, events, t)
  expect(mine?.score).toBe('hp 12')
  expect(mine?.sources.map(({ value }) => value)).toEqual(['damage 4', 'damage 3', '0'])
  expect(theirs?.sources.map(({ value }) => value)).toEqual(['damage 1', '1'])
})

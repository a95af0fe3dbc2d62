import { box, boardBox } from '@menagerie/games/monster-maker'
import { some, someBoard } from '@menagerie/engine'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { roomOf } from './games.ts'
import { actionLines } from './pages/match-words.tsx'

beforeAll(() => i18next.init({ lng: 'en', resources: {} }))

const viewOf = (back: readonly string[]): unknown => {
  const made = box.complete({}, null)
  const parties = [{ length: 100, back, hand: ['C30', 'elf'] }, { out: ['C20'] }]
  const arranged = made.ok ? box.game.arrange(made.value, { phase: 'act', parties }) : null
  if (arranged === null || !arranged.ok) throw new Error(JSON.stringify(arranged))
  return box.game.view(arranged.value, 0)
}

test('the list says in the line of an action what it loses, and sending it is warned of (MM-R3)', () => {
  const room = roomOf(someBoard(boardBox), async () => some(box))
  const reading = room.reading({})
  if (reading === null) throw new Error('no reading')
  const board = { actionText: () => null } as unknown as Parameters<typeof actionLines>[2]
  const lineOf = (view: unknown) =>
    actionLines(i18next.t, room.id, board, reading, view, ['corridor C30'], []).map(({ text }) => JSON.stringify(text))
  const far = viewOf(['C40', 'C40'])
  expect(reading.warning(far, ['corridor C30'])?.id).toBe('actions.corridorLost')
  expect(reading.warning(far, ['pass'])).toBeNull()
  expect(lineOf(far)[0]).not.toBe(lineOf(viewOf(['C40']))[0])
  expect(reading.warning(viewOf(['C40']), ['corridor C30'])).toBeNull()
})

test('a table that plays fewer dungeons than it was asked for says so (MM-X5)', () => {
  const room = roomOf(someBoard(boardBox), async () => some(box))
  expect(room.notices({ dungeons: 20 }).map(({ rule }) => rule)).toEqual(['MM-X5'])
  expect(room.notices({})).toEqual([])
  expect(room.notices({ dungeons: 'many' })).toEqual([])
})

import { box } from '@menagerie/games/monster-pack'
import type { Frame, Lobby } from '@menagerie/protocol'
import { describe, expect, test } from 'vitest'
import { hintsAllowed, questionOf } from './use-hint.ts'

const table = (humans: number, choices: Lobby['choices'] = {}): Lobby => ({
  id: 'abcdefghijklmnop',
  game: 'monster-pack',
  choices,
  status: 'playing',
  seats: [0, 1].map((seat) => ({
    kind: seat < humans ? ('human' as const) : ('bot' as const),
    name: null,
    bot: null,
    taken: true,
    ready: true,
    seal: '',
    opened: true,
    you: seat === 0,
  })),
  commitment: '',
  opening: false,
  lapsed: [],
  open: false,
  maker: null,
  invite: null,
  rematch: null,
  rematchOf: null,
  rated: false,
  createdAt: 0,
  canStart: true,
})

describe('who may ask for a hint', () => {
  test.each<[number, Lobby['choices'], boolean]>([
    [1, {}, true],
    [2, {}, false],
    [1, { hints: 'alone' }, true],
    [2, { hints: 'alone' }, false],
    [2, { hints: 'on' }, true],
    [1, { hints: 'off' }, false],
  ])('%i at the table, %o: %s', (humans, choices, allowed) => {
    expect(hintsAllowed(table(humans, choices))).toBe(allowed)
  })
})

test('the question to the bot holds the view of its seat and its choices, and nothing of another', () => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('options')
  const position = { phase: 'summon', sides: [{ hand: ['R05', 'B06'] }, { hand: ['G20', 'W12'] }] }
  const made = box.game.arrange(completed.value, position)
  if (!made.ok) throw new Error('position')
  const view = box.game.view(made.value, 0)
  const frame = { view, legal: ['summon R05 W1'], version: 3 } as unknown as Frame
  const question = questionOf(table(1), frame, 0)
  expect(Object.keys(question).sort()).toEqual(
    ['bot', 'budget', 'choices', 'game', 'last', 'legal', 'seat', 'seed', 'view'].sort(),
  )
  expect(question.view).toEqual({ ...view, options: null })
  expect(view.sides[1].hand).toBeNull()
})

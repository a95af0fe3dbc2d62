import type { Frame } from '@menagerie/protocol'
import { expect, test } from 'vitest'
import { thinkerOf } from './thinker.ts'

type Asked = Pick<Frame, 'pending' | 'players'>

const PLAYERS = [{ kind: 'human' }, { kind: 'bot' }, { kind: 'bot' }] as unknown as Asked['players']
const deciding = (...seats: number[]): Asked => ({ players: PLAYERS, pending: { status: 'deciding', seats } })

test('of those who are asked the bot is said to think, and nobody where a person alone is asked or the match is over', () => {
  expect(thinkerOf(deciding(1))).toBe(1)
  expect(thinkerOf(deciding(0, 2))).toBe(2)
  expect(thinkerOf(deciding(0))).toBeNull()
  const outcome = { places: [1, 2, 2], payoffs: [1, -0.5, -0.5], reason: 'won' }
  expect(thinkerOf({ players: PLAYERS, pending: { status: 'over', outcome } })).toBeNull()
})

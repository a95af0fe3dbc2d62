import { catalogue, workshop } from '@menagerie/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { challengeEachOther } from '../src/soak/challenges.ts'
import { type TestServer, openServer } from './support/house.ts'

let server: TestServer

beforeAll(async () => {
  server = await openServer({ games: [...catalogue, ...workshop] })
})
afterAll(() => server.remove())

describe('a challenge of Monstructor', () => {
  // A hundredth of `npm run soak -- challenge`, but a hundred cases by each line.
  it('is missed by no line: 5 ms and 300 ms away, in the turn and until the window shown has closed', async () => {
    const wish = { url: server.url, rounds: 100, tables: 24, delays: [5, 300] as const, seconds: 2, silent: 10 }
    const { lines } = await challengeEachOther(wish)
    for (const { turn, window, silence, hurry, failures, delayMs } of lines) {
      expect(failures, `${delayMs} ms`).toEqual([])
      expect(turn.done + window.done, `${delayMs} ms`).toBeGreaterThanOrEqual(100)
      expect([turn.done, window.done]).toEqual([turn.tried, window.tried])
      expect(window.tried, `windows at ${delayMs} ms`).toBeGreaterThan(20)
      // MS-34: after a silent window it is too late; and nobody ends the window of another.
      expect(silence.done).toBe(silence.tried)
      expect(hurry.done).toBe(hurry.tried)
    }
    expect(lines[0].silence.tried + lines[1].silence.tried).toBeGreaterThan(0)
  })
})

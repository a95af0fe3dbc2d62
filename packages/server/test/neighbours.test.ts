import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ABUSES, abuseHouse } from '../src/soak/abusers.ts'
import { newPair, playOn } from '../src/soak/players.ts'
import { type TestServer, openServer } from './support/house.ts'

/* One greedy guest of each kind; `npm run soak -- neighbours` measures what fifty of them cost the honest. */

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustProxy: 1 })
})
afterAll(() => server.remove())

describe('greedy guests', () => {
  it('get what is theirs, are refused the rest, and nobody honest is', async () => {
    const { url } = server
    const stop = new AbortController()
    const pair = await newPair(url)
    const { abuses, ended } = abuseHouse({
      url,
      guests: Object.keys(ABUSES).length,
      pauseMs: 20,
      signal: stop.signal,
    })
    const playing = playOn(pair, url, stop.signal, 50)
    const { badRequests, ...others } = abuses
    const isSeen = (): boolean =>
      Object.values(others).every(({ done }) => done > 0) && badRequests.refused > 0 && pair.latencies.length > 3
    await vi.waitFor(() => expect(isSeen()).toBe(true), { timeout: 90_000, interval: 50 })
    stop.abort()
    await playing
    await ended
    expect(Object.values(abuses).flatMap(({ failed }) => failed)).toEqual([])
    expect(badRequests.done).toBe(0)
    // They are greedy of what there is to be had: their matches do begin.
    expect(Math.min(abuses.botTables.begun, abuses.longMatches.begun)).toBeGreaterThan(0)
  })
})

import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { ErrorBody, type Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startServer } from '../src/server.ts'
import { type Answer, type Guest, frameOf, guestWith, ok, signIn } from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { TEST_OPTIONS, type TestServer, firstLegal, openServer } from './support/house.ts'
import { begin, playOut } from './support/play.ts'
import { openSkippedTime } from '../src/soak/skipped-time.ts'

/* Who is asked and stays away, at a server whose time the test skips. */

const time = openSkippedTime()
const OPTIONS = { botRunner: firstLegal, time }
const SOON = { absenceAfter: 'minutes5' }
const MINUTE = 60_000

let server: TestServer
let guests: readonly [Guest, Guest]
beforeAll(async () => {
  server = await openServer(OPTIONS)
})
afterAll(() => server.remove())
beforeEach(async () => {
  guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
})

const codeOf = ({ status, text }: Answer): string =>
  status === 200 ? '200' : `${status} ${ErrorBody.parse(JSON.parse(text)).error.code}`

/** A match under this rule: whoever is asked first, and the other. */
const beginWith = async (choices: Readonly<Record<string, unknown>>) => {
  const { id } = await begin(guests, { game: 'envelopes', choices })
  const { pending } = await frameOf(guests[0], id)
  const seat = pending.status === 'over' ? -1 : (pending.seats[0] as number)
  return { id, seat, gone: guests[seat] as Guest, other: guests[1 - seat] as Guest }
}
/** Half a minute passes with every look. */
const seen = async (guest: Guest, id: string, holds: (frame: Frame) => boolean): Promise<Frame> =>
  vi.waitFor(
    async () => {
      time.skip(MINUTE / 2)
      const frame = await frameOf(guest, id)
      expect(holds(frame)).toBe(true)
      return frame
    },
    { timeout: 30_000, interval: 50 },
  )
const isOver = ({ pending }: Frame): boolean => pending.status === 'over'
/** What was recorded but the steps of decisions, as `kind seat terms`; the record is sound. */
const recorded = async (guest: Guest, id: string): Promise<readonly string[]> => {
  const record = ok(await guest.get<MatchRecord>(`/api/tables/${id}/record`))
  expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  return record.entries
    .slice(1)
    .map(({ kind, seat, steps }) => [kind, seat, ...(kind === 'steps' ? [] : steps)].join(' '))
}

it('a bot has the seat of who stays away while another waits, and gives it back when they come', async () => {
  const { id, seat, gone, other } = await beginWith({ absence: 'bot' })
  const waiting = await other.watch([id])
  const played = await seen(other, id, ({ players }) => players[seat]?.away === 'greedy')
  expect(played.updates.map(({ kind, terms }) => [kind, ...terms])).toContainEqual(['takenOver', 'greedy', 'absent'])
  const back = await gone.watch([id])
  await seen(other, id, ({ players }) => players[seat]?.away === null)
  await playOut(guests, id)
  const told = await recorded(other, id)
  expect(told).toEqual(expect.arrayContaining([`takenOver ${seat} greedy absent`, `givenBack ${seat}`]))
  waiting.close()
  back.close()
})

it('who is at the table and thinks is not away, and nobody’s seat is taken for an empty table', async () => {
  const thinking = await beginWith({ absence: 'forfeit', ...SOON })
  const line = await thinking.gone.watch([thinking.id])
  const empty = await beginWith({ absence: 'bot' })
  // By the same clock and in the same time, somebody who is not there has given up.
  const lost = await beginWith({ absence: 'forfeit', ...SOON })
  await seen(lost.other, lost.id, isOver)
  expect((await frameOf(thinking.other, thinking.id)).version).toBe(0)
  expect((await frameOf(empty.other, empty.id)).version).toBe(0)
  expect(await recorded(lost.other, lost.id)).toEqual([`forfeit ${lost.seat}`])
  line.close()
})

it('the others say that somebody has given up: not before the time, not of who is there, and once by one key', async () => {
  const { id, seat, gone, other } = await beginWith({ absence: 'claim', ...SOON })
  const key = randomUUID()
  const claim = (by: Guest, at = seat): Promise<Answer<{ version: number }>> =>
    by.post(`/api/tables/${id}/forfeit`, { key, seat: at })
  expect(codeOf(await claim(other))).toBe('422 notAbsent')
  expect(codeOf(await claim(other, 1 - seat))).toBe('422 notAbsent')
  expect(codeOf(await claim(await signIn({ url: server.url })))).toBe('403 notSeated')
  const line = await gone.watch([id])
  time.skip(6 * MINUTE)
  const { clocks } = await frameOf(other, id)
  expect(clocks.now).toBeGreaterThan(clocks.absences[seat] ?? Infinity)
  expect(codeOf(await claim(other))).toBe('422 notAbsent')
  line.close()
  await vi.waitFor(
    async () => {
      time.skip(6 * MINUTE)
      expect(codeOf(await claim(other))).toBe('200')
    },
    { timeout: 30_000, interval: 500 },
  )
  expect(codeOf(await claim(other))).toBe('200')
  expect(codeOf(await claim(gone))).toBe('409 keyReused')
  expect(await recorded(other, id)).toEqual([`forfeit ${seat} ${1 - seat}`])
})

it('is counted on after a restart, with nobody there', async () => {
  const { id, seat, other } = await beginWith({ absence: 'forfeit', ...SOON })
  await server.close()
  time.skip(3 * MINUTE)
  const next = await startServer({ ...TEST_OPTIONS, ...OPTIONS, dataDir: server.dataDir })
  try {
    const again = guestWith({ url: next.url }, other.cookie)
    await seen(again, id, isOver)
    expect(await recorded(again, id)).toEqual([`forfeit ${seat}`])
  } finally {
    await next.close()
  }
})

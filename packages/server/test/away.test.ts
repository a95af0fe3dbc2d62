import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { ErrorBody, type Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startServer } from '../src/server.ts'
import { type Answer, type Guest, act, frameOf, guestWith, ok, signIn } from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { TEST_OPTIONS, type TestServer, firstLegal, openServer } from './support/house.ts'
import { begin, playOut } from './support/play.ts'

/* A seat that its person leaves to a bot, and takes back. */

let server: TestServer
let guests: readonly [Guest, Guest]
let id: string
beforeAll(async () => {
  server = await openServer({ botRunner: firstLegal, botThinkMs: 1500 })
})
afterAll(() => server.remove())
beforeEach(async () => {
  guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  id = (await begin(guests, { game: 'envelopes' })).id
})

const codeOf = ({ status, text }: Answer): string => `${status} ${ErrorBody.parse(JSON.parse(text)).error.code}`
const leave = (guest: Guest, key: string = randomUUID(), bot = 'random'): Promise<Answer<{ version: number }>> =>
  guest.post(`/api/tables/${id}/away`, { key, bot })
const comeBack = (guest: Guest, key: string = randomUUID()): Promise<Answer<{ version: number }>> =>
  guest.post(`/api/tables/${id}/back`, { key })
const askedOf = ({ pending }: Frame): readonly number[] => (pending.status === 'over' ? [] : pending.seats)

/** Whoever is asked first, and the other. */
const inTurn = async (): Promise<readonly [number, Guest, Guest]> => {
  const seat = askedOf(await frameOf(guests[0], id))[0] as number
  return [seat, guests[seat] as Guest, guests[1 - seat] as Guest]
}

it('is played by the bot and by nobody else, as all see, until its person is back', async () => {
  const [seat, gone, other] = await inTurn()
  const stream = await other.watch([id])
  const { version } = ok(await leave(gone))
  await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version > version)
  const seen = await frameOf(other, id)
  expect(seen.players.map(({ away }) => away)).toEqual([0, 1].map((at) => (at === seat ? 'random' : null)))
  expect(seen.updates.map(({ kind, seat: whose }) => [kind, whose]).slice(version)).toEqual([
    ['takenOver', seat],
    ['steps', seat],
  ])
  expect(codeOf(await act(gone, id, { version: seen.version, steps: ['draw'] }))).toBe('409 seatAway')
  expect(codeOf(await leave(gone))).toBe('409 seatNotAway')
  ok(await comeBack(gone))
  expect(codeOf(await comeBack(gone))).toBe('409 seatNotAway')
  expect((await frameOf(other, id)).players.map(({ away }) => away)).toEqual([null, null])
  await playOut(guests, id)
  const record = ok(await gone.get<MatchRecord>(`/api/tables/${id}/record`))
  expect(record.entries.filter(({ kind }) => kind === 'takenOver' || kind === 'givenBack').length).toBe(2)
  expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  stream.close()
})

it('is left once by one key, and by its own person alone', async () => {
  const [, gone] = await inTurn()
  const key = randomUUID()
  const first = ok(await leave(gone, key))
  expect(ok(await leave(gone, key))).toEqual(first)
  expect(codeOf(await leave(gone, key, 'greedy'))).toBe('409 keyReused')
  expect(codeOf(await comeBack(gone, key))).toBe('409 keyReused')
  expect(codeOf(await leave(gone, randomUUID(), 'cleverest'))).toBe('400 malformed')
  expect(codeOf(await leave(await signIn({ url: server.url })))).toBe('403 notSeated')
})

it('is played by the bot after a restart too, with nobody there', async () => {
  for (const guest of guests) ok(await leave(guest))
  await vi.waitFor(async () => expect((await frameOf(guests[0], id)).pending.status).toBe('over'), { timeout: 20_000 })
  const [first, second] = guests
  const again = (await begin([first, second], { game: 'envelopes' })).id
  // Broken off before the bots have said anything: they take longer than that.
  await Promise.all(
    guests.map((guest) => guest.post(`/api/tables/${again}/away`, { key: randomUUID(), bot: 'search' })),
  )
  const { version } = await frameOf(first, again)
  await server.close()
  const next = await startServer({ ...TEST_OPTIONS, botRunner: firstLegal, dataDir: server.dataDir })
  try {
    const one = guestWith({ url: next.url }, first.cookie)
    await vi.waitFor(async () => expect((await frameOf(one, again)).version).toBeGreaterThan(version + 2))
  } finally {
    await next.close()
  }
})

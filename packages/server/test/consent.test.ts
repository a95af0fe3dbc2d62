import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { ErrorBody, type Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startServer } from '../src/server.ts'
import { type Answer, type Guest, act, frameOf, guestWith, ok, signIn } from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { TEST_OPTIONS, type TestServer, openServer } from './support/house.ts'
import { begin, playOne, playOut } from './support/play.ts'

/* What two people agree on over HTTP, and what becomes of it when the server begins anew. */

let server: TestServer
let guests: readonly [Guest, Guest]
let id: string
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())
beforeEach(async () => {
  guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  id = (await begin(guests, { game: 'envelopes', open: true, choices: { turnSeconds: 600 } })).id
})

const codeOf = ({ status, text }: Answer): string => `${status} ${ErrorBody.parse(JSON.parse(text)).error.code}`
type Said = Promise<Answer<{ version: number }>>
const offer = (guest: Guest, what: object, key: string = randomUUID()): Said =>
  guest.post(`/api/tables/${id}/offer`, { key, offer: what })
const answer = (guest: Guest, version: number, accept: boolean, key: string = randomUUID()): Said =>
  guest.post(`/api/tables/${id}/answer`, { key, version, accept })
const withdraw = (guest: Guest, version: number): Said =>
  guest.post(`/api/tables/${id}/withdraw`, { key: randomUUID(), version })
const agree = async (one: Guest, other: Guest, what: object): Promise<number> => {
  const { version } = ok(await offer(one, what))
  return ok(await answer(other, version, true)).version
}

it('is told to who sits there, answered by the other, and done once by one key', async () => {
  const [ada, ben] = guests
  const stranger = await signIn({ url: server.url })
  const stream = await ben.watch([id])
  const key = randomUUID()
  const { version } = ok(await offer(ada, { kind: 'clock', option: 'turnSeconds', seconds: 60 }, key))
  expect(ok(await offer(ada, { kind: 'clock', option: 'turnSeconds', seconds: 60 }, key)).version).toBe(version)
  expect(codeOf(await offer(ada, { kind: 'draw' }, key))).toBe('409 keyReused')
  await stream.until(({ event, data }) => event === 'frame' && (data as Frame).offer?.version === version)
  expect((await frameOf(ben, id)).offer).toEqual({
    version,
    seat: 0,
    terms: ['clock', 'turnSeconds', '60'],
    waiting: [1],
  })
  const seen = await frameOf(stranger, id)
  expect([seen.viewer, seen.offer, seen.updates.at(-1)]).toEqual([
    'spectator',
    null,
    { version, kind: 'aside', seat: null, terms: [], events: [] },
  ])
  expect(codeOf(await answer(stranger, version, true))).toBe('403 notSeated')
  const said = randomUUID()
  const done = ok(await answer(ben, version, true, said))
  expect(ok(await answer(ben, version, true, said))).toEqual(done)
  const { clocks, updates } = await frameOf(stranger, id)
  expect(updates.at(-1)).toMatchObject({ kind: 'clock', seat: 0, terms: ['turnSeconds', '60'] })
  expect(Math.max(...clocks.deadlines.map((deadline) => deadline ?? 0)) - clocks.now).toBeLessThanOrEqual(60_000)
  stream.close()
})

it('is refused or withdrawn, and not repeated at once', async () => {
  const [ada, ben] = guests
  const first = ok(await offer(ada, { kind: 'draw' }))
  expect(codeOf(await offer(ben, { kind: 'pause' }))).toBe('422 offerOpen')
  ok(await answer(ben, first.version, false))
  expect(codeOf(await offer(ada, { kind: 'draw' }))).toBe('422 offerAgain')
  const second = ok(await offer(ada, { kind: 'pause' }))
  expect(codeOf(await withdraw(ben, second.version))).toBe('422 offerNotYours')
  ok(await withdraw(ada, second.version))
  expect(codeOf(await answer(ben, second.version, true))).toBe('422 offerGone')
  for (const wrong of [
    { kind: 'win' },
    { kind: 'draw', seconds: 1 },
    { kind: 'clock', option: 'turnSeconds', seconds: 2_592_001 },
  ])
    expect(codeOf(await offer(ada, wrong))).toBe('400 malformed')
})

it('takes nothing back that drew or showed something, and says by what', async () => {
  const version = (await playOne(guests, id)) ?? 0
  const seat = (await frameOf(guests[0], id)).updates.at(-1)?.seat ?? 0
  const tried = await offer(guests[seat] as Guest, { kind: 'takeBack', version })
  const { error } = ErrorBody.parse(JSON.parse(tried.text))
  expect([error.code, error.rule]).toEqual([error.values['kind'] === 'drew' ? 'drew' : 'revealed', 'TABLE-UNDO'])
})

it('stops the clock with what is left of it, and sets one that was agreed on, over a restart with nobody there', async () => {
  const house = await openServer()
  try {
    const there = [await signIn({ url: house.url }), await signIn({ url: house.url })] as const
    const table = (await begin(there, { game: 'envelopes', choices: { turnSeconds: 600 } })).id
    const other = (await begin(there, { game: 'envelopes' })).id
    const at = (guest: Guest, path: string, body: object): Said =>
      guest.post(`/api/tables/${path}`, { key: randomUUID(), ...body })
    const { version } = ok(await at(there[0], `${table}/offer`, { offer: { kind: 'pause' } }))
    ok(await at(there[1], `${table}/answer`, { version, accept: true }))
    const paused = await frameOf(there[0], table)
    expect([paused.paused, paused.legal, paused.clocks.deadlines]).toEqual([true, [], [null, null]])
    const left = Math.max(...(paused.clocks.left ?? []).map((ms) => ms ?? 0))
    expect(left).toBeGreaterThan(500_000)
    const resume = ok(await at(there[1], `${table}/offer`, { offer: { kind: 'resume' } }))
    const clock = { kind: 'clock', option: 'turnSeconds', seconds: 1 }
    const set = ok(await at(there[0], `${other}/offer`, { offer: clock }))
    ok(await at(there[1], `${other}/answer`, { version: set.version, accept: true }))
    await house.close()
    const next = await startServer({ ...TEST_OPTIONS, dataDir: house.dataDir })
    try {
      const [one, two] = there.map((guest) => guestWith({ url: next.url }, guest.cookie)) as [Guest, Guest]
      await vi.waitFor(async () => expect((await frameOf(one, other)).updates.at(-1)?.kind).toBe('timeout'), {
        timeout: 20_000,
        interval: 200,
      })
      const again = await frameOf(one, table)
      expect(again.clocks.left).toEqual(paused.clocks.left)
      expect(again.offer).toMatchObject({ version: resume.version, seat: 1, waiting: [0] })
      const asked = again.pending.status === 'over' ? 0 : (again.pending.seats[0] as number)
      const tried = await act([one, two][asked] as Guest, table, { version: again.version, steps: ['draw'] })
      expect(codeOf(tried)).toBe('422 paused')
      ok(await at(one, `${table}/answer`, { version: resume.version, accept: true }))
      const { clocks, paused: still } = await frameOf(one, table)
      const deadline = Math.max(...clocks.deadlines.map((ms) => ms ?? 0))
      expect(still).toBe(false)
      expect(Math.abs(deadline - clocks.now - left)).toBeLessThan(5000)
    } finally {
      await next.close()
    }
  } finally {
    await house.remove()
  }
})

it('ends the match drawn, and the record verifies', async () => {
  const [ada, ben] = guests
  await playOne(guests, id)
  await agree(ben, ada, { kind: 'pause' })
  await agree(ada, ben, { kind: 'resume' })
  await agree(ada, ben, { kind: 'draw' })
  const { pending } = await frameOf(ada, id)
  expect(pending).toMatchObject({ status: 'over', outcome: { places: [1, 1], payoffs: [0, 0], reason: 'agreed' } })
  const record = ok(await ben.get<MatchRecord>(`/api/tables/${id}/record`))
  expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  expect(await playOut(guests, id)).toBe(0)
})

import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import type { Frame, Lobby } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Guest, createTable, frameOf, guestWith, ok, signIn, sit } from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { ownTime } from './support/late.ts'
import { begin, playOut } from './support/play.ts'
import { type TwoHouses, holding, openTwoHouses } from './support/two-houses.ts'

/* A person has themselves forgotten, at one of two servers of a PostgreSQL. */

const NAME = 'Zebedee Quux'

let houses: TwoHouses
let direct: TwoHouses['direct']
let nodes: TwoHouses['nodes']

beforeAll(async () => {
  houses = await openTwoHouses()
  ;({ direct, nodes } = houses)
})
afterAll(() => houses.remove())

const forget = (guest: Guest): Promise<Response> =>
  fetch(`${guest.url}/api/me`, { method: 'DELETE', headers: { cookie: guest.cookie } })

/** The same person, at the other server. */
const there = (guest: Guest): Guest => guestWith({ url: nodes[1].url }, guest.cookie)

const named = async (): Promise<{ readonly guest: Guest; readonly id: string }> => {
  const guest = await signIn({ url: nodes[0].url })
  const { id } = ok(await guest.post<{ id: string }>('/api/me', { name: NAME }))
  return { guest, id }
}

/** Tables with the same two: one over, one that is played, one that waits for a third; and one from which the first was sent. */
const tablesOf = async (guest: Guest, ben: Guest) => {
  const [over, playing] = [
    await begin([guest, ben], { game: 'envelopes' }),
    await begin([ben, guest], { game: 'envelopes' }),
  ]
  await playOut([guest, ben], over.id)
  const three = { game: 'envelopes', seats: Array.from({ length: 3 }, () => ({ kind: 'human' as const })) }
  const waiting = await createTable(guest, three)
  await sit(ben, waiting, 1)
  const sentFrom = await createTable(ben, { ...three, open: true })
  await sit(guest, sentFrom, 1)
  ok(await ben.post(`/api/tables/${sentFrom.id}/send-away`, { seat: 1 }))
  return {
    over: over.id,
    playing: playing.id,
    waiting: waiting.id,
    all: [over.id, playing.id, waiting.id, sentFrom.id],
  }
}

it('is somebody wherever they sat, at all servers within a second, and records hold as before', async () => {
  const { guest, id } = await named()
  const ben = there(await signIn({ url: nodes[0].url }))
  const { over, playing, waiting, all } = await tablesOf(guest, guestWith({ url: nodes[0].url }, ben.cookie))
  const [watching, theirs] = [await ben.watch([over, playing]), await there(guest).watch([over])]
  const calledIn = (table: string, name: string) => (event: { event: string; data: unknown }) =>
    event.event === 'frame' &&
    (event.data as Frame).table === table &&
    JSON.stringify((event.data as Frame).players).includes(name)
  for (const table of [over, playing]) await watching.until(calledIn(table, NAME))
  const before = ok(await ben.get<MatchRecord>(`/api/tables/${over}/record`))
  expect(before.header.seats[0]?.name).toBe(NAME)

  const from = watching.events.length
  const answer = await forget(guest)
  expect(answer.status).toBe(200)
  const since = ownTime()
  await theirs.ended
  for (const table of [over, playing]) await watching.until(calledIn(table, '"name":""'), from)
  await vi.waitFor(async () => expect((await there(guest).get('/api/me')).status).toBe(401), { interval: 10 })
  expect(since()).toBeLessThan(1000)

  expect(await holding(direct, NAME, id)).toEqual([])
  const answers = await Promise.all(
    [
      '/api/tables/mine',
      '/api/tables/open',
      ...all.flatMap((table) => ['', '/match', '/record'].map((end) => `/api/tables/${table}${end}`)),
    ].map((path) => ben.get(path)),
  )
  expect(answers.filter(({ text }) => text.includes(NAME) || text.includes(id))).toEqual([])
  const record = ok(await ben.get<MatchRecord>(`/api/tables/${over}/record`))
  expect(record.header.seats[0]).toMatchObject({ name: null, salt: null })
  expect(record.entries).toEqual(before.entries)
  for (const table of [over, playing])
    expect(verifyRecord(envelopesBox, ok(await ben.get<MatchRecord>(`/api/tables/${table}/record`))).faults).toEqual([])
  expect((await frameOf(ben, playing)).updates.at(-1)).toMatchObject({ kind: 'resign', seat: 1 })
  const left = ok(await ben.get<Lobby>(`/api/tables/${waiting}`))
  expect([left.maker, left.seats[0]?.taken, left.seats[1]?.you]).toEqual([1, false, true])
  expect((await forget(guest)).status).toBe(401)
  expect(answer.headers.getSetCookie().join()).toContain('Max-Age=0')
  watching.close()
})

it('is forgotten altogether or not at all, and may ask again', async () => {
  const { guest, id } = await named()
  const ben = await signIn({ url: nodes[0].url })
  const { over } = await tablesOf(guest, ben)
  await direct.pool
    .query(`create function refuse() returns trigger language plpgsql as $$begin raise exception using errcode = '53100'; end$$;
    create trigger refuse before delete on "user" for each row execute function refuse()`)
  const answer = await forget(guest)
  await direct.pool.query('drop function refuse cascade')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await guest.get('/api/me')).status).toBe(200)
  expect((await frameOf(ben, over)).players[0]?.name).toBe(NAME)
  expect((await forget(guest)).status).toBe(200)
  expect(await holding(direct, NAME, id)).toEqual([])
  expect((await frameOf(ben, over)).players[0]?.name).toBe('')
})

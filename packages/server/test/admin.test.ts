import { randomBytes, randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import type { AdminTables, Audit, Overview, People, Reports } from '@menagerie/protocol/programs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { optionsFrom } from '../src/config.ts'
import { type Guest, createTable, frameOf, ok, openUp, ready, signIn, sit } from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { type TestServer, openServer } from './support/house.ts'
import { playOne } from './support/play.ts'

/* What whoever keeps a house sees and does over HTTP, by a token of their own. */

const TOKEN = randomBytes(24).toString('base64url')

let server: TestServer
beforeAll(async () => {
  server = await openServer({ adminToken: TOKEN, requestsPerMinute: 6000 })
})
afterAll(() => server.remove())

const asHost = async (
  path: string,
  body?: unknown,
  token = TOKEN,
): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await fetch(`${server.url}/api/admin${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}
const seen = async <Body>(path: string): Promise<Body> => JSON.parse((await asHost(path)).text) as Body
const acts = async (): Promise<readonly string[]> =>
  (await seen<Audit>('/audit')).acts.map(({ act, target, reason }) => `${act} ${target} ${reason}`)
const idOf = async (guest: Guest): Promise<string> => ok(await guest.get<{ id: string }>('/api/me')).id

it('a host sees people and tables, and nothing hidden of a match that runs', async () => {
  const [ada, ben] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  await ada.post('/api/me', { name: 'Zebedee Quux' })
  const contribution = randomBytes(32).toString('hex')
  const lobby = await createTable(ada, { game: 'envelopes' })
  await sit(ben, lobby, 1)
  await ready(ada, lobby.id, { loadout: 'MOTTOofAda', contribution, opens: false })
  await ready(ben, lobby.id, { opens: false })
  for (const guest of [ada, ben]) await openUp(guest, lobby.id)
  await playOne([ada, ben], lobby.id)
  const hands = await Promise.all([ada, ben].map(async (guest) => (await frameOf(guest, lobby.id)).view))
  const words = hands.flatMap((view) => (view as { readonly hand: readonly string[] }).hand)
  const overview = await seen<Overview>('/overview')
  expect(overview).toMatchObject({ people: 2, blocked: 0, tables: { waiting: 0, running: 1, over: 0 } })
  expect((await seen<People>('/people?find=quux')).people).toMatchObject([
    { id: await idOf(ada), name: 'Zebedee Quux', tables: 1, blocked: false },
  ])
  expect((await seen<People>('/people?find=%25')).people).toEqual([])
  const { tables } = await seen<AdminTables>(`/tables?find=${lobby.id}`)
  expect(tables).toMatchObject([{ id: lobby.id, game: 'envelopes', state: 'running', entries: 2, open: false }])
  const answers = await Promise.all(['/overview', '/people', '/tables', '/audit'].map((path) => asHost(path)))
  const text = answers.map((answer) => answer.text).join('\n')
  for (const secret of [...words, 'MOTTOofAda', contribution, lobby.invite as string, TOKEN])
    expect(text).not.toContain(secret)
})

it('a table is closed: one that waits is gone, one that is played is over, with a record that verifies', async () => {
  const [ada, ben] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  const waiting = await createTable(ada, { game: 'envelopes' })
  const played = await createTable(ada, { game: 'envelopes' })
  await sit(ben, played, 1)
  for (const guest of [ada, ben]) await ready(guest, played.id, { opens: false })
  for (const guest of [ada, ben]) await openUp(guest, played.id)
  for (const { id } of [waiting, played])
    expect((await asHost(`/tables/${id}/close`, { reason: 'asked to' })).status).toBe(200)
  expect((await ada.get(`/api/tables/${waiting.id}`)).status).toBe(404)
  const record = ok(await ada.get<MatchRecord>(`/api/tables/${played.id}/record`))
  expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  expect((await asHost(`/tables/${'0'.repeat(16)}/close`, {})).status).toBe(404)
  expect((await acts()).slice(0, 3)).toEqual([
    `close ${'0'.repeat(16)} `,
    `close ${played.id} asked to`,
    `close ${waiting.id} asked to`,
  ])
})

it('a person is blocked from new tables and plays on at theirs; another is forgotten', async () => {
  const [ada, ben] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  const lobby = await createTable(ada, { game: 'envelopes' })
  await sit(ben, lobby, 1)
  const [first, second] = [await idOf(ada), await idOf(ben)]
  expect((await asHost(`/people/${first}/block`, { blocked: true, reason: 'spoils it' })).status).toBe(200)
  const made = await ada.post('/api/tables', {
    game: 'envelopes',
    choices: {},
    seats: [{ kind: 'human' }, { kind: 'human' }],
    mySeat: 0,
    open: false,
  })
  expect(made.status).toBe(403)
  for (const guest of [ada, ben]) await ready(guest, lobby.id, { opens: false })
  for (const guest of [ada, ben]) await openUp(guest, lobby.id)
  expect(await playOne([ada, ben], lobby.id)).toBe(1)
  expect((await asHost(`/people/${second}/forget`, { reason: 'asked by mail' })).status).toBe(200)
  expect((await ben.get('/api/me')).status).toBe(401)
  expect((await asHost(`/people/${first}/block`, { blocked: false })).status).toBe(200)
  await createTable(ada, { game: 'envelopes' })
  expect((await asHost(`/people/${randomUUID()}/forget`, {})).status).toBe(404)
  expect((await acts()).slice(0, 3)).toEqual([
    `unblock ${first} `,
    `forget ${second} asked by mail`,
    `block ${first} spoils it`,
  ])
})

it('what is reported is read with what was said before, and settled once', async () => {
  const [ada, ben] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  const lobby = await createTable(ada, { game: 'envelopes' })
  await sit(ben, lobby, 1)
  const say = async (guest: Guest, said: object): Promise<void> => {
    ok(await guest.post(`/api/tables/${lobby.id}/remarks`, { key: randomUUID(), ...said }))
  }
  await say(ada, { phrase: 'hello' })
  await say(ben, { text: 'a rude word' })
  await say(ada, { text: 'said later' })
  ok(await ada.post(`/api/tables/${lobby.id}/report`, { side: 'players', number: 2, reason: 'rude' }))
  const [report] = (await seen<Reports>('/reports')).reports
  expect(report).toMatchObject({
    table: lobby.id,
    by: { person: await idOf(ada) },
    about: { person: await idOf(ben) },
    reason: 'rude',
    settledAt: null,
    lines: [
      { person: await idOf(ada), seat: 0, text: null, phrase: 'hello' },
      { person: await idOf(ben), seat: 1, text: 'a rude word', phrase: null },
    ],
  })
  const settle = (): Promise<{ readonly status: number }> =>
    asHost(`/reports/${report?.id}/settle`, { reason: 'talked to them' })
  expect([(await settle()).status, (await settle()).status]).toEqual([200, 404])
  expect((await seen<Reports>('/reports')).reports[0]?.settledAt).not.toBeNull()
  expect((await acts())[0]).toBe(`settle ${report?.id} talked to them`)
  expect((await asHost(`/people/${await idOf(ben)}/block`, { blocked: true })).status).toBe(200)
  const said = await ben.post(`/api/tables/${lobby.id}/remarks`, { key: randomUUID(), phrase: 'oops' })
  expect(said.status).toBe(403)
})

it('nobody else is one, by whatever they bring, and the tries are counted', async () => {
  const ada = await signIn({ url: server.url })
  expect((await ada.get('/api/admin/overview')).status).toBe(401)
  for (const token of ['', 'x', TOKEN.slice(1), `${TOKEN}_`, `${TOKEN},${TOKEN}`, TOKEN.repeat(50)])
    expect((await asHost('/people', undefined, token)).status).toBe(401)
  const statuses: number[] = []
  for (let i = 0; i < 70; i++) statuses.push((await asHost('/audit', undefined, 'guess')).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  expect(() => optionsFrom({ ADMIN_TOKEN: 'short' })).toThrow('ADMIN_TOKEN')
  expect(optionsFrom({}).adminToken).toBeNull()
})

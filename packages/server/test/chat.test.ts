import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import type { Lobby, Quiets, Remark, Remarks, Said, Summaries } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, type Guest, WAYS, createTable, guestWith, ok, signIn, sit } from '../src/soak/guest.ts'
import type { Stream } from '../src/soak/stream.ts'
import { begin, playOut } from './support/play.ts'
import { type TwoHouses, holding, openTwoHouses } from './support/two-houses.ts'

/* What people say at a table, at two servers of one PostgreSQL. */

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses()
})
afterAll(() => houses.remove())

const url = (at: 0 | 1 = 0): string => houses.nodes[at].url
const newGuest = (): Promise<Guest> => signIn({ url: url() })
const there = (guest: Guest): Guest => guestWith({ url: url(1) }, guest.cookie)
const say = (guest: Guest, id: string, said: object): Promise<Answer<Said>> =>
  guest.post<Said>(`/api/tables/${id}/remarks`, { key: randomUUID(), ...said })

const remarksOf = ({ events }: Pick<Stream, 'events'>): readonly Remarks[] =>
  events.filter(({ event }) => event === 'remarks').map(({ data }) => data as Remarks)
const isSame = (one: Remark, other: Remark): boolean => one.side === other.side && one.number === other.number
/**
 * What a page knows after all that came: a whole may come again, as when servers lost sight of one another, and what was said
 * while somebody came may stand in the whole and come by itself.
 */
const knownOf = (stream: Pick<Stream, 'events'>): readonly Remark[] =>
  remarksOf(stream).reduce<readonly Remark[]>(
    (known, { whole, remarks }) =>
      whole ? remarks : [...known.filter((one) => !remarks.some((other) => isSame(one, other))), ...remarks],
    [],
  )
const textsOf = (stream: Pick<Stream, 'events'>): readonly (string | null)[] =>
  knownOf(stream).map(({ text, phrase }) => text ?? phrase)
/** Anything that ever came. */
const everHeard = (stream: Pick<Stream, 'events'>): readonly (string | null)[] => [
  ...new Set(remarksOf(stream).flatMap(({ remarks }) => remarks.map(({ text, phrase }) => text ?? phrase))),
]
const heard = (stream: Stream, text: string): Promise<unknown> =>
  stream.until(({ event, data }) => event === 'remarks' && JSON.stringify(data).includes(text))

let ada: Guest
let ben: Guest
let cleo: Guest
let lobby: Lobby
beforeEach(async () => {
  ;[ada, ben, cleo] = [await newGuest(), await newGuest(), await newGuest()]
  lobby = await begin([ada, ben], { game: 'envelopes' })
})
const looking = { invite: '' }
beforeEach(() => {
  looking.invite = lobby.invite ?? ''
})

it('reaches who sits there, at every server and by every line, in the order in which it was said', async () => {
  const lines = [
    await ben.watch([lobby.id]),
    await there(ben).watch([lobby.id]),
    await guestWith({ url: url(1), way: 'socket' }, ben.cookie).watch([lobby.id]),
  ]
  expect(ok(await say(ada, lobby.id, { text: '  Good\n luck ' }))).toEqual({ side: 'players', number: 1 })
  expect(ok(await say(there(ben), lobby.id, { phrase: 'thanks' }))).toEqual({ side: 'players', number: 2 })
  for (const line of lines) {
    await heard(line, 'thanks')
    expect(textsOf(line)).toEqual(['Good luck', 'thanks'])
    expect(knownOf(line).map(({ seat, you }) => [seat, you])).toEqual([
      [0, false],
      [1, true],
    ])
    line.close()
  }
})

it.each(WAYS)('comes again to who comes back by %s: all that they may read, and once', async (way) => {
  await say(ada, lobby.id, { text: 'before' })
  const guest = guestWith({ url: url(), way }, ben.cookie)
  const first = await guest.watch([lobby.id])
  await heard(first, 'before')
  const lastEventId = first.events.at(-1)?.id as string
  first.close()
  await say(ada, lobby.id, { text: 'meanwhile' })
  const again = await guest.watch([lobby.id], { lastEventId })
  await heard(again, 'meanwhile')
  expect(remarksOf(again)[0]).toMatchObject({ whole: true })
  expect(textsOf(again)).toEqual(['before', 'meanwhile'])
  again.close()
})

it('is of one side while the match runs, and open to both once it is over; never in the record', async () => {
  const [player, spectator, late] = [
    await ben.watch([lobby.id]),
    await there(cleo).watch([lobby.id], looking),
    await newGuest(),
  ]
  await say(ada, lobby.id, { text: 'among players' })
  expect(ok(await say(cleo, lobby.id, { text: 'among spectators', ...looking }))).toMatchObject({ side: 'spectators' })
  await Promise.all([heard(player, 'among players'), heard(spectator, 'among spectators')])
  const meanwhile = await late.watch([lobby.id], looking)
  await heard(meanwhile, 'among spectators')
  expect([player, spectator, meanwhile].map(everHeard)).toEqual([
    ['among players'],
    ['among spectators'],
    ['among spectators'],
  ])
  await playOut([ada, ben], lobby.id)
  for (const line of [player, spectator, meanwhile]) {
    await line.until(({ event, data }) => event === 'remarks' && (data as Remarks).remarks.length === 2)
    expect(textsOf(line)).toEqual(['among players', 'among spectators'])
    line.close()
  }
  const { text } = await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`)
  expect(text).not.toContain('among')
})

it('is said by who sits there before the match, and read by who sits down', async () => {
  const waiting = await createTable(ada, { game: 'envelopes' })
  expect((await say(cleo, waiting.id, { phrase: 'hello', invite: waiting.invite })).body).toMatchObject({
    error: { code: 'notSeated' },
  })
  const line = await cleo.watch([waiting.id], { invite: waiting.invite ?? '' })
  ok(await say(ada, waiting.id, { text: 'who comes?' }))
  expect(remarksOf(line)).toEqual([])
  await sit(cleo, waiting, 1)
  await heard(line, 'who comes?')
  line.close()
})

it('is said once for a key, plainly, not too long and not too often', async () => {
  const key = randomUUID()
  for (let i = 0; i < 2; i++) expect(ok(await say(ada, lobby.id, { key, text: 'once' }))).toMatchObject({ number: 1 })
  expect((await say(ben, lobby.id, { key, text: 'once' })).body).toMatchObject({ error: { code: 'keyReused' } })
  for (const text of ['', ' \n ', 'x'.repeat(301), '\u202e', '\u200b'])
    expect((await say(ada, lobby.id, { text })).status).toBe(400)
  expect((await say(ada, lobby.id, { phrase: 'nothing of ours' })).status).toBe(400)
  expect((await say(ada, lobby.id, { phrase: 'hello', text: 'both' })).status).toBe(400)
  const spoilt = `<b>a\u202eb</b> z${'\u0301'.repeat(50)} 👩‍🚀`
  const line = await ben.watch([lobby.id])
  ok(await say(ada, lobby.id, { text: spoilt }))
  await heard(line, '<b>')
  expect(textsOf(line).at(-1)).toBe(`<b>ab</b> z${'\u0301'.repeat(3)} 👩‍🚀`)
  line.close()
  const answers = [
    await Promise.all([1, 2, 3, 4].map(() => say(ada, lobby.id, { phrase: 'oops' }))),
    await Promise.all([1, 2, 3].map(() => say(there(ada), lobby.id, { phrase: 'oops' }))),
  ].flat()
  expect(answers.filter(({ status }) => status === 429).length).toBe(3)
  expect(answers.filter(({ status }) => status === 200).length).toBe(4)
  expect((await say(ben, lobby.id, { phrase: 'oops' })).status).toBe(200)
})

it('does not come from whom one has muted, until one hears them again', async () => {
  ok(await say(ben, lobby.id, { text: 'a rude word' }))
  const line = await ada.watch([lobby.id])
  await heard(line, 'rude')
  const muted = ok(
    await ada.post<Quiets>(`/api/tables/${lobby.id}/quiet`, { whom: { side: 'players', number: 1 }, kind: 'muted' }),
  )
  expect(muted.quiets).toMatchObject([{ kind: 'muted' }])
  await line.until(({ event, data }) => event === 'remarks' && (data as Remarks).remarks.length === 0)
  ok(await say(ben, lobby.id, { text: 'another rude word' }))
  ok(await say(ada, lobby.id, { text: 'my own' }))
  await heard(line, 'my own')
  expect(everHeard(line)).toEqual(['a rude word', 'my own'])
  expect(textsOf(line)).toEqual(['my own'])
  line.close()
  for (const whom of [{ seat: 0 }, { seat: 7 }, { side: 'players', number: 9 }, { side: 'spectators', number: 1 }])
    expect((await ada.post(`/api/tables/${lobby.id}/quiet`, { whom, kind: 'muted' })).status).toBe(404)
  const [one] = muted.quiets
  const gone = (guest: Guest): Promise<Response> =>
    fetch(`${guest.url}/api/me/quiets/${one?.id}`, { method: 'DELETE', headers: { cookie: guest.cookie } })
  expect([(await gone(ben)).status, (await gone(ada)).status, (await gone(ada)).status]).toEqual([404, 200, 404])
  const again = await ada.watch([lobby.id])
  await heard(again, 'another rude word')
  again.close()
})

it('does not tell who looks on, by muting, whether those who sit there speak', async () => {
  ok(await cleo.post(`/api/tables/${lobby.id}/quiet`, { whom: { seat: 0 }, kind: 'muted', ...looking }))
  const line = await cleo.watch([lobby.id], looking)
  ok(await say(ada, lobby.id, { text: 'unheard' }))
  const again = await cleo.watch([lobby.id], looking)
  ok(await cleo.post(`/api/tables/${lobby.id}/quiet`, { whom: { seat: 1 }, kind: 'muted', ...looking }))
  ok(await say(cleo, lobby.id, { text: 'mine', ...looking }))
  for (const one of [line, again]) {
    await heard(one, 'mine')
    expect(everHeard(one)).toEqual(['mine'])
    expect(remarksOf(one).filter(({ remarks }) => remarks.length === 0)).toEqual([])
    one.close()
  }
})

it('keeps who has blocked somebody from being met: no seat beside them, no open table, no rematch', async () => {
  ok(await ada.post(`/api/tables/${lobby.id}/quiet`, { whom: { seat: 1 }, kind: 'blocked' }))
  const open = await createTable(ada, { game: 'envelopes', open: true })
  const theirs = await createTable(ben, { game: 'envelopes', open: true })
  const listed = async (guest: Guest): Promise<readonly string[]> =>
    ok(await guest.get<Summaries>('/api/tables/open')).tables.map(({ id }) => id)
  expect(await listed(ben)).not.toContain(open.id)
  expect(await listed(ada)).not.toContain(theirs.id)
  expect(await listed(cleo)).toEqual(expect.arrayContaining([open.id, theirs.id]))
  expect((await ben.post(`/api/tables/${open.id}/sit`, { seat: 1 })).body).toMatchObject({
    error: { code: 'sentAway' },
  })
  await playOut([ada, ben], lobby.id)
  const rematch = ok(await ben.post<Lobby>(`/api/tables/${lobby.id}/rematch`, {}))
  expect(rematch.seats.filter(({ taken }) => taken).length).toBe(1)
})

it('is told to the host with what was said before, once they may read it', async () => {
  ok(await say(ada, lobby.id, { text: 'so it began' }))
  ok(await say(ben, lobby.id, { text: 'a rude word' }))
  const report = (guest: Guest, more: object): Promise<Answer> =>
    guest.post(`/api/tables/${lobby.id}/report`, { side: 'players', number: 2, ...more })
  ok(await report(ada, { reason: 'rude' }))
  expect((await report(ada, { number: 1 })).status).toBe(404)
  expect((await report(cleo, looking)).status).toBe(404)
  const { rows } = await houses.direct.pool.query<{ reason: string; lines: readonly Remark[] }>(
    'select reason, lines from reports where table_id = $1',
    [lobby.id],
  )
  expect(rows.map(({ reason, lines }) => [reason, lines.map(({ text }) => text)])).toEqual([
    ['rude', ['so it began', 'a rude word']],
  ])
  const many = await Promise.all(Array.from({ length: 12 }, () => report(ada, {})))
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(1)
})

it('is forgotten with whoever said it, in reports too, and others are shown so at once', async () => {
  const word = `WORD${randomUUID()}`
  const id = ok(await ben.get<{ id: string }>('/api/me')).id
  ok(await say(ben, lobby.id, { text: word }))
  ok(await ada.post(`/api/tables/${lobby.id}/report`, { side: 'players', number: 1 }))
  ok(await ada.post(`/api/tables/${lobby.id}/quiet`, { whom: { seat: 1 }, kind: 'muted' }))
  const third = await newGuest()
  ok(await say(third, lobby.id, { text: `${word} too`, ...looking }))
  const line = await there(cleo).watch([lobby.id], looking)
  await heard(line, word)
  expect([...(await holding(houses.direct, word))].sort()).toEqual(['remarks', 'reports'])
  for (const { url: at, cookie } of [ben, third])
    expect((await fetch(`${at}/api/me`, { method: 'DELETE', headers: { cookie } })).status).toBe(200)
  await vi.waitFor(() => {
    const last = remarksOf(line).at(-1)?.remarks.at(-1)
    expect(last).toMatchObject({ name: '', text: null, phrase: null, you: false })
  })
  expect(await holding(houses.direct, word, id)).toEqual([])
  line.close()
})

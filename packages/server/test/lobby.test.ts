import type { MatchRecord } from '@menagerie/engine'
import { commitmentOf, fromHex, sealOf, verifyRecord } from '@menagerie/fair'
import { Lobby, Summaries } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Guest, allReady, createTable, ok, openUp, ready, signIn, sit } from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { type TestServer, openServer } from './support/house.ts'
import { begin, playOut } from './support/play.ts'

let server: TestServer
let ada: Guest
let ben: Guest
let eve: Guest

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())
beforeEach(async () => {
  ;[ada, ben, eve] = (await Promise.all([1, 2, 3].map(() => signIn({ url: server.url })))) as [Guest, Guest, Guest]
})

const codeOf = (answer: { status: number; body: unknown }): string =>
  `${answer.status} ${(answer.body as { error: { code: string } }).error.code}`
const faultsOf = (answer: { body: unknown }): string[] =>
  (answer.body as { error: { faults: { code: string }[] } }).error.faults.map((found) => found.code)

describe('a guest', () => {
  it('is known by a HttpOnly, SameSite cookie, and a second sign-in changes nothing', async () => {
    const first = await fetch(`${server.url}/api/auth/sign-in/anonymous`, { method: 'POST' })
    const [line = ''] = first.headers.getSetCookie()
    expect(line).toMatch(/; HttpOnly/i)
    expect(line).toMatch(/; SameSite=Lax/i)
    const me = (await first.json()) as { id: string }
    const cookie = line.split(';')[0] as string
    expect(Object.keys(me).sort()).toEqual(['id', 'name'])
    const again = await fetch(`${server.url}/api/auth/sign-in/anonymous`, { method: 'POST', headers: { cookie } })
    expect(await again.json()).toEqual(me)
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('takes a name, and is nobody after signing out or with a cookie that was touched', async () => {
    expect(ok(await ada.post<{ name: string }>('/api/me', { name: ' Ada  L ' })).name).toBe('Ada L')
    expect(ok(await ada.get<{ name: string }>('/api/me')).name).toBe('Ada L')
    expect(
      (await fetch(`${server.url}/api/me`, { headers: { cookie: `${ada.cookie.slice(0, -4)}AAAA` } })).status,
    ).toBe(401)
    expect((await ada.post('/api/auth/sign-out')).status).toBe(200)
    expect((await ada.get('/api/me')).status).toBe(401)
  })

  it('has a name of one’s own, which nobody at the same table could take for another', async () => {
    expect(codeOf(await ada.post('/api/me', { name: 'Thinking bot' }))).toBe('409 nameReserved')
    expect(codeOf(await ada.post('/api/me', { name: '\u3164' }))).toBe('400 malformed')
    ok(await ada.post('/api/me', { name: 'Ada' }))
    const { id, invite } = await createTable(ada, { game: 'monster-pack' })
    ok(await ben.post('/api/me', { name: 'Аda' }))
    const seat = { seat: 1, invite }
    expect(codeOf(await ben.post(`/api/tables/${id}/sit`, seat))).toBe('409 nameTaken')
    expect(codeOf(await ben.post(`/api/tables/${id}/sit`, { ...seat, name: 'Greedy bot' }))).toBe('409 nameReserved')
    const lobby = ok(await ben.post<Lobby>(`/api/tables/${id}/sit`, { ...seat, name: 'Ben' }))
    expect(lobby.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  it('finds no other door of the sign-in library open', async () => {
    for (const path of ['get-session', 'list-sessions', 'ok', 'error', 'sign-up/email', 'update-user', 'delete-user']) {
      expect((await ada.get(`/api/auth/${path}`)).status).toBe(404)
      expect((await ada.post(`/api/auth/${path}`, {})).status).toBe(404)
    }
  })
})

describe('whoever opened a table', () => {
  it('sends a guest away, who hears of it, is free at once, and does not come back', async () => {
    const lobby = await createTable(ada, { game: 'envelopes', open: true })
    expect(lobby.maker).toBe(0)
    await sit(ben, lobby, 1)
    const stream = await ben.watch([lobby.id])
    expect(codeOf(await ben.post(`/api/tables/${lobby.id}/send-away`, { seat: 0 }))).toBe('403 notMaker')
    expect(codeOf(await eve.post(`/api/tables/${lobby.id}/send-away`, { seat: 1 }))).toBe('403 notMaker')
    expect(codeOf(await ada.post(`/api/tables/${lobby.id}/send-away`, { seat: 0 }))).toBe('404 notFound')
    const after = ok(await ada.post<Lobby>(`/api/tables/${lobby.id}/send-away`, { seat: 1 }))
    expect(after.seats[1]).toMatchObject({ taken: false, name: null })
    await stream.until(({ event, data }) => event === 'lobby' && (data as Lobby).seats[1]?.taken === false)
    stream.close()
    expect(codeOf(await ben.post(`/api/tables/${lobby.id}/sit`, { seat: 1, invite: lobby.invite ?? undefined }))).toBe(
      '403 sentAway',
    )
    expect((await sit(eve, lobby, 1)).seats[1]?.you).toBe(true)
  })

  it('passes it on when they leave: to whoever sits there next', async () => {
    const lobby = await createTable(ada, { game: 'envelopes', open: true })
    await sit(ben, lobby, 1)
    ok(await ada.post(`/api/tables/${lobby.id}/leave`, {}))
    const left = ok(await ben.get<Lobby>(`/api/tables/${lobby.id}`))
    expect([left.maker, left.seats[0]?.taken]).toEqual([1, false])
    await sit(eve, lobby, 0)
    expect(codeOf(await eve.post(`/api/tables/${lobby.id}/send-away`, { seat: 1 }))).toBe('403 notMaker')
    ok(await ben.post(`/api/tables/${lobby.id}/send-away`, { seat: 0 }))
  })

  it('sends nobody away once the match has begun', async () => {
    const { id } = await begin([ada, ben], { game: 'envelopes' })
    expect(codeOf(await ada.post(`/api/tables/${id}/send-away`, { seat: 1 }))).toBe('409 alreadyStarted')
  })
})

describe('a table', () => {
  it('shows its commitment before anybody contributes, and the record shows the secret behind it', async () => {
    const lobby = Lobby.parse(await createTable(ada, { game: 'envelopes' }))
    expect(lobby).toMatchObject({ status: 'waiting', canStart: false, rematch: null, rematchOf: null })
    expect(lobby.choices).toEqual({
      absence: 'claim',
      absenceAfter: 'day1',
      spectatorDelay: 'off',
      observerHands: 'off',
      turnSeconds: 0,
    })
    await sit(ben, lobby, 1)
    await allReady([ada, ben], lobby.id)
    await playOut([ada, ben], lobby.id)
    const record = ok(await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
    expect(commitmentOf(fromHex(record.reveal as string))).toBe(lobby.commitment)
    expect(record.header.commitment).toBe(lobby.commitment)
  })

  it('names every fault of its options, its seats and its game', async () => {
    const human = { kind: 'human' }
    const body = { game: 'envelopes', choices: {}, seats: [human, human], mySeat: 0, open: false }
    const tried = async (change: object): Promise<string[]> => {
      const answer = await ada.post('/api/tables', { ...body, ...change })
      expect(answer.status).toBe(422)
      return faultsOf(answer)
    }
    expect(await tried({ choices: { turnSeconds: -1, observerHands: 'all', colour: 1 } })).toEqual([
      'optionUnknown',
      'optionNotAChoice',
      'optionOutOfRange',
    ])
    expect(await tried({ seats: [human] })).toEqual(['seatsWrong'])
    expect(await tried({ game: 'chess' })).toEqual(['gameUnknown'])
    expect(await tried({ mySeat: 2 })).toEqual(['seatNotHuman'])
    expect(await tried({ mySeat: 1, seats: [human, { kind: 'bot', bot: 'random' }] })).toEqual(['seatNotHuman'])
  })

  it('lets nobody take a taken seat, a second seat, a bot’s seat or a seat that is not there', async () => {
    const seats = [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', bot: 'random' }] as const
    const { id, invite } = await createTable(ada, { game: 'envelopes', seats: [...seats] })
    const trySeat = async (guest: Guest, seat: number, more: object = { invite }): Promise<string> => {
      const answer = await guest.post(`/api/tables/${id}/sit`, { seat, ...more })
      return answer.status === 200 ? 'ok' : codeOf(answer)
    }
    expect(await trySeat(ben, 1, {})).toBe('403 forbidden')
    expect(await trySeat(ben, 1, { invite: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe('403 inviteWrong')
    expect(await trySeat(ben, 0)).toBe('409 seatTaken')
    expect(await trySeat(ben, 2)).toBe('409 seatTaken')
    expect(await trySeat(ben, 3)).toBe('404 notFound')
    expect(await trySeat(ada, 1)).toBe('409 alreadySeated')
    const race = await Promise.all([ben, eve].map((guest) => trySeat(guest, 1)))
    expect(race.sort()).toEqual(['409 seatTaken', 'ok'])
  })

  it('is left before the match, not during it, and is gone when the last one leaves', async () => {
    const lobby = await createTable(ada, { game: 'envelopes' })
    await sit(ben, lobby, 1)
    await ready(ben, lobby.id)
    expect((await ben.post(`/api/tables/${lobby.id}/leave`, {})).status).toBe(200)
    const after = ok(await ada.get<Lobby>(`/api/tables/${lobby.id}`))
    const nobody = { taken: false, ready: false, seal: null, opened: false, you: false }
    expect(after.seats[1]).toEqual({ kind: 'human', name: null, bot: null, ...nobody })
    expect(codeOf(await ben.post(`/api/tables/${lobby.id}/leave`))).toBe('403 notSeated')
    expect((await ada.post(`/api/tables/${lobby.id}/leave`)).status).toBe(200)
    expect((await ada.get(`/api/tables/${lobby.id}`)).status).toBe(404)
    const { id } = await begin([ada, ben], { game: 'envelopes' })
    expect(codeOf(await ada.post(`/api/tables/${id}/leave`))).toBe('409 alreadyStarted')
    expect(codeOf(await eve.post(`/api/tables/${id}/sit`, { seat: 1 }))).toBe('403 forbidden')
  })

  it('takes a seal once, with a legal loadout, from one who sits there', async () => {
    const lobby = await createTable(ada, { game: 'envelopes', open: true })
    const say = (guest: Guest, more: object) =>
      guest.post(`/api/tables/${lobby.id}/ready`, { seal: 'ab'.repeat(32), loadout: null, ...more })
    const wrong = await say(ada, { loadout: 'nonsense' })
    expect([wrong.status, ...faultsOf(wrong)]).toEqual([422, 'mottoWrong'])
    expect(faultsOf(await say(ada, { preset: 'unknown' }))).toEqual(['presetUnknown'])
    expect(codeOf(await say(ada, { seal: 'ab' }))).toBe('400 malformed')
    expect(codeOf(await say(eve, {}))).toBe('403 notSeated')
    expect((await say(ada, { loadout: 'MOTTOmine' })).status).toBe(200)
    expect(codeOf(await say(ada, {}))).toBe('409 alreadyReady')
  })

  it('starts once, however close together the last two open', async () => {
    for (let round = 0; round < 5; round++) {
      const lobby = await createTable(ada, { game: 'envelopes' })
      await sit(ben, lobby, 1)
      await ready(ada, lobby.id, { opens: false })
      await ready(ben, lobby.id, { opens: false })
      const answers = await Promise.all([openUp(ada, lobby.id), openUp(ben, lobby.id)])
      expect(answers.map((answer) => answer.status).sort()).toEqual(['playing', 'waiting'])
      expect((await ada.get(`/api/tables/${lobby.id}/match`)).status).toBe(200)
    }
  })

  it('is listed: open ones for everybody while a seat is free, one’s own with the turn', async () => {
    const open = await createTable(ada, { game: 'envelopes', open: true })
    const closed = await createTable(ada, { game: 'envelopes' })
    const listed = async (guest: Guest, list: 'open' | 'mine') =>
      Summaries.parse(ok(await guest.get(`/api/tables/${list}`))).tables
    const idsOf = (tables: Awaited<ReturnType<typeof listed>>): string[] => tables.map((table) => table.id)
    expect(idsOf(await listed(eve, 'open'))).toContain(open.id)
    expect(idsOf(await listed(eve, 'open'))).not.toContain(closed.id)
    expect(await listed(eve, 'mine')).toEqual([])
    await sit(ben, open, 1)
    expect(idsOf(await listed(eve, 'open'))).not.toContain(open.id)
    await ready(ada, open.id)
    expect((await listed(ada, 'mine'))[0]).toMatchObject({ status: 'waiting', yourTurn: false })
    await ready(ben, open.id)
    expect((await listed(ada, 'mine'))[0]).toMatchObject({ status: 'waiting', yourTurn: true })
    expect((await listed(ben, 'mine'))[0]).toMatchObject({ status: 'waiting', yourTurn: false })
    await openUp(ada, open.id)
    expect((await listed(ada, 'mine'))[0]).toMatchObject({ id: open.id, status: 'playing', yourTurn: true, version: 0 })
    expect((await listed(ben, 'mine'))[0]).toMatchObject({ id: open.id, status: 'playing', yourTurn: false })
    await ben.post(`/api/tables/${open.id}/resign`, { key: crypto.randomUUID() })
    expect((await listed(ada, 'mine'))[0]).toMatchObject({ id: open.id, status: 'over', yourTurn: false, version: 1 })
  })
})

describe('what seats contribute', () => {
  const contributions = ['ab'.repeat(32), 'cd'.repeat(32)] as const
  let lobby: Lobby
  const openWith = (guest: Guest, contribution: string) =>
    guest.post<Lobby>(`/api/tables/${lobby.id}/open`, { contribution })
  const seen = async (guest: Guest): Promise<Lobby> => ok(await guest.get<Lobby>(`/api/tables/${lobby.id}`))
  beforeEach(async () => {
    lobby = await createTable(ada, { game: 'envelopes', open: true })
    await sit(ben, lobby, 1)
  })
  const seal = async (): Promise<void> => {
    for (const [seat, guest] of [ada, ben].entries())
      await ready(guest, lobby.id, { contribution: contributions[seat] as string, opens: false })
  }

  it('is opened by nobody before all have sealed theirs, and only as it was sealed', async () => {
    await ready(ada, lobby.id, { contribution: contributions[0], opens: false })
    expect(codeOf(await openWith(ada, contributions[0]))).toBe('409 notOpening')
    await ready(ben, lobby.id, { contribution: contributions[1], opens: false })
    expect(await seen(eve)).toMatchObject({
      opening: true,
      seats: [0, 1].map((seat) => ({
        seal: sealOf(lobby.commitment, seat, contributions[seat] as string),
        opened: false,
      })),
    })
    expect(codeOf(await openWith(ada, contributions[1]))).toBe('409 sealWrong')
    expect(codeOf(await openWith(eve, contributions[1]))).toBe('403 notSeated')
    expect(codeOf(await openWith(ada, 'ab'))).toBe('400 malformed')
    for (let twice = 0; twice < 2; twice++) expect(ok(await openWith(ada, contributions[0])).status).toBe('waiting')
    expect((await seen(ben)).seats.map((seat) => seat.opened)).toEqual([true, false])
    expect(JSON.stringify(await seen(ben))).not.toContain(contributions[0])
    for (let twice = 0; twice < 2; twice++) expect(ok(await openWith(ben, contributions[1])).status).toBe('playing')
  })

  it.each([
    ['its guest leaves', () => ben.post(`/api/tables/${lobby.id}/leave`)],
    ['its guest is sent away', () => ada.post(`/api/tables/${lobby.id}/send-away`, { seat: 1 })],
  ])('is thrown away where somebody has opened and a seat is left because %s, for all to see', async (_, leave) => {
    await seal()
    ok(await openWith(ada, contributions[0]))
    ok(await leave())
    const after = await seen(ada)
    expect(after.commitment).not.toBe(lobby.commitment)
    expect(after).toMatchObject({ opening: false, lapsed: [{ commitment: lobby.commitment, left: 1 }] })
    expect(after.seats[0]).toMatchObject({ ready: false, seal: null, opened: false })
    expect(Object.keys(after.lapsed[0] as object).sort()).toEqual(['commitment', 'left'])
    await sit(eve, after, 1)
    await allReady([ada, eve], lobby.id)
    await ada.post(`/api/tables/${lobby.id}/resign`, { key: crypto.randomUUID() })
    const record = ok(await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
    expect(record.header).toMatchObject({ lapsed: [{ left: 1, contributions: [contributions[0], null] }] })
    expect(verifyRecord(envelopesBox, record).faults).toEqual([])
    const hidden: MatchRecord = { ...record, header: { ...record.header, lapsed: [] } as MatchRecord['header'] }
    expect(verifyRecord(envelopesBox, hidden).ok).toBe(false)
  })

  it('is thrown away where a seat is left and all have sealed: somebody may be opening just then', async () => {
    await seal()
    ok(await ben.post(`/api/tables/${lobby.id}/leave`))
    const after = await seen(ada)
    expect(after.commitment).not.toBe(lobby.commitment)
    expect(after.lapsed).toEqual([{ commitment: lobby.commitment, left: 1 }])
    await sit(eve, after, 1)
    await allReady([ada, eve], lobby.id)
    await ada.post(`/api/tables/${lobby.id}/resign`, { key: crypto.randomUUID() })
    const record = ok(await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
    expect(record.header).toMatchObject({ lapsed: [{ left: 1, contributions: [null, null] }] })
    expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  })

  it('needs no seal where nobody else contributes, and only there', async () => {
    const at = (id: string) =>
      ada.post<Lobby>(`/api/tables/${id}/ready`, { contribution: contributions[0], loadout: null })
    expect(codeOf(await at(lobby.id))).toBe('409 notOpening')
    const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] as const
    const { id } = await createTable(ada, { game: 'envelopes', seats: [...seats] })
    expect(ok(await at(id)).status).toBe('playing')
    expect(codeOf(await at(id))).toBe('409 alreadyStarted')
    await ada.post(`/api/tables/${id}/resign`, { key: crypto.randomUUID() })
    const record = ok(await ada.get<MatchRecord>(`/api/tables/${id}/record`))
    expect(record.header).toMatchObject({ seals: ['', ''], contributions: [contributions[0], ''] })
    expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  })

  it('stays sealed where a seat is left before all have sealed', async () => {
    await ready(ada, lobby.id, { contribution: contributions[0], opens: false })
    ok(await ben.post(`/api/tables/${lobby.id}/leave`))
    expect(await seen(ada)).toMatchObject({ commitment: lobby.commitment, lapsed: [], seats: [{ ready: true }, {}] })
  })
})

describe('a rematch', () => {
  it('is one new table for the same people, whoever asks and however often', async () => {
    const { id } = await begin([ada, ben], { game: 'envelopes', choices: { turnSeconds: 900 } })
    expect(codeOf(await ada.post(`/api/tables/${id}/rematch`))).toBe('409 notOver')
    await ada.post(`/api/tables/${id}/resign`, { key: crypto.randomUUID() })
    expect(codeOf(await eve.post(`/api/tables/${id}/rematch`))).toBe('403 notSeated')
    const stream = await ben.watch([id])
    const answers = await Promise.all(
      [ada, ben, ada].map((guest) => guest.post<Lobby>(`/api/tables/${id}/rematch`, {})),
    )
    const [first] = answers.map(ok) as [Lobby]
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(first).toMatchObject({ status: 'waiting', rematchOf: id, canStart: true, choices: { turnSeconds: 900 } })
    await stream.until(({ event, data }) => event === 'lobby' && (data as Lobby).rematch === first.id)
    stream.close()
    expect((await allReady([ada, ben], first.id)).status).toBe('playing')
    await ben.post(`/api/tables/${first.id}/resign`, { key: crypto.randomUUID() })
    const record = ok(await ben.get<MatchRecord>(`/api/tables/${first.id}/record`))
    // Each sits a seat further: who lost is asked for where they sit now.
    expect(record.header.last?.places).toEqual([1, 2])
  })

  it('is the table of who asked for it where whoever opened the last one was forgotten', async () => {
    const [fay, gus] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin([fay, gus], { game: 'envelopes' })
    expect((await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: { cookie: fay.cookie } })).status).toBe(
      200,
    )
    const again = ok(await gus.post<Lobby>(`/api/tables/${id}/rematch`, {}))
    expect([again.maker, again.seats[1]?.taken]).toEqual([0, false])
  })
})

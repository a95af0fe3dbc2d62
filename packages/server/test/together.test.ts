import { randomUUID } from 'node:crypto'
import type { Frame, Lobby, Remarks } from '@menagerie/protocol'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newestRemarks } from '../src/chat/reading.ts'
import { adapterFor } from '../src/identity/adapter.ts'
import { configured } from '../src/identity/configured.ts'
import { openGames } from '../src/lobby/games.ts'
import { readPlace } from '../src/lobby/place.ts'
import { type Guest, WAYS, guestWith, ok, signIn } from '../src/soak/guest.ts'
import type { Stream } from '../src/soak/stream.ts'
import { lastSeq } from '../src/store/log.ts'
import * as schema from '../src/store/schema.ts'
import { type Comer, openFirstLooks } from '../src/stream/first-looks.ts'
import type { Listener } from '../src/stream/listeners.ts'
import { begin, playOne } from './support/play.ts'
import { type TwoHouses, openTwoHouses } from './support/two-houses.ts'

/* Many who come at once are answered by few statements, and each with what is theirs: at two servers of one PostgreSQL. */

const TABLES = 12

let houses: TwoHouses
/** At each table two people of its own, who have both said something; nobody else may look. */
let tables: readonly { readonly lobby: Lobby; readonly guests: readonly [Guest, Guest] }[]
beforeAll(async () => {
  houses = await openTwoHouses()
  const [{ url }] = houses.nodes
  const table = async () => {
    const guests = [await signIn({ url }), await signIn({ url })] as const
    const lobby = await begin(guests, { game: 'envelopes' })
    for (const [seat, guest] of guests.entries())
      ok(await guest.post(`/api/tables/${lobby.id}/remarks`, { key: randomUUID(), text: `${lobby.id} ${seat}` }))
    return { lobby, guests }
  }
  tables = await Promise.all(Array.from({ length: TABLES }, table))
})
afterAll(() => houses.remove())

/** Of the whole process, as often as it was sent to the database. */
const query = vi.spyOn(pg.Client.prototype, 'query')
beforeEach(() => {
  query.mockClear()
})
afterAll(() => query.mockRestore())
const sent = (name: string): number =>
  query.mock.calls.filter(([asked]) => (asked as { readonly name?: string } | undefined)?.name === name).length

/** Empty where nothing was refused. */
const reasonOf = (one: PromiseSettledResult<unknown>): string => (one.status === 'rejected' ? String(one.reason) : '')

const idsOf = (): readonly string[] => tables.map(({ lobby }) => lobby.id)

describe('what is asked for in one turn', () => {
  it('is read by one statement, and each is answered for what they asked', async () => {
    const { db } = houses.direct
    const asked = [...idsOf(), '0'.repeat(16), ...idsOf()]
    const found = await Promise.all(asked.map((id) => readPlace(db, id)))
    expect(found.map((place) => place?.table.id ?? null)).toEqual([...idsOf(), null, ...idsOf()])
    expect(await Promise.all(asked.map((id) => lastSeq(db, id)))).toEqual(asked.map((id) => (/^0+$/.test(id) ? -1 : 0)))
    const said = await Promise.all(asked.map((id) => newestRemarks(db, id)))
    expect(said.map((list) => list.map(({ text }) => text))).toEqual(
      asked.map((id) => (/^0+$/.test(id) ? [] : [`${id} 0`, `${id} 1`])),
    )
    expect(['places', 'versions', 'remarks'].map(sent)).toEqual([1, 1, 1])
  })

  it('is of sessions what the library would have read for each, by one statement', async () => {
    const { db, pool } = houses.direct
    const { rows } = await pool.query<{ token: string }>('select token from session')
    const { options } = configured({ db, secret: 'x'.repeat(43), publicUrl: 'http://localhost', origin: null })
    const wanted = [...rows.map(({ token }) => token), 'none', ...rows.map(({ token }) => token)].map((value) => ({
      ...{ model: 'session', where: [{ field: 'token', value }], join: { user: true } },
    }))
    const foundBy = (of: ReturnType<typeof adapterFor>): Promise<unknown[]> => {
      const adapter = of(options)
      return Promise.all(wanted.map((one) => adapter.findOne<object>(one)))
    }
    const found = await foundBy(adapterFor(db))
    expect(sent('sessions')).toBe(1)
    expect(rows.length).toBeGreaterThanOrEqual(2 * TABLES)
    expect(found).toEqual(await foundBy(drizzleAdapter(db, { provider: 'pg', schema })))
    expect(found.filter((one) => one === null).length).toBe(1)
  })

  it('is of a session what the library asks for in its own form, which we know', async () => {
    const { cookie } = await signIn({ url: houses.nodes[0].url })
    query.mockClear()
    await guestWith({ url: houses.nodes[1].url, way: 'http' }, cookie).get('/api/me')
    expect(sent('sessions')).toBe(1)
  })

  it('is never what was read before somebody asked', async () => {
    const [table] = tables as [(typeof tables)[number]]
    const { db, pool } = houses.direct
    const { id } = table.lobby
    for (const rated of [true, false, true]) {
      const before = readPlace(db, id)
      // The statement is on its way, and may have been answered already.
      await vi.waitFor(() => expect(sent('places')).toBe(1), { interval: 1 })
      await pool.query('update tables set rated = $2 where id = $1', [id, rated])
      expect((await readPlace(db, id))?.table.rated).toBe(rated)
      await before
      query.mockClear()
    }
  })

  it('is shown to those who came before it was read, and to no others', async () => {
    const [table] = tables as [(typeof tables)[number]]
    const shown: Set<Listener>[] = []
    const hub = { showLobbyTo: (to: Iterable<Listener>) => void shown.push(new Set(to)), showMatchTo: () => {} }
    const looks = openFirstLooks({
      ...{ db: houses.direct.db, games: openGames([]), hub, chat: { showTo: async () => {} } },
      matches: { withMatch: () => Promise.reject(new Error('no game is known here')) },
    })
    const comers = ['ada', 'ben', 'cleo'].map((userId) => ({ listener: { userId } as Listener, held: -1 }))
    const [ada, ben, cleo] = comers as [Comer, Comer, Comer]
    const first = [looks.at(table.lobby.id, ada), looks.at(table.lobby.id, ben)]
    await vi.waitFor(() => expect(sent('places')).toBe(1), { interval: 1 })
    await Promise.all([...first, looks.at(table.lobby.id, cleo)])
    // Each by a connection of its own: either may be answered first.
    expect(shown).toHaveLength(2)
    expect(shown).toEqual(expect.arrayContaining([new Set([ada.listener, ben.listener]), new Set([cleo.listener])]))
    expect(sent('places')).toBe(2)
  })

  it('fails for all who asked, and for nobody afterwards', async () => {
    const { db, pool } = houses.direct
    const holder = await pool.connect()
    await holder.query('begin; lock table "entries" in access exclusive mode')
    const asked = idsOf().map((id) => readPlace(db, id).catch(() => 'failed'))
    const cut = `select pg_terminate_backend(pid) from pg_locks where relation = 'entries'::regclass and not granted`
    await vi.waitFor(async () => expect((await pool.query(cut)).rowCount).toBe(1), { timeout: 5000, interval: 20 })
    expect(await Promise.all(asked)).toEqual(idsOf().map(() => 'failed'))
    await holder.query('rollback')
    holder.release()
    expect((await Promise.all(idsOf().map((id) => readPlace(db, id)))).every((place) => place !== null)).toBe(true)
  })
})

describe.each(WAYS)('who comes with many others by %s', (way) => {
  const lines: Stream[] = []
  afterEach(() => {
    for (const line of lines.splice(0)) line.close()
  })
  /** The same person at the other house, which has none of these matches in memory; each opens two lines. */
  const people = () =>
    tables.flatMap(({ lobby, guests }) =>
      guests.flatMap(({ cookie }, seat) => {
        const guest = guestWith({ url: houses.nodes[1].url, way, keep: true }, cookie)
        return [0, 1].map(() => ({ guest, seat, id: lobby.id }))
      }),
    )
  const come = async (guest: Guest, id: string): Promise<Stream> => {
    const line = await guest.watch([id])
    lines.push(line)
    return line
  }

  it('is shown their own place, match and words at their own table, and by fewer statements than there are lines', async () => {
    const all = people()
    const there = await Promise.all(all.map(({ guest, id }) => come(guest, id)))
    await Promise.all(
      there.flatMap((line) => ['frame', 'remarks'].map((name) => line.until(({ event }) => event === name))),
    )
    for (const [at, { events }] of there.entries()) {
      const { seat, id, guest } = all[at] as (typeof all)[number]
      const [lobby, remarks, frame] = ['lobby', 'remarks', 'frame'].map(
        (name) => events.find(({ event }) => event === name)?.data,
      ) as [Lobby, Remarks, Frame]
      expect([lobby.id, ...lobby.seats.map(({ you }) => you)]).toEqual([id, seat === 0, seat === 1])
      expect(remarks.remarks.map(({ text, you }) => [text, you])).toEqual([
        [`${id} 0`, seat === 0],
        [`${id} 1`, seat === 1],
      ])
      expect([frame.table, frame.viewer]).toEqual([id, seat])
      const others = idsOf().filter((other) => other !== id)
      expect(others.filter((other) => guest.received.join().includes(other))).toEqual([])
    }
    // Alone each would have asked for one of these at least, and for two of the first and the last.
    expect(sent('places') + sent('versions') + sent('remarks')).toBeLessThan(3 * all.length)
  })

  it('is told alike what happens meanwhile, once', async () => {
    const all = people()
    const coming = all.map(({ guest, id }) => come(guest, id))
    const versions = await Promise.all(tables.map(({ lobby, guests }) => playOne(guests, lobby.id)))
    for (const [at, line] of (await Promise.all(coming)).entries()) {
      const version = versions[idsOf().indexOf((all[at] as (typeof all)[number]).id)] as number
      await line.until(({ event, data }) => event === 'frame' && (data as Frame).version === version)
      const updates = line.frames().flatMap((frame) => frame.updates.map((update) => update.version))
      expect(updates).toEqual(Array.from({ length: version + 1 }, (_, i) => i))
    }
  })

  it('is refused where they may not look, and nobody else is', async () => {
    const stranger = await signIn({ url: houses.nodes[1].url, way, keep: true })
    const all = people()
    const [refused, there] = await Promise.all([
      Promise.allSettled(idsOf().map((id) => stranger.watch([id]))),
      Promise.all(all.map(({ guest, id }) => come(guest, id))),
    ])
    expect(refused.map(reasonOf).filter((reason) => !/ 403 .*"forbidden"/.test(reason))).toEqual([])
    expect(idsOf().filter((id) => stranger.received.join().includes(id))).toEqual([])
    await Promise.all(there.map((line) => line.until(({ event }) => event === 'frame')))
  })

  it('is answered with 503 where the database fails them, and nobody waits for good', async () => {
    const { pool } = houses.direct
    const [{ url }] = houses.nodes
    const fresh = await Promise.all(Array.from({ length: 20 }, () => signIn({ url, way })))
    // A table whose match no house has begun is looked up by everybody who comes.
    const waiting = ok(
      await (fresh[0] as Guest).post<Lobby>('/api/tables', {
        ...{ game: 'envelopes', choices: {}, mySeat: 0, open: true },
        seats: [{ kind: 'human' }, { kind: 'human' }],
      }),
    )
    await Promise.all(fresh.map((guest) => guest.get('/api/me')))
    const holder = await pool.connect()
    await holder.query('begin; lock table "entries" in access exclusive mode')
    const coming = Promise.allSettled(fresh.map((guest) => guest.watch([waiting.id])))
    const cut = `select pg_terminate_backend(pid) from pg_locks where relation = 'entries'::regclass and not granted`
    const cutting = setInterval(() => void pool.query(cut), 50)
    const answers = await coming
    clearInterval(cutting)
    await holder.query('rollback')
    holder.release()
    expect(answers.map(reasonOf).filter((reason) => !/ 503 .*"busy"/.test(reason))).toEqual([])
    await Promise.all(fresh.map((guest) => come(guest, waiting.id)))
  })
})

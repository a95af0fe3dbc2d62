import { randomUUID } from 'node:crypto'
import { type Lobby, type Summaries, socketUrl, streamUrl } from '@menagerie/protocol'
import type { NewToken } from '@menagerie/protocol/programs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Guest, act, createTable, frameOf, ok, sit } from '../src/soak/guest.ts'
import { openSocket } from '../src/soak/socket.ts'
import { openStream } from '../src/soak/stream.ts'
import { type Authenticator, openAuthenticator } from './support/authenticator.ts'
import { ownTime } from './support/late.ts'
import { begin } from './support/play.ts'
import { type TwoHouses, holding, openTwoHouses } from './support/two-houses.ts'
import { type Visitor, enterByPasskey, makePasskey, newVisitor, welcomed } from './support/visitor.ts'

/* Somebody signs in where a guest has played. */

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses()
})
afterAll(() => houses.remove())

const url = (at = 0): string => houses.nodes[at]?.url ?? ''
const idAt = async (visitor: Visitor): Promise<string> => ok(await visitor.ask<{ id: string }>('GET', '/api/me')).id
const withAccount = async (): Promise<{ visitor: Visitor; key: Authenticator }> => {
  const visitor = await welcomed({ url: url() })
  const key = openAuthenticator({ origin: url(), host: 'localhost' })
  ok(await makePasskey(visitor, key))
  return { visitor, key }
}
const mine = async (guest: Guest): Promise<readonly string[]> =>
  ok(await guest.get<Summaries>('/api/tables/mine'))
    .tables.map(({ id }) => id)
    .sort()

const waitingFor = (maker: Guest): Promise<Lobby> =>
  createTable(maker, { game: 'envelopes', seats: Array.from({ length: 3 }, () => ({ kind: 'human' as const })) })

it('the guest’s seats are theirs, at all servers, and nobody is known by the guest any more', async () => {
  const { visitor, key } = await withAccount()
  const [guest, ben] = [await welcomed({ url: url() }), await welcomed({ url: url() })]
  const old = await idAt(guest)
  const running = await begin([guest.guest(), ben.guest()], { game: 'envelopes' })
  const own = await waitingFor(guest.guest())
  const theirs = await waitingFor(ben.guest())
  await sit(guest.guest(), theirs, 1)
  ok(await ben.guest().post(`/api/tables/${theirs.id}/send-away`, { seat: 1 }))
  const [left, watching] = [
    await guest.at(url(1)).guest().watch([running.id]),
    await ben.at(url(1)).guest().watch([running.id]),
  ]
  const from = watching.events.length
  expect(ok(await enterByPasskey(guest, key))).toMatchObject({ moved: 2 })
  const since = ownTime()
  await left.ended
  expect(since()).toBeLessThan(1000)
  await watching.until(({ event }) => event === 'frame' || event === 'lobby', from)
  expect(await holding(houses.direct, old)).toEqual([])
  const account = visitor.at(url(1)).guest()
  expect(await mine(account)).toEqual([running.id, own.id].sort())
  expect(ok(await account.get<Lobby>(`/api/tables/${own.id}`)).maker).toBe(0)
  const { version, legal } = await frameOf(account, running.id)
  expect((await act(account, running.id, { version, steps: legal.slice(0, 1) })).status).toBe(200)
  // Who was sent away comes back by no other name.
  const again = await account.post(`/api/tables/${theirs.id}/sit`, { seat: 1, invite: theirs.invite ?? '' })
  expect([again.status, again.text]).toEqual([403, expect.stringContaining('sentAway')])
  watching.close()
})

it.each(['brings along', 'keeps a seat of'])(
  'programs of a guest whom somebody %s end with the guest, and their lines at every server within a second',
  async (how) => {
    const { visitor, key } = await withAccount()
    const [guest, ben] = [await welcomed({ url: url() }), await welcomed({ url: url() })]
    const other = how === 'brings along' ? ben : visitor
    const { id } = await begin([guest.guest(), other.guest()], { game: 'envelopes' })
    const { token } = ok(await guest.ask<NewToken>('POST', '/api/me/tokens', { scope: 'play' }))
    const headers = { authorization: `Bearer ${token}` }
    const lines = await Promise.all(
      houses.nodes.flatMap((node) => [
        openStream({ url: node.url + streamUrl([{ table: id, invite: null }]), headers, onText: () => {} }),
        openSocket({ url: node.url + socketUrl([{ table: id, invite: null }], null), headers, onText: () => {} }),
      ]),
    )
    ok(await enterByPasskey(guest, key))
    const since = ownTime()
    await Promise.all(lines.map(({ ended }) => ended))
    expect(since()).toBeLessThan(1000)
    for (const node of houses.nodes) expect((await fetch(`${node.url}/api/me`, { headers })).status).toBe(401)
  },
)

it('nobody holds two hands in one match: that seat stays the guest’s, and one that waits is free', async () => {
  const { visitor, key } = await withAccount()
  const guest = await welcomed({ url: url() })
  const running = await begin([visitor.guest(), guest.guest()], { game: 'envelopes' })
  const waiting = await waitingFor(visitor.guest())
  await sit(guest.guest(), waiting, 1)
  const alone = await waitingFor(guest.guest())
  expect(ok(await enterByPasskey(guest, key))).toMatchObject({ moved: 1 })
  expect(await mine(guest.guest())).toEqual([running.id, waiting.id, alone.id].sort())
  const seats = ok(await guest.guest().get<Lobby>(`/api/tables/${waiting.id}`)).seats
  expect(seats.map(({ taken, you }) => [taken, you])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  const seated = ok(await guest.guest().get<Lobby>(`/api/tables/${running.id}`)).seats
  expect(seated.map(({ you }) => you)).toEqual([true, false])
})

it('without them the guest’s seats stay where they are, and so do those of another account', async () => {
  const [{ key }, other] = [await withAccount(), await withAccount()]
  const guest = await welcomed({ url: url() })
  const table = await waitingFor(guest.guest())
  expect(ok(await enterByPasskey(guest, key, false))).toMatchObject({ moved: 0 })
  expect(await mine(guest.guest())).toEqual([])
  const theirs = await waitingFor(other.visitor.guest())
  const stale = other.visitor.cookie()
  expect(ok(await enterByPasskey(other.visitor, key))).toMatchObject({ moved: 0 })
  expect(await mine(other.visitor.guest())).toEqual([])
  // The session that was here is over.
  expect((await fetch(`${url()}/api/me`, { headers: { cookie: stale } })).status).toBe(401)
  const back = newVisitor({ url: url() })
  ok(await enterByPasskey(back, other.key))
  expect(await mine(back.guest())).toEqual([theirs.id])
  expect(table.id).not.toBe(theirs.id)
})

it('what the guest decides in that very moment is decided once, by whoever has the seat', async () => {
  const { visitor, key } = await withAccount()
  const [guest, ben] = [await welcomed({ url: url() }), await welcomed({ url: url() })]
  const { id } = await begin([guest.guest(), ben.guest()], { game: 'envelopes' })
  const { version, legal } = await frameOf(guest.guest(), id)
  const [before, body] = [guest.guest(), { key: randomUUID(), version, steps: legal.slice(0, 1) }]
  const [decided] = await Promise.all([act(before, id, body), enterByPasskey(guest, key)])
  const again = await act(visitor.guest(), id, body)
  expect([decided.status === 200 || decided.status === 401 || decided.status === 403, again.status]).toEqual([
    true,
    200,
  ])
  expect((await frameOf(visitor.guest(), id)).version).toBe(version + 1)
})

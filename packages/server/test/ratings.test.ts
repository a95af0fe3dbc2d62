import { randomUUID } from 'node:crypto'
import type { BotStandings, Company, Lobby, Profile, Standing, Summaries } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Guest, createTable, guestWith, ok, signIn, sit } from '../src/soak/guest.ts'
import { firstLegal } from './support/house.ts'
import { begin, playOut } from './support/play.ts'
import { type TwoHouses, holding, openTwoHouses } from './support/two-houses.ts'

/* Matches that all agreed to have rated. */

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses({ botRunner: firstLegal })
})
afterAll(() => houses.remove())

const newGuest = (): Promise<Guest> => signIn({ url: houses.nodes[0].url })
const standing = async (guest: Guest): Promise<Standing> => ok(await guest.get<Standing>('/api/me/standing'))
const company = async (guest: Guest, id: string): Promise<Company> =>
  ok(await guest.get<Company>(`/api/tables/${id}/company`))
const giveUp = (guest: Guest, { id }: Pick<Lobby, 'id'>): Promise<unknown> =>
  guest.post(`/api/tables/${id}/resign`, { key: randomUUID() })
/** Counted beside what follows the end of a match. */
const counted = (guest: Guest, matches: number): Promise<void> =>
  vi.waitFor(async () => expect((await standing(guest)).ratings[0]?.matches).toBe(matches), {
    interval: 20,
    timeout: 5000,
  })

it('count once, by game, mode and seats, and only those that were said to before anybody sat down', async () => {
  const [ada, ben] = [await newGuest(), await newGuest()]
  const plain = await begin([ada, ben], { game: 'monster-pack' })
  await giveUp(ada, plain)
  const open = await createTable(ada, { game: 'monster-pack', rated: true, open: true })
  expect(open.rated).toBe(true)
  const listed = ok(await ben.get<Summaries>('/api/tables/open')).tables.find(({ id }) => id === open.id)
  expect(listed?.rated).toBe(true)
  for (const choices of [{}, { format: 'short' }, { turnSeconds: 900 }])
    await giveUp(ben, await begin([ada, ben], { game: 'monster-pack', choices, rated: true }))
  await vi.waitFor(async () => expect((await standing(ada)).ratings.length).toBe(2), { interval: 20, timeout: 5000 })
  await counted(ada, 2)
  // That it is over is written down beside it.
  await vi.waitFor(async () => expect((await standing(ada)).people[0]?.played).toBe(4), { interval: 20, timeout: 5000 })
  const mine = await standing(ada)
  // A clock makes no other mode.
  expect(mine.ratings.map(({ mode, seats, matches }) => [mode, seats, matches])).toEqual([
    [expect.any(String), 2, 2],
    [expect.any(String), 2, 1],
  ])
  expect(mine.roles).toEqual([{ game: 'monster-pack', seat: 0, played: 4, won: 3 }])
  expect(mine.people).toMatchObject([{ played: 4, won: 3, lost: 1 }])
  const theirs = await standing(ben)
  expect(theirs.ratings[0]?.mu).toBeLessThan(25)
  expect(mine.ratings[0]?.mu).toBeGreaterThan(25)
})

it('count for bots too, by their kind and the version of the game', async () => {
  const ada = await newGuest()
  const lobby = await begin([ada], {
    game: 'envelopes',
    rated: true,
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
  })
  await giveUp(ada, lobby)
  await counted(ada, 1)
  const [mine, bot] = (await company(ada, lobby.id)).seats
  expect([mine?.rating?.matches, bot?.rating?.matches]).toEqual([1, 1])
  expect(bot?.rating?.mu).toBeGreaterThan(mine?.rating?.mu ?? 25)
  const { rows } = await houses.direct.pool.query<{ holder: string }>(
    'select holder from ratings where user_id is null',
  )
  expect(rows.map(({ holder }) => holder)).toEqual([expect.stringMatching(/^bot:random:\d+$/)])
})

it('are shown to those who may see a table, with whom one has met, unless somebody hides theirs', async () => {
  const [ada, ben, cleo] = [await newGuest(), await newGuest(), await newGuest()]
  const first = await begin([ada, ben], { game: 'envelopes', rated: true })
  await playOut([ada, ben], first.id)
  await counted(ben, 1)
  await vi.waitFor(async () => expect((await standing(ben)).people.length).toBe(1), { interval: 20, timeout: 5000 })
  const next = await createTable(ada, { game: 'envelopes', rated: true })
  await sit(ben, next, 1)
  const seen = (await company(ben, next.id)).seats
  expect(seen[0]).toMatchObject({ rating: { matches: 1 }, met: { played: 1 } })
  expect((await cleo.get(`/api/tables/${next.id}/company`)).status).toBe(403)
  expect(ok(await ada.post<Standing>('/api/me/standing', { hidden: true })).hidden).toBe(true)
  expect((await company(ben, next.id)).seats[0]).toEqual({ rating: null, met: null, person: null })
  expect((await company(ada, next.id)).seats[0]?.rating).not.toBeNull()
})

const addressOf = async (asks: Guest, id: string, seat: number): Promise<string> =>
  String((await company(asks, id)).seats[seat]?.person)

/** An answer as it comes over the wire, but for its date. */
const bare = async (guest: Guest, person: string): Promise<string> => {
  const answer = await fetch(`${guest.url}/api/people/${person}`, { headers: { cookie: guest.cookie } })
  const headers = [...answer.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit'))
  return JSON.stringify([answer.status, headers, await answer.text()])
}

it('stand on a page of their person, which those find who have sat at a table with them, and nobody else', async () => {
  const [ada, ben, cleo] = [await newGuest(), await newGuest(), await newGuest()]
  const lobby = await begin([ada, ben], { game: 'envelopes', rated: true, open: true })
  await giveUp(ben, lobby)
  await counted(ada, 1)
  const address = await addressOf(ben, lobby.id, 0)
  const page = async (guest: Guest): Promise<Profile> => ok(await guest.get<Profile>(`/api/people/${address}`))
  await vi.waitFor(async () => expect((await page(ben)).met).toEqual({ played: 1, won: 0, lost: 1 }), {
    interval: 20,
    timeout: 5000,
  })
  const seen = await page(ben)
  expect(seen).toMatchObject({ you: false, hidden: false, ratings: [{ game: 'envelopes', seats: 2, matches: 1 }] })
  expect(seen.matches).toMatchObject([{ table: lobby.id, seats: 2, seat: 1, theirs: 0, place: 2, theirPlace: 1 }])
  expect(await page(ada)).toMatchObject({ you: true, met: null, matches: [], ratings: [{ matches: 1 }] })
  expect((await standing(ben)).people).toMatchObject([{ person: address, played: 1 }])
  // At every server of the house the same.
  const there = guestWith({ url: houses.nodes[1].url }, ben.cookie)
  expect(await page(there)).toEqual(seen)
  // Who looks on sees how they play here, and no way to their page; whoever has it finds what nobody has.
  expect(ok(await cleo.get<Company>(`/api/tables/${lobby.id}/company`)).seats[0]).toMatchObject({
    rating: { matches: 1 },
    person: null,
  })
  const nobody = await bare(cleo, 'x'.repeat(22))
  expect(nobody).toContain('notFound')
  for (const wrong of [address, address.slice(1), `${address}A`]) expect(await bare(cleo, wrong)).toBe(nobody)
  // Nor do those with whom they have sat, once it is hidden, or one has blocked the other.
  ok(await ada.post('/api/me/standing', { hidden: true }))
  expect(await bare(ben, address)).toBe(nobody)
  expect((await standing(ben)).people).toMatchObject([{ person: null }])
  expect((await page(ada)).hidden).toBe(true)
  ok(await ada.post('/api/me/standing', { hidden: false }))
  expect((await page(ben)).ratings).toEqual(seen.ratings)
  ok(await ada.post(`/api/tables/${lobby.id}/quiet`, { whom: { seat: 1 }, kind: 'blocked' }))
  expect(await bare(ben, address)).toBe(nobody)
  expect(await bare(ada, await addressOf(ben, lobby.id, 1))).toBe(nobody)
})

it('of bots are listed by what they are, game, version, options and seats', async () => {
  const ada = await newGuest()
  const bots = ok(await ada.get<BotStandings>('/api/bots')).bots
  expect(bots).toMatchObject([{ bot: 'random', game: 'envelopes', seats: 2, matches: 1 }])
  expect(bots[0]?.version).toBeGreaterThan(0)
  expect(bots[0]?.sigma).toBeGreaterThan(0)
})

it('are forgotten with the person, and what was reckoned of others stays', async () => {
  const [ada, ben] = [await newGuest(), await newGuest()]
  const id = ok(await ada.get<{ id: string }>('/api/me')).id
  const lobby = await begin([ada, ben], { game: 'envelopes', rated: true })
  await giveUp(ada, lobby)
  await counted(ada, 1)
  ok(await ada.post('/api/me/standing', { hidden: true }))
  expect((await holding(houses.direct, id)).includes('ratings')).toBe(true)
  await fetch(`${ada.url}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } })
  expect(await holding(houses.direct, id)).toEqual([])
  expect((await standing(ben)).ratings[0]?.matches).toBe(1)
})

it('a rematch is the same company, each a seat further, and the loser is still who lost', async () => {
  const guests = [await newGuest(), await newGuest(), await newGuest()]
  const lobby = await begin(guests, { game: 'envelopes', rated: true })
  for (const guest of guests.slice(1)) await giveUp(guest, lobby)
  const again = ok(await (guests[0] as Guest).post<Lobby>(`/api/tables/${lobby.id}/rematch`, {}))
  expect(again).toMatchObject({ rated: true, maker: 1 })
  const seatsOf = async (guest: Guest): Promise<number> =>
    ok(await guest.get<Lobby>(`/api/tables/${again.id}`)).seats.findIndex(({ you }) => you)
  expect(await Promise.all(guests.map(seatsOf))).toEqual([1, 2, 0])
  const { rows } = await houses.direct.pool.query<{ last: { places: number[] } }>(
    'select last from tables where id = $1',
    [again.id],
  )
  expect(rows[0]?.last.places[1]).toBe(1)
})

import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import type { ErrorBody, Lobby } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Answer, type Guest, allReady, createTable, ok, ready, signIn, sit } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'

let server: TestServer
let ada: Guest
let ben: Guest
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())
beforeEach(async () => {
  ;[ada, ben] = (await Promise.all([1, 2].map(() => signIn({ url: server.url })))) as [Guest, Guest]
})

const game = 'dragon-treasure'
const claim = (guest: Guest, id: string, castle: number | null, option = 'castles'): Promise<Answer<Lobby>> =>
  guest.post<Lobby>(`/api/tables/${id}/claim`, { option, claim: castle })
const errorOf = (answer: Answer): ErrorBody['error'] => (answer.body as ErrorBody).error
const codeOf = (answer: Answer): string => `${answer.status} ${errorOf(answer).code}`
const castlesAt = async (guest: Guest, id: string): Promise<unknown> =>
  ok(await guest.get<Lobby>(`/api/tables/${id}`)).choices['castles']

const table = async (): Promise<Lobby> => {
  const lobby = await createTable(ada, { game })
  await sit(ben, lobby, 1)
  return lobby
}

it('is of a thing that is free, changes until one is ready, and is given up', async () => {
  const { id } = await table()
  const stream = await ben.watch([id])
  ok(await claim(ada, id, 2))
  await stream.until(
    ({ event, data }) => event === 'lobby' && JSON.stringify((data as Lobby).choices).includes('"castles":[2]'),
  )
  stream.close()
  const refused = await claim(ben, id, 2)
  expect(codeOf(refused)).toBe('409 claimTaken')
  expect(errorOf(refused)).toMatchObject({ rule: 'DT-1.1', values: { thing: '@options.castles.choices.2' } })
  ok(await claim(ada, id, 3))
  ok(await claim(ben, id, 2))
  ok(await claim(ben, id, null))
  ok(await claim(ben, id, 4))
  expect(await castlesAt(ben, id)).toEqual([3, 4])
  await ready(ada, id)
  expect(codeOf(await claim(ada, id, 1))).toBe('409 alreadyReady')
  expect(codeOf(await claim(ben, id, 3))).toBe('409 claimTaken')
})

it('of two who ask at once has one winner', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await table()
    const answers = await Promise.all([claim(ada, id, 2), claim(ben, id, 2)])
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(errorOf(answers[1 - winner] as Answer).code).toBe('claimTaken')
    expect(await castlesAt(ada, id)).toEqual(winner === 0 ? [2] : [null, 2])
  }
})

it('is refused to who does not sit, of what is no such thing, and for others when a table is made', async () => {
  const { id } = await createTable(ada, { game, open: true })
  expect(codeOf(await claim(ben, id, 1))).toBe('403 notSeated')
  expect(codeOf(await claim(ada, id, 5))).toBe('422 faulty')
  expect(codeOf(await claim(ada, id, 9))).toBe('400 malformed')
  expect(codeOf(await claim(ada, id, 1, 'map'))).toBe('422 faulty')
  const pack = await createTable(ada, { game: 'monster-pack' })
  expect(codeOf(await claim(ada, pack.id, 1))).toBe('422 faulty')
  const body = { game, seats: [{ kind: 'human' }, { kind: 'human' }], mySeat: 0, open: false }
  const forBoth = await ada.post('/api/tables', { ...body, choices: { castles: [1, 2] } })
  expect(errorOf(forBoth).faults).toMatchObject([{ code: 'claimNotYours', path: 'choices.castles.1' }])
  const own = ok(await ada.post<Lobby>('/api/tables', { ...body, choices: { castles: [4] } }))
  expect(own.choices['castles']).toEqual([4])
})

it('goes with who leaves or is sent away', async () => {
  const { id, invite } = await table()
  ok(await claim(ben, id, 1))
  ok(await ben.post(`/api/tables/${id}/leave`, {}))
  expect(await castlesAt(ada, id)).toEqual([null, null])
  await sit(ben, { id, invite } as Lobby, 1)
  ok(await claim(ben, id, 1))
  ok(await ada.post(`/api/tables/${id}/send-away`, { seat: 1 }))
  ok(await claim(ada, id, 1))
  expect(await castlesAt(ada, id)).toEqual([1, null])
})

it('is in the record, with what was left for bots in the order of seats; a rematch proposes what people had', async () => {
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }, { kind: 'human' }] as const
  const lobby = await createTable(ada, { game, seats: [...seats] })
  await sit(ben, lobby, 2)
  ok(await claim(ada, lobby.id, 3))
  const begun = await allReady([ada, ben], lobby.id)
  expect(begun).toMatchObject({ status: 'playing', choices: { castles: [3, 1, 2] } })
  for (const guest of [ada, ben]) await guest.post(`/api/tables/${lobby.id}/resign`, { key: crypto.randomUUID() })
  const record = ok(await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
  expect(record.header.choices['castles']).toEqual([3, 1, 2])
  const box = await entryOf(game)?.load()
  if (box === undefined) throw new Error('no game')
  expect(verifyRecord(box, record)).toMatchObject({ ok: true })
  const again = ok(await ben.post<Lobby>(`/api/tables/${lobby.id}/rematch`, {}))
  expect(again).toMatchObject({ status: 'waiting', choices: { castles: [2, 3, null] } })
  ok(await claim(ada, again.id, 1))
  expect(await castlesAt(ben, again.id)).toEqual([2, 1, null])
})

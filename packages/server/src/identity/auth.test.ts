import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../store/database.ts'
import { type Identities, type Identity, openIdentities } from './auth.ts'
import type { Library } from './library.ts'

/* Who is asked for in the database by a cookie, and how often. */

interface Asked {
  readonly cookie: string
  readonly answer: (found: Identity | null) => void
  readonly fail: () => void
}
let asked: Asked[]
let identities: Identities
beforeEach(() => {
  asked = []
  const sessionOf: Library['sessionOf'] = (cookie) =>
    new Promise((answer, reject) => asked.push({ cookie, answer, fail: () => reject(new Error('away')) }))
  identities = openIdentities({ db: {} as Db, library: { sessionOf } as Library })
})
afterEach(() => vi.restoreAllMocks())
const identityOf = (cookie: string): Identity => ({ id: `id of ${cookie}`, name: '', session: `session of ${cookie}` })
const at = (index: number): Asked => asked[index] as Asked

it('asks once for all who come with one cookie at once, and gives nobody what is another’s', async () => {
  const found = ['ada', 'ben', 'ada', 'ada', 'ben'].map((cookie) => identities.of(cookie))
  expect(asked.map(({ cookie }) => cookie)).toEqual(['ada', 'ben'])
  for (const { cookie, answer } of asked) answer(identityOf(cookie))
  expect((await Promise.all(found)).map((one) => one?.id)).toEqual(
    ['ada', 'ben', 'ada', 'ada', 'ben'].map((cookie) => `id of ${cookie}`),
  )
  await identities.of('ada')
  expect(asked.length).toBe(2)
})

it('asks anew for who comes once somebody is to be believed no more, and keeps nothing of what was on its way', async () => {
  const before = identities.of('ada')
  identities.forget('session of ada')
  const after = identities.of('ada')
  expect(asked.length).toBe(2)
  at(1).answer(null)
  expect(await after).toBeNull()
  at(0).answer(identityOf('ada'))
  expect((await before)?.id).toBe('id of ada')
  void identities.of('ada')
  expect(asked.length).toBe(3)
})

it('fails for all who asked at once, and asks again for the next', async () => {
  const found = [identities.of('ada'), identities.of('ada')]
  at(0).fail()
  expect((await Promise.allSettled(found)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = identities.of('ada')
  at(1).answer(null)
  expect(await next).toBeNull()
})

it('believes nobody for longer or shorter because the clock of the machine was set', async () => {
  const passed = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const begun = Date.now()
  const first = identities.of('ada')
  at(0).answer(identityOf('ada'))
  await first
  vi.spyOn(Date, 'now').mockReturnValue(begun + 3_600_000)
  passed.mockReturnValue(20_000)
  expect((await identities.of('ada'))?.id).toBe('id of ada')
  expect(asked.length).toBe(1)
  vi.spyOn(Date, 'now').mockReturnValue(begun - 3_600_000)
  passed.mockReturnValue(32_000)
  const later = identities.of('ada')
  at(1).answer(null)
  expect(await later).toBeNull()
})

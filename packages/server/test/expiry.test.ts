import type { Summaries } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isOurTurn } from '../src/nodes/chores.ts'
import { createTable, frameOf, ok, signIn } from '../src/soak/guest.ts'
import { openAuthenticator } from './support/authenticator.ts'
import { begin, playOut } from './support/play.ts'
import { type TwoHouses, openTwoHouses } from './support/two-houses.ts'
import { makePasskey, welcomed } from './support/visitor.ts'

/* What nobody comes back to is taken away, by one of several servers. */

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses({ expirySeconds: 1 })
})
afterAll(() => houses.remove())

const url = (at = 0): string => houses.nodes[at]?.url ?? ''
const sql = async (text: string, ...values: readonly unknown[]): Promise<number> =>
  (await houses.direct.pool.query(text, [...values])).rowCount ?? 0
const LONG_AGO = `now() - interval '31 days'`
const idOf = async (guest: Awaited<ReturnType<typeof signIn>>): Promise<string> =>
  ok(await guest.get<{ id: string }>('/api/me')).id

it('guests, tables that wait and matches without anybody go after thirty days; accounts and their matches stay', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, (_, at) => signIn({ url: url(at % 2) })))
  const [idle, seated, gone, ben, came, kept] = guests as [
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
  ]
  const account = await welcomed({ url: url() })
  ok(await makePasskey(account, openAuthenticator({ origin: url(), host: 'localhost' })))
  const waiting = await createTable(seated)
  const lately = await createTable(seated)
  const running = await begin([gone, ben], { game: 'envelopes' })
  const over = await begin([gone, kept], { game: 'envelopes' })
  await playOut([gone, kept], over.id)
  const alone = await begin([account.guest(), kept], { game: 'envelopes' })
  const names = new Map(
    await Promise.all(
      Object.entries({ idle, seated, gone, ben, came, kept }).map(
        async ([name, who]) => [name, await idOf(who)] as const,
      ),
    ),
  )
  const ids = (...wanted: readonly string[]): readonly string[] => wanted.map((name) => names.get(name) ?? '')
  // Months pass: for all but who came lately; and who is gone has no browser left that knows them.
  await sql(`update "user" set created_at = ${LONG_AGO}`)
  await sql(`update session set updated_at = ${LONG_AGO} where not user_id = any($1)`, ids('came'))
  await sql(`update session set expires_at = now() where user_id = any($1)`, ids('gone'))
  await sql(`update tables set updated_at = ${LONG_AGO} where id <> $1`, lately.id)
  await vi.waitFor(
    async () => expect(await sql(`select from "user" where id = any($1)`, ids('idle', 'gone'))).toBe(0),
    {
      timeout: 20_000,
      interval: 50,
    },
  )
  await vi.waitFor(async () => expect(await sql('select from tables where id = $1', waiting.id)).toBe(0), {
    timeout: 20_000,
    interval: 50,
  })
  expect(await sql(`select from "user" where id = any($1)`, ids('seated', 'ben', 'came', 'kept'))).toBe(4)
  expect(ok(await account.guest().get<Summaries>('/api/tables/mine')).tables.map(({ id }) => id)).toEqual([alone.id])
  expect((await frameOf(ben, running.id)).pending.status).toBe('over')
  expect(ok(await seated.get<Summaries>('/api/tables/mine')).tables.map(({ id }) => id)).toEqual([lately.id])

  // Nobody is left at the match that is over, but not for long yet.
  await sql(`update session set expires_at = now() where user_id = any($1)`, ids('kept'))
  await vi.waitFor(async () => expect(await sql(`select from "user" where id = any($1)`, ids('kept'))).toBe(0), {
    timeout: 20_000,
    interval: 50,
  })
  expect(await sql('select from tables where id = $1', over.id)).toBe(1)
  await sql('update entries set at = at - 31::bigint * 86400000 where match_id = $1', over.id)
  await vi.waitFor(async () => expect(await sql('select from tables where id = $1', over.id)).toBe(0), {
    timeout: 20_000,
    interval: 50,
  })
  expect(await sql('select from entries where match_id = $1', over.id)).toBe(0)
  expect(await sql('select from entries where match_id = any($1)', [running.id, alone.id])).toBeGreaterThan(1)
})

it('a chore is the turn of one server, and of nobody else until it is due again', async () => {
  const { db } = houses.direct
  const turns = await Promise.all(Array.from({ length: 12 }, () => isOurTurn(db, 'a trial', 60)))
  expect(turns.filter(Boolean).length).toBe(1)
  expect(await isOurTurn(db, 'a trial', 60)).toBe(false)
  await sql(`update chores set begun_at = begun_at - interval '61 seconds' where name = 'a trial'`)
  expect(await isOurTurn(db, 'a trial', 60)).toBe(true)
})

import type { Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Guest, frameOf, guestWith, signIn } from '../src/soak/guest.ts'
import { firstLegal } from './support/house.ts'
import { begin } from './support/play.ts'
import { openSkippedTime } from '../src/soak/skipped-time.ts'
import { type TwoHouses, openTwoHouses } from './support/two-houses.ts'

/* Who is asked and stays away, at two servers of one PostgreSQL whose time the test skips: the first keeps the matches. */

const time = openSkippedTime()
const HALF_MINUTE = 30_000

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses({ time, botRunner: firstLegal })
})
afterAll(() => houses.remove())

const beginWith = async (choices: Readonly<Record<string, unknown>>) => {
  const [{ url }, { url: elsewhere }] = houses.nodes
  const guests = [await signIn({ url }), await signIn({ url })] as const
  const { id } = await begin(guests, { game: 'envelopes', choices })
  const there = ({ cookie }: Guest): Guest => guestWith({ url: elsewhere }, cookie)
  // The first seat is asked first.
  return { id, gone: guests[0], goneThere: there(guests[0]), other: guests[1], otherThere: there(guests[1]) }
}
const seen = async (guest: Guest, id: string, holds: (frame: Frame) => boolean): Promise<Frame> =>
  vi.waitFor(
    async () => {
      time.skip(HALF_MINUTE)
      const frame = await frameOf(guest, id)
      expect(holds(frame)).toBe(true)
      return frame
    },
    { timeout: 30_000, interval: 100 },
  )
/** Whoever has the first seat was written down as being there within the last half minute: by time that is skipped, before half a minute has passed on the machine's clock. */
const isNoted = async (id: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await houses.direct.pool.query<{ at: string }>(
        'select seen_at as at from seats where table_id = $1 and seat = 0',
        [id],
      )
      expect(time.now() - Number(rows[0]?.at)).toBeLessThan(HALF_MINUTE)
    },
    { timeout: 20_000, interval: 50 },
  )

it('who has a line at another server is at the table, for as long as they have it', async () => {
  const { id, goneThere, other } = await beginWith({ absence: 'forfeit', absenceAfter: 'minutes5' })
  const line = await goneThere.watch([id])
  await isNoted(id)
  for (let minutes = 0; minutes < 7; minutes += 0.5) {
    time.skip(HALF_MINUTE)
    await isNoted(id)
  }
  expect((await frameOf(other, id)).version).toBe(0)
  line.close()
  const over = await seen(other, id, ({ pending }) => pending.status === 'over')
  expect(over.updates.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['setup', null],
    ['forfeit', 0],
  ])
})

it('however long the store takes to write down who is there, the next half minute is written down in time', async () => {
  const { id, goneThere, other } = await beginWith({ absence: 'forfeit', absenceAfter: 'minutes5' })
  const line = await goneThere.watch([id])
  await isNoted(id)
  const held = await houses.direct.pool.connect()
  await held.query('begin; lock table seats in exclusive mode')
  try {
    time.skip(HALF_MINUTE)
    await vi.waitFor(
      async () => {
        const { rows } = await held.query(
          `select from pg_locks where not granted and relation = 'seats'::regclass::oid`,
        )
        expect(rows.length).toBeGreaterThan(0)
      },
      { timeout: 30_000, interval: 20 },
    )
    time.skip(HALF_MINUTE)
  } finally {
    await held.query('commit')
    held.release()
  }
  await isNoted(id)
  expect((await frameOf(other, id)).version).toBe(0)
  line.close()
})

it('who comes to an empty table at another server has a bot for who is away, and who is back there has their seat', async () => {
  const { id, goneThere, otherThere, other } = await beginWith({ absence: 'bot' })
  time.skip(20 * HALF_MINUTE)
  expect((await frameOf(other, id)).version).toBe(0)
  const waiting = await otherThere.watch([id])
  await seen(other, id, ({ players }) => players[0]?.away === 'greedy')
  const back = await goneThere.watch([id])
  await seen(other, id, ({ players }) => players[0]?.away === null)
  back.close()
  waiting.close()
})

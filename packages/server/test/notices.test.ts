import type { NoticeWishesRequest } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dueNow } from '../src/notices/due.ts'
import { act, frameOf, ok } from '../src/soak/guest.ts'
import { WORDS } from './support/envelopes.ts'
import { begin } from './support/play.ts'
import { type Arrived, type PostOffice, openPostOffice, tokenIn } from './support/post-office.ts'
import { openSkippedTime } from '../src/soak/skipped-time.ts'
import { type TwoHouses, isNoted, openTwoHouses } from './support/two-houses.ts'
import { type Visitor, welcomed } from './support/visitor.ts'

/* People who are told by mail that they are asked, at two servers of a PostgreSQL whose time the test skips. */

const time = openSkippedTime()
const LOOK_MS = 31_000
const TEN_MINUTES = 600_000

let houses: TwoHouses
let post: PostOffice
beforeAll(async () => {
  post = await openPostOffice()
  houses = await openTwoHouses({ smtpUrl: post.url, time, publicUrl: 'http://house.example' })
})
afterAll(async () => {
  await houses.remove()
  await post.close()
})

const url = (): string => houses.nodes[0].url
const ALWAYS: NoticeWishesRequest = { mail: true, quietFrom: 0, quietUntil: 0, zone: 'UTC', language: 'en' }

interface Reader {
  readonly visitor: Visitor
  readonly email: string
}

let made = 0
/** Somebody with an account by an address. */
const newReader = async (): Promise<Reader> => {
  const [visitor, email] = [
    await welcomed({ url: url(), origin: 'http://house.example' }),
    `reader-${made++}@example.org`,
  ]
  ok(await visitor.ask('POST', '/api/auth/link', { email, language: 'en' }))
  const token = tokenIn(await post.next(email, 1))
  ok(await visitor.ask('POST', '/api/auth/link/use', { token, bring: true }))
  return { visitor, email }
}
const wish = async ({ visitor }: Reader, wishes: Partial<NoticeWishesRequest> = {}): Promise<void> =>
  void ok(await visitor.ask('POST', '/api/me/notices', { ...ALWAYS, ...wishes }))
/** What was sent to them but the link of their account. */
const told = ({ email }: Reader): readonly Arrived[] => post.arrived.filter(({ to }) => to.includes(email)).slice(1)
const idOf = ({ head }: Arrived): string => /^message-id: (\S+)/im.exec(head)?.[1] ?? ''
/** A match in which this person is asked first, and somebody else waits. */
const asked = async ({ visitor }: Reader): Promise<{ readonly id: string; readonly other: Visitor }> => {
  const other = await welcomed({ url: url(), origin: 'http://house.example' })
  const { id } = await begin([visitor.guest(), other.guest()], { game: 'envelopes' })
  return { id, other }
}
/** Time passes until somebody was told so often; whoever is to be told with them has been, too, after one more look. */
/** `table`: where somebody is at the table meanwhile. */
const until = async (reader: Reader, times: number, table: string | null = null): Promise<void> => {
  await vi.waitFor(
    async () => {
      time.skip(LOOK_MS)
      if (table !== null) await isNoted(houses.direct, table, { now: time.now(), ms: LOOK_MS })
      expect(told(reader).length).toBe(times)
    },
    { timeout: 60_000, interval: 500 },
  )
}

/** Whoever is told of everything, so that it is known when others would have been. */
let witness: Reader
beforeEach(async () => {
  witness = await newReader()
  await wish(witness)
})
/** By then everybody whom there was something to tell has been told. */
const aWhile = async (table: string | null = null): Promise<void> => {
  const before = told(witness).length
  await asked(witness)
  await until(witness, before + 1, table)
}

describe('somebody who is asked', () => {
  it('is told once for each question, of nothing but the table, and by one name', async () => {
    const reader = await newReader()
    await wish(reader)
    const { id, other } = await asked(reader)
    await until(reader, 1)
    await aWhile()
    await aWhile()
    const [first] = told(reader) as [Arrived]
    expect(told(reader).length).toBe(1)
    expect(first.subject).toBe('You are asked at Menagerie')
    expect(first.text).toContain(`http://house.example/t/${id}\n`)
    expect(WORDS.filter((word) => first.text.includes(word) || first.head.includes(word))).toEqual([])
    expect(idOf(first)).toBe(`<turn.${id}.0.0@house.example>`)
    expect(first.head).toMatch(/^list-unsubscribe: <http:\/\/house\.example\/me>/im)
    for (const guest of [reader.visitor.guest(), other.guest()]) {
      const { version, legal } = await frameOf(guest, id)
      ok(await act(guest, id, { version, steps: legal.slice(0, 1) }))
    }
    await until(reader, 2)
    expect(idOf(told(reader)[1] as Arrived)).toBe(`<turn.${id}.0.2@house.example>`)
  })

  it('is told again under the same name where a server may have died over it, and only then', async () => {
    const reader = await newReader()
    await wish(reader)
    const { id } = await asked(reader)
    await until(reader, 1)
    await aWhile()
    // As it stands when a server is killed between the mail and the word that it was sent.
    await houses.direct.pool.query('update notices set done = false where match_id = $1', [id])
    await aWhile()
    expect(told(reader).length).toBe(1)
    time.skip(TEN_MINUTES)
    await until(reader, 2)
    expect(new Set(told(reader).map(idOf)).size).toBe(1)
    time.skip(TEN_MINUTES)
    await aWhile()
    expect(told(reader).length).toBe(2)
  })

  it('is told nothing without a wish, while they are at the table, in quiet hours, or while nobody waits', async () => {
    const [silent, present, quiet, alone] = await Promise.all([newReader(), newReader(), newReader(), newReader()])
    for (const reader of [present, alone]) await wish(reader)
    const hour = new Date(time.now()).getUTCHours()
    await wish(quiet, { quietFrom: (hour + 23) % 24, quietUntil: (hour + 3) % 24 })
    const at = await Promise.all([silent, present, quiet].map(asked))
    const table = at[1]?.id ?? ''
    const line = await present.visitor.guest().watch([table])
    const created = await begin([alone.visitor.guest()], {
      game: 'envelopes',
      seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
    })
    await aWhile(table)
    await aWhile(table)
    expect([silent, present, quiet, alone].map((reader) => told(reader).length)).toEqual([0, 0, 0, 0])
    // Who wants quiet is due all the time, and keeps nobody else from being told, however few are read at once.
    const { id } = await asked(witness)
    const due: string[] = []
    // By a clock that is ahead of theirs: no server has told anybody yet.
    const now = time.now() + 2 * LOOK_MS
    for await (const one of dueNow(houses.direct.db, { now, mails: true, most: 1 })) due.push(one.id)
    expect(due).toContain(at[2]?.id)
    expect(due.indexOf(id)).toBeGreaterThan(due.indexOf(at[2]?.id ?? ''))
    expect(due).not.toContain(created.id)
    expect((await frameOf(alone.visitor.guest(), created.id)).pending).toMatchObject({ seats: [0] })
    line.close()
    await wish(quiet)
    await until(quiet, 1)
    await until(present, 1)
  })
})

it('wishes are one’s own: in one’s data, by an address alone, and gone with whoever is forgotten', async () => {
  const reader = await newReader()
  const { visitor } = reader
  expect(ok(await visitor.ask('GET', '/api/me/notices'))).toMatchObject({ mail: false, zone: null, byMail: 'yes' })
  await wish(reader, { quietFrom: 22, quietUntil: 7, zone: 'Asia/Tokyo' })
  const kept = { mail: true, quietFrom: 22, quietUntil: 7, zone: 'Asia/Tokyo', byMail: 'yes' }
  expect(ok(await visitor.ask('GET', '/api/me/data'))).toMatchObject({ notices: kept })
  const refused = await visitor.ask('POST', '/api/me/notices', { ...ALWAYS, zone: 'Nowhere/Land' })
  expect(refused.status).toBe(400)
  const guest = await welcomed({ url: url(), origin: 'http://house.example' })
  expect(ok(await guest.ask('GET', '/api/me/notices'))).toMatchObject({ mail: false, byMail: 'noAddress' })
  ok(await visitor.ask('DELETE', '/api/me'))
  const { rows } = await houses.direct.pool.query(`select from notice_wishes where zone = 'Asia/Tokyo'`)
  expect(rows.length).toBe(0)
})

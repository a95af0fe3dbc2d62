import type { PushState } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isLoopback, isOfInternet, isPushService } from '../src/push/services.ts'
import { act, frameOf, ok } from '../src/soak/guest.ts'
import { type Device, type PushService, type Pushed, openPushService } from '../src/soak/push-service.ts'
import { openAuthenticator } from './support/authenticator.ts'
import { WORDS } from './support/envelopes.ts'
import { begin } from './support/play.ts'
import { openSkippedTime } from '../src/soak/skipped-time.ts'
import { type TwoHouses, holding, isNoted, openTwoHouses } from './support/two-houses.ts'
import { type Visitor, makePasskey, welcomed } from './support/visitor.ts'

/* People who are told by push that they are asked, at two servers of a PostgreSQL whose time the test skips. */

const time = openSkippedTime()
const LOOK_MS = 31_000
const TEN_MINUTES = 600_000
const ORIGIN = 'https://house.example'

let houses: TwoHouses
let service: PushService
beforeAll(async () => {
  service = await openPushService()
  houses = await openTwoHouses({ time, publicUrl: ORIGIN, pushTrial: service.trial })
})
afterAll(async () => {
  await houses.remove()
  await service.close()
})

const newVisitor = (): Promise<Visitor> => welcomed({ url: houses.nodes[0].url, origin: ORIGIN })
interface Reader {
  readonly visitor: Visitor
  readonly device: Device
}
const subscribe = async ({ visitor, device }: Reader): Promise<PushState> =>
  ok(await visitor.ask<PushState>('POST', '/api/me/push', device.subscription))
/** A guest whose browser is told by push. */
const newReader = async (): Promise<Reader> => {
  const reader = { visitor: await newVisitor(), device: service.newDevice() }
  await subscribe(reader)
  return reader
}
const told = ({ device }: Pick<Reader, 'device'>): readonly Pushed[] =>
  service.arrived.filter(({ endpoint }) => endpoint === device.subscription.endpoint)
const tagOf = ({ text }: Pushed): string => (JSON.parse(text) as { readonly tag: string }).tag
/** A match in which this person is asked first, and somebody else waits. */
const asked = async (visitor: Visitor): Promise<{ readonly id: string; readonly other: Visitor }> => {
  const other = await newVisitor()
  const { id } = await begin([visitor.guest(), other.guest()], { game: 'envelopes' })
  return { id, other }
}
/** `table`: where somebody is at the table meanwhile. */
const until = (reader: Pick<Reader, 'device'>, times: number, table: string | null = null): Promise<void> =>
  vi.waitFor(
    async () => {
      time.skip(LOOK_MS)
      if (table !== null) await isNoted(houses.direct, table, { now: time.now(), ms: LOOK_MS })
      expect(told(reader).length).toBe(times)
    },
    { timeout: 30_000, interval: 100 },
  )
/** By then everybody whom there was something to tell has been told: somebody new was, who was asked last. */
const aWhile = async (table: string | null = null): Promise<void> => {
  const witness = await newReader()
  await asked(witness.visitor)
  await until(witness, 1, table)
}
const isKept = async ({ device }: Pick<Reader, 'device'>): Promise<boolean> =>
  (await holding(houses.direct, device.subscription.endpoint)).length > 0

describe('a guest who is asked', () => {
  it('is told once at each device, of the table’s address and nothing else, by a sender who is known', async () => {
    const reader = await newReader()
    const { id, other } = await asked(reader.visitor)
    await until(reader, 1)
    await aWhile()
    const [first] = told(reader) as [Pushed]
    expect(told(reader).length).toBe(1)
    expect(JSON.parse(first.text)).toEqual({ path: `/t/${id}`, tag: tagOf(first) })
    expect(tagOf(first)).toMatch(/^[\w-]{32}$/)
    const heads = JSON.stringify(first.headers)
    expect([...WORDS, id, tagOf(first)].filter((word) => heads.includes(word))).toEqual([])
    expect(first.claims).toMatchObject({ aud: service.trial.origin, sub: ORIGIN })
    const keys = await Promise.all(
      houses.nodes.map(({ url }) => reader.visitor.at(url).ask<PushState>('GET', '/api/me/push')),
    )
    expect(keys.map(({ body }) => body)).toEqual([
      { key: first.sender, here: true, others: 0 },
      { key: first.sender, here: true, others: 0 },
    ])
    for (const guest of [reader.visitor.guest(), other.guest()]) {
      const { version, legal } = await frameOf(guest, id)
      ok(await act(guest, id, { version, steps: legal.slice(0, 1) }))
    }
    await until(reader, 2)
    const [, second] = told(reader) as [Pushed, Pushed]
    expect(tagOf(second)).not.toBe(tagOf(first))
    // What waits at the service for a device that is off is of this table alone, and the last of it.
    expect(second.headers['topic']).toBe(first.headers['topic'])
  })

  it('is told again under the same tag where a server may have died over it, and only then', async () => {
    const reader = await newReader()
    const { id } = await asked(reader.visitor)
    await until(reader, 1)
    await houses.direct.pool.query('update notices set done = false where match_id = $1', [id])
    await aWhile()
    expect(told(reader).length).toBe(1)
    time.skip(TEN_MINUTES)
    await until(reader, 2)
    expect(new Set(told(reader).map(tagOf)).size).toBe(1)
  })

  it('is told nothing at the table, in quiet hours, or once they want no more', async () => {
    const [present, quiet, silent] = [await newReader(), await newReader(), await newReader()]
    const hour = new Date(time.now()).getUTCHours()
    const hours = { mail: false, quietFrom: (hour + 23) % 24, quietUntil: (hour + 3) % 24, zone: 'UTC', language: 'en' }
    ok(await quiet.visitor.ask('POST', '/api/me/notices', hours))
    expect(ok(await silent.visitor.ask('DELETE', '/api/me/push'))).toMatchObject({ here: false })
    const ids = await Promise.all([present, quiet, silent].map(({ visitor }) => asked(visitor)))
    // At the other server than the one that may look first.
    const table = ids[0]?.id ?? ''
    const line = await present.visitor.at(houses.nodes[1].url).guest().watch([table])
    await aWhile(table)
    await aWhile(table)
    expect([present, quiet, silent].map((reader) => told(reader).length)).toEqual([0, 0, 0])
    line.close()
    ok(await quiet.visitor.ask('POST', '/api/me/notices', { ...hours, quietFrom: 0, quietUntil: 0 }))
    await until(quiet, 1)
    await until(present, 1)
  })

  it('is told again later by a service that does not answer well, and at no address to which that leads', async () => {
    const [reader, elsewhere] = [await newReader(), service.newDevice()]
    service.answer(reader.device, { status: 307, headers: { location: elsewhere.subscription.endpoint } })
    await asked(reader.visitor)
    await aWhile()
    await aWhile()
    expect([told(reader).length, told({ device: elsewhere }).length]).toEqual([0, 0])
    expect(await isKept(reader)).toBe(true)
    service.answer(reader.device, { status: 201 })
    time.skip(TEN_MINUTES)
    await until(reader, 1)
  })
})

describe('a device', () => {
  it('is forgotten when its service knows it no more', async () => {
    const readers = [await newReader(), await newReader()]
    for (const [at, status] of [404, 410].entries()) service.answer((readers[at] as Reader).device, { status })
    for (const { visitor } of readers) await asked(visitor)
    await aWhile()
    await vi.waitFor(async () => expect(await Promise.all(readers.map(isKept))).toEqual([false, false]))
  })

  it('goes with a sign-out there, and with whoever is forgotten', async () => {
    const [out, gone] = [await newReader(), await newReader()]
    ok(await out.visitor.ask('POST', '/api/auth/sign-out', {}))
    ok(await gone.visitor.ask('DELETE', '/api/me'))
    expect(await Promise.all([out, gone].map(isKept))).toEqual([false, false])
  })

  it('is told of whoever signed in there last, and stays who they are when a guest makes an account', async () => {
    const first = await newReader()
    const second: Reader = { visitor: await newVisitor(), device: first.device }
    await subscribe(second)
    expect(ok(await first.visitor.ask('GET', '/api/me/push'))).toMatchObject({ here: false, others: 0 })
    ok(await makePasskey(second.visitor, openAuthenticator({ origin: ORIGIN, host: 'house.example' })))
    const state = ok(await second.visitor.ask<PushState>('GET', '/api/me/push'))
    expect(state).toMatchObject({ here: true, others: 0 })
    const data = ok(await second.visitor.ask('GET', '/api/me/data'))
    expect(data).toMatchObject({ push: [{ service: '127.0.0.1' }] })
    const { id } = await asked(second.visitor)
    await until(second, 1)
    expect(JSON.parse((told(second)[0] as Pushed).text)).toMatchObject({ path: `/t/${id}` })
  })

  it('is refused where it is reached by no push service, or by no key', async () => {
    const visitor = await newVisitor()
    const { endpoint, keys } = service.newDevice().subscription
    const before = service.asked()
    for (const wrong of [
      { endpoint: 'https://evil.example/send', keys },
      { endpoint: endpoint.replace('https:', 'http:'), keys },
      { endpoint: houses.nodes[0].url, keys },
      { endpoint, keys: { ...keys, p256dh: keys.p256dh.replace(/^./, 'A') } },
      { endpoint, keys: { ...keys, auth: 'short' } },
    ])
      expect((await visitor.ask('POST', '/api/me/push', wrong)).status).toBe(400)
    expect(service.asked()).toBe(before)
  })
})

describe('addresses', () => {
  const at = (endpoint: string, trial = 'https://127.0.0.1:4430'): boolean =>
    isPushService(endpoint, { origin: trial, ca: null })

  it('are those of known services, by https alone, and of the one that a trial names', () => {
    const good = [
      'https://fcm.googleapis.com/fcm/send/a:b',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://wns2-par02p.notify.windows.com/w/?token=a',
      'https://web.push.apple.com/a',
      'https://127.0.0.1:4430/a',
    ]
    const bad = [
      'http://fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://a@fcm.googleapis.com/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evilnotify.windows.com/a',
      'https://notify.windows.com.evil.example/a',
      'https://evil.example/fcm.googleapis.com',
      'https://127.0.0.1:4431/a',
      'https://localhost:4430/a',
      'https://[::1]/a',
      'file:///etc/passwd',
      '',
    ]
    expect(good.filter((one) => !at(one))).toEqual([])
    expect(bad.filter((one) => at(one))).toEqual([])
    expect(isPushService('https://127.0.0.1:4430/a', null)).toBe(false)
  })

  it('lead to the Internet and into no network of the house', () => {
    const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
    const sixth = ['::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '2002:a00:1::1', '64:ff9b::a00:1', '2001:db8::1']
    expect([...inside, ...sixth].filter(isOfInternet)).toEqual([])
    expect(['142.250.74.106', '172.15.0.1', '2a00:1450:4001:80e::200a'].filter((one) => !isOfInternet(one))).toEqual([])
  })

  it('of a trial are of this machine', () => {
    const loopback = ['https://127.0.0.1:4430', 'https://localhost:4430', 'https://[::1]:4430/']
    expect(loopback.filter((one) => !isLoopback(one))).toEqual([])
    const others = [
      'https://10.0.0.1',
      'http://127.0.0.1',
      'https://127.0.0.1.evil.example',
      'https://localhost/a',
      'x',
    ]
    expect(others.filter(isLoopback)).toEqual([])
  })
})

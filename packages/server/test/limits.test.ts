import { ErrorBody } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLimits } from '../src/http/limits.ts'
import { homeOf } from '../src/identity/whereabouts.ts'
import { type Guest, guestWith, signIn } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'

/* How often a person may ask, and an address: one person at many addresses, many persons at one. */

const [PER_ADDRESS, PER_PERSON] = [20, 8]

describe('a minute', () => {
  let now = 0
  const opened = () => openLimits({ perAddress: PER_ADDRESS, perPerson: PER_PERSON, now: () => now })
  /** How many of so many requests are let through. */
  const passed = (limits: ReturnType<typeof opened>, tries: number, at: string, person: string | null): number =>
    Array.from({ length: tries }, () => limits.count(at, person)).filter((wait) => wait === 0).length

  it('gives an address its requests, and says when there are more', () => {
    const limits = opened()
    expect(passed(limits, 2 * PER_ADDRESS, 'a', null)).toBe(PER_ADDRESS)
    now += 59_000
    expect(limits.count('a', null)).toBe(1)
    now += 1000
    expect(passed(limits, 2 * PER_ADDRESS, 'a', null)).toBe(PER_ADDRESS)
    expect(passed(limits, 2 * PER_ADDRESS, 'b', null)).toBe(PER_ADDRESS)
  })

  it('gives a person theirs, and no more from another address', () => {
    const limits = opened()
    const each = Array.from({ length: PER_PERSON * 3 }, (_, i) => passed(limits, 1, `a${i}`, 'ada'))
    expect(each.reduce((sum, n) => sum + n)).toBe(PER_PERSON)
    expect(passed(limits, PER_PERSON, 'a0', 'ben')).toBe(PER_PERSON)
    expect(limits.countLate('ben')).toBe(60)
  })

  it('leaves everybody at a shared address an even part of it, whatever one of them does', () => {
    const limits = openLimits({ perAddress: PER_ADDRESS, perPerson: 0, now: () => now })
    expect(passed(limits, 1000, 'a', 'greedy')).toBe(PER_ADDRESS)
    expect(passed(limits, 1000, 'a', null)).toBe(PER_ADDRESS / 2)
    expect(passed(limits, 1, 'b', 'ben') + passed(limits, 1000, 'b', 'greedy')).toBe(PER_ADDRESS)
    const people = Array.from({ length: 8 }, (_, i) => passed(limits, 2, 'a', `person ${i}`))
    expect(people).toEqual(Array(8).fill(2))
    expect(passed(limits, 1000, 'a', 'greedy')).toBe(0)
  })
})

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::'],
  ])('%s counts as %s', (address, home) => {
    expect(homeOf(address)).toBe(home)
  })
})

describe('over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ requestsPerMinute: PER_ADDRESS, requestsPerPerson: PER_PERSON, trustProxy: 1 })
  })
  afterAll(() => server.remove())

  /** A guest who is known by their cookie; they have signed in, which nobody can be counted for, and asked once. */
  const known = async (from: string): Promise<Guest> => {
    const guest = await signIn({ url: server.url, from })
    expect((await guest.get('/api/me')).status).toBe(200)
    return guest
  }
  const statuses = async (tries: number, ask: (i: number) => Guest): Promise<number[]> => {
    const found: number[] = []
    for (let i = 0; i < tries; i++) found.push((await ask(i).get('/api/me')).status)
    return found
  }

  it('one person is refused, from however many addresses they ask, and told when to come again', async () => {
    const ada = await known('192.0.2.1')
    const elsewhere = (i: number): Guest => guestWith({ url: server.url, from: `198.51.100.${i}` }, ada.cookie)
    const found = await statuses(2 * PER_PERSON, elsewhere)
    expect(found).toEqual([...Array<number>(PER_PERSON - 1).fill(200), ...Array<number>(PER_PERSON + 1).fill(429)])
    const last = await fetch(`${server.url}/api/me`, {
      headers: { cookie: ada.cookie, 'x-forwarded-for': '203.0.113.1' },
    })
    expect(ErrorBody.parse(await last.json()).error.code).toBe('tooMany')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(50)
  })

  it('one person is refused, in however many ways they write their cookie', async () => {
    const ada = await known('192.0.2.3')
    const written = (i: number): Guest => guestWith({ url: server.url, from: '192.0.2.3' }, `a=${i}; ${ada.cookie}`)
    const found = await statuses(PER_PERSON + 2, written)
    expect(found).toEqual([...Array<number>(PER_PERSON - 1).fill(200), 429, 429, 429])
  })

  it('many persons behind one address go on beside one who asks without end', async () => {
    const from = '192.0.2.2'
    const [greedy, ...others] = [await known(from), await known(from), await known(from)] as [Guest, ...Guest[]]
    expect((await statuses(3 * PER_ADDRESS, () => greedy)).filter((status) => status === 200).length).toBe(
      PER_PERSON - 1,
    )
    for (const guest of others) expect(await statuses(3, () => guest)).toEqual([200, 200, 200])
  })
})

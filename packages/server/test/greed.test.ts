import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGreed } from '../src/http/greed.ts'
import { type Guest, act, allReady, createTable, signIn, sit } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'
import { ownTime } from './support/late.ts'

/* Whoever asks for much waits for whoever asks for little, and is refused nothing as long as they wait. */

const never = new AbortController().signal
const pending = Symbol('pending')
/** What is there without waiting for time. */
const soon = async <R>(answer: Promise<R>): Promise<R | typeof pending> =>
  Promise.race([answer, new Promise<typeof pending>((late) => setTimeout(() => late(pending), 30))])

const later = (): Promise<null> => new Promise((end) => setTimeout(() => end(null), 2000))

describe('turns', () => {
  /** How many of so many requests are worked at when they come. */
  const atOnce = async (greed: ReturnType<typeof openGreed>, person: string, tries: number): Promise<number> => {
    const turns = Array.from({ length: tries }, () => soon(greed.turn({ address: person, person }, never)))
    return (await Promise.all(turns)).filter((over) => typeof over === 'function').length
  }

  it('are had at once by whoever asked for little: fewer by who is new', async () => {
    let now = 0
    const greed = openGreed(() => now)
    // One more stands first in the queue, whose turn comes at once.
    expect(await atOnce(greed, 'ada', 10)).toBe(6 + 1)
    now += 60_000
    expect(await atOnce(greed, 'ada', 15)).toBe(15)
    now += 60_000
    expect(await atOnce(greed, 'ada', 20)).toBe(20)
    expect(await atOnce(greed, 'ben', 6)).toBe(6)
  })

  it('come one after the other to those who ask for more, who leave the house to others in between', async () => {
    const greed = openGreed(() => performance.now())
    const ask = (person: string, signal = never) => greed.turn({ address: 'a', person }, signal)
    for (const person of ['ada', 'ben', 'eve']) for (let n = 0; n < 6; n++) (await ask(person))?.()
    const order: string[] = []
    const noted = async (person: string): Promise<void> => {
      const over = await ask(person)
      order.push(person)
      setTimeout(() => over?.(), 5)
    }
    const gone = new AbortController()
    const [left, ...all] = [soon(ask('eve', gone.signal)), noted('ada'), noted('ada'), noted('ada'), noted('ben')]
    // Eve came first, and keeps nobody waiting for longer than a stream does.
    expect(typeof (await left)).toBe('function')
    const waiting = ask('eve', gone.signal)
    gone.abort()
    expect(await waiting).toBe(null)
    const since = performance.now()
    await Promise.all(all)
    expect(order).toEqual(['ada', 'ben', 'ada', 'ada'])
    expect(performance.now() - since).toBeGreaterThan(4 * 5 * 5)
    // Nobody waits any more, and who has hardly asked does not wait at all.
    expect(typeof (await soon(ask('zoe')))).toBe('function')
  })

  it('are earned by commits: who decides as often as they look waits for nothing, and has no more in hand for it', async () => {
    let now = 0
    const greed = openGreed(() => now)
    for (let commit = 0; commit < 30; commit++) {
      expect(await atOnce(greed, 'ada', 2)).toBe(2)
      greed.earned('ada')
      now += 2000
    }
    for (let n = 0; n < 50; n++) greed.earned('ada')
    expect(await atOnce(greed, 'ada', 25)).toBe(20 + 1)
  })

  it('are given to a hundred of one asker who wait, and the next is refused', async () => {
    const greed = openGreed(() => performance.now())
    const ask = () => greed.turn({ address: 'a', person: null }, never)
    // Whoever is unknown may make a person, which counts as five requests.
    for (let n = 0; n < 4; n++) (await ask())?.()
    const turns = Array.from({ length: 104 }, () => soon(ask()))
    const answers = await Promise.all(turns)
    expect(answers.filter((one) => one === null)).toHaveLength(104 - 100)
    expect(answers.filter((one) => one === pending)).toHaveLength(100 - 1)
  })
})

describe('over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ requestsPerMinute: 6000, requestsPerPerson: 1500, trustProxy: 1 })
  })
  afterAll(() => server.remove())

  it('one who asks without end is answered, and others before nearly all they asked', async () => {
    const greedy = await signIn({ url: server.url, from: '192.0.2.1' })
    const honest = await signIn({ url: server.url, from: '192.0.2.2' })
    let isOver = false
    const statuses: number[] = []
    const without = async (): Promise<void> => {
      while (!isOver) statuses.push((await greedy.get('/api/tables/open')).status)
    }
    const greed = Promise.all(Array.from({ length: 24 }, without))
    // Beyond their measure one comes after the other, and leaves room between.
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(20))
    const [begun, had] = [performance.now(), statuses.length]
    /** Answers they were given while another waited for theirs: without a queue, or at its end, all two dozen. */
    const between: number[] = []
    for (let n = 0; n < 16; n++) {
      await sleep(200)
      const from = statuses.length
      expect((await honest.get('/api/me')).status).toBe(200)
      between.push(statuses.length - from)
    }
    // Without a queue there are six hundred a second.
    expect(performance.now() - begun).toBeGreaterThan((1000 * (statuses.length - had)) / 240)
    isOver = true
    await greed
    expect(new Set(statuses)).toEqual(new Set([200]))
    between.sort((a, b) => a - b)
    // Half of these are beyond the other's own measure, and stand in the queue, which goes round.
    expect(between[12], between.join()).toBeLessThan(6)
  })

  it('who decides waits for nobody who asks without end, but where it was decided before', async () => {
    const guests = await Promise.all([1, 2].map((n) => signIn({ url: server.url, from: `203.0.113.${n}` })))
    const [ada, ben] = guests as [Guest, Guest]
    const lobby = await createTable(ada)
    await sit(ben, lobby, 1)
    await allReady([ada, ben], lobby.id)
    const seen = await Promise.all(guests.map((guest) => guest.watch([lobby.id])))
    const greedy = await Promise.all([3, 4, 5].map((n) => signIn({ url: server.url, from: `203.0.113.${n}` })))
    let isOver = false
    /** Beyond their measure each of these holds the queue for nearly a second. */
    const without = async (guest: Guest): Promise<void> => {
      for (let n = 0; n < 8; n++) await guest.get('/api/me')
      while (!isOver) {
        const stream = await guest.watch([lobby.id], { invite: lobby.invite ?? '' })
        await sleep(300)
        stream.close()
      }
    }
    const greed = Promise.all(greedy.map(without))
    await sleep(1000)

    const since = ownTime()
    let again: () => Promise<{ readonly status: number }> = () => Promise.reject(new Error('nothing was decided'))
    for (let n = 0; n < 40; n++) {
      const frames = seen.map((stream) => stream.frames().at(-1) as Frame)
      const seat = frames.findIndex(({ legal }) => legal.length > 0)
      const { version, legal } = frames[seat] as Frame
      const from = seen.map(({ events }) => events.length)
      again = () => act(guests[seat] as Guest, lobby.id, said)
      const said = { version, key: randomUUID(), steps: legal.slice(0, 1) }
      expect((await again()).status).toBe(200)
      await Promise.all(seen.map((stream, at) => stream.until(({ event }) => event === 'frame', from[at])))
    }
    expect(since()).toBeLessThan(12_000)
    const repeated = await Promise.all(Array.from({ length: 30 }, () => Promise.race([again(), later()])))
    expect(repeated.filter((answer) => answer?.status === 200).length).toBeLessThan(26)
    isOver = true
    await greed
    for (const stream of seen) stream.close()
  })

  it('thirty who come at once behind one address are all let in', async () => {
    const come = async (): Promise<number> => {
      const guest = await signIn({ url: server.url, from: '198.51.100.1' })
      return (await guest.get('/api/tables/open')).status
    }
    expect(await Promise.all(Array.from({ length: 30 }, come))).toEqual(Array(30).fill(200))
  })

  it('who would have more than a hundred wait is told when to come again', async () => {
    const { cookie } = await signIn({ url: server.url, from: '192.0.2.3' })
    const headers = { cookie, 'x-forwarded-for': '192.0.2.3' }
    const end = new AbortController()
    const asked = Array.from({ length: 160 }, () =>
      fetch(`${server.url}/api/tables/open`, { headers, signal: end.signal }),
    )
    // Six at once, a hundred that wait, and those that came when some of these were answered; nobody waits for the rest.
    const refused = (await Promise.all(asked.map((answer) => Promise.race([answer, later()])))).filter(
      (answer) => answer !== null && answer.status === 429,
    )
    end.abort()
    await Promise.allSettled(asked)
    expect(refused.length).toBeGreaterThan(5)
    expect(refused.map((answer) => answer?.headers.get('retry-after'))).toEqual(refused.map(() => '1'))
  })
})

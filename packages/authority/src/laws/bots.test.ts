import { setImmediate as breathe } from 'node:timers/promises'
import { sampledChance } from '@menagerie/engine'
import { commitmentOf, fromHex } from '@menagerie/fair'
import { expect, test } from 'vitest'
import { type Authority, openAuthority } from '../authority.ts'
import { beginMatch } from '../begin.ts'
import type { Place, PlaceSeat } from '../place.ts'
import { sleep } from '../time.ts'
import { openMemory } from './bench.ts'
import { openFakeTime } from './fake-time.ts'
import { parlour } from './parlour.ts'

const SECRET = '5a'.repeat(32)
const THINK_MS = 800

const seat = (kind: PlaceSeat['kind']): PlaceSeat => ({
  kind,
  name: kind,
  bot: kind === 'bot' ? 'search' : null,
  ready: true,
  seal: '',
  contribution: kind === 'bot' ? '' : '11'.repeat(16),
  loadout: null,
})
const place: Place = {
  table: {
    id: 'match',
    game: 'parlour',
    choices: {},
    secret: SECRET,
    commitment: commitmentOf(fromHex(SECRET)),
    lapsed: [],
    last: null,
    header: null,
  },
  seats: [seat('human'), seat('bot'), seat('bot')],
}

interface Opened {
  readonly authority: Authority<Place>
  /** In order: who answered, and at which millisecond. */
  readonly answered: (readonly [seat: number | null, ms: number])[]
  readonly time: ReturnType<typeof openFakeTime>
}

/** A match of a person and two bots, where one thinks at a time and the first has so much of its time to think. */
const openMatch = async (share: number): Promise<Opened> => {
  const luck = sampledChance('bots')
  const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => luck.pick(256))
  const time = openFakeTime(0)
  const bench = openMemory()
  await bench.keep(place, beginMatch(parlour, place, { start: null, random, now: time.now }))
  const store = await bench.open()
  const answered: (readonly [number | null, number])[] = []
  let slot: Promise<unknown> = Promise.resolve()
  const authority = openAuthority<Place>({
    store: {
      ...store,
      append: async (id, appended) => {
        answered.push([appended.entry.seat, time.passed()])
        await store.append(id, appended)
      },
    },
    storePatienceMs: 60_000,
    load: async () => parlour,
    plays: () => true,
    time,
    random,
    bots: {
      run: async ({ seat: by, legal, budget }, signal) => {
        const ms = 'ms' in budget ? budget.ms : 0
        await sleep(time, by === 1 ? share * ms : ms, signal)
        return legal.slice(0, 1)
      },
      inTurn: (_match, _signal, work) => {
        const turn = slot.then(work)
        slot = turn.catch(() => {})
        return turn
      },
      threads: 1,
      thinkMs: THINK_MS,
      patienceMs: 60_000,
    },
    keeps: () => true,
    presence: null,
    show: () => {},
    onOver: async () => {},
    onUnplayable: (_, fault) => expect.fail(fault),
    onFailure: (error) => expect.fail(String(error)),
    capacity: 10,
  })
  return { authority, answered, time }
}

/** Lets time pass until so many have answered. */
const until = async ({ answered, time }: Opened, most: number): Promise<void> => {
  while (answered.length < most) {
    await breathe()
    time.next()
  }
}

const keyOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`

/** The person plays their turn, by which both bots are asked. */
const playTurn = async ({ authority }: Opened): Promise<void> => {
  for (let version = 0; version < 2; version++) {
    const { legal } = await authority.withMatch('match', ({ table }) => table.project(0, version))
    await authority.decide('match', () => 0, { kind: 'steps', key: keyOf(version), version, steps: legal.slice(0, 1) })
  }
}

/** When each of two bots answers that are asked at once. */
const answeredAt = async (share: number): Promise<readonly (readonly [seat: number | null, ms: number])[]> => {
  const opened = await openMatch(share)
  await playTurn(opened)
  await until(opened, 4)
  opened.authority.close()
  const [asked, ...bots] = opened.answered.slice(1)
  return bots.map(([by, ms]) => [by, ms - (asked?.[1] ?? 0)])
}

test('bots that are asked at once answer at once, however much each has to think about', async () => {
  const quick = await answeredAt(0)
  expect(quick.map(([by]) => by)).toEqual([1, 2])
  for (const [, ms] of quick) expect(ms).toBeLessThan(1.2 * THINK_MS)
  expect(await answeredAt(1)).toEqual(quick)
  expect(await answeredAt(0.5)).toEqual(quick)
})

/** Milliseconds from one bot's answer to the next, of the match that goes on from there. */
const waits = async (opened: Opened): Promise<readonly number[]> => {
  const from = opened.answered.length
  await until(opened, from + 4)
  const times = opened.answered.slice(from - 1).map(([, ms]) => ms)
  return times.slice(1).flatMap((ms, at) => (ms === times[at] ? [] : [ms - (times[at] as number)]))
}

test('bots play on at an eighth of their time when the last person has given up, however long they think', async () => {
  for (const share of [0, 1]) {
    const opened = await openMatch(share)
    await opened.authority.decide('match', () => 0, { kind: 'resign', key: keyOf(0) })
    const own = await waits(opened)
    opened.authority.close()
    expect(own.length).toBeGreaterThan(1)
    for (const ms of own) expect(ms).toBeLessThan(1.3 * (THINK_MS / 8))
  }
})

test('bots keep their pace while a bot plays for a person, who may come back', async () => {
  const opened = await openMatch(0)
  await opened.authority.decide('match', () => 0, { kind: 'takenOver', key: keyOf(0), bot: 'search' })
  const own = await waits(opened)
  opened.authority.close()
  for (const ms of own) expect(ms).toBeGreaterThan(THINK_MS)
})

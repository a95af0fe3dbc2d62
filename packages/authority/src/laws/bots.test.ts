import { setImmediate as breathe } from 'node:timers/promises'
import { sampledChance } from '@menagerie/engine'
import { commitmentOf, fromHex } from '@menagerie/fair'
import { expect, test } from 'vitest'
import { openAuthority } from '../authority.ts'
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

/** When each of two bots answers that are asked at once, where one thinks at a time and the first has so much of its time to think. */
const answeredAt = async (share: number): Promise<readonly (readonly [seat: number | null, ms: number])[]> => {
  const luck = sampledChance('bots')
  const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => luck.pick(256))
  const time = openFakeTime(0)
  const bench = openMemory()
  await bench.keep(place, beginMatch(parlour, place, { start: null, random, now: time.now }))
  const store = await bench.open()
  const answered: (readonly [number | null, number])[] = []
  let begun = 0
  let slot: Promise<unknown> = Promise.resolve()
  const authority = openAuthority<Place>({
    store: {
      ...store,
      append: async (id, appended) => {
        const { seat: by } = appended.entry
        if (by === 0) begun = time.passed()
        else answered.push([by, time.passed() - begun])
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
  for (let version = 0; version < 2; version++) {
    const { legal } = await authority.withMatch('match', ({ table }) => table.project(0, version))
    const key = `00000000-0000-4000-8000-00000000000${version}`
    await authority.decide('match', () => 0, { kind: 'steps', key, version, steps: legal.slice(0, 1) })
  }
  while (answered.length < 2) {
    await breathe()
    time.next()
  }
  authority.close()
  return answered
}

test('bots that are asked at once answer at once, however much each has to think about', async () => {
  const quick = await answeredAt(0)
  expect(quick.map(([by]) => by)).toEqual([1, 2])
  for (const [, ms] of quick) expect(ms).toBeLessThan(1.2 * THINK_MS)
  expect(await answeredAt(1)).toEqual(quick)
  expect(await answeredAt(0.5)).toEqual(quick)
})

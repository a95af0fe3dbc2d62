import { sampledChance } from '@menagerie/engine'
import { commitmentOf, fromHex } from '@menagerie/fair'
import { expect, test } from 'vitest'
import { beginMatch } from '../begin.ts'
import { openMemory } from './bench.ts'
import { parlour } from './parlour.ts'
import { openCommit } from '../commit.ts'
import { type Matches, openMatches } from '../live.ts'
import type { Place, PlaceSeat } from '../place.ts'
import type { Store } from '../store.ts'

const SECRET = '5a'.repeat(32)
const luck = sampledChance('live')
const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => luck.pick(256))

const seat = (name: string): PlaceSeat => ({
  kind: 'human',
  name,
  bot: null,
  ready: true,
  seal: '',
  contribution: '11'.repeat(16),
  loadout: null,
})

const placeWith = (names: readonly string[]): Place => ({
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
  seats: names.map(seat),
})

const matchesOf = (store: Store<Place>, now = (): number => 0): Matches<Place> =>
  openMatches<Place>({
    hash: undefined,
    digest: undefined,
    store,
    load: async () => parlour,
    now,
    onUnplayable: (_, fault) => expect.fail(fault),
    onGrown: () => {},
    capacity: 10,
  })

test('what is discarded while it is read is read again: nobody sees who sat there before', async () => {
  const bench = openMemory()
  const begun = beginMatch(parlour, placeWith(['Ada', 'Ben', 'Cleo']), { start: null, random, now: () => 0 })
  await bench.keep(placeWith(['Ada', 'Ben', 'Cleo']), begun)
  const store = await bench.open()
  let changeMeanwhile: (() => Promise<void>) | null = async () => {
    changeMeanwhile = null
    await bench.keep(placeWith(['', 'Ben', 'Cleo']), begun)
    matches.discard('match')
  }
  const matches = matchesOf({
    ...store,
    log: async (id) => {
      const log = await store.log(id)
      await changeMeanwhile?.()
      return log
    },
  })
  const nameAt = (): Promise<string | null | undefined> =>
    matches.withMatch('match', ({ place }) => place.seats[0]?.name)
  expect(await nameAt()).toBe('')
  await bench.keep(placeWith(['Zoe', 'Ben', 'Cleo']), begun)
  expect(await nameAt()).toBe('')
  matches.discard(null)
  expect(await nameAt()).toBe('Zoe')
})

test('two that write to one store: neither asks it before it writes, and nobody is refused for what the other wrote', async () => {
  const bench = openMemory()
  const place = placeWith(['Ada', 'Ben', 'Cleo'])
  await bench.keep(place, beginMatch(parlour, place, { start: null, random, now: () => 0 }))
  let asked = 0
  const openOne = async () => {
    const kept = await bench.open()
    const store = { ...kept, version: async (id: string) => (asked++, (await kept.version?.(id)) ?? -1) }
    const matches = matchesOf(store)
    const nothing = (): void => {}
    const commit = openCommit({ store, matches, onCommit: nothing, onDoubt: nothing, onFailure: nothing })
    return { matches, commit }
  }
  const both = [await openOne(), await openOne()] as const
  const play = async (at: 0 | 1, version: number): Promise<number> => {
    const { matches, commit } = both[at]
    const { seat, steps } = await matches.withMatch('match', ({ table }) => {
      const pending = table.pending()
      const [first = 0] = pending.status === 'deciding' ? pending.seats : []
      return { seat: first, steps: table.legal(first).slice(0, 1) }
    })
    asked = 0
    const key = { id: `key ${version}`, said: `said ${version}` }
    const wanted = { seatOf: () => seat, key, version, question: null }
    const { version: now } = await commit('match', { ...wanted, play: (table) => table.act(seat, steps, version) })
    return now
  }
  await both[1].matches.withMatch('match', () => {})
  expect(await play(0, 0)).toBe(1)
  expect(asked).toBe(0)
  expect(await play(0, 1)).toBe(2)
  // What this one has in memory is two entries old.
  const before = both[1].matches.withMatch
  expect(await before('match', ({ table }) => table.version(), 'memory')).toBe(0)
  const refused = both[1].commit('match', {
    seatOf: () => 0,
    key: { id: 'key 1', said: 'another' },
    version: 2,
    question: null,
    play: () => expect.fail('the key is known'),
  })
  await expect(refused).rejects.toMatchObject({ code: 'keyReused' })
  expect(await play(1, 2)).toBe(3)
})

test('a match that nobody has used for long and nobody wants is read again by whoever comes; what was told is not told again', async () => {
  const bench = openMemory()
  const place = placeWith(['Ada', 'Ben', 'Cleo'])
  await bench.keep(place, beginMatch(parlour, place, { start: null, random, now: () => 0 }))
  const store = await bench.open()
  let [now, reads] = [1000, 0]
  const log = async (id: string) => {
    reads++
    return store.log(id)
  }
  const matches = matchesOf({ ...store, log }, () => now)
  const look = async (): Promise<void> => {
    await matches.withMatch('match', () => {})
    // Whoever waited for it has it no more.
    await matches.idle()
  }
  await look()
  now += 29_999
  matches.forgetIdle(30_000, () => false)
  await look()
  expect(reads).toBe(1)
  now += 30_000
  matches.forgetIdle(30_000, () => true)
  await look()
  expect(reads).toBe(1)
  now += 30_000
  const held = matches.withMatch('match', () => matches.forgetIdle(30_000, () => false))
  matches.forgetIdle(30_000, () => false)
  await held
  await look()
  expect(reads).toBe(1)
  now -= 3_600_000
  matches.forgetIdle(30_000, () => false)
  expect(matches.isFollowed('match')).toBe(true)
  await look()
  expect(reads).toBe(2)
})

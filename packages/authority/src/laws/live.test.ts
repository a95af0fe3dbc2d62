import { sampledChance } from '@menagerie/engine'
import { commitmentOf, fromHex } from '@menagerie/fair'
import { expect, test } from 'vitest'
import { beginMatch } from '../begin.ts'
import { openMemory } from './bench.ts'
import { parlour } from './parlour.ts'
import { openMatches } from '../live.ts'
import type { Place, PlaceSeat } from '../place.ts'

const SECRET = '5a'.repeat(32)
const luck = sampledChance('live')

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

test('what is discarded while it is read is read again: nobody sees who sat there before', async () => {
  const bench = openMemory()
  const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => luck.pick(256))
  const begun = beginMatch(parlour, placeWith(['Ada', 'Ben', 'Cleo']), { start: null, random, now: () => 0 })
  await bench.keep(placeWith(['Ada', 'Ben', 'Cleo']), begun)
  const store = await bench.open()
  let changeMeanwhile: (() => Promise<void>) | null = async () => {
    changeMeanwhile = null
    await bench.keep(placeWith(['', 'Ben', 'Cleo']), begun)
    matches.discard('match')
  }
  const matches = openMatches<Place>({
    hash: undefined,
    store: {
      ...store,
      log: async (id) => {
        const log = await store.log(id)
        await changeMeanwhile?.()
        return log
      },
    },
    load: async () => parlour,
    now: () => 0,
    onUnplayable: (_, fault) => expect.fail(fault),
    onGrown: () => {},
    capacity: 10,
  })
  const nameAt = (): Promise<string | null | undefined> =>
    matches.withMatch('match', ({ place }) => place.seats[0]?.name)
  expect(await nameAt()).toBe('')
  await bench.keep(placeWith(['Zoe', 'Ben', 'Cleo']), begun)
  expect(await nameAt()).toBe('')
  matches.discard(null)
  expect(await nameAt()).toBe('Zoe')
})

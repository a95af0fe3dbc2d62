import { setImmediate } from 'node:timers/promises'
import { type Bench, openMemory, tryAuthority } from '@menagerie/authority/laws'
import * as fakeIndexedDb from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { keptOn } from './kept.ts'
import { openStore } from './store.ts'

// The whole of IndexedDB, in memory.
Object.assign(globalThis, fakeIndexedDb)

const SHELF = 'laws'

const onShelf: Bench = {
  open: async () => keptOn(await openStore(SHELF)),
  keep: async ({ table, seats }, { header, setup, pending }) => {
    const shelf = await openStore(SHELF)
    const row = {
      ...table,
      seats: seats.map((seat) => ({ ...seat, name: seat.name ?? '' })),
      start: null,
      rematch: null,
      rematchOf: null,
      header,
      choices: header.choices,
      version: 0,
      pending,
      createdAt: setup.at,
      updatedAt: setup.at,
    }
    await shelf.write(table.id, () => row, { table: table.id, seq: 0, entry: setup, key: null })
  },
}

test('every law of the authority holds over the storage of a device, and comes to the same hashes as in memory', async () => {
  const options = {
    breathe: () => setImmediate(),
    rejections: () => 0,
    rounds: 1,
    seed: 'device',
    weathers: ['calm', 'every reply is lost once', 'a restart now and then', 'everything at once'],
  }
  const report = await tryAuthority({ ...options, bench: onShelf })
  expect(report.broken).toEqual([])
  expect(report.trials).toBe(44)
  expect(report.hashes).toEqual((await tryAuthority({ ...options, bench: openMemory() })).hashes)
})

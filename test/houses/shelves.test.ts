import { verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import * as fakeIndexedDb from 'fake-indexeddb'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import type { WireRecord } from '@menagerie/protocol'
import type { HereAuthority } from '../../packages/web/src/here/authority.ts'
import { openStore } from '../../packages/web/src/here/store.ts'
import { type KeptShelf, type OnShelf, allReadyHere, decideHere, keptShelves, openShelf, toldHere } from './shelf.ts'

/* Tables of a device as versions before this one left them, opened by this one. */

// The whole of IndexedDB, in memory.
Object.assign(globalThis, fakeIndexedDb)

/** Its storage as it was, opened by the page of now. */
const open = async ({ migrations, version, tables, entries }: KeptShelf): Promise<HereAuthority> => {
  const name = `shelf of ${migrations}`
  const db = await openDB(name, version, {
    upgrade: (opened) => {
      opened.createObjectStore('tables', { keyPath: 'id' })
      opened.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    },
  })
  for (const row of tables) await db.put('tables', row)
  for (const row of entries) await db.put('entries', row)
  db.close()
  return openShelf(await openStore(name))
}

const goOn = async (at: HereAuthority, { id, frame }: OnShelf): Promise<void> => {
  if (frame === null) await allReadyHere(at, await at.lobby(id))
  await decideHere(at, id, 4)
  if ((await at.lobby(id)).status !== 'over') await at.resign(id, crypto.randomUUID())
  const record: WireRecord = await at.record(id)
  const box = await entryOf(record.header.game)?.load()
  expect(box === undefined ? null : verifyRecord(box, record).faults).toEqual([])
}

it('one is kept of the shape of this version', async () => {
  await openStore('empty shelf')
  const shapes = await indexedDB.databases()
  expect(keptShelves().at(-1)?.version).toBe(shapes.find(({ name }) => name === 'empty shelf')?.version)
})

describe.each(keptShelves())('tables of a device, left by a version of $migrations migrations', (shelf) => {
  it('are told of as they were, and played on to a sound end', async () => {
    const at = await open(shelf)
    expect((await at.mine()).map(({ id }) => id).sort()).toEqual(shelf.told.map(({ id }) => id).sort())
    for (const told of shelf.told) expect(await toldHere(at, told.id)).toMatchObject(told)
    await Promise.all(shelf.told.map((told) => goOn(at, told)))
  })
})

import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../src/server.ts'
import { contentsOf } from '../src/soak/contents.ts'
import { type Guest, createTable, frameOf, guestWith, signIn } from '../src/soak/guest.ts'
import { backUp } from '../src/upkeep/backup.ts'
import { LEFT_OUT, allKept } from '../src/upkeep/kept-tables.ts'
import { readParts, writeParts } from '../src/upkeep/parts.ts'
import { replayAll } from '../src/upkeep/replay-all.ts'
import { checkBackup, restore } from '../src/upkeep/restore.ts'
import { withHouse } from '../src/upkeep/stored-house.ts'
import { UpkeepError } from '../src/upkeep/upkeep-error.ts'
import { TEST_OPTIONS, newFolder } from './support/house.ts'
import { begin, playOne } from './support/play.ts'

/* A house is backed up while it is played on, brought into an empty one, and played on there. */

const folder = newFolder()
const [home, away] = [join(folder.path, 'home'), join(folder.path, 'away')]
const file = join(folder.path, 'house.backup')
const start = (dataDir: string): Promise<RunningServer> => startServer({ ...TEST_OPTIONS, dataDir })
const at = (dataDir: string) => ({ dataDir, databaseUrl: null })

const resign = (guest: Guest, id: string): Promise<unknown> =>
  guest.post(`/api/tables/${id}/resign`, { key: randomUUID() })

let server: RunningServer
let guests: readonly Guest[]
let [over, running, waiting] = ['', '', '']

beforeAll(async () => {
  server = await start(home)
  guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  over = (await begin(guests)).id
  for (let i = 0; i < 12; i++) await playOne(guests, over)
  await resign(guests[0] as Guest, over)
  running = (await begin(guests)).id
  waiting = (await createTable(guests[0] as Guest)).id
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

/** Texts of all rows of some columns, in order. */
const rowsOf = (dataDir: string, select: string): Promise<readonly string[]> =>
  withHouse(at(dataDir), 'beside', async (client) => {
    const { rows } = await client.query<{ row: string }>(`select (${select})::text as row from entries order by 1`)
    return rows.map(({ row }) => row)
  })

/** Why it is refused. */
const refusal = async (promise: Promise<unknown>): Promise<object> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof UpkeepError ? { code: error.code, ...error.values } : expect.fail(String(error))
}

/** A copy of the backup with a part changed, and sums that are right. */
const forged = async (name: string, change: (kind: string, rows: unknown[]) => unknown[]): Promise<string> => {
  const path = join(folder.path, name)
  const handle = await open(path, 'w')
  const writer = await writeParts(handle)
  for await (const { label, rows } of readParts(file)) {
    const { bytes: _bytes, ...plain } = label
    await writer.write(plain, change(label.kind, [...rows]))
  }
  await writer.finish()
  await handle.close()
  return path
}

it('a table of the database is kept unless it is left out by name', async () => {
  const all = Object.keys(await contentsOf(home)).map((name) => name.replaceAll('"', ''))
  expect([...allKept.map(({ name }) => name), ...LEFT_OUT].sort()).toEqual(all.sort())
  expect([...LEFT_OUT].sort()).toEqual(['agreements', 'nodes', 'push_subscriptions', 'verification'])
})

describe('a house that is backed up while it is played on', () => {
  it('is as it was at one moment, in a file only its owner can read', async () => {
    const stop = new AbortController()
    let acknowledged = 0
    const playing = (async () => {
      while (!stop.signal.aborted) acknowledged = (await playOne(guests, running)) ?? acknowledged
    })()
    const before = (await frameOf(guests[0] as Guest, running)).version
    const done = await backUp(at(home), file)
    stop.abort()
    await playing
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
    expect(done.rows).toMatchObject({ user: 2, session: 2, tables: 3, seats: 6 })
    expect(await checkBackup(file)).toMatchObject({ rows: done.rows, sum: done.sum })
    expect(acknowledged).toBeGreaterThan(before)
    const overThere = (await rowsOf(home, 'match_id')).filter((id) => id === over).length
    expect(done.rows['entries']).toBeGreaterThan(overThere)
    expect(await refusal(backUp(at(home), file))).toEqual({ code: 'fileExists', path: file })
  })

  it('holds no key of the house, and no copy of what it promises to leave out', async () => {
    const bytes = readFileSync(file)
    expect(bytes.includes(readFileSync(join(home, 'auth-secret'), 'utf8').trim())).toBe(false)
    for await (const { label, rows } of readParts(file)) {
      expect(LEFT_OUT).not.toContain(label['table'])
      expect(JSON.stringify(rows)).not.toContain(readFileSync(join(home, 'auth-secret'), 'utf8').trim())
    }
  })

  it('comes back in an empty house with every hash, and people play on as themselves', async () => {
    const { rows } = await restore(at(away), file)
    const kept = await rowsOf(away, `match_id || ' ' || seq || ' ' || hash || steps || outcomes || at`)
    const there = await rowsOf(home, `match_id || ' ' || seq || ' ' || hash || steps || outcomes || at`)
    expect(kept.length).toBe(rows['entries'])
    expect(there).toEqual(expect.arrayContaining([...kept]))
    copyFileSync(join(home, 'auth-secret'), join(away, 'auth-secret'))
    const second = await start(away)
    try {
      const back = guests.map((guest) => guestWith({ url: second.url }, guest.cookie))
      expect((await back[0]?.get<{ id: string }>(`/api/tables/${waiting}`))?.status).toBe(200)
      for (let i = 0; i < 5; i++) await playOne(back, running)
      await resign(back[0] as Guest, running)
      const [here, again] = await Promise.all(
        [guests[0], back[0]].map(async (guest) => (await guest?.get(`/api/tables/${over}/record`))?.body),
      )
      expect(again).toEqual(here)
    } finally {
      await second.close()
    }
    expect(await refusal(restore(at(away), file))).toEqual({ code: 'houseNotEmpty', table: 'user' })
    expect(await replayAll(at(away))).toMatchObject([{ game: 'monster-pack', matches: 2, verified: 2, running: 0 }])
  })
})

describe('a backup is refused by name, before anything is written,', () => {
  const damaged = async (name: string, bytes: Buffer): Promise<object> => {
    const path = join(folder.path, name)
    writeFileSync(path, bytes)
    const into = join(folder.path, `${name}-house`)
    const why = await refusal(restore(at(into), path))
    expect(existsSync(into)).toBe(false)
    return why
  }

  it('where any byte of it is another', async () => {
    const bytes = readFileSync(file)
    const codes = new Set<unknown>()
    for (let i = 0; i < 60; i++) {
      const at = Math.floor((i / 60) * bytes.length)
      const other = Buffer.from(bytes)
      other[at] = (other[at] as number) ^ (1 << (i % 8))
      codes.add(((await damaged('altered', other)) as { code: string }).code)
    }
    expect([...codes].filter((code) => !['noBackup', 'partDamaged', 'cutShort'].includes(String(code)))).toEqual([])
    expect(codes).toContain('partDamaged')
  })

  it('where it is cut short, or goes on behind its end', async () => {
    const bytes = readFileSync(file)
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = bytes.subarray(0, Math.floor(share * bytes.length))
      expect(await damaged('cut', cut)).toMatchObject({ code: 'cutShort' })
    }
    expect(await damaged('short', bytes.subarray(0, -1))).toMatchObject({ code: 'cutShort' })
    expect(await damaged('tail', Buffer.concat([bytes, Buffer.from('x')]))).toEqual({ code: 'tail' })
    expect(await damaged('other', Buffer.from('{"header":{}}'))).toMatchObject({ code: 'noBackup' })
  })

  it('where a chain does not hold, though every sum is right', async () => {
    const changed = await forged('forged-at', (kind, rows) => {
      if (kind !== 'matches') return rows
      const [match] = rows as { entries: string[][] }[]
      match?.entries[3]?.splice(7, 1, '1')
      return rows
    })
    expect(await refusal(checkBackup(changed))).toEqual({ code: 'chainBroken', table: over, entry: 3 })
    const shortened = await forged('forged-cut', (kind, rows) => {
      const [match] = rows as { entries: unknown[] }[]
      if (kind === 'matches') match?.entries.splice(2, 1)
      return rows
    })
    expect(await refusal(checkBackup(shortened))).toEqual({ code: 'chainBroken', table: over, entry: 2 })
  })

  it('where a row is missing', async () => {
    const path = await forged('fewer', (kind, rows) => (kind === 'rows' ? rows.slice(1) : rows))
    expect(await refusal(checkBackup(path))).toMatchObject({ code: 'partDamaged' })
  })
})

describe('every stored match, by the rules of this version,', () => {
  it('comes out as it was, or differs from one entry on', async () => {
    const before = await rowsOf(home, 'hash')
    const [all] = await replayAll(at(home))
    expect(all).toMatchObject({ game: 'monster-pack', isPlayed: true, matches: 2, verified: 2, differing: [] })
    expect(await rowsOf(home, 'hash')).toEqual(before)
    await withHouse(at(home), 'beside', (client) =>
      client.query(`update entries set at = at + 1 where match_id = $1 and seq = 4`, [over]),
    )
    const [changed] = await replayAll(at(home))
    expect(changed?.differing).toEqual([{ table: over, entry: 4, code: 'hashWrong' }])
    await withHouse(at(home), 'beside', (client) =>
      client.query(`update tables set header = (header::jsonb || '{"version": 0}')::json where id = $1`, [over]),
    )
    expect(await replayAll(at(home))).toMatchObject([
      { version: 0, isPlayed: false, matches: 1, verified: 0 },
      { isPlayed: true, matches: 1, verified: 1, differing: [] },
    ])
  })

  it('is not looked for where there is no house, nor where the database is away', async () => {
    const nowhere = join(folder.path, 'nowhere')
    expect(await refusal(replayAll(at(nowhere)))).toEqual({ code: 'noHouse', folder: nowhere })
    const away = replayAll({ dataDir: nowhere, databaseUrl: 'postgres://a:b@127.0.0.1:1/c' })
    expect(await refusal(away)).toMatchObject({ code: 'databaseAway' })
  })
})

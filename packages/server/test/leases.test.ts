import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGames } from '../src/lobby/games.ts'
import { type SharedLeases, openLeases } from '../src/nodes/leases.ts'
import { type EmbeddedPostgres, openEmbedded } from '../src/postgres/embedded.ts'
import { StartError } from '../src/start-error.ts'
import { startServer } from '../src/server.ts'
import { type Cable, openCable } from '../src/soak/cable.ts'
import { type Bus, openBus } from '../src/store/bus.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { tables } from '../src/store/schema.ts'
import { envelopes } from './support/envelopes.ts'
import { TEST_OPTIONS, newDataFolder } from './support/house.ts'
import { ownTime } from './support/late.ts'

/* Leases of several servers, each behind a cable that can be cut. */

const folder = newDataFolder()
const warn = (): void => {}
const games = openGames([envelopes])
let postgres: EmbeddedPostgres
let direct: Database

interface Holder {
  readonly cable: Cable
  readonly leases: SharedLeases
  readonly close: () => Promise<void>
}

const hold = async (owns: (id: string) => boolean = () => true): Promise<Holder> => {
  const cable = await openCable(postgres.connection)
  const connection = { ...postgres.connection, port: cable.port }
  const database = await openDatabase({ connection, warn })
  let bus: Bus | null = null
  const leases = openLeases({
    db: database.db,
    games,
    owns,
    onKept: () => {},
    onLapsed: () => {},
    onGone: () => {},
    tellFree: () => bus?.tellFree(),
    onFailure: (error) => expect.fail(String(error)),
  })
  bus = await openBus({
    connection,
    onChanged: () => {},
    onEnded: () => {},
    onReseated: () => {},
    onRemark: () => {},
    onGap: () => {},
    onFree: leases.look,
    beat: leases.beat,
    onLost: leases.lost,
    warn,
  })
  leases.open()
  return {
    cable,
    leases,
    close: async () => {
      await leases.close()
      await bus?.close()
      await database.close()
      await cable.close()
    },
  }
}

/** Matches that have begun, as far as leases are concerned. */
const begin = async (ids: readonly string[], game = 'envelopes', version = 1): Promise<void> => {
  const table = { game, choices: {}, open: false, invite: '', secret: '', commitment: '' }
  await direct.db.insert(tables).values(ids.map((id) => ({ ...table, id, header: { version } as never })))
}
const named = (word: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${word}${i}`)
const keepers = (holders: readonly Holder[], id: string): number =>
  holders.filter(({ leases }) => leases.keeps(id)).length

beforeAll(async () => {
  postgres = await openEmbedded({ dataDir: folder.path, warn })
  direct = await openDatabase({ connection: postgres.connection, warn })
})
afterAll(async () => {
  await direct.close()
  await postgres.stop()
  folder.remove()
})

describe('of several servers', () => {
  it('one at a time looks after a match: the one that is cut off stops first, the one that leaves gives back at once', async () => {
    const ids = named('match', 120)
    await begin(ids)
    const first = await hold()
    await vi.waitFor(() => expect(keepers([first], ids.at(-1) as string)).toBe(1), { timeout: 5000, interval: 10 })
    const second = await hold()
    const holders = [first, second, await hold()]
    const doubled: string[] = []
    const watching = setInterval(() => {
      for (const id of ids) if (keepers(holders, id) > 1) doubled.push(id)
    }, 2)
    const all = (): Promise<void> =>
      vi.waitFor(() => expect(ids.filter((id) => keepers(holders, id) !== 1)).toEqual([]), {
        timeout: 5000,
        interval: 10,
      })
    try {
      expect(ids.filter((id) => !first.leases.keeps(id))).toEqual([])
      first.cable.cut()
      await vi.waitFor(() => expect(ids.filter((id) => first.leases.keeps(id))).toEqual([]), { timeout: 4000 })
      await all()
      first.cable.mend()
      await begin(named('later', 30))
      const since = ownTime()
      await second.close()
      expect(ids.filter((id) => second.leases.keeps(id))).toEqual([])
      await all()
      expect(since()).toBeLessThan(2000)
      expect(doubled).toEqual([])
    } finally {
      clearInterval(watching)
      for (const holder of holders) if (holder !== second) await holder.close()
    }
  })

  it('workers take their own alone, and give back at once what becomes another one’s', async () => {
    const ids = named('own', 60)
    const isEven = (id: string): boolean => Number(id.slice('own'.length)) % 2 === 0
    let areAll = true
    const first = await hold((id) => areAll || isEven(id))
    await begin(ids)
    const second = await hold((id) => id.startsWith('own') && !isEven(id))
    const keptBy = ({ leases }: Holder): readonly string[] => ids.filter(leases.keeps)
    const timeouts = { timeout: 5000, interval: 10 }
    try {
      await vi.waitFor(() => expect([...keptBy(first), ...keptBy(second)].length).toBe(ids.length), timeouts)
      areAll = false
      const since = ownTime()
      await first.leases.giveBack()
      expect(keptBy(first)).toEqual(ids.filter(isEven).filter(first.leases.keeps))
      await vi.waitFor(() => expect(keptBy(second)).toEqual(ids.filter((id) => !isEven(id))), timeouts)
      expect(since()).toBeLessThan(2000)
      await vi.waitFor(() => expect(keptBy(first)).toEqual(ids.filter(isEven)), timeouts)
    } finally {
      await first.close()
      await second.close()
    }
  })

  it('none looks after a match that it cannot play, or that is over, or before it has begun', async () => {
    await begin(['other'], 'chess')
    await begin(['older'], 'envelopes', 7)
    await begin(['ended', 'mine'])
    await direct.pool.query(`update tables set over = true where id = 'ended'`)
    const holder = await hold()
    await vi.waitFor(() => expect(holder.leases.keeps('mine')).toBe(true), { timeout: 5000 })
    await sleep(50)
    expect(['other', 'older', 'ended'].filter(holder.leases.keeps)).toEqual([])
    holder.leases.forget('mine')
    expect(holder.leases.keeps('mine')).toBe(false)
    await holder.close()
  })
})

describe('what has to be told to the other servers', () => {
  it('while the connection is broken is said on the next, and all that comes later too', async () => {
    const heard: string[] = []
    const open = (onChanged: (id: string) => void): Promise<Bus> =>
      openBus({
        connection: postgres.connection,
        onChanged,
        onEnded: () => {},
        onReseated: () => {},
        onRemark: () => {},
        onFree: () => {},
        onGap: () => {},
        beat: async () => {},
        onLost: () => told.tell('whenItBroke'),
        warn,
      })
    const told: Bus = await open(() => {})
    // Before anybody hears: whose own connection breaks misses words, and reads the log instead.
    const { rows } = await direct.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where query like 'set synchronous_commit%'`,
    )
    expect(rows.length).toBe(1)
    const hearing = await open((id) => heard.push(id))
    await direct.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    const words = (): string => heard.join()
    await vi.waitFor(() => expect(words()).toContain('whenItBroke'), { timeout: 5000, interval: 20 })
    told.tell('later')
    await vi.waitFor(() => expect(words()).toContain('later'), { timeout: 5000, interval: 20 })
    await told.close()
    await hearing.close()
  })
})

describe('a server with another secret', () => {
  it('than the others of its database refuses to start, and says what to do', async () => {
    const { user, password, host, port, database } = postgres.connection
    const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
    const start = (dataDir: string, authSecret: string | null = null) =>
      startServer({ ...TEST_OPTIONS, dataDir: join(folder.path, dataDir), databaseUrl, authSecret })
    const shared = 's'.repeat(43)
    const server = await start('one', shared)
    const refused = await start('two').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(/sign cookies with another secret\. .*auth-secret.*AUTH_SECRET/)
    const other = await start('two', shared)
    await other.close()
    await server.close()
    const { rows } = await direct.pool.query<{ value: string }>('select value from agreements')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(shared)
  })
})

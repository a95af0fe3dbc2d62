import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbedded } from '../src/postgres/embedded.ts'
import { readAuthSecret } from '../src/postgres/secrets.ts'
import type { ServerOptions } from '../src/options.ts'
import { startServer } from '../src/server.ts'
import { StartError } from '../src/start-error.ts'
import { TEST_OPTIONS, newDataFolder } from './support/house.ts'

/*
 * The law of a house that cannot start: it says why and what to do, in one line, with no secret and nothing of its insides; it leaves the
 * folder as it was; and with what hindered it taken away it opens, with the database it had.
 */

const isRoot = process.getuid?.() === 0

/** What stands in the way of a house. */
interface Hindrance {
  readonly name: string
  /** Puts it there, and says what takes it away again. */
  readonly put: (dataDir: string) => () => void
  readonly options?: (dataDir: string) => Partial<ServerOptions>
  readonly says: RegExp
  /** What somebody who reads it can do. */
  readonly asks: RegExp
  readonly needsRoot?: true
}

/** A file or folder with something else in its place. */
const instead =
  (path: string, put: (path: string) => void) =>
  (dataDir: string): (() => void) => {
    const [at, aside] = [join(dataDir, path), `${dataDir}-aside`]
    const isThere = existsSync(at)
    if (isThere) renameSync(at, aside)
    put(at)
    return () => {
      rmSync(at, { recursive: true, force: true })
      if (isThere) renameSync(aside, at)
    }
  }

const nothing = (): void => {}
/** What stands in the way is not in the folder. */
const noChange = (): (() => void) => nothing
const written =
  (text: string) =>
  (path: string): void =>
    writeFileSync(path, text)

const giveTo = (owner: string, path: string): void => expect(spawnSync('chown', ['-R', owner, path]).status).toBe(0)

const HINDRANCES: readonly Hindrance[] = [
  {
    name: 'the database’s folder belongs to somebody else, as after a copy made by root',
    put: (dataDir) => {
      const path = join(dataDir, 'postgres')
      const { uid, gid } = statSync(path)
      giveTo('0:0', path)
      return () => giveTo(`${uid}:${gid}`, path)
    },
    says: /belongs to another user/,
    asks: /chown -R \d+:\d+ \S+postgres$/,
    needsRoot: true,
  },
  {
    name: 'the database’s folder is open to all',
    put: (dataDir) => {
      chmodSync(join(dataDir, 'postgres'), 0o755)
      return () => chmodSync(join(dataDir, 'postgres'), 0o700)
    },
    says: /open to others than its owner/,
    asks: /chmod 700 \S+postgres$/,
  },
  {
    name: 'half of the database is missing',
    put: instead('postgres/PG_VERSION', nothing),
    says: /is not whole: PG_VERSION is missing/,
    asks: /from a copy/,
  },
  {
    name: 'something else lies where the database is to be',
    put: instead('postgres', (path) => {
      mkdirSync(path)
      writeFileSync(join(path, 'holiday.txt'), 'sun')
    }),
    says: /something else than a database/,
    asks: /set DATA_DIR/,
  },
  {
    name: 'it was made by another PostgreSQL',
    put: instead('postgres/PG_VERSION', written('17\n')),
    says: /was made by PostgreSQL 17/,
    asks: /this server brings 18/,
  },
  {
    name: 'the database’s own log of changes is missing',
    put: instead('postgres/pg_wal', nothing),
    says: /does not start: required WAL directory "pg_wal" does not exist/,
    asks: /pg_wal/,
  },
  {
    name: 'the database’s settings are not for this machine',
    put: instead('postgres/postgresql.auto.conf', written("shared_bufers = '1MB'\n")),
    says: /does not start: .*configuration file "\S+postgresql.auto.conf" contains errors/,
    asks: /postgresql.auto.conf/,
  },
  {
    name: 'the file with the database’s password is missing',
    put: instead('database.json', nothing),
    says: /database.json is missing/,
    asks: /Put it back/,
  },
  {
    name: 'the file with the database’s password is damaged',
    put: instead('database.json', written('{"user"')),
    says: /database.json is damaged/,
    asks: /without it/,
  },
  {
    name: 'the file with the database’s password is a folder',
    put: instead('database.json', (path) => mkdirSync(path)),
    says: /database.json cannot be read \(EISDIR\)/,
    asks: /database.json/,
  },
  {
    name: 'the password is another database’s',
    put: (dataDir) => {
      const path = join(dataDir, 'database.json')
      const before = readFileSync(path, 'utf8')
      writeFileSync(path, JSON.stringify({ ...(JSON.parse(before) as object), password: 'hush' }))
      return () => writeFileSync(path, before)
    },
    says: /password in database.json is not the one/,
    asks: /this data folder/,
  },
  {
    name: 'the key of the cookies is empty',
    put: instead('auth-secret', written('')),
    says: /auth-secret is damaged: a key has at least 43 characters/,
    asks: /from a copy; without it a new one is made/,
  },
  {
    name: 'the key of the cookies was cut short',
    put: instead('auth-secret', written('hush'.repeat(10))),
    says: /auth-secret is damaged/,
    asks: /from a copy/,
  },
  {
    name: 'the key of the cookies is a folder',
    put: instead('auth-secret', (path) => mkdirSync(path)),
    says: /auth-secret cannot be read \(EISDIR\)/,
    asks: /auth-secret/,
  },
  {
    name: 'the data folder is a link to a disk that is not there',
    put: instead('link', (path) => symlinkSync(join(path, 'gone'), path)),
    options: (dataDir) => ({ dataDir: join(dataDir, 'link', 'data') }),
    says: /cannot be made or written \((ENOENT|ELOOP)\)/,
    asks: /Set DATA_DIR/,
  },
  {
    name: 'nothing can be written into the data folder',
    put: noChange,
    options: () => ({ dataDir: '/proc/self' }),
    says: /^The server cannot start: E[A-Z]+: .*'\/proc\/self\//,
    asks: /(open|mkdir) '/,
  },
  {
    name: 'there is no such address to listen at',
    put: noChange,
    options: () => ({ host: '203.0.113.7' }),
    says: /no address 203\.0\.113\.7/,
    asks: /Set HOST/,
  },
  {
    name: 'the address of the database is none',
    put: noChange,
    options: () => ({ databaseUrl: 'postgres://me:hush@[none/x' }),
    says: /cannot be used: Invalid URL/,
    asks: /DATABASE_URL/,
  },
]

/** Everything in a folder but what a database that was started wrote about itself. */
const namesIn = (dataDir: string): readonly string[] =>
  ['.', 'postgres']
    .flatMap((at) =>
      existsSync(join(dataDir, at)) ? readdirSync(join(dataDir, at)).map((name) => join(at, name)) : [],
    )
    .filter((name) => !/postgres\/(server\.log|postmaster\.\w+|current_logfiles)$/.test(name))
    .sort()

const migrationsOf = async (dataDir: string): Promise<number> => {
  const postgres = await openEmbedded({ dataDir, warn: () => {} })
  const client = new pg.Client(postgres.connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations')
    return Number(rows[0]?.count)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

describe('a house that cannot start', () => {
  let folder: ReturnType<typeof newDataFolder>
  beforeEach(() => {
    folder = newDataFolder()
    readAuthSecret(folder.path)
  })
  afterEach(() => folder.remove())

  const startWith = async (options: Partial<ServerOptions>): Promise<unknown> => {
    const server = await startServer({ ...TEST_OPTIONS, dataDir: folder.path, ...options }).catch(
      (error: unknown) => error,
    )
    if (!(server instanceof Error)) await (server as { close: () => Promise<void> }).close()
    return server
  }

  test.each(HINDRANCES.filter(({ needsRoot }) => isRoot || needsRoot !== true))(
    'because $name says so',
    async ({ put, options, says, asks }) => {
      const password = (JSON.parse(readFileSync(join(folder.path, 'database.json'), 'utf8')) as { password: string })
        .password
      const takeAway = put(folder.path)
      const before = namesIn(folder.path)
      const error = await startWith(options?.(folder.path) ?? {})
      expect(error).toBeInstanceOf(StartError)
      const { message } = error as StartError
      expect(message).toMatch(says)
      expect(message).toMatch(asks)
      expect(message.length).toBeLessThan(600)
      for (const inside of ['\n', 'hush', password, 'LOG:', 'node:', '.ts:']) expect(message).not.toContain(inside)
      expect(namesIn(folder.path)).toEqual(before)
      if (put === noChange) return
      takeAway()
      expect(readAuthSecret(folder.path)).toHaveLength(43)
      expect(await migrationsOf(folder.path)).toBeGreaterThan(5)
    },
  )
})

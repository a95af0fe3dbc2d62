import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CreateTableRequest, Frame, Lobby } from '@menagerie/protocol'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFailed, vi } from 'vitest'
import { freePort } from '../src/postgres/postmaster.ts'
import { readAccess } from '../src/postgres/secrets.ts'
import { type Guest, act, createTable, frameOf, guestWith, ok, ready, signIn } from '../src/soak/guest.ts'
import { ProcessEnded, type ServerProcess, startProcess } from '../src/soak/process.ts'
import { newFolder } from './support/house.ts'
import { lives } from './support/lives.ts'
import { begin, playOne, playOut } from './support/play.ts'

/* The program that `npm start` runs, as a process of its own, with its own PostgreSQL. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PROGRAM = join(ROOT, 'packages/server/dist/main.js')
const isRoot = process.getuid?.() === 0

/** The program is the built one: building what is up to date takes a second. Errors of types are another check's business. */
beforeAll(() => {
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc')
  const built = spawnSync(process.execPath, [tsc, '-b', 'packages/server'], { cwd: ROOT, encoding: 'utf8' })
  if (!existsSync(PROGRAM)) throw new Error(built.stdout)
})

let folder: ReturnType<typeof newFolder>
let running: ServerProcess[]
beforeEach(() => {
  folder = newFolder()
  running = []
})
afterEach(async () => {
  for (const server of running)
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop('SIGTERM')
  const pid = postmaster()
  if (pid !== null) process.kill(pid, 'SIGQUIT')
  folder.remove()
})

const TABLE: CreateTableRequest = {
  game: 'monster-pack',
  choices: {},
  seats: [{ kind: 'human' }, { kind: 'human' }],
  mySeat: 0,
  open: false,
}
/** A database that was killed is there again within seconds. */
const WAITING = { timeout: 20_000, interval: 5 }

const start = async (
  environment: Record<string, string> = {},
  account?: { uid: number; gid: number },
): Promise<ServerProcess> => {
  const server = await startProcess({
    program: [PROGRAM],
    environment: { PORT: '0', DATA_DIR: folder.path, REQUESTS_PER_MINUTE: '0', BOT_THINK_MS: '30', ...environment },
    ...(account === undefined ? {} : { account }),
  })
  running.push(server)
  onTestFailed(() => console.error(server.output()))
  return server
}
const refusal = async (environment: Record<string, string> = {}): Promise<{ code: number | null; output: string }> => {
  try {
    await start(environment)
  } catch (error) {
    if (error instanceof ProcessEnded) return { code: error.code, output: error.output.trim() }
    throw error
  }
  return expect.fail('it started')
}
/** Pid of the database in the folder, or null when none runs. */
const postmaster = (): number | null => {
  try {
    const pid = Number(readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    // A file that is just being written; and process 0 would be this one with all its relations.
    if (!(pid > 0)) return null
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}
const moved = (guests: readonly Guest[], server: ServerProcess): Guest[] =>
  guests.map((guest) => guestWith({ url: server.url }, guest.cookie))

describe('npm start', () => {
  it('says one line, keeps its secrets to itself and takes the database along when it is stopped', async () => {
    const server = await start()
    expect(server.output().trim()).toMatch(/^Menagerie is open at http:\/\/localhost:\d+$/)
    for (const name of ['database.json', 'auth-secret']) {
      expect(statSync(join(folder.path, name)).mode & 0o777).toBe(0o600)
    }
    expect(statSync(join(folder.path, 'postgres')).mode & 0o777).toBe(0o700)
    if (isRoot) expect(statSync(join(folder.path, 'postgres')).uid).not.toBe(0)
    expect(postmaster()).not.toBeNull()
    expect(await server.stop('SIGINT')).toBe(0)
    expect(postmaster()).toBeNull()
  })

  it('goes on in the middle of a match after a restart, with everybody still signed in', async () => {
    const first = await start()
    const guests = [await signIn({ url: first.url }), await signIn({ url: first.url })]
    const { id } = await begin(guests)
    for (let i = 0; i < 5; i++) await playOne(guests, id)
    const stream = await (guests[0] as Guest).watch([id])
    const before = await Promise.all(guests.map((guest) => frameOf(guest, id)))
    expect(await first.stop('SIGTERM')).toBe(0)
    await stream.ended
    const second = await start()
    const back = moved(guests, second)
    const after = await Promise.all(back.map((guest) => frameOf(guest, id)))
    const still = { players: null, clocks: null }
    expect(after.map((frame) => ({ ...frame, ...still }))).toEqual(before.map((frame) => ({ ...frame, ...still })))
    expect(await playOut(back, id)).toBeGreaterThan(5)
  })

  it('lets the clock of any game run on after a restart, before anybody asks', async () => {
    const first = await start()
    const guests = [await signIn({ url: first.url }), await signIn({ url: first.url })]
    const { id } = await begin(guests, { game: 'dragon-treasure', choices: { turnTimer: 2 } })
    const { version } = await frameOf(guests[0] as Guest, id)
    expect(await first.stop('SIGTERM')).toBe(0)
    const second = await start()
    await sleep(4000)
    const [back] = moved(guests, second)
    const { updates } = await frameOf(back as Guest, id)
    expect(updates.filter((one) => one.version > version).map(({ kind }) => kind)).toContain('timeout')
  })

  it('survives kill -9 under way: nothing acknowledged is lost, the database is found running, bots go on', async () => {
    let server = await start()
    let guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin(guests)
    const solo = await createTable(guests[0] as Guest, { seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })
    await ready(guests[0] as Guest, solo.id)
    for (let round = 0; round < 2; round++) {
      const database = postmaster()
      let acknowledged = (await frameOf(guests[0] as Guest, id)).version
      const playing = (async () => {
        for (;;) acknowledged = (await playOne(guests, id)) ?? acknowledged
      })().catch(() => {})
      await sleep(150 + 100 * round)
      await server.stop('SIGKILL')
      await playing
      expect(postmaster()).toBe(database)
      server = await start()
      expect(postmaster()).toBe(database)
      guests = moved(guests, server)
      expect((await frameOf(guests[0] as Guest, id)).version).toBeGreaterThanOrEqual(acknowledged)
      const mine = await frameOf(guests[0] as Guest, solo.id)
      if (mine.pending.status === 'deciding' && mine.pending.seats[0] === 1) {
        const stream = await (guests[0] as Guest).watch([solo.id])
        await stream.until(({ event, data }) => event === 'frame' && (data as typeof mine).version > mine.version)
        stream.close()
      }
    }
    await playOut(guests, id)
  })

  it('goes on by itself when the database is killed', async () => {
    const server = await start()
    const guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin(guests)
    await playOne(guests, id)
    process.kill(postmaster() as number, 'SIGKILL')
    const { version, legal, pending } = await frameOf(guests[0] as Guest, id)
    const mine = pending.status === 'deciding' && pending.seats[0] === 0 ? 0 : 1
    const steps = mine === 0 ? legal : (await frameOf(guests[1] as Guest, id)).legal
    const key = crypto.randomUUID()
    for (let tries = 0; ; tries++) {
      const answer = await act(guests[mine] as Guest, id, { version, key, steps: steps.slice(0, 1) })
      if (answer.status === 200) break
      expect(answer.status).toBe(503)
      expect(tries).toBeLessThan(100)
      await sleep(100)
    }
    expect((await frameOf(guests[0] as Guest, id)).version).toBe(version + 1)
  })

  it('waits for the port of its database where another program took it meanwhile, and goes on there', async () => {
    const server = await start()
    const guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin(guests)
    const { port } = readAccess(folder.path)
    const readiness = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status
    const other = createServer()
    // Held still, so that the other is sooner.
    server.child.kill('SIGSTOP')
    try {
      process.kill(postmaster() as number, 'SIGKILL')
      await vi.waitFor(async () => {
        other.listen(port, '127.0.0.1')
        await once(other, 'listening')
      }, WAITING)
    } finally {
      server.child.kill('SIGCONT')
    }
    const log = join(folder.path, 'postgres', 'server.log')
    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('in use'), WAITING)
    await vi.waitFor(async () => expect(await readiness()).toBe(503), WAITING)
    other.close()
    await vi.waitFor(async () => expect(await readiness()).toBe(200), WAITING)
    expect(readAccess(folder.path).port).toBe(port)
    await playOne(guests, id)
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  it('outlives its database again and again while tables are made and left: says so, keeps its streams, goes on', async () => {
    const server = await start()
    const guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin(guests)
    const stream = await (guests[0] as Guest).watch([id])
    // Who cannot be shown where a match stands is sent away, to come back: those who have seen it stay.
    await stream.until(({ event }) => event === 'frame')
    const stop = new AbortController()
    const answers = new Map<number, number>()
    const other: string[] = []
    /** Transactions, for a connection that is lost in the middle of one has nobody but the process to hear of it. */
    const busy = guests.flatMap((guest) =>
      Array.from({ length: 4 }, async () => {
        while (!stop.signal.aborted) {
          const made = await guest.post<{ id: string }>('/api/tables', TABLE)
          const left = made.status === 200 ? await guest.post(`/api/tables/${made.body.id}/leave`, {}) : made
          for (const { status, text } of [made, left]) {
            answers.set(status, (answers.get(status) ?? 0) + 1)
            if (![200, 503].includes(status)) other.push(text)
          }
        }
      }),
    )
    const ready = async (): Promise<readonly [number, string | null]> => {
      const { status, headers } = await fetch(`${server.url}/readyz`)
      return [status, headers.get('retry-after')]
    }
    try {
      for (let round = 0; round < 2; round++) {
        await sleep(150)
        // As often as it comes back, until somebody was told that it is away: it may be back sooner than that.
        const killed = new Set<number | null>([null])
        await vi.waitFor(async () => {
          const running = postmaster()
          if (running !== null && !killed.has(running)) process.kill(running, 'SIGKILL')
          killed.add(running)
          expect(await ready()).toEqual([503, '1'])
        }, WAITING)
        expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ alive: true })
        await vi.waitFor(() => expect([...killed]).not.toContain(postmaster()), WAITING)
        await vi.waitFor(async () => expect(await ready()).toEqual([200, null]), WAITING)
      }
    } finally {
      stop.abort()
      await Promise.allSettled(busy)
    }
    expect({ ended: server.child.exitCode, other }).toEqual({ ended: null, other: [] })
    expect(answers.get(200)).toBeGreaterThan(0)
    const version = await playOne(guests, id)
    await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === version)
    stream.close()
    // Whatever was lost on the way was given back: nothing is left to wait for.
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  it('refuses a folder that another server holds, in one sentence, and lets that one live', async () => {
    const server = await start()
    const guest = await signIn({ url: server.url })
    expect(await refusal()).toEqual({
      code: 1,
      output: `Another server is using the data folder ${folder.path}. Stop it first, or set DATA_DIR to another folder.`,
    })
    expect(ok(await guest.get<{ name: string }>('/api/me')).name).toMatch(/^Guest/)
  })

  it('of two that start together on a new folder one opens and one refuses', async () => {
    const starts = await Promise.allSettled([start(), start()])
    expect(starts.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const [failed] = starts.flatMap((one) => (one.status === 'rejected' ? [one.reason as ProcessEnded] : []))
    expect(failed?.output).toMatch(/^Another server is using the data folder/)
    await signIn({ url: running[0]?.url as string })
  })

  it('says in one sentence what is wrong with its surroundings', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port } = blocker.address() as { port: number }
    expect(await refusal({ PORT: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is taken by another program. Set PORT to a free one.`,
    })
    expect(postmaster()).toBeNull()
    blocker.close()
    expect(await refusal({ PORT: 'eighty', DATABASE_URL: 'mysql://x' })).toEqual({
      code: 1,
      output:
        'The environment is wrong: PORT is to be a whole number from 0 to 65535; DATABASE_URL is to be an address such as ' +
        'postgres://name:password@host:5432/database.',
    })
    expect((await refusal({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).output).toMatch(
      /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED/,
    )
    expect((await refusal({ DATA_DIR: '/dev/null/x' })).output).toMatch(/^The data folder .* cannot be made or written/)
  })

  it('says that settings are variables to who gives them as flags, which it would not have heard', () => {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--port', '4000'], { encoding: 'utf8' })
    expect(stderr).toBe(
      'Settings are given as variables, such as PORT=4000 npm start: packages/server/README.md lists them.\n',
    )
    expect(status).toBe(1)
  })

  it.runIf(isRoot)('as root, finds a way into a folder that the database’s user may not enter', async () => {
    const closed = newFolder()
    const { uid } = statSync(closed.path)
    expect([uid, statSync(closed.path).mode & 0o077]).toEqual([0, 0])
    const server = await start({ DATA_DIR: join(closed.path, 'deep', 'data') })
    await signIn({ url: server.url })
    await server.stop('SIGTERM')
    closed.remove()
  })

  it.runIf(isRoot)(
    'runs as an ordinary user, who then owns all of it (skipped where this is one already)',
    async () => {
      const id = (flag: string): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
      const account = { uid: id('-u'), gid: id('-g') }
      chownSync(folder.path, account.uid, account.gid)
      const server = await start({ HOME: folder.path }, account)
      const guest = await signIn({ url: server.url })
      const lobby: Lobby = await createTable(guest, { seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] })
      expect((await ready(guest, lobby.id)).status).toBe('playing')
      expect(statSync(join(folder.path, 'postgres')).uid).toBe(account.uid)
      expect(await server.stop('SIGTERM')).toBe(0)
    },
  )
})

describe('with WORKERS', () => {
  /** Pids of the processes that serve. */
  const workersOf = ({ child }: ServerProcess): readonly number[] =>
    spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line.includes('dist/worker.js'))
      .map((line) => Number.parseInt(line, 10))

  it('several processes are one house behind one port; one that dies is started anew, and all go together', async () => {
    const figuresPort = await freePort(0)
    const server = await start({ WORKERS: '2', METRICS_PORT: String(figuresPort) })
    expect(server.output().trim()).toMatch(/^Menagerie is open at http:\/\/localhost:\d+$/)
    const first = workersOf(server)
    expect(first.length).toBe(2)
    const guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin(guests)
    for (let i = 0; i < 6; i++) await playOne(guests, id)
    // Each has its own share of the connections; whoever was at the dead one connects to another.
    const streams = await Promise.all([...guests, ...guests].map((guest) => guest.watch([id])))
    process.kill(first[0] as number, 'SIGKILL')
    await vi.waitFor(() => {
      const now = workersOf(server)
      expect(now.length).toBe(2)
      expect(now).not.toContain(first[0])
    }, WAITING)
    await vi.waitFor(async () => expect((await frameOf(guests[0] as Guest, id)).version).toBe(6), WAITING)
    await vi.waitFor(async () => playOne(guests, id), WAITING)
    expect((await frameOf(guests[1] as Guest, id)).version).toBeGreaterThanOrEqual(7)
    for (const stream of streams) stream.close()
    const again = await Promise.all(guests.map((guest) => guest.watch([])))
    await vi.waitFor(async () => {
      const figures = await (await fetch(`http://127.0.0.1:${figuresPort}/metrics`)).text()
      expect(figures).toContain('menagerie_lines{line="stream"} 2\n')
    }, WAITING)
    for (const stream of again) stream.close()
    const left = workersOf(server)
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(postmaster()).toBeNull()
    for (const pid of [...first, ...left]) expect(() => process.kill(pid, 0)).toThrow()
  })

  it('all people of a table are at one process, whichever one their connections came to', async () => {
    const server = await start({ WORKERS: '2' })
    expect(workersOf(server).length).toBe(2)
    await vi.waitFor(async () => {
      for (const way of ['socket', 'http'] as const) {
        const guests = [await signIn({ url: server.url, way }), await signIn({ url: server.url, way })]
        for (let table = 0; table < 4; table++) {
          const { id } = await begin(guests)
          const streams = await Promise.all(guests.map((guest) => guest.watch([id])))
          await playOne(guests, id)
          for (const stream of streams) {
            const { data } = await stream.until(
              (event) => event.event === 'frame' && (event.data as Frame).version === 1,
            )
            // Who is there is known to a process by its own lines alone.
            expect((data as Frame).players.map(({ present }) => present)).toEqual([true, true])
            stream.close()
          }
        }
      }
    }, WAITING)
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  it('goes with the process that started it, however that one ends', async () => {
    const server = await start({ WORKERS: '2' })
    const workers = workersOf(server)
    expect(workers.length).toBe(2)
    server.child.kill('SIGKILL')
    await vi.waitFor(() => expect(workers.filter(lives)).toEqual([]), WAITING)
    // The next start finds the database as after any kill.
    const next = await start({ WORKERS: '2' })
    expect((await signIn({ url: next.url })).cookie).not.toBe('')
  })

  it.each(['0', 'two', '1000'])('that is no number of processes (%s) it says so', async (workers) => {
    expect(await refusal({ WORKERS: workers })).toEqual({
      code: 1,
      output: 'The environment is wrong: WORKERS is to be a whole number from 1 to 12.',
    })
  })
})

import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Guest, WAYS, type Way, act, allReady, createTable, openUp, ready, signIn, sit } from './guest.ts'
import { type ServerProcess, startProcess } from './process.ts'
import type { Stream } from './stream.ts'

/*
 * Milliseconds of CPU of the server's process, for one decision at a steady rate with two seats and a spectator streaming, for
 * gathering at a table and for setting its match up. With another build beside this one, both in turn. On Linux alone, which counts by process.
 */

const HELP = `Usage: node packages/server/dist/soak/cpu.js [flags]

  --by <ways>        how people hear and decide: socket, http (by streams and POST), or both, in turn (socket,http)
  --beside <folder>  another checkout of the project, built, whose server is measured in turn with this one, by http
  --workers <n>      processes of this server (1)
  --rate <n>         decisions a second, whatever the server answers (240)
  --tables <n>       at which they are made; never so few that a match would be over within a window (32)
  --windows <n>      of each server (5)
  --seconds <n>      length of a window (5)
  --matches <n>      set up one after the other in a window (40)`

const { values } = parseArgs({
  options: {
    by: { type: 'string', default: 'socket,http' },
    beside: { type: 'string' },
    workers: { type: 'string', default: '1' },
    rate: { type: 'string', default: '240' },
    tables: { type: 'string', default: '32' },
    windows: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    matches: { type: 'string', default: '40' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** Decisions that a match takes at least where they are made at random: at a table whose match is over there are none. */
const SHORTEST = 30
const wanted = Math.ceil(Number(values.rate) * Number(values.seconds))
const tables = Math.max(Number(values.tables), Math.ceil(wanted / SHORTEST))

/** The fields of a process behind its name; none of one that has gone. */
const statOf = (pid: number): readonly string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** A server's processes: it and its workers. The database belongs to neither. */
const processesOf = (pid: number): readonly number[] => [
  pid,
  ...readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && Number(statOf(one)[1]) === pid),
]

/** Of a server, user and system, milliseconds: the kernel counts hundredths of a second. */
const cpuOf = (pids: readonly number[]): number =>
  pids.map(statOf).reduce((sum, fields) => sum + 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)), 0)

/** A table with both seats and a spectator streaming. */
interface Lane {
  readonly id: string
  readonly guests: readonly [Guest, Guest]
  readonly streams: readonly Stream[]
  isBusy: boolean
}

const openLane = async (guests: readonly [Guest, Guest], spectator: Guest): Promise<Lane> => {
  const lobby = await createTable(guests[0], { open: true })
  await sit(guests[1], lobby, 1)
  await allReady(guests, lobby.id)
  const streams = await Promise.all([...guests, spectator].map((guest) => guest.watch([lobby.id])))
  return { id: lobby.id, guests, streams, isBusy: false }
}

/** One decision of whoever is asked; false where nothing was decided. */
const decideAt = async (lane: Lane): Promise<boolean> => {
  const seen = lane.streams.map((stream) => stream.frames().at(-1))
  const asked = seen.slice(0, 2).findIndex((frame) => (frame?.legal.length ?? 0) > 0)
  const frame = seen[asked]
  const guest = lane.guests[asked]
  if (frame === undefined || guest === undefined) return false
  lane.isBusy = true
  const { legal, version } = frame
  const answer = await act(guest, lane.id, { version, steps: [legal[randomInt(legal.length)] as string] })
  lane.isBusy = false
  return answer.status === 200
}

interface Measured {
  readonly decisionMs: number
  /** Two people gather at a table, until one of them has yet to open. */
  readonly gatherMs: number
  /** The last opens, and the match begins. */
  readonly setUpMs: number
  readonly made: number
}

interface House {
  readonly name: string
  readonly server: ServerProcess
  readonly dataDir: string
  readonly people: readonly Guest[]
}

const openHouse = async (name: string, folder: string, way: Way): Promise<House> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-cpu-'))
  const program = [join(folder, 'packages/server/dist/main.js')]
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    REQUESTS_PER_MINUTE: '0',
    TABLES_PER_PERSON: '0',
    WORKERS: values.workers,
  }
  const server = await startProcess({ program, environment })
  const people: Guest[] = []
  for (let i = 0; i < 3 * tables; i++) people.push(await signIn({ url: server.url, way }))
  return { name, server, dataDir, people }
}

const windowOf = async ({ server, people }: House): Promise<Measured> => {
  const pid = processesOf(server.child.pid as number)
  const [first, second] = people as [Guest, Guest]
  const before = cpuOf(pid)
  const matches = Number(values.matches)
  const ids: string[] = []
  for (let i = 0; i < matches; i++) {
    const lobby = await createTable(first)
    ids.push(lobby.id)
    await sit(second, lobby, 1)
    for (const guest of [first, second]) await ready(guest, lobby.id, { opens: false })
    await openUp(first, lobby.id)
  }
  const gathered = cpuOf(pid)
  for (const id of ids) await openUp(second, id)
  const begunAt = cpuOf(pid)

  const lanes: Lane[] = []
  for (let i = 0; i < people.length; i += 3)
    lanes.push(await openLane([people[i] as Guest, people[i + 1] as Guest], people[i + 2] as Guest))
  const start = cpuOf(pid)
  const begun = performance.now()
  const under: Promise<boolean>[] = []
  let [due, at] = [0, 0]
  while (due < wanted) {
    const byNow = Math.min(wanted, ((performance.now() - begun) / 1000) * Number(values.rate))
    for (; due < byNow; due++) {
      const lane = lanes[at++ % lanes.length] as Lane
      if (!lane.isBusy) under.push(decideAt(lane))
    }
    await sleep(2)
  }
  const made = (await Promise.all(under)).filter((done) => done).length
  const decisionMs = (cpuOf(pid) - start) / made
  for (const { streams } of lanes) for (const stream of streams) stream.close()
  return { decisionMs, gatherMs: (gathered - before) / matches, setUpMs: (begunAt - gathered) / matches, made }
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

const main = async (): Promise<void> => {
  const here = fileURLToPath(new URL('../../../..', import.meta.url))
  const ways = values.by.split(',').filter((way): way is Way => WAYS.includes(way as Way))
  const houses: House[] = []
  for (const way of ways) houses.push(await openHouse(`this, by ${way}`, here, way))
  if (values.beside !== undefined) houses.push(await openHouse('beside, by http', resolve(values.beside), 'http'))
  try {
    // Not counted: all is made warm.
    for (const house of houses) await windowOf(house)
    const found = houses.map((): Measured[] => [])
    for (let round = 0; round < Number(values.windows); round++)
      for (const [at, house] of houses.entries()) found[at]?.push(await windowOf(house))
    for (const [at, { name }] of houses.entries()) {
      const list = found[at] ?? []
      const of = (key: keyof Measured): string => median(list.map((one) => one[key])).toFixed(2)
      console.log(
        `${name}: ${of('decisionMs')} ms a decision (${of('made')} of ${wanted} a window), ${of('gatherMs')} ms to gather, ${of('setUpMs')} ms a match set up`,
      )
    }
  } finally {
    for (const { server, dataDir } of houses) {
      await server.stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

if (values.help) console.log(HELP)
else await main()

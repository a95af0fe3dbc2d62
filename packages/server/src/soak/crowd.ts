import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Guest, WAYS, type Way, allReady, createTable, guestWith, signIn, sit } from './guest.ts'
import { type ServerProcess, startProcess } from './process.ts'
import type { Stream } from './stream.ts'

/* A crowd that looks on: what one of them costs in memory, what a match nobody plays does, and how soon all are back after a kill. */

const HELP = `Usage: npm run soak -- crowd [flags]

  --streams <n>  that look on at open tables (5000)
  --each <n>     of them a person has, 12 at most (10)
  --matches <n>  that are begun and left (300)
  --by <way>     socket or http (socket)`

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '5000' },
    each: { type: 'string', default: '10' },
    matches: { type: 'string', default: '300' },
    by: { type: 'string', default: 'socket' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** Opened at once: who comes with others waits for the same machine. */
const AT_ONCE = 100
const MOST_SECONDS = 10
const MOST_STREAM_KB = 30
const MOST_MATCH_KB = 20

const heapOf = async (server: ServerProcess): Promise<number> => {
  const heaps = (): readonly number[] =>
    [...server.output().matchAll(/^heap: (\d+)$/gm)].map((found) => Number(found[1]))
  const before = heaps().length
  server.child.kill('SIGUSR2')
  while (heaps().length === before && server.child.exitCode === null) await sleep(20)
  return heaps().at(-1) ?? Number.NaN
}

/** A match that nobody looks at stays in memory for less than this, milliseconds. */
const IDLE_MS = 60_000

/** kB that each of the matches takes which were begun since the server had so many bytes, once they count as idle. */
const idleKb = async (server: ServerProcess, before: number): Promise<number> => {
  const end = performance.now() + IDLE_MS
  for (;;) {
    const each = ((await heapOf(server)) - before) / Number(values.matches) / 1000
    if (each <= MOST_MATCH_KB || performance.now() > end) return each
    await sleep(2000)
  }
}

/** Seconds of CPU of a process so far, on Linux; null elsewhere. */
const cpuOf = ({ child }: ServerProcess): number | null => {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

/** Does it with so many at once, in order. */
const inTurn = async <One, Made>(list: readonly One[], work: (one: One) => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = []
  for (let at = 0; at < list.length; at += AT_ONCE)
    made.push(...(await Promise.all(list.slice(at, at + AT_ONCE).map(work))))
  return made
}

const beginMatch = async ([first, second]: readonly [Guest, Guest]): Promise<string> => {
  const lobby = await createTable(first, { open: true })
  await sit(second, lobby, 1)
  await allReady([first, second], lobby.id)
  return lobby.id
}

/** Watches, and waits until the match is shown. */
const lookOn = async (guest: Guest, table: string): Promise<Stream> => {
  const stream = await guest.watch([table])
  await stream.until(({ event }) => event === 'frame', 0, 60_000)
  return stream
}

const main = async (): Promise<number> => {
  const way: Way = WAYS.find((one) => one === values.by) ?? 'socket'
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-crowd-'))
  const program = ['--expose-gc', fileURLToPath(new URL('./whole-house.js', import.meta.url))]
  const start = (port: string): Promise<ServerProcess> =>
    startProcess({
      program,
      environment: { DATA_DIR: dataDir, PORT: port, REQUESTS_PER_MINUTE: '0', TABLES_PER_PERSON: '0' },
    })
  let server = await start('0')
  const { url } = server
  try {
    const players = [await signIn({ url }), await signIn({ url })] as const
    // The first is not counted: what all matches share is loaded with it.
    const tables = [await beginMatch(players)]
    const fewer = await heapOf(server)
    for (let i = 0; i < Number(values.matches); i++) tables.push(await beginMatch(players))
    const matchKb = await idleKb(server, fewer)

    const people: Guest[] = []
    const each = Number(values.each)
    for (let i = 0; i < Number(values.streams) / each; i++) people.push(await signIn({ url, way }))
    const lookers = people.flatMap((guest, i) =>
      Array.from({ length: each }, () => ({ guest, table: tables[i % tables.length] as string })),
    )
    const alone = await heapOf(server)
    const streams = await inTurn(lookers, ({ guest, table }) => lookOn(guest, table))
    const streamKb = ((await heapOf(server)) - alone) / streams.length / 1000

    await server.stop('SIGKILL')
    await Promise.all(streams.map((stream) => stream.ended))
    server = await start(new URL(url).port)
    const [since, before] = [performance.now(), cpuOf(server)]
    const back = await inTurn(lookers, ({ guest, table }) => lookOn(guestWith({ url, way }, guest.cookie), table))
    const seconds = (performance.now() - since) / 1000
    const after = cpuOf(server)
    for (const stream of back) stream.close()

    console.log(
      JSON.stringify(
        {
          way,
          streams: back.length,
          people: people.length,
          'kB a stream': Number(streamKb.toFixed(1)),
          matches: Number(values.matches),
          'kB a match': Number(matchKb.toFixed(1)),
          'seconds until all are back': Number(seconds.toFixed(2)),
          'of them seconds of CPU of the server': before === null || after === null ? null : after - before,
          'seconds of the start before': Number((server.startMs / 1000).toFixed(2)),
        },
        null,
        2,
      ),
    )
    return seconds < MOST_SECONDS && streamKb <= MOST_STREAM_KB && matchKb <= MOST_MATCH_KB ? 0 : 1
  } finally {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ServerProcess, startProcess } from './process.ts'
import { type Pair, commitOne, crowdLobby, insist, newPair, playOn, settle } from './players.ts'
import { type Audit, auditPair } from './audit.ts'

/* The server is killed under load, again and again. Whatever was acknowledged must be there afterwards. */

const HELP = `Usage: npm run soak -- kill [flags]

  --rounds <n>     how often the server is killed (20)
  --pairs <n>      pairs of guests who play all the time (8)
  --database <n>   every n-th round the database is killed too; 0: never (5)
  --alone <n>      every n-th round the database alone is killed, while tables are made and left; 0: never (4)
  --longest <ms>   longest time from the first commits of a round to the kill (500)`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '8' },
    database: { type: 'string', default: '5' },
    alone: { type: 'string', default: '4' },
    longest: { type: 'string', default: '500' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [rounds, pairCount, both, alone, longest] = [
  values.rounds,
  values.pairs,
  values.database,
  values.alone,
  values.longest,
].map(Number) as [number, number, number, number, number]

const PROGRAM = fileURLToPath(new URL('../main.js', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-soak-'))
const start = (): Promise<ServerProcess> =>
  startProcess({
    program: [PROGRAM],
    environment: { DATA_DIR: dataDir, PORT: '0', REQUESTS_PER_MINUTE: '0', TABLES_PER_PERSON: '0' },
  })

const killDatabase = (): void => {
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

type Kind = 'server' | 'both' | 'database'

const kindOf = (round: number): Kind =>
  alone > 0 && round % alone === 0 ? 'database' : both > 0 && round % both === 0 ? 'both' : 'server'

interface Round {
  readonly server: ServerProcess
  /** From the start of the next server, or from the loss of the database, to an acknowledged commit, milliseconds. */
  readonly firstMs: number
  /** Whether the process ended without being killed. */
  readonly ended: boolean
}

const round = async (server: ServerProcess, pairs: readonly Pair[], kind: Kind): Promise<Round> => {
  const stop = new AbortController()
  const { url } = server
  const playing = pairs.map((pair) => playOn(pair, url, stop.signal))
  const lobby = kind === 'database' ? pairs.map((pair) => crowdLobby(pair, url, stop.signal)) : []
  const before = acknowledged(pairs)
  const patience = AbortSignal.timeout(20_000)
  while (acknowledged(pairs) < before + pairs.length && !patience.aborted) await sleep(10)
  await sleep(Math.random() * longest)
  if (kind !== 'server') killDatabase()
  const lostAt = performance.now()
  if (kind !== 'database') await server.stop('SIGKILL')
  else await sleep(100)
  stop.abort()
  await Promise.all(playing)
  const other = (await Promise.all(lobby)).flat()
  if (other.length > 0) console.log(`answered: ${other.slice(0, 3).join('; ')}`)
  const ended = kind === 'database' && server.child.exitCode !== null
  const startedAt = performance.now()
  const next = kind === 'database' && !ended ? server : await start()
  const [first] = pairs
  if (first !== undefined) await commitOne(first, next.url)
  const firstMs = performance.now() - (kind === 'database' ? lostAt : startedAt)
  await Promise.all(pairs.map((pair) => insist(() => settle(pair, next.url))))
  return { server: next, firstMs, ended }
}

const acknowledged = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, pair) => sum + pair.sent.filter((one) => one.version !== null).length, 0)

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10

const KILLED: Readonly<Record<Kind, string>> = {
  server: 'killed the server',
  both: 'killed the server with its database',
  database: 'killed the database',
}

const main = async (): Promise<number> => {
  let server = await start()
  const first = server.startMs
  const pairs = await Promise.all(Array.from({ length: pairCount }, () => newPair(server.url)))
  const firsts: number[] = []
  let ended = 0
  for (let i = 1; i <= rounds; i++) {
    const kind = kindOf(i)
    const done = await round(server, pairs, kind)
    server = done.server
    firsts.push(done.firstMs)
    if (done.ended) ended++
    console.log(
      `round ${i}: ${KILLED[kind]}, the next commit after ${Math.round(done.firstMs)} ms, ${acknowledged(pairs)} acknowledged`,
    )
  }
  const audits: Audit[] = []
  for (const pair of pairs) audits.push(await auditPair(pair, server.url))
  await server.stop('SIGTERM')
  const sum = (key: keyof Audit): number => audits.reduce((total, audit) => total + audit[key], 0)
  const latencies = pairs.flatMap((pair) => pair.latencies).sort((a, b) => a - b)
  const sorted = [...firsts].sort((a, b) => a - b)
  const summary = {
    rounds,
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    matches: sum('matches'),
    unreadable: sum('unreadable'),
    unplayable: sum('unplayable'),
    unverified: sum('unverified'),
    firstStartMs: Math.round(first),
    /** Rounds in which the process ended although only its database was killed. */
    ended,
    nextCommitMs: { median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), longest: percentile(sorted, 1) },
    commitMs: { median: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) },
  }
  console.log(JSON.stringify(summary, null, 2))
  const bad = ended + summary.lost + summary.doubled + summary.unreadable + summary.unplayable + summary.unverified
  return bad === 0 && summary.acknowledged > 0 ? 0 : 1
}

if (values.help) console.log(HELP)
else {
  try {
    process.exitCode = await main()
  } finally {
    if (process.exitCode === 0) rmSync(dataDir, { recursive: true, force: true })
    else console.error(`The data folder is kept: ${dataDir}`)
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { backUp } from '../upkeep/backup.ts'
import { replayAll } from '../upkeep/replay-all.ts'
import { checkBackup, restore } from '../upkeep/restore.ts'
import { type HouseAt, withHouse } from '../upkeep/stored-house.ts'
import { newPair, playOn } from './players.ts'
import { startProcess } from './process.ts'

/* A house of many matches is backed up while it is played on, and brought back: how long, how large, in how much memory. */

const HELP = `Usage: npm run soak -- backup [flags]

  --matches <n>  stored beside those that are played (2000)
  --seconds <n>  of play before, by two people at three tables (20)`

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** Bytes of the heap that a backup or a restore may use at most, however many matches there are. */
const MOST_HEAP = 200e6

interface Measured<R> {
  readonly result: R
  readonly seconds: number
  readonly heapMb: number
}

const measured = async <R>(work: () => Promise<R>): Promise<Measured<R>> => {
  let most = 0
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 20)
  const begun = performance.now()
  const result = await work()
  clearInterval(look)
  return { result, seconds: Number(((performance.now() - begun) / 1000).toFixed(2)), heapMb: Math.round(most / 1e6) }
}

/** Copies matches as often as it takes, under other ids: a chain says nothing of the table's id. */
const multiply = (house: HouseAt, wanted: number): Promise<number> =>
  withHouse(house, 'beside', async (client) => {
    const { rows } = await client.query<{ n: string }>('select count(*) as n from tables where header is not null')
    const times = Math.ceil(wanted / Math.max(1, Number(rows[0]?.n)))
    const id = `substr(md5(id || n), 1, 16)`
    await client.query('begin')
    const { rowCount } = await client.query(
      `insert into tables (id, game, choices, open, invite, secret, commitment, lapsed, header, over, created_at)
       select ${id}, game, choices, false, invite, secret, commitment, lapsed, header, over, created_at
       from tables, generate_series(1, ${times}) n where header is not null`,
    )
    await client.query(
      `insert into seats (table_id, seat, kind, bot, name, ready, seal, contribution, loadout)
       select ${id.replace('id', 'table_id')}, seat, kind, bot, name, ready, seal, contribution, loadout
       from seats, generate_series(1, ${times}) n where table_id in (select id from tables where maker is not null)`,
    )
    await client.query(
      `insert into entries (match_id, seq, kind, seat, steps, outcomes, hash, at, asked, outcome)
       select ${id.replace('id', 'match_id')}, seq, kind, seat, steps, outcomes, hash, at, asked, outcome
       from entries e, generate_series(1, ${times}) n`,
    )
    await client.query('commit')
    return rowCount ?? 0
  })

const main = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-backup-'))
  const [home, away] = [join(folder, 'home'), join(folder, 'away')]
  const file = join(folder, 'house.backup')
  const at = (dataDir: string): HouseAt => ({ dataDir, databaseUrl: null })
  const environment = { DATA_DIR: home, PORT: '0', REQUESTS_PER_MINUTE: '0', TABLES_PER_PERSON: '0' }
  const server = await startProcess({ program: [fileURLToPath(new URL('../main.js', import.meta.url))], environment })
  try {
    const pair = await newPair(server.url)
    const first = AbortSignal.timeout(1000 * Number(values.seconds))
    await playOn(pair, server.url, first)
    const copies = await multiply(at(home), Number(values.matches))
    const stop = new AbortController()
    const before = pair.sent.length
    const playing = playOn(pair, server.url, stop.signal)
    const saved = await measured(() => backUp(at(home), file))
    stop.abort()
    await playing
    const checked = await measured(() => checkBackup(file))
    const back = await measured(() => restore(at(away), file))
    const replayed = await measured(() => replayAll(at(away)))
    const differing = replayed.result.reduce((sum, one) => sum + one.differing.length, 0)
    const isSame = JSON.stringify(saved.result.rows) === JSON.stringify(back.result.rows)
    const spend = ({ seconds, heapMb }: Measured<unknown>): object => ({ seconds, 'MB of heap': heapMb })
    console.log(
      JSON.stringify(
        {
          copies,
          rows: saved.result.rows,
          'MB of the file': Number((saved.result.bytes / 1e6).toFixed(2)),
          'decisions while it was made': pair.sent.length - before,
          backup: spend(saved),
          'reading it through': spend(checked),
          restore: spend(back),
          'playing all again': spend(replayed),
          differing,
          'as many rows': isSame,
        },
        null,
        2,
      ),
    )
    const mostHeap = 1e6 * Math.max(saved.heapMb, checked.heapMb, back.heapMb)
    return isSame && differing === 0 && mostHeap <= MOST_HEAP ? 0 : 1
  } finally {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openEmbedded } from '../postgres/embedded.ts'
import { openDatabase } from '../store/database.ts'
import { appendEntry, entryValues } from '../store/log.ts'
import { tables } from '../store/schema.ts'
import { newPair, playOn } from './players.ts'
import { startProcess } from './process.ts'

/* How many commits a second: bare appends to the log, then whole decisions over HTTP. */

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '16' }, seconds: { type: 'string', default: '5' } },
})
const [pairCount, seconds] = [Number(values.pairs), Number(values.seconds)]
const warn = (message: string): void => console.error(message)

/** Appends a second with so many writers, each at a match of its own. */
const appends = async (dataDir: string, writers: number): Promise<number> => {
  const postgres = await openEmbedded({ dataDir, warn })
  const { db, pool, close } = await openDatabase({ connection: postgres.connection, warn })
  const end = performance.now() + 1000 * seconds
  const write = async (writer: number): Promise<number> => {
    const id = `bench${Date.now().toString(36)}${writer}`
    await db
      .insert(tables)
      .values({ id, game: 'bench', choices: {}, open: false, invite: '', secret: '', commitment: '' })
    for (let seq = 0; ; seq++) {
      if (performance.now() > end) return seq
      const entry = {
        seq,
        kind: 'steps',
        seat: 0,
        steps: ['play 17 3'],
        outcomes: [4],
        hash: 'f'.repeat(64),
        at: Date.now(),
      } as const
      await appendEntry(pool, entryValues(id, entry, { status: 'deciding', seats: [1] }, null))
    }
  }
  const counts = await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  await close()
  await postgres.stop()
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / seconds)
}

const decisions = async (dataDir: string): Promise<object> => {
  const program = [fileURLToPath(new URL('../main.js', import.meta.url))]
  const environment = { DATA_DIR: dataDir, PORT: '0', REQUESTS_PER_MINUTE: '0', TABLES_PER_PERSON: '0' }
  const server = await startProcess({ program, environment })
  const pairs = await Promise.all(Array.from({ length: pairCount }, () => newPair(server.url)))
  const stop = new AbortController()
  const playing = pairs.map((pair) => playOn(pair, server.url, stop.signal))
  await sleep(1000 * seconds)
  stop.abort()
  await Promise.all(playing)
  await server.stop('SIGTERM')
  const latencies = pairs.flatMap((pair) => pair.latencies).sort((a, b) => a - b)
  const at = (share: number): number =>
    Math.round((latencies[Math.floor(share * (latencies.length - 1))] ?? 0) * 10) / 10
  return { perSecond: Math.round(latencies.length / seconds), medianMs: at(0.5), p99Ms: at(0.99) }
}

const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-load-'))
try {
  console.log(`appends a second, 1 writer: ${await appends(dataDir, 1)}`)
  console.log(`appends a second, 16 writers: ${await appends(dataDir, 16)}`)
  console.log(`decisions over HTTP, ${pairCount} pairs on this machine too:`, await decisions(dataDir))
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

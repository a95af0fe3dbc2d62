import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { abuseApart } from './abusers-apart.ts'
import { type Pair, newPair, playOn } from './players.ts'
import { startProcess } from './process.ts'

/* Greedy guests beside honest ones: how much longer the honest wait for their commits, with and without, in turn. */

const HELP = `Usage: npm run soak -- neighbours [flags]

  --pairs <n>     honest pairs at a table each (50)
  --abusers <n>   greedy guests of six kinds (50)
  --runs <n>      windows with and as many without them, in turn (5)
  --seconds <n>   length of a window (20)
  --think <ms>    how long the honest think about a commit (3000)
  --pause <ms>    between two things a greedy guest does (100)`

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '50' },
    abusers: { type: 'string', default: '50' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    think: { type: 'string', default: '3000' },
    pause: { type: 'string', default: '100' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** By how much the honest may wait longer: a share, or milliseconds. */
const MOST = { share: 1.25, ms: 10 }

const at = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.floor(share * (list.length - 1))] ?? Number.NaN

const waitsOf = (pairs: readonly Pair[]): readonly number[] => pairs.flatMap(({ latencies }) => latencies)

/** The waits of one window, milliseconds. */
const windowOf = async (pairs: readonly Pair[], url: string, abusers: number): Promise<readonly number[]> => {
  const stop = new AbortController()
  const greedy = { url, guests: abusers, pauseMs: Number(values.pause), signal: stop.signal }
  const abusing = abusers > 0 ? abuseApart(greedy) : null
  // They take their seats first.
  if (abusers > 0) await sleep(2000)
  for (const { latencies } of pairs) latencies.splice(0)
  const playing = pairs.map((pair) => playOn(pair, url, stop.signal, Number(values.think)))
  await sleep(1000 * Number(values.seconds))
  stop.abort()
  await Promise.all(playing)
  const abuses = await abusing
  if (abuses === null) return waitsOf(pairs)
  console.log(`  ${JSON.stringify(abuses)}`)
  const failed = Object.values(abuses).flatMap((abuse) => abuse.failed)
  if (failed.length > 0) throw new Error(`answered: ${failed.slice(0, 3).join('; ')}`)
  // Each of the long matches once; of those with bots one after the other.
  if (abuses.botTables.begun === 0) throw new Error('nobody was greedy of bots: no match with them began')
  return waitsOf(pairs)
}

const main = async (): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-neighbours-'))
  const program = [fileURLToPath(new URL('./whole-house.js', import.meta.url))]
  const server = await startProcess({ program, environment: { DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: '1' } })
  try {
    const pairs: Pair[] = []
    for (let i = 0; i < Number(values.pairs); i++) pairs.push(await newPair(server.url, `198.51.100.${i + 1}`))
    // Not counted: every pair begins its table, and all is made warm.
    await windowOf(pairs, server.url, 0)
    const [alone, beside]: [number[], number[]] = [[], []]
    for (let run = 1; run <= Number(values.runs); run++) {
      for (const [list, abusers] of [
        [alone, 0],
        [beside, Number(values.abusers)],
      ] as const) {
        const waits = await windowOf(pairs, server.url, abusers)
        list.push(at(waits, 0.99))
        console.log(
          `run ${run}, ${abusers} greedy: ${waits.length} commits, median ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms, longest ${at(waits, 1)} ms`,
        )
      }
    }
    const [without, by] = [at(alone, 0.5), at(beside, 0.5)]
    const isFair = by <= without * MOST.share || by <= without + MOST.ms
    console.log(
      JSON.stringify(
        { p99Ms: { alone: without, beside: by }, share: by / without, moreMs: by - without, isFair },
        null,
        2,
      ),
    )
    return isFair && server.child.exitCode === null ? 0 : 1
  } finally {
    if (server.child.exitCode === null) await server.stop('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

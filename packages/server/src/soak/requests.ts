import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { misuse } from './misuse.ts'
import { type ServerProcess, startProcess } from './process.ts'

/* Requests that must be refused, one after the other: coded answers, no row changed, no memory kept, nothing said about it. */

const HELP = `Usage: npm run soak -- requests [flags]

  --requests <n>  how many (200000)
  --lanes <n>     connections side by side (8)
  --seed <text>   of what is wrong with each (requests)`

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    lanes: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'requests' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** Kept memory may grow by so much from the first fifth to the end: code that is compiled late, and counters. */
const MOST_GROWTH = 1.15

const heapOf = async (server: ServerProcess): Promise<number> => {
  const heaps = (): readonly number[] =>
    [...server.output().matchAll(/^heap: (\d+)$/gm)].map((found) => Number(found[1]))
  const before = heaps().length
  server.child.kill('SIGUSR2')
  while (heaps().length === before && server.child.exitCode === null) await sleep(20)
  return heaps().at(-1) ?? Number.NaN
}

const main = async (): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-requests-'))
  const program = ['--expose-gc', fileURLToPath(new URL('./whole-house.js', import.meta.url))]
  const environment = { DATA_DIR: dataDir, PORT: '0', REQUESTS_PER_MINUTE: '0', TABLES_PER_PERSON: '0' }
  const server = await startProcess({ program, environment })
  try {
    const heaps: number[] = []
    const [requests, lanes] = [Number(values.requests), Number(values.lanes)]
    const { answers, wrong, changed } = await misuse({
      url: server.url,
      dataDir,
      requests,
      seed: values.seed,
      lanes,
      onTenth: async (done) => {
        heaps.push(await heapOf(server))
        console.log(`${(done + 1) * 10} %: ${(heaps.at(-1) ?? 0) / 1e6} MB kept`)
      },
    })
    const ended = server.child.exitCode !== null || server.child.signalCode !== null
    const said = server.output().replaceAll(/^heap: .*\n|^Menagerie is open.*\n/gm, '')
    const growth = (heaps.at(-1) ?? 0) / (heaps[1] ?? 0)
    console.log(
      JSON.stringify(
        { requests, answers, wrong: wrong.length, changed, ended, growth, said: said.slice(0, 2000) },
        null,
        2,
      ),
    )
    for (const one of wrong.slice(0, 20)) console.log(one)
    return wrong.length + changed.length + said.length === 0 && !ended && growth <= MOST_GROWTH ? 0 : 1
  } finally {
    if (server.child.exitCode === null) await server.stop('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

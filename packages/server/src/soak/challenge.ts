import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Share } from '@menagerie/engine/conformance'
import { type LineResult, challengeEachOther } from './challenges.ts'
import { startProcess } from './process.ts'

/* A quick and a slow line challenge each other in Monstructor: no challenge may be missed by the line. */

const HELP = `Usage: npm run soak -- challenge [flags]

  --rounds <n>   challenges by each line (2000)
  --tables <n>   tables at once (60)
  --quick <ms>   delay of the quick line, one way (5)
  --slow <ms>    delay of the slow line, one way (300)
  --seconds <n>  the window for a late challenge (3)`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2000' },
    tables: { type: 'string', default: '60' },
    quick: { type: 'string', default: '5' },
    slow: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const percent = (part: number): string => `${(100 * part).toFixed(2)} %`
const written = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`

const lineText = (line: LineResult): string =>
  [
    `${line.delayMs} ms: ${line.done} of ${line.tried} challenges succeeded, ${written(line)};`,
    `in the turn ${line.turn.done} of ${line.turn.tried}, in the window ${line.window.done} of ${line.window.tried};`,
    `refused after a silent window ${line.silence.done} of ${line.silence.tried};`,
    `refused while hurrying the other ${line.hurry.done} of ${line.hurry.tried}; not counted, for the machine was slower than the line, ${line.slept}`,
  ].join(' ')

const main = async (): Promise<number> => {
  const [rounds, tables, quick, slow, seconds] = [
    values.rounds,
    values.tables,
    values.quick,
    values.slow,
    values.seconds,
  ].map(Number) as [number, number, number, number, number]
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-challenge-'))
  const program = [fileURLToPath(new URL('./whole-house.js', import.meta.url))]
  const environment = { DATA_DIR: dataDir, PORT: '0', REQUESTS_PER_MINUTE: '0', TABLES_PER_PERSON: '0' }
  const server = await startProcess({ program, environment })
  try {
    const wish = { url: server.url, rounds, tables, delays: [quick, slow] as const, seconds, silent: 30 }
    const { lines, difference } = await challengeEachOther(wish)
    for (const line of lines) {
      console.log(lineText(line))
      for (const failure of new Set(line.failures)) console.log(`  failed: ${failure}`)
    }
    console.log(`difference: ${written(difference)}`)
    const wrong = lines.some(({ tried, done, silence, hurry }) =>
      [done < tried, silence.done < silence.tried, hurry.done < hurry.tried].includes(true),
    )
    return wrong ? 1 : 0
  } finally {
    await server.stop('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

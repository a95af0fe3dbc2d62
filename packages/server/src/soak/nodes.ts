import { parseArgs } from 'node:util'
import { runRaces } from './races.ts'
import { openSeveral } from './several.ts'
import { FAULTS, type FaultKind, type Takeover, takeOver } from './takeover.ts'

/* Several servers over one database. One is killed, drained or cut off, again and again: the others must go on. */

const HELP = `Usage: npm run soak -- nodes [flags]

  --nodes <n>     servers (3)
  --rounds <n>    how often some of them go (50)
  --matches <n>   matches with a clock and as many with a bot at each that goes (3)
  --think <ms>    how long a bot thinks (100); all bots of the servers that go are asked at once by those that stay
  --races <n>     questions that are answered at all servers at once (10000)
  --tables <n>    tables of races side by side (4)`

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '50' },
    matches: { type: 'string', default: '3' },
    think: { type: 'string', default: '100' },
    races: { type: 'string', default: '10000' },
    tables: { type: 'string', default: '4' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [count, rounds, matches, thinkMs, raceCount, tables] = [
  values.nodes,
  values.rounds,
  values.matches,
  values.think,
  values.races,
  values.tables,
].map(Number) as [number, number, number, number, number, number]

/** Milliseconds within which another server goes on. */
const BOUND_MS = 5000

/** Every second round two go at once, where three are there. */
const faultsOf = (round: number): readonly FaultKind[] => {
  const [first, second] = [FAULTS[round % FAULTS.length], FAULTS[(round + 1) % FAULTS.length]] as [FaultKind, FaultKind]
  return round % 2 === 1 && count > 2 ? [first, second] : [first]
}

const at = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? null

const timesOf = (done: readonly Takeover[]): object => {
  const sorted = done.flatMap(({ ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b)
  return { counted: sorted.length, medianMs: at(sorted, 0.5), p99Ms: at(sorted, 0.99), longestMs: at(sorted, 1) }
}

const main = async (): Promise<number> => {
  if (count < 2) throw new Error('Several servers are two at least.')
  const several = await openSeveral(count, { BOT_THINK_MS: String(thinkMs) })
  try {
    const done: Takeover[] = []
    for (let round = 0; round < rounds; round++) {
      const faults = faultsOf(round)
      const { taken, slowMs } = await takeOver(several, faults, { matches, thinkMs })
      done.push(...taken)
      const longest = Math.max(...taken.map(({ ms }) => ms ?? 0))
      console.log(
        `round ${round + 1}: ${faults.join(' and ')}, all went on within ${longest} ms; the machine was ${slowMs} ms late`,
      )
    }
    const { run, wrong } = await runRaces(
      several.nodes.map(({ server }) => server.url),
      raceCount,
      tables,
    )
    const late = done.filter(({ ms }) => ms !== null && ms >= BOUND_MS)
    const faulty = done.filter(({ faults }) => faults.length > 0)
    const of = (fault: FaultKind, waits: Takeover['waits']): object =>
      timesOf(done.filter((one) => one.fault === fault && one.waits === waits))
    console.log(
      JSON.stringify(
        {
          rounds,
          matches: done.length,
          late: late.length,
          faulty: faulty.map(({ table, faults }) => [table, ...faults]),
          times: Object.fromEntries(
            FAULTS.map((fault) => [fault, { clock: of(fault, 'clock'), bot: of(fault, 'bot') }]),
          ),
          races: run,
          wrong: wrong.slice(0, 5),
        },
        null,
        2,
      ),
    )
    return late.length + faulty.length + wrong.length === 0 ? 0 : 1
  } finally {
    await several.close()
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

import { setImmediate as breathe } from 'node:timers/promises'
import { type Report, openMemory, tryAuthority } from '@menagerie/authority/laws'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { count, openProgress, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- authority` */

interface Flags {
  readonly rounds: number
  readonly seed: string
  readonly json?: true
}

const MOST_ROUNDS = 100_000
const MOST_SHOWN = 10

let rejections = 0
process.on('unhandledRejection', () => rejections++)

const program = new Command('authority')
  .description(t('soak.authority.about'))
  .option('--rounds <n>', t('soak.authority.rounds'), integer(1, MOST_ROUNDS), 100)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async ({ rounds, seed, json }: Flags) => {
    const begun = performance.now()
    const report = await tryAll(rounds, seed)
    const seconds = (performance.now() - begun) / 1000
    const { trials, entries, broken } = report
    if (json) printJson({ seed, seconds, trials, entries, broken })
    else {
      for (const { law, trial, text } of broken.slice(0, MOST_SHOWN)) print(`${law}: ${text} (${trial})`)
      const counts = { trials: count(trials), entries: count(entries), broken: count(broken.length) }
      print(t('soak.authority.tried', { ...counts, seconds: count(seconds) }))
    }
    if (broken.length > 0) process.exitCode = EXIT.failed
  })

/** A store of its own for each round: of matches that are over nothing is kept. */
const tryAll = async (rounds: number, seed: string): Promise<Omit<Report, 'hashes'>> => {
  const progress = openProgress(t('soak.authority.working'), rounds)
  let all: Omit<Report, 'hashes'> = { trials: 0, entries: 0, broken: [] }
  for (let round = 0; round < rounds; round++) {
    const { trials, entries, broken } = await tryAuthority({
      bench: openMemory(),
      breathe: () => breathe(),
      rejections: () => rejections,
      rounds: 1,
      seed: `${seed}/${round}`,
    })
    all = { trials: all.trials + trials, entries: all.entries + entries, broken: [...all.broken, ...broken] }
    progress.advance(round + 1)
  }
  progress.end()
  return all
}

await run(program)

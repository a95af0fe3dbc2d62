import { type Trial, tryRecords } from '@menagerie/fair/trials'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds, loadGame } from '../games.ts'
import { columns, count, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- fair` */

interface Flags {
  readonly bytes: number
  readonly cuts: number
  readonly secrets: number
  readonly contributions: number
  readonly seed: string
  readonly json?: true
}

const MOST = 1_000_000

const program = new Command('fair')
  .description(t('soak.fairAbout'))
  .argument('[game]', t('argument.game'), gameIds()[0])
  .option('--bytes <n>', t('soak.fair.bytes'), integer(0, MOST), 2000)
  .option('--cuts <n>', t('soak.fair.cuts'), integer(0, MOST), 500)
  .option('--secrets <n>', t('soak.fair.secrets'), integer(0, MOST), 400)
  .option('--contributions <n>', t('soak.fair.contributions'), integer(0, MOST), 400)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (game: string, { seed, json, ...counts }: Flags) => {
    const box = await loadGame(game)
    const seats = box((one) => one.seats[0] ?? 2)
    const trials = tryRecords({ box, choices: {}, seats, seed, counts })
    if (json) printJson({ game, seed, trials })
    else for (const line of report(trials)) print(line)
    if (trials.some(({ tried, kept }) => kept < tried)) process.exitCode = EXIT.failed
  })

const report = (trials: readonly Trial[]): readonly string[] =>
  columns([
    ['soak.fair.what', 'soak.fair.tried', 'soak.fair.alone', 'soak.fair.kept'].map((key) => t(key)),
    ...trials.map(({ what, tried, alone, kept }) => [t(`soak.fair.${what}`), count(tried), count(alone), count(kept)]),
  ])

await run(program)

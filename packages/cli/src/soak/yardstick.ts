import type { Share } from '@menagerie/engine/conformance'
import { Command } from 'commander'
import { integer, readChoices } from '../flags.ts'
import { gameIds, loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Measured, measure } from '../yardstick/measure.ts'

/* `npm run soak -- yardstick [game]` */

interface Flags {
  readonly games: number
  readonly seats?: number
  readonly seed: string
  readonly options?: string
  readonly workers: number
  readonly journal?: string
  readonly json?: true
}

const DAY_LONG = 10_000_000
/** Of what there is to gain, what a master has to gain. */
const ENOUGH = 2 / 3

const rowOf = (who: string, { share, low, high }: Share): readonly string[] => [
  who,
  percent(share),
  `${percent(low)} - ${percent(high)}`,
]

const report = ({ games, seats, honest, seer, gain }: Measured): readonly string[] => [
  ...columns([
    [t('soak.yardstick.who'), t('soak.yardstick.share'), t('soak.yardstick.interval')],
    rowOf(t('soak.yardstick.honest'), honest),
    rowOf(t('soak.yardstick.seer'), seer),
  ]),
  '',
  t('soak.yardstick.matches', { games: count(games), even: percent(1 / seats) }),
  gain === null
    ? t('soak.yardstick.nothing')
    : t('soak.yardstick.gain', { part: percent(gain.part), low: percent(gain.low), high: percent(gain.high) }),
]

const program = new Command('yardstick')
  .description(t('soak.yardstick.about'))
  .argument('[game]', t('argument.game'), gameIds()[0])
  .option('--games <n>', t('soak.yardstick.gamesFlag'), integer(1, DAY_LONG), 600)
  .option('--seats <n>', t('tournament.seatsFlag'), integer(2, 20))
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--options <file>', t('flag.options'))
  .option('--workers <n>', t('tournament.workersFlag'), integer(1, 64), 2)
  .option('--journal <file>', t('tournament.journalFlag'))
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (game: string, flags: Flags) => {
    const some = await loadGame(game)
    const choices = readChoices(flags.options)
    const measured = await some((box) =>
      measure(box, { ...flags, seats: flags.seats, journal: flags.journal, choices }),
    )
    if (flags.json) printJson(measured)
    else for (const line of report(measured)) print(line)
    if (measured.gain !== null && measured.gain.part < ENOUGH) process.exitCode = EXIT.failed
  })

await run(program)

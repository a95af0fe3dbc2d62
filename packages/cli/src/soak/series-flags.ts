import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds } from '../games.ts'
import { t } from '../text.ts'

/** Flags of a trial that plays deals of one game through all seats. */
export interface SeriesFlags {
  readonly games: number
  readonly seats?: number
  readonly seed: string
  readonly options?: string
  readonly workers: number
  readonly journal?: string
  readonly json?: true
}

const DAY_LONG = 10_000_000

/** Its texts are `soak.<name>.about` and `.gamesFlag`. */
export const seriesTrial = (name: string, games: number): Command =>
  new Command(name)
    .description(t(`soak.${name}.about`))
    .argument('[game]', t('argument.game'), gameIds()[0])
    .option('--games <n>', t(`soak.${name}.gamesFlag`), integer(1, DAY_LONG), games)
    .option('--seats <n>', t('tournament.seatsFlag'), integer(2, 20))
    .option('--seed <text>', t('flag.seed'), '1')
    .option('--options <file>', t('flag.options'))
    .option('--workers <n>', t('tournament.workersFlag'), integer(1, 64), 2)
    .option('--journal <file>', t('tournament.journalFlag'))
    .option('--json', t('flag.json'))
    .exitOverride()

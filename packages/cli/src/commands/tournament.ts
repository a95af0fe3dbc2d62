import type { Command } from 'commander'
import { type Entrant, entrants } from '../arena/entrants.ts'
import { budgetText, verdictText } from '../arena/said.ts'
import type { Claim } from '../arena/sprt.ts'
import type { TournamentResult } from '../arena/tournament.ts'
import { integer, readChoices } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { budgetOf } from '../players.ts'
import { t } from '../text.ts'
import { refuseUnwritable, writeWhole } from '../writing.ts'
import { claimIn } from './claim.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly bots: readonly Entrant[]
  readonly games: number
  readonly seats?: number
  readonly seed: string
  readonly options?: string
  readonly ms?: number
  readonly iterations?: number
  readonly workers: number
  readonly sprt?: Claim
  readonly journal?: string
  readonly report?: string
  readonly json?: true
}

export const addTournament = (program: Command): void => {
  program
    .command('tournament')
    .description(t('tournament.about'))
    .argument('<game>', t('argument.game'))
    .option('--bots <list>', t('tournament.botsFlag'), entrants, entrants('search,greedy,random'))
    .option('--games <n>', t('tournament.gamesFlag'), integer(1, 1_000_000), 200)
    .option('--seats <n>', t('tournament.seatsFlag'), integer(2, 20))
    .option('--ms <n>', t('flag.ms'), integer(1, 600_000))
    .option('--iterations <n>', t('flag.iterations'), integer(1, 10_000_000))
    .option('--seed <text>', t('flag.seed'), '1')
    .option('--options <file>', t('flag.options'))
    .option('--workers <n>', t('tournament.workersFlag'), integer(1, 64), 2)
    .option('--sprt <shares>', t('tournament.sprtFlag'), claimIn)
    .option('--journal <file>', t('tournament.journalFlag'))
    .option('--report <file>', t('tournament.reportFlag'))
    .option('--json', t('flag.json'))
    .addHelpText(
      'after',
      examples(
        'tournament monster-pack --bots search,greedy --ms 200',
        'tournament monster-pack --bots search,reference --iterations 400',
        'tournament monster-pack --bots greedy,random --games 1000 --iterations 8 --json',
        'tournament monster-pack --bots search@200ms,search@20ms --games 5000 --sprt 0.5,0.55 --journal more-time.jsonl',
        'tournament kuhn --bots search,greedy,random --iterations 50 --report kuhn.html',
      ),
    )
    .action(async (id: string, flags: Flags) => {
      const { games, seats, seed, workers, journal } = flags
      refuseUnwritable(flags.report)
      const budget = budgetOf(flags.ms, flags.iterations)
      const table = { seats, seed, budget, choices: readChoices(flags.options) }
      const wanted = { ...table, bots: flags.bots, games, workers, journal, claim: flags.sprt ?? null }
      const some = await loadGame(id)
      const { tournament } = await import('../arena/tournament.ts')
      const result = await some((box) => tournament(box, wanted))
      // First: whatever becomes of the file, it has been told.
      if (flags.json) printJson(result)
      else for (const line of report(result, games)) print(line)
      if (flags.report !== undefined) await writeReport(flags.report, result, games)
    })
}

const writeReport = async (path: string, result: TournamentResult, games: number): Promise<void> => {
  const { pageOf } = await import('../arena/report/page.tsx')
  const command = ['menagerie', ...process.argv.slice(2)].join(' ')
  writeWhole(path, pageOf(result, games, command))
}

const strengthLines = ({ strengths }: TournamentResult): readonly string[] =>
  columns([
    ['bot', 'points', 'interval'].map((id) => t(`tournament.${id}`)),
    ...[...strengths]
      .sort((a, b) => b.points - a.points)
      .map(({ name, points, low, high }) => [name, count(points), `${count(low)} - ${count(high)}`]),
  ])

const report = (result: TournamentResult, games: number): readonly string[] => {
  const { game, seed, budget, standings, trial, checksum } = result
  return [
    t('tournament.header', { game, seed, games: count(games), budget: budgetText(budget) }),
    '',
    ...columns([
      ['bot', 'against', 'won', 'matches', 'share', 'interval', 'thought', 'longest'].map((id) =>
        t(`tournament.${id}`),
      ),
      ...standings.map(({ bot, against, won, games: played, share, low, high, thought }) => [
        bot,
        against,
        String(Number(won.toFixed(2))),
        count(played),
        percent(share),
        `${percent(low)} - ${percent(high)}`,
        thought.mean.toFixed(2),
        thought.most.toFixed(1),
      ]),
    ]),
    '',
    ...(standings.length > 1 ? [...strengthLines(result), ''] : []),
    ...(trial === null ? [] : [verdictText(trial, standings[0]), '']),
    t('tournament.checksum', { checksum }),
  ]
}

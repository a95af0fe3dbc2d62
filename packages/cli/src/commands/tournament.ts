import type { Budget } from '@menagerie/bots'
import type { Command } from 'commander'
import { type Contestant, contestants } from '../arena/contestants.ts'
import type { TournamentResult } from '../arena/tournament.ts'
import { integer, namesOf, readChoices } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { budgetOf } from '../players.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly bots: readonly Contestant[]
  readonly games: number
  readonly seats?: number
  readonly seed: string
  readonly options?: string
  readonly ms?: number
  readonly iterations?: number
  readonly workers: number
  readonly json?: true
}

export const addTournament = (program: Command): void => {
  program
    .command('tournament')
    .description(t('tournament.about'))
    .argument('<game>', t('argument.game'))
    .option('--bots <list>', t('tournament.botsFlag'), namesOf(contestants), ['search', 'greedy', 'random'] as const)
    .option('--games <n>', t('tournament.gamesFlag'), integer(1, 1_000_000), 200)
    .option('--seats <n>', t('tournament.seatsFlag'), integer(2, 20))
    .option('--ms <n>', t('flag.ms'), integer(1, 600_000))
    .option('--iterations <n>', t('flag.iterations'), integer(1, 10_000_000))
    .option('--seed <text>', t('flag.seed'), '1')
    .option('--options <file>', t('flag.options'))
    .option('--workers <n>', t('tournament.workersFlag'), integer(1, 64), 2)
    .option('--json', t('flag.json'))
    .addHelpText(
      'after',
      examples(
        'tournament monster-pack --bots search,greedy --ms 200',
        'tournament monster-pack --bots search,reference --iterations 400',
        'tournament monster-pack --bots greedy,random --games 1000 --iterations 8 --json',
      ),
    )
    .action(async (id: string, flags: Flags) => {
      const { games, seats, seed, workers } = flags
      const budget = budgetOf(flags.ms, flags.iterations)
      const wanted = { bots: flags.bots, games, seats, seed, budget, workers, choices: readChoices(flags.options) }
      const some = await loadGame(id)
      const { tournament } = await import('../arena/tournament.ts')
      const result = await some((box) => tournament(box, wanted))
      if (flags.json) printJson(result)
      else for (const line of report(result, games)) print(line)
    })
}

const budgetText = (budget: Budget): string =>
  'ms' in budget ? t('tournament.ms', budget) : t('tournament.iterations', { iterations: count(budget.iterations) })

const report = ({ game, seed, budget, standings, checksum }: TournamentResult, games: number): readonly string[] => [
  t('tournament.header', { game, seed, games: count(games), budget: budgetText(budget) }),
  '',
  ...columns([
    ['bot', 'against', 'won', 'matches', 'share', 'interval', 'thought', 'longest'].map((id) => t(`tournament.${id}`)),
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
  t('tournament.checksum', { checksum }),
]

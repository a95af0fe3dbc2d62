import type { BotKind } from '@menagerie/bots'
import type { Command } from 'commander'
import { bots, integer, readChoices } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { budgetOf } from '../players.ts'
import type { SimulationResult } from '../simulate/simulate.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly games: number
  readonly seats?: number
  readonly bots: readonly BotKind[]
  readonly seed: string
  readonly options?: string
  readonly ms?: number
  readonly iterations?: number
  readonly events?: true
  readonly json?: true
}

export const addSimulate = (program: Command): void => {
  program
    .command('simulate')
    .description(t('simulate.about'))
    .argument('<game>', t('argument.game'))
    .option('--games <n>', t('flag.games'), integer(1, 10_000_000), 1000)
    .option('--seats <n>', t('flag.seats'), integer(1, 20))
    .option('--bots <list>', t('flag.bots'), bots, ['random'] as const)
    .option('--seed <text>', t('flag.seed'), '1')
    .option('--options <file>', t('flag.options'))
    .option('--ms <n>', t('flag.ms'), integer(1, 600_000))
    .option('--iterations <n>', t('flag.iterations'), integer(1, 10_000_000))
    .option('--events', t('simulate.eventsFlag'))
    .option('--json', t('flag.json'))
    .addHelpText(
      'after',
      examples(
        'simulate monster-pack --games 10000',
        'simulate monster-pack --games 200 --bots greedy,random --seed 7 --json',
        'simulate monster-maker --games 200 --seats 4 --bots greedy --events',
      ),
    )
    .action(async (id: string, flags: Flags) => {
      const { games, seats, seed } = flags
      const budget = budgetOf(flags.ms, flags.iterations)
      const wanted = {
        games,
        seats,
        bots: flags.bots,
        budget,
        seed,
        choices: readChoices(flags.options),
        events: flags.events === true,
      }
      const some = await loadGame(id)
      const { simulate } = await import('../simulate/simulate.ts')
      const result = await some((box) => simulate(box, wanted))
      if (flags.json) printJson(result)
      else for (const line of report(result)) print(line)
    })
}

const report = (result: SimulationResult): readonly string[] => {
  const { game, games, seats, seed, decisions } = result
  const fixed = (value: number): string => value.toFixed(1)
  const { least, median, mean, most } = decisions
  const seconds = result.seconds.toFixed(2)
  return [
    t('simulate.header', { game, games: count(games), seats, seed }),
    '',
    ...columns([
      [t('simulate.seat'), t('simulate.bot'), t('simulate.won'), '', t('simulate.interval')],
      ...result.bySeat.map(({ seat, bot, won, share, low, high }) => [
        String(seat + 1),
        bot,
        count(won),
        percent(share),
        `${percent(low)} - ${percent(high)}`,
      ]),
    ]),
    ...(result.shared > 0 ? [`${t('simulate.shared')}: ${count(result.shared)}`] : []),
    '',
    `${t('simulate.decisions')}: ${t('simulate.lengths', { least, median, mean: fixed(mean), most })}`,
    `${t('simulate.reasons')}: ${Object.entries(result.reasons)
      .map(([reason, times]) => `${reason} ${count(times)}`)
      .join(', ')}`,
    ...eventLines(result),
    `${t('simulate.speed')}: ${t('simulate.rate', { rate: count(result.decisionsPerSecond), total: count(decisions.total), seconds })}`,
    `${t('simulate.checksum')}: ${result.checksum}`,
  ]
}

const eventLines = ({ events }: SimulationResult): readonly string[] => {
  const kinds = Object.entries(events).sort(([, a], [, b]) => b.mean - a.mean)
  if (kinds.length === 0) return []
  const heads = ['event', 'mean', 'least', 'tenth', 'median', 'ninetieth', 'most'].map((key) =>
    t(`simulate.event.${key}`),
  )
  const rows = kinds.map(([kind, { least, tenth, median, ninetieth, mean, most }]) => [
    kind,
    mean.toFixed(2),
    ...[least, tenth, median, ninetieth, most].map(count),
  ])
  return ['', ...columns([heads, ...rows]), '']
}

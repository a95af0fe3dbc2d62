import { setImmediate as breathe } from 'node:timers/promises'
import {
  type GamesTried,
  type PlayOuts,
  type PoolsTried,
  playOut,
  tryGames,
  tryPoolsOfBoth,
} from '@menagerie/games/monstructor/trials'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { columns, count, openProgress, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- monstructor` */

interface Flags {
  readonly pools: number
  readonly games: number
  readonly playouts: number
  readonly seed: string
  readonly json?: true
}

const DAY_LONG = 10_000_000
/** Games between two strokes of the progress bar. */
const STRETCH = 500
const MODES = ['classic', 'arena'] as const

const program = new Command('monstructor')
  .description(t('soak.monstructorAbout'))
  .option('--pools <n>', t('soak.poolsFlag'), integer(0, DAY_LONG), 10_000)
  .option('--games <n>', t('flag.games'), integer(0, DAY_LONG), 100_000)
  .option('--playouts <n>', t('soak.playoutsFlag'), integer(0, DAY_LONG), 600)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async ({ pools, games, playouts, seed, json }: Flags) => {
    const tried = tryPoolsOfBoth(pools, seed)
    const played = await playAll(games, seed)
    const outs = MODES.flatMap((mode) =>
      playouts === 0 ? [] : [2, 3, 4, 5].map((seats) => ({ mode, ...playOut(mode, seats, playouts, seed) })),
    )
    if (json) printJson({ seed, pools: tried, games: played, playouts: outs })
    else for (const line of report(tried, played, outs)) print(line)
    const wrong = [...tried.flatMap((one) => one.wrong), ...played.broken]
    for (const one of wrong.slice(0, 10)) print(one)
    if (wrong.length > 0) process.exitCode = EXIT.failed
  })

const playAll = async (games: number, seed: string): Promise<GamesTried> => {
  const progress = openProgress(t('soak.randomWorking'), games)
  const ends: Record<string, number> = {}
  const broken: string[] = []
  let [decisions, longest] = [0, 0]
  for (let first = 0; first < games; first += STRETCH) {
    const part = tryGames(Math.min(STRETCH, games - first), seed, first)
    for (const [end, times] of Object.entries(part.ends)) ends[end] = (ends[end] ?? 0) + times
    broken.push(...part.broken)
    decisions += part.decisions
    longest = Math.max(longest, part.longest)
    progress.advance(first + part.games)
    await breathe()
  }
  progress.end()
  return { games, decisions, longest, ends, broken }
}

const report = (
  pools: readonly PoolsTried[],
  games: GamesTried,
  outs: readonly (PlayOuts & { readonly mode: string })[],
): readonly string[] => {
  const sum = (key: 'pools' | 'able' | 'sets' | 'monsters'): string =>
    count(pools.reduce((all, one) => all + one[key], 0))
  const wrong = pools.reduce((all, one) => all + one.wrong.length, 0)
  return [
    t('soak.poolsTried', {
      pools: sum('pools'),
      able: sum('able'),
      sets: sum('sets'),
      monsters: sum('monsters'),
      wrong,
    }),
    t('soak.gamesTried', {
      games: count(games.games),
      decisions: count(games.decisions),
      longest: count(games.longest),
      broken: count(games.broken.length),
    }),
    ...Object.entries(games.ends)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([end, times]) => `  ${end} ${count(times)}`),
    '',
    ...columns([
      ['mode', 'seats', 'games', 'median', 'late', 'fights', 'dragon'].map((id) => t(`soak.out.${id}`)),
      ...outs.map(({ mode, seats, games: played, median, late, fights, won }) => [
        mode,
        String(seats),
        count(played),
        median.toFixed(0),
        late.toFixed(0),
        count(fights),
        count(won),
      ]),
    ]),
  ]
}

await run(program)

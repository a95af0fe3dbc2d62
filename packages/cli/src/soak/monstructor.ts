import { type PlayOuts, type PoolsTried, playOut, tryPoolsOfBoth } from '@menagerie/games/monstructor/trials'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { columns, count, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- monstructor` */

interface Flags {
  readonly pools: number
  readonly playouts: number
  readonly seed: string
  readonly json?: true
}

const DAY_LONG = 10_000_000
const MODES = ['classic', 'arena'] as const

const program = new Command('monstructor')
  .description(t('soak.monstructorAbout'))
  .option('--pools <n>', t('soak.poolsFlag'), integer(0, DAY_LONG), 10_000)
  .option('--playouts <n>', t('soak.playoutsFlag'), integer(0, DAY_LONG), 600)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(({ pools, playouts, seed, json }: Flags) => {
    const tried = tryPoolsOfBoth(pools, seed)
    const outs = MODES.flatMap((mode) =>
      playouts === 0 ? [] : [2, 3, 4, 5].map((seats) => ({ mode, ...playOut(mode, seats, playouts, seed) })),
    )
    if (json) printJson({ seed, pools: tried, playouts: outs })
    else for (const line of report(tried, outs)) print(line)
    const wrong = tried.flatMap((one) => one.wrong)
    for (const one of wrong.slice(0, 10)) print(one)
    if (wrong.length > 0) process.exitCode = EXIT.failed
  })

const report = (
  pools: readonly PoolsTried[],
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

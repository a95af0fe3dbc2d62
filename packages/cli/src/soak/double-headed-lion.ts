import { tryFights, tryWays } from '@menagerie/games/double-headed-lion/trials'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { count, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- double-headed-lion` */

interface Flags {
  readonly positions: number
  readonly fights: number
  readonly seed: string
  readonly json?: true
}

const DAY_LONG = 10_000_000
/** What nobody may gain against a solution. */
const EXACT = 1e-9

const program = new Command('double-headed-lion')
  .description(t('soak.lionAbout'))
  .option('--positions <n>', t('soak.positionsFlag'), integer(0, DAY_LONG), 4000)
  .option('--fights <n>', t('soak.fightsFlag'), integer(0, DAY_LONG), 10_000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(({ positions, fights, seed, json }: Flags) => {
    const fought = tryFights(fights, seed, () => performance.now())
    const differing = tryWays(positions, seed)
    if (json) printJson({ seed, fights: fought, positions, differing })
    else {
      print(
        t('soak.fightsTried', {
          fights: count(fights),
          worst: fought.worst.toExponential(1),
          half: fought.half.toFixed(1),
          late: fought.late.toFixed(1),
        }),
      )
      print(t('soak.waysTried', { positions: count(positions), wrong: count(differing.length) }))
    }
    for (const one of differing.slice(0, 10)) print(one)
    if (differing.length > 0 || fought.worst >= EXACT) process.exitCode = EXIT.failed
  })

await run(program)

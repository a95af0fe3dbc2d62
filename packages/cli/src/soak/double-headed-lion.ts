import { setImmediate as breathe } from 'node:timers/promises'
import { room } from '@menagerie/games/double-headed-lion/conformance'
import { type GamesTried, tryFights, tryGames, tryWays } from '@menagerie/games/double-headed-lion/trials'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { count, openProgress, percent, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- double-headed-lion` */

interface Flags {
  readonly games: number
  readonly positions: number
  readonly fights: number
  readonly seed: string
  readonly json?: true
}

const DAY_LONG = 10_000_000
/** Games between two strokes of the progress bar. */
const STRETCH = 250
/** What nobody may gain against a solution. */
const EXACT = 1e-9

const program = new Command('double-headed-lion')
  .description(t('soak.lionAbout'))
  .option('--games <n>', t('flag.games'), integer(0, DAY_LONG), 100_000)
  .option('--positions <n>', t('soak.positionsFlag'), integer(0, DAY_LONG), 4000)
  .option('--fights <n>', t('soak.fightsFlag'), integer(0, DAY_LONG), 10_000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async ({ games, positions, fights, seed, json }: Flags) => {
    const fought = tryFights(fights, seed, () => performance.now())
    const differing = tryWays(positions, seed)
    const played = await playAll(games, seed)
    if (json) printJson({ seed, fights: fought, positions, differing, games: played })
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
      print(
        t('soak.lionGames', {
          games: count(games),
          decisions: count(played.decisions),
          longest: count(played.longest),
          nearest: percent(played.nearest),
          broken: count(played.broken.length),
        }),
      )
      for (const [end, times] of Object.entries(played.ends)) print(`  ${end} ${count(times)}`)
    }
    const wrong = [...differing, ...played.broken]
    for (const one of wrong.slice(0, 10)) print(one)
    if (wrong.length > 0 || fought.worst >= EXACT) process.exitCode = EXIT.failed
  })

const playAll = async (games: number, seed: string): Promise<GamesTried> => {
  const progress = openProgress(t('soak.randomWorking'), games)
  const ends: Record<string, number> = {}
  const broken: string[] = []
  let [decisions, longest, nearest] = [0, 0, 0]
  for (let first = 0; first < games; first += STRETCH) {
    const part = tryGames(room, Math.min(STRETCH, games - first), seed, first)
    for (const [end, times] of Object.entries(part.ends)) ends[end] = (ends[end] ?? 0) + times
    broken.push(...part.broken)
    decisions += part.decisions
    longest = Math.max(longest, part.longest)
    nearest = Math.max(nearest, part.nearest)
    progress.advance(first + part.games)
    await breathe()
  }
  progress.end()
  return { games, decisions, longest, nearest, ends, broken }
}

await run(program)

import { setImmediate as breathe } from 'node:timers/promises'
import { type GamesTried, type RandomGames, addUp } from '@menagerie/engine/conformance'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds } from '../games.ts'
import { columns, count, openProgress, percent, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Examiner, examinerOf } from './rooms.ts'

/* `npm run soak -- games [game]` */

interface Flags extends RandomGames {
  readonly json?: true
}

const DAY_LONG = 10_000_000
/** Games between two strokes of the progress bar. */
const STRETCH = 250
const MOST_SHOWN = 10

const program = new Command('games')
  .description(t('soak.gamesAbout'))
  .argument('[game]', t('argument.game'), gameIds()[0])
  .option('--games <n>', t('flag.games'), integer(1, DAY_LONG), 100_000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--first <n>', t('fuzz.firstFlag'), integer(0, DAY_LONG), 0)
  .option('--guided <n>', t('soak.guidedFlag'), integer(0, DAY_LONG), 50)
  .option('--look <n>', t('soak.lookFlag'), integer(1, DAY_LONG), 1)
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (game: string, { json, ...wanted }: Flags) => {
    const begun = performance.now()
    const tried = await playAll(await examinerOf(game), wanted)
    const seconds = (performance.now() - begun) / 1000
    if (json) printJson({ game, seed: wanted.seed, seconds, ...tried })
    else for (const line of report(game, tried, seconds)) print(line)
    if (tried.broken.length > 0) process.exitCode = EXIT.failed
  })

const playAll = async ({ play }: Examiner, wanted: RandomGames): Promise<GamesTried> => {
  const { games, first } = wanted
  const progress = openProgress(t('soak.randomWorking'), games)
  let all = addUp([])
  for (let done = 0; done < games; done += STRETCH) {
    const part = Math.min(STRETCH, games - done)
    all = addUp([all, play({ ...wanted, first: first + done, games: part })])
    progress.advance(done + part)
    await breathe()
  }
  progress.end()
  return all
}

const report = (game: string, tried: GamesTried, seconds: number): readonly string[] => {
  const { games, steps, longest, nearest, choices, ends, events, broken } = tried
  const rows = (counts: Readonly<Record<string, number>>): string[][] =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, times]) => [name, count(times)])
  return [
    ...columns([[t('soak.event'), t('soak.times')], ...rows(events)]),
    '',
    ...columns([[t('soak.end'), t('soak.times')], ...rows(ends)]),
    '',
    ...broken.slice(0, MOST_SHOWN),
    t('soak.gamesTried', {
      game,
      games: count(games),
      steps: count(steps),
      longest: count(longest),
      nearest: percent(nearest),
      choices: count(choices),
      broken: count(broken.length),
      seconds: count(seconds),
    }),
  ]
}

await run(program)

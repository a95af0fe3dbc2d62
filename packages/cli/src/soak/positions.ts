import { setImmediate as breathe } from 'node:timers/promises'
import { type Failure, type Mill, openMill } from '@menagerie/engine/conformance'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds } from '../games.ts'
import { count, openProgress, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Examiner, examinerOf } from './rooms.ts'

/* `npm run soak -- positions [game]` */

interface Flags {
  readonly states: number
  readonly seed: string
  readonly show: number
  readonly json?: true
}

/** States of one stretch, after which progress is shown and a failure ends the trial. */
const STRETCH = 250
const DAY_LONG = 10_000_000

interface Tried {
  readonly states: number
  readonly failures: readonly Failure[]
  readonly mill: Mill
}

const tryStates = async (examiner: Examiner, wanted: number, seed: string): Promise<Tried> => {
  const mill = openMill()
  const failures: Failure[] = []
  const progress = openProgress(t('soak.positionsWorking'), wanted)
  let states = 0
  for (let first = 0; states < wanted && failures.length === 0; first += STRETCH) {
    const games = Math.min(STRETCH, wanted - states)
    const report = examiner.conform({ games, pairs: 0, seed, first, laws: ['positions', 'mutants'], mill })
    failures.push(...report.laws.flatMap((one) => one.failures))
    // A game with two rooms reports a law twice.
    const described = report.laws.filter(({ law }) => law === 'positions')
    const cases = described.reduce((sum, one) => sum + one.cases, 0)
    if (cases === 0) break
    states += cases
    progress.advance(Math.min(states, wanted))
    await breathe()
  }
  progress.end()
  return { states, failures, mill }
}

const report = (game: string, { states, failures, mill }: Tried, show: number): readonly string[] => [
  ...mill.samples
    .slice(0, show)
    .flatMap(({ choices, position, how, warnings }) => [
      `${JSON.stringify(choices)} ${JSON.stringify(position)}`,
      `  ${[...how, ...warnings.map((warning) => `! ${warning}`)].join('; ')}`,
    ]),
  ...failures.flatMap(({ law, seed, text, trail }) => [`${law}: ${seed}: ${text}`, `  ${trail.join('; ')}`]),
  t('soak.positionsTried', {
    game,
    states: count(states),
    mutants: count(mill.tried),
    taken: count(mill.taken),
    warned: count(mill.warned),
    failures: count(failures.length),
  }),
]

const program = new Command('positions')
  .description(t('soak.positionsAbout'))
  .argument('[game]', t('argument.game'), gameIds()[0])
  .option('--states <n>', t('soak.statesFlag'), integer(1, DAY_LONG), 20_000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--show <n>', t('soak.showFlag'), integer(0, 200), 0)
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (game: string, { states, seed, show, json }: Flags) => {
    const tried = await tryStates(await examinerOf(game), states, seed)
    if (json) printJson({ game, seed, ...tried })
    else for (const line of report(game, tried, show)) print(line)
    if (tried.failures.length > 0 || tried.states < states) process.exitCode = EXIT.failed
  })

await run(program)

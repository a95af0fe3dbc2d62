import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds } from '../games.ts'
import { count, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Tried, tryLong } from './mill.ts'
import { examinerOf } from './rooms.ts'

/* `npm run soak -- positions [game]` */

const DAY_LONG = 10_000_000

interface Flags {
  readonly states: number
  readonly mutants: number
  readonly seed: string
  readonly show: number
  readonly json?: true
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
  .option('--mutants <n>', t('soak.mutantsFlag'), integer(0, DAY_LONG), 100_000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--show <n>', t('soak.showFlag'), integer(0, 200), 0)
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (game: string, { states, mutants, seed, show, json }: Flags) => {
    const tried = await tryLong(await examinerOf(game), { states, mutants, seed }, t('soak.positionsWorking'))
    if (json) printJson({ game, seed, ...tried })
    else for (const line of report(game, tried, show)) print(line)
    if (tried.failures.length > 0 || tried.states < states || tried.mill.tried < mutants) process.exitCode = EXIT.failed
  })

await run(program)

import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds } from '../games.ts'
import { columns, count, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Examined, examineLong } from './examine.ts'
import { examinerOf } from './rooms.ts'

/* `npm run soak -- conformance [game]` */

interface Flags {
  readonly games: number
  readonly pairs: number
  readonly seed: string
  readonly json?: true
}

const DAY_LONG = 10_000_000

const program = new Command('conformance')
  .description(t('soak.conformanceAbout'))
  .argument('[game]', t('argument.game'), gameIds()[0])
  .option('--games <n>', t('flag.games'), integer(1, DAY_LONG), 10_000)
  .option('--pairs <n>', t('soak.pairsFlag'), integer(0, DAY_LONG), 10_000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (game: string, { games, pairs, seed, json }: Flags) => {
    const examined = await examineLong(await examinerOf(game), { games, pairs, seed }, t('soak.working'))
    if (json) printJson({ game, seed, ...examined })
    else for (const line of report(game, seed, examined)) print(line)
    if (examined.laws.some(({ failures }) => failures.length > 0)) process.exitCode = EXIT.failed
  })

const report = (game: string, seed: string, { laws, games, pairs, gaveUp, seconds }: Examined): readonly string[] => {
  const broken = laws.filter(({ failures }) => failures.length > 0)
  const summary = {
    game,
    seed,
    games: count(games),
    pairs: count(pairs),
    gaveUp: count(gaveUp),
    seconds: count(seconds),
  }
  return [
    ...columns([
      [t('soak.law'), t('soak.cases'), t('soak.failures')],
      ...laws.map(({ law, cases, failures }) => [law, count(cases), count(failures.length)]),
    ]),
    '',
    ...broken.flatMap(({ law, failures }) =>
      failures.flatMap((failure) => [
        `${law}: ${failure.seed}: ${failure.text}`,
        ...(failure.paths.length > 0 ? [`  ${failure.paths.join(', ')}`] : []),
        ...(failure.trail.length > 0 ? [`  ${failure.trail.join('; ')}`] : []),
      ]),
    ),
    broken.length === 0
      ? t('soak.kept', summary)
      : t('soak.broken', { game, laws: broken.map(({ law }) => law).join(', ') }),
  ]
}

await run(program)

import { setImmediate as breathe } from 'node:timers/promises'
import type { Consented } from '@menagerie/engine/conformance'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { gameIds } from '../games.ts'
import { columns, count, openProgress, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Examiner, examinerOf } from './rooms.ts'

/* `npm run soak -- consent [game]` */

interface Flags {
  readonly offers: number
  readonly pairs: number
  readonly seed: string
  readonly json?: true
}

interface Tried extends Consented {
  readonly game: string
  readonly seconds: number
}

const DAY_LONG = 10_000_000
/** Offers of one stretch, after which progress is shown. */
const STRETCH = 500

/** One thing after another, as if it had been one. */
const added = (one: Consented, other: Consented): Consented => {
  const refused = new Map(one.offers.refused)
  for (const [code, times] of other.offers.refused) refused.set(code, (refused.get(code) ?? 0) + times)
  return {
    matches: one.matches + other.matches,
    offers: {
      made: one.offers.made + other.offers.made,
      declined: one.offers.declined + other.offers.declined,
      done: one.offers.done + other.offers.done,
      refused,
    },
    pairs: one.pairs + other.pairs,
    compared: one.compared + other.compared,
    failures: [...one.failures, ...other.failures],
  }
}

const tryLong = async (examiner: Examiner, { offers, pairs, seed }: Flags): Promise<Consented> => {
  const progress = openProgress(t('soak.consent.working'), offers)
  const part = Math.ceil((pairs * STRETCH) / offers)
  let all = examiner.consent({ offers: 0, pairs: 0, seed, first: { match: 0, pair: 0 } })
  while (all.offers.made < offers && all.failures.length === 0) {
    const next = examiner.consent({
      offers: Math.min(STRETCH, offers - all.offers.made),
      pairs: Math.min(part, pairs - all.pairs),
      seed,
      first: { match: all.matches, pair: all.pairs },
    })
    all = added(all, next)
    progress.advance(Math.min(offers, all.offers.made))
    await breathe()
    if (next.offers.made === 0) break
  }
  progress.end()
  return all
}

/** Words for why an offer could not be made, by the code of the refusal. */
const REASONS = ['drew', 'revealed', 'actedSince', 'nothingToTakeBack', 'offerAgain'] as const

const cellsOf = ({ game, matches, offers, pairs, compared, failures, seconds }: Tried): readonly string[] => [
  game,
  ...[matches, offers.made, offers.done, offers.declined].map(count),
  ...REASONS.map((code) => count(offers.refused.get(code) ?? 0)),
  ...[pairs, compared, failures.length, seconds].map(count),
]

const report = (all: readonly Tried[], seed: string): readonly string[] => [
  ...columns([
    [
      t('soak.consent.game'),
      t('soak.consent.matches'),
      t('soak.consent.offers'),
      t('soak.consent.done'),
      t('soak.consent.declined'),
      t('soak.consent.drew'),
      t('soak.consent.revealed'),
      t('soak.consent.actedSince'),
      t('soak.consent.notTheirs'),
      t('soak.consent.again'),
      t('soak.consent.pairs'),
      t('soak.consent.compared'),
      t('soak.failures'),
      t('soak.consent.seconds'),
    ],
    ...all.map(cellsOf),
  ]),
  '',
  ...all.flatMap(({ game, failures }) =>
    failures.flatMap((failure) => [`${game}: ${failure.seed}: ${failure.text}`, `  ${failure.trail.join('; ')}`]),
  ),
  t(all.some(({ failures }) => failures.length > 0) ? 'soak.consent.broken' : 'soak.consent.kept', { seed }),
]

const program = new Command('consent')
  .description(t('soak.consent.about'))
  .argument('[games...]', t('soak.consent.gamesArgument'), gameIds())
  .option('--offers <n>', t('soak.consent.offersFlag'), integer(1, DAY_LONG), 10_000)
  .option('--pairs <n>', t('soak.pairsFlag'), integer(0, DAY_LONG), 1000)
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async (games: readonly string[], flags: Flags) => {
    const all: Tried[] = []
    for (const game of games) {
      const begun = performance.now()
      const tried = await tryLong(await examinerOf(game), flags)
      all.push({ ...tried, game, seconds: (performance.now() - begun) / 1000 })
    }
    const told = all.map((one) => ({
      ...one,
      offers: { ...one.offers, refused: Object.fromEntries(one.offers.refused) },
    }))
    if (flags.json) printJson({ seed: flags.seed, games: told })
    else for (const line of report(all, flags.seed)) print(line)
    const isShort = all.some(({ offers }) => offers.made < flags.offers)
    if (isShort || all.some(({ failures }) => failures.length > 0)) process.exitCode = EXIT.failed
  })

await run(program)

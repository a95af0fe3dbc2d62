import type { Learned } from '@menagerie/engine'
import type { Command } from 'commander'
import type { Claim } from '../arena/sprt.ts'
import { integer, readChoices, readJson } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import type { Scores } from '../train/scores.ts'
import type { TrainingResult } from '../train/train.ts'
import type { Tried } from '../train/try.ts'
import { refuseUnwritable, writeWhole } from '../writing.ts'
import { claimIn } from './claim.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly matches: number
  readonly fresh?: number
  readonly seats?: number
  readonly seed: string
  readonly options?: string
  readonly workers: number
  readonly journal?: string
  readonly out?: string
  readonly try?: string
  readonly sprt?: Claim
  readonly json?: true
}

/** Of the matches, the part that is measured on unless said otherwise. */
const FRESH = 0.25

export const addTrain = (program: Command): void => {
  program
    .command('train')
    .description(t('train.about'))
    .argument('<game>', t('argument.game'))
    .option('--matches <n>', t('train.matchesFlag'), integer(1, 10_000_000), 2000)
    .option('--fresh <n>', t('train.freshFlag'), integer(1, 10_000_000))
    .option('--seats <n>', t('train.seatsFlag'), integer(2, 20))
    .option('--seed <text>', t('flag.seed'), '1')
    .option('--options <file>', t('flag.options'))
    .option('--workers <n>', t('train.workersFlag'), integer(1, 64), 2)
    .option('--journal <file>', t('tournament.journalFlag'))
    .option('--out <file>', t('train.outFlag'))
    .option('--try <file>', t('train.tryFlag'))
    .option('--sprt <shares>', t('train.sprtFlag'), claimIn)
    .option('--json', t('flag.json'))
    .addHelpText(
      'after',
      examples(
        'train monster-pack --matches 4000 --fresh 2000 --journal pack.jsonl --out pack.json',
        'train monster-pack --try pack.json --matches 4000 --seed 2',
      ),
    )
    .action(async (id: string, flags: Flags) => {
      const { matches, seats, seed, workers, journal } = flags
      refuseUnwritable(flags.out)
      const table = { seats, seed, workers, journal, choices: readChoices(flags.options) }
      const some = await loadGame(id)
      if (flags.try !== undefined) {
        const learned = readLearned(flags.try)
        const { tryValue } = await import('../train/try.ts')
        const tried = await some((box) =>
          tryValue(box, { ...table, learned, games: matches, claim: flags.sprt ?? null }),
        )
        if (flags.json) printJson(tried)
        else print(triedText(tried))
        return
      }
      const { train } = await import('../train/train.ts')
      const fresh = flags.fresh ?? Math.ceil(FRESH * matches)
      const result = await some((box) => train(box, { ...table, matches, fresh }))
      if (flags.json) printJson(result)
      else for (const line of report(result)) print(line)
      if (flags.out !== undefined) writeWhole(flags.out, `${JSON.stringify(result, null, 2)}\n`)
    })
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isLearned = (value: unknown): value is Learned => {
  if (typeof value !== 'object' || value === null) return false
  const { bias, value: of, parts } = value as Partial<Record<keyof Learned, unknown>>
  return (
    isNumber(bias) &&
    isNumber(of) &&
    typeof parts === 'object' &&
    parts !== null &&
    Object.values(parts).every(isNumber)
  )
}

/** A value as `--out` wrote it, or by itself. */
const readLearned = (path: string): Learned => {
  const found = readJson(path) as { readonly value?: { readonly new?: { readonly is?: unknown } } } | null
  const learned: unknown = found?.value?.new?.is ?? found
  if (!isLearned(learned)) throw wrongUsage(t('train.noValue', { path }))
  return learned
}

const row = (name: string, scores: Scores | null): readonly (readonly string[])[] =>
  scores === null
    ? []
    : [
        [
          name,
          count(scores.count),
          scores.logLoss.toFixed(4),
          scores.brierSkill.toFixed(3),
          scores.calibrationError.toFixed(3),
        ],
      ]

const weightsText = (weights: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(weights, (_, value: unknown) => (isNumber(value) ? Math.round(1000 * value) / 1000 : value))

const report = (result: TrainingResult): readonly string[] => {
  const { game, seats, seed, matches, fresh, value, calibration } = result
  return [
    t('train.header', { game, seats, seed, matches: count(matches), fresh: count(fresh) }),
    '',
    ...columns([
      ['what', 'decisions', 'logLoss', 'brierSkill', 'calibrationError'].map((id) => t(`train.${id}`)),
      ...row(t('train.oldValue'), value.old.scores),
      ...row(t('train.newValue'), value.new.scores),
      ...row(t('train.oldCalibration'), calibration.old.scores),
      ...row(t('train.newCalibration'), calibration.new.scores),
    ]),
    ...(value.new.is === null ? [] : ['', t('train.learned', { weights: weightsText({ ...value.new.is }) })]),
    ...(calibration.new.is ?? []).map((one) => t('train.calibrated', { weights: weightsText({ ...one }) })),
  ]
}

const triedText = ({ game, seats, games, seed, share, low, high, trial }: Tried): string =>
  t(`train.verdict.${trial.verdict}`, {
    ...{ game, seats, seed },
    games: count(games),
    share: percent(share),
    interval: `${percent(low)} - ${percent(high)}`,
    claimed: percent(trial.claim.high),
    even: percent(trial.claim.low),
  })

import { type Calibration, type Learned, oddsIn } from '@menagerie/engine'
import { type Prior, type Rows, likelihood, regress } from './regression.ts'
import type { After, Known } from './sample.ts'

/** Parts of the matches that are left out by turns, to find how strongly weights are to be held. */
const FOLDS = 4
/** In rows' worth of proof for a part that is as wide as it varies. */
const FORCES = [3, 30, 300, 3000] as const
/** A prior that hardly counts. */
const LOOSE = 1e-3

/** Both learn less the logarithm of how many the others are. */
const rowsOf = (
  width: number,
  seats: number,
  all: readonly { readonly of: readonly number[]; readonly won: number }[],
): Rows => ({
  width,
  values: Float64Array.from(all.flatMap(({ of }) => of)),
  won: Float64Array.from(all, ({ won }) => won),
  known: new Float64Array(all.length).fill(-Math.log(seats - 1)),
})

/** Values that say nothing more the nearer they are to a sure end: those of a calibration. */
const CALIBRATED = 0.995
const held = (worth: number): number => Math.min(CALIBRATED, Math.max(-CALIBRATED, worth))

/** How a value becomes a chance: of the odds in it, so many and a bias. */
export const fitCalibration = (known: readonly Known<number>[], seats: number): Omit<Calibration, 'off'> => {
  const rows = rowsOf(
    2,
    seats,
    known.map(({ of, won }) => ({ of: [1, oddsIn(held(of))], won })),
  )
  const [bias, slope] = regress(rows, { at: Float64Array.of(0, 1), force: Float64Array.of(LOOSE, LOOSE) })
  return { bias: bias as number, slope: slope as number, seats }
}

/** What is learned of a value and its parts, and how strongly it was held to the value there was. */
export interface Fit {
  readonly learned: Learned
  readonly force: number
}

export const fitValue = (known: readonly Known<After>[], seats: number): Fit => {
  const names = [...new Set(known.flatMap(({ of }) => Object.keys(of.parts)))].sort()
  const spreads = names.map((name) => spreadOf(known.map(({ of }) => of.parts[name] ?? 0)))
  const all = known.map(({ of, won, match }) => ({
    of: [1, oddsIn(of.value), ...names.map((name, at) => (of.parts[name] ?? 0) / (spreads[at] as number))],
    won,
    match,
  }))
  const width = names.length + 2
  const priorOf = (force: number): Prior => ({
    at: Float64Array.from({ length: width }, (_, at) => (at === 1 ? 1 : 0)),
    force: Float64Array.from({ length: width }, (_, at) => (at < 2 ? LOOSE : force)),
  })
  const lossOf = (force: number): number => {
    let loss = 0
    for (let fold = 0; fold < FOLDS; fold++) {
      const isOut = ({ match }: { readonly match: number }): boolean => match % FOLDS === fold
      const weights = regress(
        rowsOf(
          width,
          seats,
          all.filter((one) => !isOut(one)),
        ),
        priorOf(force),
      )
      loss -= likelihood(rowsOf(width, seats, all.filter(isOut)), weights)
    }
    return loss
  }
  const force =
    [...FORCES].map((one) => ({ one, loss: lossOf(one) })).sort((a, b) => a.loss - b.loss)[0]?.one ?? FORCES[0]
  const [bias, value, ...weights] = regress(rowsOf(width, seats, all), priorOf(force))
  const parts = Object.fromEntries(names.map((name, at) => [name, (weights[at] as number) / (spreads[at] as number)]))
  return { learned: { bias: bias as number, value: value as number, parts }, force }
}

/** How much a part varies; 1 where it does not. */
const spreadOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length
  return variance < 1e-12 ? 1 : Math.sqrt(variance)
}

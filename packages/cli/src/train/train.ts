import { isDeepStrictEqual } from 'node:util'
import { chanceOf } from '@menagerie/bots/training'
import {
  type Box,
  type Calibration,
  type Choices,
  type GameTypes,
  type Learned,
  learnedChance,
  sampledChance,
} from '@menagerie/engine'
import { openJournal } from '../arena/journal.ts'
import { openProgress } from '../output.ts'
import { tableOf } from '../series.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { askAll } from '../threads.ts'
import { fitCalibration, fitValue } from './fit.ts'
import type { Wanted } from './match.ts'
import { type Players, openPlayers } from './players.ts'
import { type Trained, aftersOf, worthsOf } from './sample.ts'
import { type Scores, scoresOf } from './scores.ts'

export interface Training {
  readonly matches: number
  /** The last of them, which nothing is fitted to. */
  readonly fresh: number
  readonly seats: number | undefined
  readonly seed: string
  readonly choices: Choices
  readonly workers: number
  readonly journal: string | undefined
}

type Fitted = Omit<Calibration, 'off'>

/** What is there, and what was fitted; null: nothing. */
interface Compared<Kind> {
  readonly old: { readonly is: Kind | null; readonly scores: Scores | null }
  readonly new: { readonly is: Kind | null; readonly scores: Scores | null }
}

export interface TrainingResult {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly seed: string
  readonly choices: Choices
  readonly matches: number
  readonly fresh: number
  /** Of the value right after one's own commit, as a chance. */
  readonly value: Compared<Learned> & { readonly force: number | null }
  /** Of what the best commit is thought to be worth, as a chance: one fit for all seats, or one for each where the game tells them apart. */
  readonly calibration: Compared<readonly Fitted[]>
}

/** Decisions that are kept of a match: they are near each other, and more of them say little more. */
const KEPT = 6
/** Fewer decisions teach nothing. */
const ENOUGH = 20
/** The value there is, read as a chance. */
const UNTAUGHT: Learned = { bias: 0, value: 1, parts: {} }

/** Plays matches between bots that look one step ahead, fits to the first of them and measures on the last. */
export const train = async <T extends GameTypes>(box: Box<T>, wanted: Training): Promise<TrainingResult> => {
  const { seed, choices, matches, fresh } = wanted
  if (fresh > matches) throw wrongUsage(t('train.tooFresh', { matches, fresh }))
  const { seats, options } = tableOf(box, wanted)
  const { id: game, version } = box.game
  const journal = openJournal<Trained>(wanted.journal, { format: 1, trains: true, game, version, seats, seed, choices })
  const questions = Array.from({ length: matches }, (_, deal): Wanted => ({
    ...{ game, choices, seats, seed, deal },
    kept: KEPT,
    tried: null,
  }))
  const players = openPlayers(wanted.workers)
  let played: readonly Trained[]
  try {
    played = await playOrRead(players, questions, journal)
  } finally {
    await players.close()
  }
  const [fitted, out] = [played.slice(0, matches - fresh), played.slice(matches - fresh)]
  const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(options, sampledChance(seed)))
  const start = box.game.setup(options, loadouts, sampledChance(seed), null)
  const present = Array.from({ length: seats }, (_, seat) => box.bot.calibration?.(box.game.view(start, seat)) ?? null)
  return {
    ...{ game, version, seats, seed, choices, matches, fresh },
    value: valuesOf(fitted, out, seats),
    calibration: calibrationsOf(fitted, out, seats, present),
  }
}

const playOrRead = async (
  players: Players,
  questions: readonly Wanted[],
  journal: ReturnType<typeof openJournal<Trained>>,
): Promise<readonly Trained[]> => {
  const progress = openProgress(t('train.working'), questions.length)
  try {
    return await askAll(players, questions, {
      known: ({ deal }) => journal.resultOf(String(deal)),
      keep: ({ deal }, result) => journal.add(String(deal), result),
      advance: progress.advance,
    })
  } finally {
    progress.end()
  }
}

const valuesOf = (fitted: readonly Trained[], out: readonly Trained[], seats: number): TrainingResult['value'] => {
  const places = aftersOf(fitted)
  const fit = places.length < ENOUGH ? null : fitValue(places, seats)
  const scores = (learned: Learned): Scores =>
    scoresOf(
      aftersOf(out, 1).map(({ of, won }) => ({ won, chance: learnedChance(learned, of.value, of.parts, seats) })),
    )
  return {
    old: { is: UNTAUGHT, scores: scores(UNTAUGHT) },
    new: fit === null ? { is: null, scores: null } : { is: fit.learned, scores: scores(fit.learned) },
    force: fit?.force ?? null,
  }
}

/** `present`: what the game tells each seat by. */
export const calibrationsOf = (
  fitted: readonly Trained[],
  out: readonly Trained[],
  seats: number,
  present: readonly (Calibration | null)[],
): TrainingResult['calibration'] => {
  const isOne = present.every((one) => isDeepStrictEqual(one, present[0]))
  const told = <C extends Fitted>(all: readonly (C | null)[]) => {
    if (!isAll(all)) return { is: null, scores: null }
    const scores = worthsOf(out, 1).map(({ of, won, seat }) => {
      const one = all[isOne ? 0 : seat] as C
      return { won, chance: chanceOf({ ...one, off: 0 }, of) }
    })
    return { is: all, scores: scoresOf(scores) }
  }
  const worths = worthsOf(fitted)
  const groups = isOne ? [worths] : present.map((_, seat) => worths.filter((one) => one.seat === seat))
  return {
    old: told(isOne ? present.slice(0, 1) : present),
    new: told(groups.map((one) => (one.length < ENOUGH ? null : fitCalibration(one, seats)))),
  }
}

const isAll = <X>(all: readonly (X | null)[]): all is readonly X[] => all.every((one) => one !== null)

import type { Budget } from '@menagerie/bots'
import type { Box, Choices, GameTypes } from '@menagerie/engine'
import { type Share, wilson } from '@menagerie/engine/conformance'
import { checksum } from '../checksum.ts'
import { completeOptions, seatCount } from '../flags.ts'
import { openProgress } from '../output.ts'
import { sayer } from '../say.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { type BoutResult, type Ring, playBout } from './bout.ts'
import type { Contestant } from './contestants.ts'
import { type Bout, boutsOf, pairsOf } from './pairing.ts'
import { openBots } from './pool.ts'

export interface Tournament {
  readonly bots: readonly Contestant[]
  readonly games: number
  readonly seats: number | undefined
  readonly seed: string
  readonly budget: Budget
  readonly choices: Choices
  readonly workers: number
}

/** How one bot did against another. */
export interface Standing extends Share {
  readonly bot: Contestant
  readonly against: Contestant
  readonly games: number
  /** A first place shared by n counts 1/n. */
  readonly won: number
  /** Milliseconds of thought a commit. */
  readonly thought: { readonly mean: number; readonly most: number }
}

export interface TournamentResult {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly budget: Budget
  readonly standings: readonly Standing[]
  /** Of all notations and outcomes; repeatable with an iteration budget. */
  readonly checksum: string
}

export const tournament = async <T extends GameTypes>(box: Box<T>, wanted: Tournament): Promise<TournamentResult> => {
  const { seed, budget, choices, games } = wanted
  const different = [...new Set(wanted.bots)]
  if (different.length < 2) throw wrongUsage(t('tournament.twoBots'))
  const seats = seatCount(box, wanted.seats)
  const options = completeOptions(box, sayer(box.text.catalogues, []).say, choices, seats)
  const bots = openBots(wanted.workers)
  const ring: Ring<T> = { box, options, choices, seed, budget, bots }
  const bouts = pairsOf(different).flatMap(([one, other]) => boutsOf(one, other, seats, games))
  try {
    const results = await playAll(ring, bouts, wanted.workers)
    const sum = checksum()
    for (const { text } of results) sum.add(text)
    const standings = pairsOf(different).map(([one, other]) => standingOf(one, other, results))
    return { game: box.game.id, seats, seed, budget, standings, checksum: sum.read() }
  } finally {
    await bots.close()
  }
}

/** As many matches at once as there are threads; the results in the order of the bouts. */
const playAll = async <T extends GameTypes>(
  ring: Ring<T>,
  bouts: readonly Bout[],
  atOnce: number,
): Promise<readonly BoutResult[]> => {
  const progress = openProgress(t('tournament.working'), bouts.length)
  const results: BoutResult[] = []
  let next = 0
  let done = 0
  const playOn = async (): Promise<void> => {
    for (;;) {
      const at = next++
      const bout = bouts[at]
      if (bout === undefined) return
      results[at] = await playBout(ring, bout)
      progress.advance(++done)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, playOn))
  } finally {
    progress.end()
  }
  return results
}

const standingOf = (one: Contestant, other: Contestant, results: readonly BoutResult[]): Standing => {
  const own = results.filter(({ bout }) => bout.one === one && bout.other === other)
  let won = 0
  for (const { bout, outcome } of own) {
    const winners = outcome.places.filter((place) => place === 1).length
    if (outcome.places[bout.seat] === 1) won += 1 / winners
  }
  const times = own.flatMap(({ bout, thought }) => thought[bout.seat] ?? [])
  const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length)
  const most = times.reduce((longest, ms) => Math.max(longest, ms), 0)
  return { bot: one, against: other, games: own.length, won, ...wilson(won, own.length), thought: { mean, most } }
}

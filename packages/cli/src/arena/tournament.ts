import type { Budget } from '@menagerie/bots'
import type { Box, Choices, GameTypes } from '@menagerie/engine'
import type { Share } from '@menagerie/engine/conformance'
import { checksum } from '../checksum.ts'
import { openProgress } from '../output.ts'
import { type Series, tableOf } from '../series.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { askAll } from '../threads.ts'
import { type BoutResult, type Ring, playBout } from './bout.ts'
import { type Deal, dealsOf, shareOf } from './deals.ts'
import type { Entrant } from './entrants.ts'
import { type Journal, openJournal } from './journal.ts'
import { type Bout, type Pair, boutKey, boutsOf, pairsOf } from './pairing.ts'
import { openBots } from './pool.ts'
import { type Claim, type Trial, tryClaim } from './sprt.ts'
import { type Strength, strengthsOf } from './strengths.ts'

/** `games` are those of each two. */
export interface Tournament extends Series {
  readonly bots: readonly Entrant[]
  readonly budget: Budget
  /** Ends as soon as one of two shares is believed; for two alone. */
  readonly claim: Claim | null
}

const MOST_LOOKS = 200

/** How one did against another. */
export interface Standing extends Share {
  readonly bot: string
  readonly against: string
  readonly games: number
  /** A first place shared by n counts 1/n. */
  readonly won: number
  /** Indexed by seat. */
  readonly bySeat: readonly Share[]
  /** The share as it came about, after up to 200 numbers of deals. */
  readonly running: readonly (Share & { readonly deals: number })[]
  /** Milliseconds of thought a commit. */
  readonly thought: { readonly mean: number; readonly most: number }
}

export interface TournamentResult {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly budget: Budget
  readonly choices: Choices
  readonly standings: readonly Standing[]
  readonly strengths: readonly Strength[]
  readonly trial: Trial | null
  /** Of all notations and outcomes; repeatable with an iteration budget. */
  readonly checksum: string
}

export const tournament = async <T extends GameTypes>(box: Box<T>, wanted: Tournament): Promise<TournamentResult> => {
  const { seed, budget, choices, games, claim, workers } = wanted
  const pairs = pairsOf(wanted.bots)
  if (pairs.length === 0) throw wrongUsage(t('tournament.twoBots'))
  if (claim !== null && pairs.length > 1) throw wrongUsage(t('tournament.twoForClaim'))
  const { seats, options } = tableOf(box, wanted)
  const { id: game, version } = box.game
  const journal = openJournal<BoutResult>(wanted.journal, { format: 1, game, version, seats, seed, budget, choices })
  const bots = openBots(workers)
  try {
    const ring: Ring<T> = { box, options, choices, seed, budget, bots }
    const played: Played[] = []
    for (const pair of pairs) {
      const bouts = boutsOf(pair, seats, games)
      played.push({ pair, ...(await playAll(ring, bouts, { seats, claim, workers, journal })) })
    }
    const sum = checksum()
    for (const { results } of played) for (const { digest } of results) sum.add(digest)
    const [first] = played as [Played]
    return {
      ...{ game, seats, seed, budget, choices },
      standings: played.map((one) => standingOf(one, seats)),
      strengths: strengthsOf(
        wanted.bots.map(({ name }) => name),
        played.map(({ pair: [one, other], deals }) => ({ one: one.name, other: other.name, deals })),
        seed,
      ),
      trial: claim === null ? null : tryClaim(first.deals, claim),
      checksum: sum.read(),
    }
  } finally {
    await bots.close()
  }
}

interface Played {
  readonly pair: Pair
  /** In the order of the bouts. */
  readonly results: readonly BoutResult[]
  readonly deals: readonly Deal[]
}

interface Manner {
  readonly seats: number
  readonly claim: Claim | null
  readonly workers: number
  readonly journal: Journal<BoutResult>
}

/** Until all are played or the claim is decided. */
const playAll = async <T extends GameTypes>(
  ring: Ring<T>,
  bouts: readonly Bout[],
  { seats, claim, workers, journal }: Manner,
): Promise<Omit<Played, 'pair'>> => {
  const progress = openProgress(t('tournament.working'), bouts.length)
  const tried = (results: readonly BoutResult[]): Trial | null =>
    claim === null ? null : tryClaim(dealsOf(results, seats), claim)
  const isDecided = (trial: Trial | null): trial is Trial => trial !== null && trial.verdict !== 'open'
  try {
    const results = await askAll({ threads: workers, ask: (bout: Bout) => playBout(ring, bout) }, bouts, {
      known: (bout) => journal.resultOf(boutKey(bout)),
      keep: (bout, result) => journal.add(boutKey(bout), result),
      advance: progress.advance,
      isOver: (sofar) => isDecided(tried(sofar)),
    })
    const trial = tried(results)
    const whole = isDecided(trial) ? results.slice(0, trial.path.length * seats) : results
    return { results: whole, deals: dealsOf(whole, seats) }
  } finally {
    progress.end()
  }
}

/** Numbers of deals to look at, the last one among them. */
const momentsOf = (deals: number): readonly number[] => {
  const looks = Math.min(deals, MOST_LOOKS)
  return Array.from({ length: looks }, (_, at) => Math.round(((at + 1) * deals) / looks))
}

const standingOf = ({ pair: [one, other], results, deals }: Played, seats: number): Standing => {
  const thoughts = results.flatMap(({ thought }, at) => thought[at % seats] ?? [])
  const commits = thoughts.reduce((sum, thought) => sum + thought.commits, 0)
  const scores = deals.flat()
  return {
    bot: one.name,
    against: other.name,
    games: scores.length,
    won: scores.reduce((sum, score) => sum + score, 0),
    ...shareOf(deals),
    bySeat: Array.from({ length: seats }, (_, seat) => shareOf(deals.map((deal) => [deal[seat] as number]))),
    running: momentsOf(deals.length).map((count) => ({ deals: count, ...shareOf(deals.slice(0, count)) })),
    thought: {
      mean: thoughts.reduce((sum, thought) => sum + thought.sum, 0) / Math.max(1, commits),
      most: thoughts.reduce((most, thought) => Math.max(most, thought.most), 0),
    },
  }
}

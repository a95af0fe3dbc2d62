import { sampledChance } from '@menagerie/engine'
import { type Deal, drawAnew, meanOf } from './deals.ts'

/** Strength in points: 400 more win ten times as often. The mean of all is 0. */
export interface Strength {
  readonly name: string
  readonly points: number
  /** 95 % interval. */
  readonly low: number
  readonly high: number
}

/** What was won by `one` against `other` in all other seats. */
export interface Meeting {
  readonly one: string
  readonly other: string
  readonly deals: readonly Deal[]
}

/** Matches, and what `one` won of them. */
interface Score {
  readonly one: number
  readonly other: number
  readonly games: number
  readonly won: number
  readonly seats: number
}

const ROUNDS = 2000
const EXACT = 1e-9
const RESAMPLED = 400
/** A match that everybody shares is added to each meeting: who never lost would be stronger than any number. */
const PRIOR = 1

/**
 * The model of Bradley and Terry (1952), for more than two seats that of Luce: each wins in proportion to its strength.
 * Fitted by minorisation (Hunter 2004); intervals are those of deals drawn anew, whole ones, for their matches have the same
 * cards.
 */
export const strengthsOf = (
  names: readonly string[],
  meetings: readonly Meeting[],
  seed: string,
): readonly Strength[] => {
  const fit = (drawn: (deals: readonly Deal[]) => readonly Deal[]): readonly number[] =>
    pointsOf(
      names.length,
      meetings.map(({ one, other, deals }) => scoreOf(names.indexOf(one), names.indexOf(other), deals, drawn(deals))),
    )
  const points = fit((deals) => deals)
  const chance = sampledChance(`${seed}/strengths`)
  const again = Array.from({ length: RESAMPLED }, () => fit((deals) => drawAnew(deals, chance)))
  return names.map((name, at) => {
    const all = again.map((some) => some[at] as number).sort((a, b) => a - b)
    const from = (share: number): number => all[Math.round(share * (RESAMPLED - 1))] as number
    return { name, points: points[at] as number, low: from(0.025), high: from(0.975) }
  })
}

const scoreOf = (one: number, other: number, deals: readonly Deal[], drawn: readonly Deal[]): Score => {
  const seats = deals[0]?.length ?? 2
  const scores = drawn.flat()
  return {
    one,
    other,
    seats,
    games: scores.length + PRIOR,
    won: meanOf(scores) * scores.length + PRIOR / seats,
  }
}

const pointsOf = (count: number, scores: readonly Score[]): readonly number[] => {
  let strengths: readonly number[] = Array.from({ length: count }, () => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = improved(strengths, scores)
    const step = Math.max(...next.map((one, at) => Math.abs(Math.log(one / (strengths[at] as number)))))
    strengths = next
    if (step < EXACT) break
  }
  const logs = strengths.map(Math.log10)
  const middle = meanOf(logs)
  return logs.map((log) => 400 * (log - middle))
}

const improved = (strengths: readonly number[], scores: readonly Score[]): readonly number[] => {
  const wins = strengths.map(() => 0)
  const weights = strengths.map(() => 0)
  const add = (to: number[], at: number, what: number): void => {
    to[at] = (to[at] as number) + what
  }
  for (const { one, other, games, won, seats } of scores) {
    const all = (strengths[one] as number) + (seats - 1) * (strengths[other] as number)
    add(wins, one, won)
    add(wins, other, games - won)
    add(weights, one, games / all)
    add(weights, other, ((seats - 1) * games) / all)
  }
  return wins.map((won, at) => ((weights[at] as number) === 0 ? 1 : won / (weights[at] as number)))
}

import type { Chance } from '@menagerie/engine'
import { type Share, wilson } from '@menagerie/engine/conformance'
import type { BoutResult } from './bout.ts'

/** What `one` won in each match of a deal, indexed by seat: 1, or 1/n where n share the first place, or 0. */
export type Deal = readonly number[]

/** What a seat won. */
export const scoreOf = ({ places }: Pick<BoutResult, 'places'>, seat: number): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0

/** Whole deals from the first on, of matches one deal after the other, `one` in each seat in turn. */
export const dealsOf = (matches: readonly Pick<BoutResult, 'places'>[], seats: number): readonly Deal[] =>
  Array.from({ length: Math.floor(matches.length / seats) }, (_, deal) =>
    Array.from({ length: seats }, (__, seat) =>
      scoreOf(matches[deal * seats + seat] as Pick<BoutResult, 'places'>, seat),
    ),
  )

/** Whole deals drawn anew from those there are, for what is uncertain: their matches have the same cards. */
export const drawAnew = <X>(deals: readonly X[], chance: Chance): readonly X[] =>
  deals.map(() => deals[chance.pick(deals.length)] as X)

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length

/** Below, deals say too little about how much they differ. */
const ENOUGH = 20

/**
 * The share won, with a 95 % interval. Matches of a deal have the same cards and are no independent trials: Wilson's
 * interval is taken for as many independent ones as would leave it as uncertain as the deals do among themselves.
 */
export const shareOf = (deals: readonly Deal[]): Share => {
  const games = deals.reduce((sum, deal) => sum + deal.length, 0)
  const share = meanOf(deals.flat())
  const means = deals.map(meanOf)
  const between = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0) / Math.max(1, deals.length - 1)
  const alone = share * (1 - share)
  const trials = deals.length < ENOUGH || between === 0 || alone === 0 ? games : (alone * deals.length) / between
  return wilson(share * trials, trials)
}

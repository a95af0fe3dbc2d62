import { sampledChance } from '@menagerie/engine'
import { type Deal, drawAnew, meanOf } from '../arena/deals.ts'

/** What part of what there is to gain is gained; 1 is all of it. */
export interface Gain {
  readonly part: number
  /** 95 % interval, of deals drawn anew; infinite where who sees all may well win no more than greedy. */
  readonly low: number
  readonly high: number
}

const RESAMPLED = 2000

/**
 * What who is honest wins beyond the even share, in parts of what who sees all wins beyond it on the same deals. Null where
 * who sees all wins no more than that.
 */
export const gainOf = (honest: readonly Deal[], seer: readonly Deal[], seats: number, seed: string): Gain | null => {
  const both: readonly (readonly [own: Deal, sees: Deal])[] = honest.map((deal, at) => [deal, seer[at] as Deal])
  const beyond = (deals: readonly Deal[]): number => meanOf(deals.flat()) - 1 / seats
  const partOf = (deals: typeof both): number => {
    const most = beyond(deals.map(([, sees]) => sees))
    return most <= 0 ? Infinity : beyond(deals.map(([own]) => own)) / most
  }
  const part = partOf(both)
  if (both.length === 0 || part === Infinity) return null
  const chance = sampledChance(`${seed}/gain`)
  const again = Array.from({ length: RESAMPLED }, () => partOf(drawAnew(both, chance))).sort((a, b) => a - b)
  const from = (share: number): number => again[Math.round(share * (RESAMPLED - 1))] as number
  return { part, low: from(0.025), high: from(0.975) }
}

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
  const both = honest.map((deal, at) => [deal, seer[at] as Deal] as const)
  const partOf = (deals: typeof both): number => {
    const [gained, most] = ([0, 1] as const).map((who) => meanOf(deals.flatMap((deal) => deal[who])) - 1 / seats) as [
      number,
      number,
    ]
    return most <= 0 ? Infinity : gained / most
  }
  const part = partOf(both)
  if (both.length === 0 || part === Infinity) return null
  const chance = sampledChance(`${seed}/gain`)
  const again = Array.from({ length: RESAMPLED }, () => partOf([...drawAnew(both, chance)])).sort((a, b) => a - b)
  const from = (share: number): number => again[Math.round(share * (RESAMPLED - 1))] as number
  return { part, low: from(0.025), high: from(0.975) }
}

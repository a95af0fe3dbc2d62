/** Shares of 1. */
export interface Odds {
  readonly win: number
  readonly tie: number
  readonly lose: number
}

/** Chances of a counter against two dice (DT-5.2). */
export const oddsAgainstDragon = (value: number): Odds => {
  const ways = (sum: number): number => (sum < 2 || sum > 12 ? 0 : 6 - Math.abs(sum - 7))
  let win = 0
  for (let sum = 2; sum < value && sum <= 12; sum++) win += ways(sum)
  const tie = ways(value)
  return { win: win / 36, tie: tie / 36, lose: (36 - win - tie) / 36 }
}

/** Counters among these that a counter beats (DT-4.3). */
export const weakerOf = (values: readonly number[], value: number): number => values.filter((one) => one < value).length

/** Chances of a counter against a rival's, which may be any of those nobody has seen; null where none is left. */
export const oddsAgainstRival = (rest: readonly number[], value: number): Odds | null => {
  const all = rest.length
  if (all === 0) return null
  const [weaker, equal] = [weakerOf(rest, value), rest.filter((one) => one === value).length]
  return { win: weaker / all, tie: equal / all, lose: (all - weaker - equal) / all }
}

import type { Budget, Now } from './request.ts'

/** True while there is time for one more iteration. Ask once before each. */
export type More = () => boolean

/** Share of the time that is kept back for what comes after the last iteration, and for a busy machine. */
const RESERVE = 0.04

/** The longest iteration so far is forgotten by this factor an iteration, so that one pause does not end the search. */
const FORGET = 0.98

/** Of the time, what the first look at a question may take before what it found is examined. */
const FIRST_LOOK = 0.5

/** Whether the first look has to end; never where iterations are counted. */
export const lateOf = (budget: Budget, now: Now): (() => boolean) => {
  if ('iterations' in budget) return () => false
  const end = now() + budget.ms * FIRST_LOOK
  return () => now() > end
}

/**
 * With milliseconds, stops early enough that an iteration as long as the longest recent one still ends in time; the first
 * one always runs.
 */
export const moreOf = (budget: Budget, now: Now): More => {
  if ('iterations' in budget) {
    let left = Math.max(1, budget.iterations)
    return () => left-- > 0
  }
  let last = now()
  const end = last + budget.ms * (1 - RESERVE)
  let longest = 0
  let begun = false
  return () => {
    const time = now()
    longest = begun ? Math.max(longest * FORGET, time - last) : 0
    last = time
    const more = !begun || time + longest < end
    begun = true
    return more
  }
}

/** So many iterations, and fewer only where milliseconds are too few for them. */
export const moreWithin = (iterations: number, budget: Budget, now: Now): More => {
  const counted = moreOf({ iterations }, now)
  const timed = 'iterations' in budget ? counted : moreOf(budget, now)
  return timed === counted ? counted : () => counted() && timed()
}

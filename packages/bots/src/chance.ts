import type { Calibration, GameTypes } from '@menagerie/engine'
import { type Tried, mean } from './greedy.ts'

/** A chance to win, 0 to 1, and how far it may be off: by what the seat cannot see, and as chances of the game are. */
export interface Chances {
  readonly at: number
  readonly low: number
  readonly high: number
}

/** Values nearer to a sure end say no more. */
const SURE = 0.995
/** Standard errors of a 95 % interval. */
const ERRORS = 1.96

/** The chance to win of who is worth so much, an expected payoff from -1 to 1. */
export const chanceOf = ({ bias, slope, seats }: Calibration, worth: number): number => {
  const held = Math.min(SURE, Math.max(-SURE, worth))
  const odds = bias + slope * Math.log((1 + held) / (1 - held)) - Math.log(seats - 1)
  return 1 / (1 + Math.exp(-odds))
}

/** Of a commit that was tried on imagined states. */
export const chancesOf = <T extends GameTypes>(calibration: Calibration, tried: Tried<T>): Chances => {
  const worth = mean(tried)
  const spread = Math.max(0, tried.squares / Math.max(1, tried.samples) - worth * worth)
  const error = ERRORS * Math.sqrt(spread / Math.max(1, tried.samples - 1))
  return {
    at: chanceOf(calibration, worth),
    low: Math.max(0, chanceOf(calibration, worth - error) - calibration.off),
    high: Math.min(1, chanceOf(calibration, worth + error) + calibration.off),
  }
}

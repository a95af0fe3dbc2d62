import type { Action } from './actions.ts'

/** Every reason with the rule it stands on. */
const REASONS = {
  notYourTurn: 'MP-05',
  over: 'MP-47',
  notNow: 'MP-05',
  noSuchSpot: 'MP-16',
  nobodyWaits: 'MP-10',
  stillCounting: 'MP-10',
  notAdjacent: 'MP-10',
  spotHeld: 'MP-12',
  notTheBoosted: 'MP-28',
  waitsForCountdown: 'MP-28',
  enterFirst: 'MP-10',
  notInHand: 'MP-16',
  waitingSpotHeld: 'MP-16',
  summonDue: 'MP-18',
  summonedAlready: 'MP-20',
  nobodyToBoost: 'MP-30',
  boostedBefore: 'MP-25',
  nothingToLower: 'MP-27',
  discardNotInHand: 'MP-22',
  wrongColour: 'MP-22',
  whiteNeedsWhite: 'MP-23',
  firstTurnBoost: 'MP-26',
  boostUsed: 'MP-21',
} as const

export type Reason = keyof typeof REASONS

/** A spot that is not there is missed by what was to be done with it. */
export const ruleOf = (reason: Reason, action: Action): string => {
  if (reason !== 'noSuchSpot') return REASONS[reason]
  return action.kind === 'moveUp' ? 'MP-10' : action.kind === 'boost' ? 'MP-21' : REASONS[reason]
}

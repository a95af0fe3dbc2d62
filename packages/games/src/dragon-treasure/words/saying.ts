import type { Message } from '@menagerie/engine'
import { type Citation, type SayingRoom, numbersOf } from '@menagerie/engine/conformance'
import { OFF } from '../choices/actions.ts'
import type { Types } from '../rules/types.ts'
import { hearing, untold } from './listening.ts'

/* For tests. Not part of the game's door. */

/** Every line of the log with its rule, chapter by chapter of the rulebook. Armies meet, and turns begin, out of any phase. */
const citations: readonly Citation<Types>[] = [
  { kind: 'started', phases: ['setup'], cites: 'DT-1.4' },
  { kind: 'drew', phases: ['setup'], when: ({ first }) => first, cites: 'DT-1.3' },
  { kind: 'drew', phases: ['roll', 'six'], when: ({ first }) => !first, cites: 'DT-2.2' },
  { kind: 'turnBegan', when: ({ round }, { roundLimit }) => round !== roundLimit, cites: 'DT-2.4' },
  { kind: 'turnBegan', when: ({ round }, { roundLimit }) => round === roundLimit, cites: 'DT-7.2' },
  { kind: 'rolled', phases: ['roll'], cites: 'DT-2.1' },
  { kind: 'nothing', phases: ['roll'], when: ({ die }) => die === 1, cites: 'DT-6.1' },
  { kind: 'nothing', phases: ['roll'], when: ({ die }) => die === 6, cites: 'DT-2.2' },
  { kind: 'frenzy', phases: ['roll'], cites: 'DT-6.2' },
  { kind: 'returned', phases: ['roll', 'six'], cites: 'DT-2.3' },
  { kind: 'stepped', phases: ['points'], when: ({ via, carry }) => via.length === 0 && !carry, cites: 'DT-3.1' },
  { kind: 'stepped', phases: ['points'], when: ({ via, carry }) => via.length === 0 && carry, cites: 'DT-3.12' },
  { kind: 'stepped', phases: ['points'], when: ({ via }, { passOwn }) => via.length > 0 && passOwn, cites: 'DT-3.5' },
  { kind: 'examined', phases: ['points'], cites: 'DT-3.10' },
  { kind: 'endedMovement', phases: ['points'], when: ({ points }) => points > 0, cites: 'DT-3.2' },
  { kind: 'endedMovement', phases: ['points'], when: ({ points }) => points === 0, cites: 'DT-3.10' },
  { kind: 'met', cites: 'DT-4.1' },
  { kind: 'chose', phases: ['duel'], cites: 'DT-4.2' },
  { kind: 'showed', phases: ['duel'], cites: 'DT-4.2' },
  { kind: 'won', phases: ['duel'], when: ({ exhausted }) => !exhausted, cites: 'DT-4.3' },
  { kind: 'won', when: ({ exhausted, distance }) => exhausted && distance === 1, cites: 'DT-4.5' },
  { kind: 'wentBack', phases: ['duel'], when: ({ dragon }) => !dragon, cites: 'DT-4.6' },
  { kind: 'threw', phases: ['spoils'], cites: 'DT-4.7' },
  { kind: 'tookOff', cites: 'DT-4.9' },
  { kind: 'stole', phases: ['spoils'], cites: 'DT-4.12' },
  { kind: 'marched', phases: ['march'], cites: 'DT-4.12' },
  { kind: 'halted', phases: ['march'], cites: 'DT-4.12' },
  { kind: 'metDragon', cites: 'DT-5.1' },
  { kind: 'foughtDragon', cites: 'DT-5.2' },
  { kind: 'beatDragon', phases: ['dragonDuel'], cites: 'DT-5.4' },
  { kind: 'eaten', cites: 'DT-5.5' },
  { kind: 'wentBack', phases: ['dragonDuel'], when: ({ dragon }) => dragon, cites: 'DT-5.6' },
  { kind: 'movedDragon', phases: ['dragonPush'], when: ({ frenzy, put }) => !frenzy && !put, cites: 'DT-5.4' },
  { kind: 'movedDragon', phases: ['dragonPush'], when: ({ put }) => put, cites: 'DT-4.17' },
  { kind: 'movedDragon', phases: ['frenzy'], when: ({ frenzy, put }) => frenzy && !put, cites: 'DT-6.2' },
  { kind: 'resigned', cites: 'DT-7.2' },
  { kind: 'ended', when: ({ outcome }) => outcome.reason === 'treasures', cites: 'DT-7.1' },
  { kind: 'ended', when: ({ outcome }) => outcome.reason !== 'treasures', cites: 'DT-7.2' },
]

const refusals: SayingRoom<Types>['refusals'] = {
  notYourTurn: ['DT-2.4'],
  resigned: ['DT-7.2'],
  over: ['DT-7.1', 'DT-7.2'],
  notNow: ['DT-4.18'],
  rollFirst: ['DT-2.1'],
  movementNow: ['DT-2.1'],
  // Between armies, or with the Dragon.
  fightFirst: ['DT-4.1', 'DT-5.1'],
  spoilsFirst: ['DT-4.7'],
  marchFirst: ['DT-4.12'],
  pushFirst: ['DT-5.4'],
  frenzyFirst: ['DT-6.2'],
  chosenAlready: ['DT-4.2'],
  returnOrDraw: ['DT-2.2'],
  tooFewPoints: ['DT-3.1'],
  noArmyThere: ['DT-3.4'],
  notYourArmy: ['DT-3.4'],
  armyStopped: ['DT-3.6'],
  // A step, or a march.
  notAdjacent: ['DT-3.1', 'DT-4.12'],
  ownArmyThere: ['DT-3.5'],
  noPassing: ['DT-3.5'],
  noSuchPass: ['DT-3.5'],
  noLadenPass: ['DT-3.13'],
  noTreasureThere: ['DT-3.12'],
  treasureThere: ['DT-3.13'],
  castleKeepsTreasure: ['DT-3.15'],
  nothingToExamine: ['DT-3.10'],
  notInHand: ['DT-4.2', 'DT-5.2'],
  closedSpace: ['DT-4.17'],
  thrownOntoOwn: ['DT-4.8'],
  bareFight: ['DT-4.15'],
  throwTooFar: ['DT-4.8'],
  quietThrows: ['DT-4.8'],
  mustBeThrown: ['DT-4.9'],
  noSteal: ['DT-4.12'],
  noTreasureToSteal: ['DT-4.12'],
  dropped: ['DT-4.12'],
  mustMarchOn: ['DT-4.12'],
  pushTooFar: ['DT-5.4'],
  pushTooNear: ['DT-5.4'],
  pushShutIn: ['DT-4.17'],
  quietPushes: ['DT-5.4'],
  frenzyTooFar: ['DT-6.2'],
}

const outcomes: SayingRoom<Types>['outcomes'] = {
  treasures: 'DT-7.1',
  rounds: 'DT-7.2',
  roundsDrawn: 'DT-7.2',
  resigned: 'DT-7.2',
  agreed: { none: 'the players agree at the table; the rulebook knows no draw by agreement' },
  abandoned: { none: 'somebody stayed away, which no rule is about' },
}

const kindOf: SayingRoom<Types>['asks']['kindOf'] = (action) => {
  if (action.kind === 'throw') return action.to === OFF ? 'sendOff' : 'throw'
  if (action.kind === 'march') return action.carry ? 'marchWithTreasure' : 'marchWithout'
  return action.kind
}

/** What each question offers, in both languages. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  roll: ['roll'],
  six: ['draw', 'returnArmy'],
  points: ['step', 'endMovement'],
  pointsExamine: ['examine', 'step', 'endMovement'],
  stuck: ['endMovement'],
  stuckExamine: ['examine', 'endMovement'],
  examine: ['examine', 'endMovement'],
  frenzy: ['moveDragon'],
  duel: ['playCounter'],
  dragonDuel: ['playCounter'],
  throw: ['throw'],
  throwOff: ['sendOff'],
  spoils: ['throw', 'steal'],
  spoilsExact: ['throw', 'steal'],
  spoilsOff: ['sendOff', 'steal'],
  spoilsOffExact: ['sendOff', 'steal'],
  march: ['marchWithout', 'halt'],
  marchExact: ['marchWithout'],
  marchCarry: ['marchWithTreasure', 'marchWithout', 'halt'],
  marchCarryExact: ['marchWithTreasure', 'marchWithout'],
  halt: ['halt'],
  dragonShutIn: ['moveDragon'],
  dragonPush: ['moveDragon'],
  dragonPushExact: ['moveDragon'],
  settle: ['proceed'],
}

const names = ({ id }: Message): readonly string[] => ASKED[id.replace(/^prompt\./, '')] ?? []

const listener: SayingRoom<Types>['listener'] = (options, seats) => {
  const { hear, seen } = hearing(options, seats)
  return { hear, counts: () => numbersOf(seen()) }
}

/** Written from the rulebook and its numbered rules, never from the texts, which it tests. */
export const saying: SayingRoom<Types> = { citations, refusals, outcomes, asks: { kindOf, names }, listener, untold }

import type { Seat } from '@menagerie/engine'
import { canEnter, isBoostless } from '../choices/why-not.ts'
import { EMPTY, type Phase, type Side, type State, cardOf, sideOf } from '../rules/state.ts'
import { PHASE_NAMES, type PhaseName } from './schema.ts'

// What follows from the moment at which a position stands: what has been done in this turn and in earlier ones.

export type Running = Exclude<Phase, { readonly kind: 'over' }>
/** Positions never stand at the end. */
export const phaseOf = (state: State): Running => state.phase as Running

export const SEATS = [0, 1] as const
export const isIn = (state: State, ...names: readonly PhaseName[]): boolean => names.includes(phaseOf(state).kind)
/** The turn has gone beyond this phase. */
export const isPast = (state: State, name: PhaseName): boolean =>
  PHASE_NAMES.indexOf(phaseOf(state).kind) > PHASE_NAMES.indexOf(name)

export const isMarked = (bits: number, spot: number): boolean => ((bits >> spot) & 1) === 1
export const freeSpots = ({ waiting }: Side): number => waiting.filter((card) => card === EMPTY).length
/** Waiting spots that are held. */
export const waitingOf = ({ waiting }: Side): readonly number[] =>
  waiting.flatMap((card, spot) => (card === EMPTY ? [] : [spot]))
export const activeOf = ({ active }: Side): readonly number[] =>
  active.flatMap((card, lane) => (card === EMPTY ? [] : [lane]))

/** Waiting spots of monsters at 0 that have a way up and are not held back until a countdown. */
export const looseOf = ({ options }: State, side: Side): readonly number[] =>
  waitingOf(side).filter((spot) => !isMarked(side.held, spot) && canEnter(options, side, spot))

/** Turns of a seat that are over. */
export const turnsOver = ({ turn, turnPlayer }: State, seat: Seat): number =>
  seat === turnPlayer ? Math.ceil(turn / 2) - 1 : Math.floor(turn / 2)

/** The last turn of a seat that is over, in turns of both; 0 or less when there is none. */
export const lastTurn = ({ turn, turnPlayer }: State, seat: Seat): number => (seat === turnPlayer ? turn - 2 : turn - 1)

export const countdowns = (state: State, seat: Seat): number =>
  turnsOver(state, seat) + (seat === state.turnPlayer && isPast(state, 'dropDice') ? 1 : 0)

export const summons = (state: State, seat: Seat): number =>
  turnsOver(state, seat) + (seat === state.turnPlayer && isPast(state, 'summon') ? 1 : 0)

/** Cards that have left the hand of a side. */
export const laid = (side: Side): readonly number[] => [
  ...side.discard,
  ...[...side.waiting, ...side.active].filter((card) => card !== EMPTY),
]

/** Since their last turn began, somebody was summoned who still waits: no countdown has touched the die. */
export const summonedLast = (state: State, side: Side): boolean =>
  waitingOf(side).some((spot) => ageOf(state, side, spot) <= 0)

/** After a turn the hand lacks what was summoned and what paid for a boost: whether it lacks too little for both. */
const gaveNothing = (state: State, seat: Seat): boolean => {
  const side = sideOf(state, seat)
  const { handSize, mat, summon } = state.options
  if (seat === state.turnPlayer && isPast(state, 'draw')) return false
  // In the first turns there is a spot for everybody.
  const summoned = summonedLast(state, side) || (summon === 'must' && turnsOver(state, seat) <= mat.waiting)
  return handSize - side.hand.length <= (summoned ? 1 : 0)
}

/** The most boosts a seat can have made. */
export const boosts = (state: State, seat: Seat): number => {
  const over = turnsOver(state, seat)
  const first = seat === state.starter ? 1 : 2
  const boostless = over > 0 && isBoostless(state.options, first) ? 1 : 0
  const last = over > boostless && gaveNothing(state, seat) ? 1 : 0
  return over - boostless - last + (seat === state.turnPlayer && state.boostUsed ? 1 : 0)
}

/** Countdowns a waiting monster has been through: just so many while its die shows more than 0, else at least so many. */
export const ageOf = ({ options }: State, side: Side, spot: number): number =>
  cardOf(options, side.waiting[spot] as number).stars -
  (side.dice[spot] as number) -
  (isMarked(side.boosted, spot) ? 1 : 0)

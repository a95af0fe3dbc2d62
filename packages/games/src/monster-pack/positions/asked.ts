import type { Contradiction, Invariant } from '@menagerie/engine'
import { boostBanned, canEnter, hasFreeSpot, hasTarget } from '../choices/why-not.ts'
import { type Side, type State, sideOf } from '../rules/state.ts'
import { SEATS, activeOf, isIn, isMarked, looseOf, phaseOf, waitingOf } from './moment.ts'
import { waitingSpot } from './schema.ts'

type Impossible = Omit<Invariant<State>, 'kind'>

const FINE: readonly Contradiction[] = []
const PHASE: readonly Contradiction[] = [{ path: 'phase' }]

const inTurn = (state: State): Side => sideOf(state, state.turnPlayer)

/** The monster that is entering after a boost. */
const entering = (state: State): number | null => {
  const phase = phaseOf(state)
  return phase.kind === 'entry1' || phase.kind === 'entry2' ? phase.spot : null
}

const loose = (state: State, seat: 0 | 1): readonly Contradiction[] =>
  looseOf(state, state.sides[seat])
    .filter((spot) => seat !== state.turnPlayer || spot !== entering(state))
    .map((spot) => ({ path: `sides.${seat}.waiting.${waitingSpot(spot)}` }))

/** Under `blockedEntry: asap`: whose blocked monsters have all had their way since the last duel. */
const isThrough = (state: State, seat: 0 | 1): boolean => {
  const own = seat === state.turnPlayer
  if (isIn(state, 'entryAsap')) return own && phaseOf(state).seat !== seat
  return !own || isIn(state, 'draw', 'dropDice', 'boost2', 'entry2')
}

/** What was laid out before the first turn. */
const laidOut = (side: Side, path: string): readonly Contradiction[] => [
  ...(waitingOf(side).length > 0 ? [{ path: `${path}.waiting` }] : []),
  ...(activeOf(side).length > 0 ? [{ path: `${path}.active` }] : []),
  ...(side.discard.length > 0 ? [{ path: `${path}.discard` }] : []),
]

/** A monster boosted to 0 has its way up. */
const enters = (state: State, spot: number): boolean => {
  const side = inTurn(state)
  return state.options.boostEntry === 'immediate' && isMarked(side.boosted, spot) && canEnter(state.options, side, spot)
}

const rules: readonly Impossible[] = [
  {
    id: 'MP-I11',
    code: 'mulliganNotAsked',
    rule: 'MP-03',
    broken: (state) =>
      isIn(state, 'mulligan') && (state.options.mulligan !== 'once' || state.turn !== 1) ? PHASE : FINE,
  },
  {
    id: 'MP-I12',
    code: 'handNotDealt',
    rule: 'MP-03',
    broken: (state) =>
      SEATS.filter((seat) => isIn(state, 'mulligan') && state.sides[seat].hand.length < state.options.handSize).map(
        (seat) => ({ path: `sides.${seat}.hand`, values: { size: state.options.handSize } }),
      ),
  },
  {
    id: 'MP-I13',
    code: 'fieldNotEmpty',
    rule: 'MP-04',
    broken: (state) =>
      isIn(state, 'mulligan') ? SEATS.flatMap((seat) => laidOut(state.sides[seat], `sides.${seat}`)) : FINE,
  },
  {
    id: 'MP-I14',
    code: 'entryDue',
    rule: 'MP-10',
    broken: (state) =>
      isIn(state, 'summon', 'boost1', 'entry1', 'duel') ? loose(state, state.turnPlayer as 0 | 1) : FINE,
  },
  {
    id: 'MP-I15',
    code: 'entryDueAsap',
    rule: 'MP-13',
    broken: (state) =>
      state.options.blockedEntry === 'asap'
        ? SEATS.filter((seat) => isThrough(state, seat)).flatMap((seat) => loose(state, seat))
        : FINE,
  },
  {
    id: 'MP-I16',
    code: 'entryNotAsked',
    rule: 'MP-10',
    broken: (state) => (isIn(state, 'countdown') && looseOf(state, inTurn(state)).length === 0 ? PHASE : FINE),
  },
  {
    id: 'MP-I17',
    code: 'boostedNotAsked',
    rule: 'MP-28',
    broken: (state) => {
      const spot = entering(state)
      return spot === null || enters(state, spot) ? FINE : [{ path: 'spot', values: { spot: waitingSpot(spot) } }]
    },
  },
  {
    id: 'MP-I18',
    code: 'blockedNotAsked',
    rule: 'MP-13',
    broken: (state) => {
      if (!isIn(state, 'entryAsap')) return FINE
      const asked = looseOf(state, sideOf(state, phaseOf(state).seat))
      return state.options.blockedEntry === 'asap' && asked.length > 0 ? FINE : PHASE
    },
  },
  {
    id: 'MP-I19',
    code: 'summonNotAsked',
    rule: 'MP-18',
    broken: (state) => {
      const side = inTurn(state)
      return isIn(state, 'summon') && (side.hand.length === 0 || !hasFreeSpot(side)) ? PHASE : FINE
    },
  },
  {
    id: 'MP-I20',
    code: 'boostNotAsked',
    rule: 'MP-21',
    broken: (state) => {
      const side = inTurn(state)
      const canBoost = side.hand.length > 0 && !boostBanned(state) && hasTarget(side)
      return isIn(state, 'boost1', 'boost2') && !canBoost ? PHASE : FINE
    },
  },
]

/** The phase is one in which its seat is really asked, and all that comes before it has been done. */
export const asked: readonly Invariant<State>[] = rules.map((one) => ({ ...one, kind: 'impossible' }))

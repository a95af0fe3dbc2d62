import type { Contradiction, Invariant, MessageValues, Seat } from '@menagerie/engine'
import { boostBanned, isBoostless } from '../choices/why-not.ts'
import { EMPTY, type State, cardOf, other } from '../rules/state.ts'
import { SEATS, activeOf, freeSpots, isIn, isMarked, isPast, lastTurn, phaseOf, waitingOf } from './moment.ts'
import { activeSpot, waitingSpot } from './schema.ts'

type Impossible = Omit<Invariant<State>, 'kind'>

/** Contradictions of waiting monsters, by seat and spot. */
const atWaiting = (
  state: State,
  isWrong: (seat: 0 | 1, spot: number) => boolean,
  values: (seat: 0 | 1, spot: number) => MessageValues = () => ({}),
): readonly Contradiction[] =>
  SEATS.flatMap((seat) =>
    waitingOf(state.sides[seat])
      .filter((spot) => isWrong(seat, spot))
      .map((spot) => ({
        path: `sides.${seat}.waiting.${waitingSpot(spot)}`,
        values: values(seat, spot),
      })),
  )

const mostOf = ({ options, sides }: State, seat: 0 | 1, spot: number): number => {
  const { waiting, boosted } = sides[seat]
  return cardOf(options, waiting[spot] as number).stars - (isMarked(boosted, spot) ? 1 : 0)
}

const isHeld = ({ sides }: State, seat: 0 | 1, spot: number): boolean => isMarked(sides[seat].held, spot)

/** The turn in which a seat can have boosted what it still holds back; null when there was none. */
const heldSince = (state: State, seat: Seat): number | null => {
  const { options, turn, turnPlayer, boostUsed } = state
  const here = seat === turnPlayer && isPast(state, 'dropDice')
  const since = here ? turn : lastTurn(state, seat)
  return since < 1 || isBoostless(options, since) || (here && !boostUsed) ? null : since
}

/** Nobody waits with the mark of this turn's boost, and nobody can have entered by it. */
const lacksBoosted = (state: State): boolean => {
  const side = state.sides[state.turnPlayer as 0 | 1]
  if (!isIn(state, 'duel', 'entryAsap') || side.boosted !== 0) return false
  return state.options.boostEntry === 'countdown' || (isIn(state, 'duel') && activeOf(side).length === 0)
}

/** The most monsters that can have entered since the last duel; each left a waiting spot, and one summon fills one. */
const mostEntries = (state: State): number => {
  const { options, turn, turnPlayer, sides } = state
  const [me, them] = [freeSpots(sides[turnPlayer as 0 | 1]), freeSpots(sides[other(turnPlayer) as 0 | 1])]
  const asap = options.blockedEntry === 'asap'
  if (isPast(state, 'duel')) {
    const first = isIn(state, 'entryAsap') && phaseOf(state).seat === turnPlayer
    return asap ? me + (first ? 0 : them) : 0
  }
  const boosted = options.boostEntry === 'immediate' && !isBoostless(options, turn - 1) ? 1 : 0
  const theirs = turn === 1 ? 0 : asap ? them : Math.min(boosted, them)
  if (!isPast(state, 'dropDice')) return theirs + (asap && turn > 1 ? me : 0)
  return theirs + me + (isPast(state, 'summon') ? 1 : 0)
}

const contested = ({ sides }: State): readonly number[] =>
  activeOf(sides[0]).filter((lane) => sides[1].active[lane] !== EMPTY)

const rules: readonly Impossible[] = [
  {
    id: 'MP-I1',
    code: 'dieTooHigh',
    rule: 'MP-17',
    broken: (state) =>
      atWaiting(
        state,
        (seat, spot) => (state.sides[seat].dice[spot] as number) > mostOf(state, seat, spot),
        (seat, spot) => ({ die: state.sides[seat].dice[spot] as number, most: mostOf(state, seat, spot) }),
      ),
  },
  {
    id: 'MP-I2',
    code: 'heldWrong',
    rule: 'MP-28',
    broken: (state) =>
      atWaiting(
        state,
        (seat, spot) =>
          isHeld(state, seat, spot) && (state.options.boostEntry !== 'countdown' || state.sides[seat].dice[spot] !== 0),
      ),
  },
  {
    id: 'MP-I3',
    code: 'heldSince',
    rule: 'MP-28',
    broken: (state) => atWaiting(state, (seat, spot) => isHeld(state, seat, spot) && heldSince(state, seat) === null),
  },
  {
    id: 'MP-I4',
    code: 'heldTogether',
    rule: 'MP-21',
    broken: (state) =>
      atWaiting(
        state,
        (seat, spot) =>
          isHeld(state, seat, spot) &&
          waitingOf(state.sides[seat]).some((one) => one < spot && isHeld(state, seat, one)),
      ),
  },
  {
    id: 'MP-I5',
    code: 'handTooLarge',
    rule: 'MP-06',
    broken: ({ options, sides }) =>
      SEATS.filter((seat) => sides[seat].hand.length > options.handSize).map((seat) => ({
        path: `sides.${seat}.hand`,
        values: { most: options.handSize },
      })),
  },
  {
    id: 'MP-I6',
    code: 'turnAfterLast',
    rule: 'MP-47',
    broken: ({ options: { turnCap }, turn }) =>
      turnCap > 0 && turn > turnCap ? [{ path: 'turn', values: { last: turnCap } }] : [],
  },
  {
    id: 'MP-I7',
    code: 'boostUsedWrong',
    rule: 'MP-21',
    broken: (state) => {
      const either = isIn(state, 'duel', 'entryAsap')
      return either || state.boostUsed === isIn(state, 'entry1', 'entry2') ? [] : [{ path: 'boostUsed' }]
    },
  },
  {
    id: 'MP-I8',
    code: 'boostForbidden',
    rule: 'MP-26',
    broken: (state) => (state.boostUsed && boostBanned(state) ? [{ path: 'boostUsed' }] : []),
  },
  {
    id: 'MP-I9',
    code: 'nobodyBoosted',
    rule: 'MP-25',
    broken: (state) => (state.boostUsed && lacksBoosted(state) ? [{ path: 'boostUsed' }] : []),
  },
  {
    id: 'MP-I10',
    code: 'lanesUndecided',
    rule: 'MP-33',
    broken: (state) => {
      const most = mostEntries(state)
      return contested(state)
        .slice(most)
        .map((lane) => ({ path: `sides.${state.turnPlayer}.active.${activeSpot(lane)}`, values: { most } }))
    },
  },
]

/** What lies where, and what was done in this turn. */
export const things: readonly Invariant<State>[] = rules.map((one) => ({ ...one, kind: 'impossible' }))

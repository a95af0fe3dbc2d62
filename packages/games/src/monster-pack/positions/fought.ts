import type { Contradiction, Invariant } from '@menagerie/engine'
import { isBoostless } from '../choices/why-not.ts'
import { EMPTY, type Side, type State, cardOf, other } from '../rules/state.ts'
import {
  SEATS,
  activeOf,
  boosts,
  freeSpots,
  isIn,
  isPast,
  lastTurn,
  laid,
  summonedLast,
  summons,
  turnsOver,
} from './moment.ts'
import { arePaidForNobody } from './paid.ts'
import { mostFallen } from './reached.ts'

type Unreachable = Omit<Invariant<State>, 'kind'>

const FINE: readonly Contradiction[] = []

/** A side beside the other, each in its turn. */
const eachPair =
  (broken: (state: State, seat: 0 | 1, side: Side, rival: Side) => readonly Contradiction[]): Unreachable['broken'] =>
  (state) =>
    SEATS.flatMap((seat) =>
      broken(state, seat, state.sides[seat], state.sides[other(seat) as 0 | 1]).map(({ path, values = {} }) => ({
        path: path === '' ? `sides.${seat}` : `sides.${seat}.${path}`,
        values,
      })),
    )

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const starsOf = (state: State, cards: readonly number[]): readonly number[] =>
  cards.map((card) => cardOf(state.options, card).stars)

const damageOf = ({ options }: State, { hp }: Side): number => Math.max(0, options.startHp - hp)

/** Duels of a seat's own turns, in which alone it attacks. */
const duelsOf = (state: State, seat: 0 | 1): number =>
  turnsOver(state, seat) + (seat === state.turnPlayer && isPast(state, 'duel') ? 1 : 0)

/** Cards a hand must have given: the one summoned, and in the own turn the one that paid for its boost. */
const givenBy = (state: State, seat: 0 | 1, side: Side): number => {
  const own = seat === state.turnPlayer
  if (own && isPast(state, 'draw') && !isPast(state, 'summon')) return 0
  return (summonedLast(state, side) ? 1 : 0) + (own && state.boostUsed ? 1 : 0)
}

/** The most that all who are or were on the field can have dealt: by the n-th turn n monsters were summoned. */
const mostDealt = (state: State, seat: 0 | 1, side: Side): number => {
  const stars = [
    ...starsOf(
      state,
      side.active.filter((card) => card !== EMPTY),
    ),
    ...starsOf(state, side.discard),
  ]
  const lanes = side.active.length
  const inDuel = (duel: number): number =>
    sum(
      stars
        .filter((one) => one <= duel)
        .sort((a, b) => b - a)
        .slice(0, Math.min(lanes, duel)),
    )
  const duels = duelsOf(state, seat)
  // From here on it is the same in every duel.
  const even = Math.max(4, lanes)
  const early = sum(Array.from({ length: Math.min(duels, even) }, (_, i) => inDuel(i + 1)))
  return early + Math.max(0, duels - even) * inDuel(even)
}

/** The most monsters of a side that can have entered since its last own duel; each left a spot, and one summon fills one. */
const mostEntered = (state: State, seat: 0 | 1, side: Side): number => {
  const { options, turnPlayer } = state
  const free = freeSpots(side)
  const own = seat === turnPlayer
  if (own && isPast(state, 'dropDice') && !isPast(state, 'duel')) return free + (isPast(state, 'summon') ? 1 : 0)
  if (options.blockedEntry === 'asap') return free
  if (own && isPast(state, 'duel')) return 0
  return options.boostEntry === 'immediate' && !isBoostless(options, lastTurn(state, seat)) ? Math.min(1, free) : 0
}

/** MP-36: whoever stood in the last own duel and faces nobody has attacked, or discarded whom it faced. */
const leastDealt = (state: State, seat: 0 | 1, side: Side, rival: Side): number => {
  if (duelsOf(state, seat) === 0) return 0
  const unopposed = activeOf(side).filter((lane) => rival.active[lane] === EMPTY)
  const attacked = Math.max(0, unopposed.length - mostEntered(state, seat, side) - rival.discard.length)
  const stars = starsOf(
    state,
    unopposed.map((lane) => side.active[lane] as number),
  )
  return sum([...stars].sort((a, b) => a - b).slice(0, attacked))
}

/**
 * A turn without a summon finds every spot held, and then a die drops, or all that could enter is blocked, and in the duel
 * somebody is discarded or attacks.
 */
const mostTurns = (state: State, side: Side, rival: Side): number => {
  const cards = laid(side)
  if (cards.length < side.waiting.length) return cards.length
  return cards.length + sum(starsOf(state, cards)) + side.discard.length + rival.discard.length + damageOf(state, rival)
}

const rules: readonly Unreachable[] = [
  {
    id: 'MP-I33',
    code: 'handTooFull',
    rule: 'MP-16',
    broken: eachPair((state, seat, side) => {
      const most = state.options.handSize - givenBy(state, seat, side)
      return side.hand.length > most && !isIn(state, 'mulligan') ? [{ path: 'hand', values: { most } }] : FINE
    }),
  },
  {
    id: 'MP-I34',
    code: 'turnsTooMany',
    rule: 'MP-18',
    broken: eachPair((state, seat, side, rival) =>
      state.options.summon === 'must' && summons(state, seat) > mostTurns(state, side, rival)
        ? [{ path: '', values: { turn: state.turn } }]
        : FINE,
    ),
  },
  {
    id: 'MP-I35',
    code: 'fellToNobody',
    rule: 'MP-33',
    broken: eachPair((state, seat, side, rival) => {
      const fallen = side.discard.length - boosts(state, seat)
      return fallen > 0 && activeOf(rival).length === 0 && rival.discard.length === 0 ? [{ path: 'discard' }] : FINE
    }),
  },
  {
    id: 'MP-I36',
    code: 'damageTooMuch',
    rule: 'MP-36',
    broken: eachPair((state, seat, side, rival) => {
      const most = mostDealt(state, other(seat) as 0 | 1, rival)
      return damageOf(state, side) > most ? [{ path: 'hp', values: { least: state.options.startHp - most } }] : FINE
    }),
  },
  {
    id: 'MP-I37',
    code: 'damageTooLittle',
    rule: 'MP-36',
    broken: eachPair((state, seat, side, rival) => {
      const least = leastDealt(state, other(seat) as 0 | 1, rival, side)
      const most = state.options.startHp - least
      return side.hp <= state.options.startHp && side.hp > most ? [{ path: 'hp', values: { most } }] : FINE
    }),
  },
  {
    id: 'MP-I38',
    code: 'paidForNobody',
    rule: 'MP-22',
    broken: eachPair((state, seat, side) =>
      arePaidForNobody(state, side, Math.max(0, mostFallen(state, seat, side))) ? [{ path: 'discard' }] : FINE,
    ),
  },
]

/** What duels, summons and boosts must have left behind, though nothing forbids it otherwise. */
export const fought: readonly Invariant<State>[] = rules.map((one) => ({ ...one, kind: 'unreachable' }))

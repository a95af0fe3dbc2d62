import type { Contradiction, Invariant } from '@menagerie/engine'
import { isBoostless } from '../choices/why-not.ts'
import { type Side, type State, EMPTY, cardOf } from '../rules/state.ts'
import {
  SEATS,
  activeOf,
  ageOf,
  boosts,
  countdowns,
  freeSpots,
  isIn,
  isMarked,
  isPast,
  lastTurn,
  looseOf,
  summonedLast,
  summons,
  turnsOver,
  waitingOf,
} from './moment.ts'
import { isUnpaid } from './paid.ts'
import { waitingSpot } from './schema.ts'

type Unreachable = Omit<Invariant<State>, 'kind'>

const FINE: readonly Contradiction[] = []

/** Holds both sides against what one of them can have come to. */
const eachSide =
  (broken: (state: State, seat: 0 | 1, side: Side) => readonly Contradiction[]): Unreachable['broken'] =>
  (state) =>
    SEATS.flatMap((seat) =>
      broken(state, seat, state.sides[seat]).map(({ path, values = {} }) => ({
        path: path === '' ? `sides.${seat}` : `sides.${seat}.${path}`,
        values,
      })),
    )

/** The fewest cards a hand can have come down to: one summoned and one discarded since it was filled. */
const fewestOf = (state: State, seat: 0 | 1): number => {
  const { options, turnPlayer, boostUsed } = state
  if (seat === turnPlayer && isPast(state, 'draw'))
    return options.handSize - (isPast(state, 'summon') ? 1 : 0) - (boostUsed ? 1 : 0)
  if (turnsOver(state, seat) === 0) return options.handSize
  return options.handSize - (isBoostless(options, lastTurn(state, seat)) ? 1 : 2)
}

/** Turns of a side in which monsters whose dice still count were summoned, by waiting spot. */
const summonedIn = (state: State, seat: 0 | 1, side: Side): ReadonlyMap<number, number> =>
  new Map(
    waitingOf(side)
      .filter((spot) => (side.dice[spot] as number) > 0)
      .map((spot) => [spot, countdowns(state, seat) - ageOf(state, side, spot)]),
  )

/** The last turn in which each of the others can have been summoned. */
const summonedBy = (state: State, seat: 0 | 1, side: Side): readonly number[] => {
  const before = countdowns(state, seat)
  // A boost spares a countdown, but not to whom it brings to 0 only to wait for the next.
  const spared = (stars: number): number => (state.options.boostEntry === 'immediate' || stars > 1 ? 1 : 0)
  const stars = (lane: number): number => cardOf(state.options, side.active[lane] as number).stars
  return [
    ...waitingOf(side)
      .filter((spot) => side.dice[spot] === 0)
      .map((spot) => before - ageOf(state, side, spot)),
    ...activeOf(side).map((lane) => before - stars(lane) + spared(stars(lane))),
  ]
}

/** Turns of a side in which nobody was summoned whose die still counts. */
const openTurns = (state: State, seat: 0 | 1, side: Side): readonly number[] => {
  const known = [...summonedIn(state, seat, side).values()]
  return Array.from({ length: summons(state, seat) }, (_, i) => i + 1).filter((turn) => !known.includes(turn))
}

/** The most monsters of a side that can have fallen: what was summoned and is there no more. */
export const mostFallen = (state: State, seat: 0 | 1, side: Side): number =>
  openTurns(state, seat, side).length - summonedBy(state, seat, side).length

/** Each turn has one summon and, from some turn on, one boost. */
const lacksTurns = (state: State, seat: 0 | 1, side: Side): boolean => {
  const open = openTurns(state, seat, side)
  const bounds = [...summonedBy(state, seat, side)].sort((a, b) => a - b)
  const crowded = bounds.some((bound, i) => open.filter((turn) => turn <= bound).length <= i)
  const early = [...summonedIn(state, seat, side).values()].some((turn) => turn < 1)
  const marks = waitingOf(side).filter((spot) => isMarked(side.boosted, spot)).length
  const gone = side.discard.length - mostFallen(state, seat, side)
  return early || crowded || marks > boosts(state, seat) || gone > boosts(state, seat)
}

/** A player who must summon has a new monster waiting and one card less, or had no spot, unless it has moved on since. */
const lacksSummoned = (state: State, seat: 0 | 1, side: Side): boolean => {
  const own = seat === state.turnPlayer
  if (state.options.summon === 'may' || summons(state, seat) === 0) return false
  if (own && isIn(state, 'countdown', 'summon')) return false
  const { handSize, blockedEntry } = state.options
  if (freeSpots(side) === 0 || summonedLast(state, side)) return false
  const full = side.hand.length === handSize && !(own && isIn(state, 'dropDice'))
  if (full && blockedEntry === 'countdown') return true
  const over = !own || !isPast(state, 'dropDice')
  const moved = over || (isPast(state, 'entry1') && (state.boostUsed || blockedEntry === 'asap'))
  return !moved || (activeOf(side).length === 0 && side.discard.length === 0)
}

/** Free spots ahead of a blocked monster were held until somebody there was discarded. */
const neverBlocked = (state: State, side: Side, spot: number): boolean => {
  const free = (state.options.mat.adj[spot] as readonly number[]).filter((lane) => side.active[lane] === EMPTY)
  return free.length > side.discard.length
}

const countsOf = (cards: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

const rules: readonly Unreachable[] = [
  {
    id: 'MP-I21',
    code: 'starterOther',
    rule: 'MP-02',
    broken: ({ options: { firstPlayer }, starter }) =>
      firstPlayer === 'random' || firstPlayer === `seat${starter}` ? FINE : [{ path: 'starter' }],
  },
  {
    id: 'MP-I22',
    code: 'hpOther',
    rule: 'MP-01',
    broken: eachSide((state, _, { hp }) => {
      const { startHp } = state.options
      const none = state.turn === 1 && !isPast(state, 'duel')
      return hp > startHp || (none && hp < startHp) ? [{ path: 'hp', values: { hp: startHp } }] : FINE
    }),
  },
  {
    id: 'MP-I23',
    code: 'cardsOther',
    rule: 'MP-D1',
    broken: eachSide(({ options: { deckSize } }, _, { list }) =>
      list.length === deckSize ? FINE : [{ path: '', values: { count: list.length, size: deckSize } }],
    ),
  },
  {
    id: 'MP-I24',
    code: 'deckCopies',
    rule: 'MP-D2',
    broken: eachSide(({ options }, _, { list }) =>
      [...countsOf(list)]
        .filter(([, count]) => options.copyLimit > 0 && count > options.copyLimit)
        .map(([card, count]) => ({
          path: '',
          values: { card: cardOf(options, card).id, count, limit: options.copyLimit },
        })),
    ),
  },
  {
    id: 'MP-I25',
    code: 'deckStars',
    rule: 'MP-D3',
    broken: eachSide(({ options }, _, { list }) => {
      const stars = list.reduce((sum, card) => sum + cardOf(options, card).stars, 0)
      const budget = options.starBudget
      return budget > 0 && stars > budget ? [{ path: '', values: { stars, budget } }] : FINE
    }),
  },
  {
    id: 'MP-I26',
    code: 'deckEmpty',
    rule: 'MP-46',
    broken: eachSide(({ options }, _, { deck }) =>
      options.deckOut === 'onEmptyDeck' && deck.length === 0 ? [{ path: 'deck' }] : FINE,
    ),
  },
  {
    id: 'MP-I27',
    code: 'handNotFilled',
    rule: 'MP-06',
    broken: eachSide((state, seat, { hand, deck }) => {
      const least = fewestOf(state, seat)
      const ranOut = deck.length === 0 && state.options.deckOut === 'onEmptyDraw'
      return hand.length >= least || ranOut ? FINE : [{ path: 'hand', values: { least } }]
    }),
  },
  {
    id: 'MP-I28',
    code: 'summonedTogether',
    rule: 'MP-20',
    broken: eachSide((state, seat, side) => {
      const turns = [...summonedIn(state, seat, side)]
      return turns
        .filter(([, turn], i) => turn > summons(state, seat) || turns.some(([, one], j) => j < i && one === turn))
        .map(([spot]) => ({ path: `waiting.${waitingSpot(spot)}` }))
    }),
  },
  {
    id: 'MP-I29',
    code: 'turnsTooFew',
    rule: 'MP-05',
    broken: eachSide((state, seat, side) =>
      lacksTurns(state, seat, side) ? [{ path: '', values: { turn: state.turn } }] : FINE,
    ),
  },
  {
    id: 'MP-I30',
    code: 'boostUnpaid',
    rule: 'MP-22',
    broken: eachSide((state, seat, side) => (isUnpaid(state, seat, side) ? [{ path: 'discard' }] : FINE)),
  },
  {
    id: 'MP-I31',
    code: 'nobodySummoned',
    rule: 'MP-18',
    broken: eachSide((state, seat, side) => (lacksSummoned(state, seat, side) ? [{ path: 'waiting' }] : FINE)),
  },
  {
    id: 'MP-I32',
    code: 'neverBlocked',
    rule: 'MP-12',
    broken: eachSide((state, seat, side) =>
      seat === state.turnPlayer && isIn(state, 'countdown', 'entry1', 'entry2')
        ? FINE
        : looseOf(state, side)
            .filter((spot) => neverBlocked(state, side, spot))
            .map((spot) => ({ path: `waiting.${waitingSpot(spot)}` })),
    ),
  },
]

/** What no match comes to, though nothing forbids it. */
export const reached: readonly Invariant<State>[] = rules.map((one) => ({ ...one, kind: 'unreachable' }))

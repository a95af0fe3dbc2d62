import type { Contradiction, Invariant } from '@menagerie/engine'
import { retreatSquares } from '../choices/retreats.ts'
import { type Fight, NOBODY, NO_CARD, type State, countAt, fights, other, sideOf } from '../rules/state.ts'
import { isEligible, isPlayable } from '../rules/skill.ts'
import { type Card, RETREAT, SIDE_NAMES, cardWord } from '../set/components.ts'
import { CASTLE, D, GONE, type Square } from '../set/map.ts'
import { AILA, REP, ROY, type SideIndex, STORM, VISHNUS } from '../set/pieces.ts'
import { AFTER, areNamed, fetchingIn, hasLeft, isResolving, retreating, stageOf } from './follows.ts'
import { inCombat } from './invariants-combat.ts'
import { at, pieceAt } from './invariants-turn.ts'

const SIDES = [REP, ROY] as const
const isStorm = (state: State, fight: Fight): boolean => fights(state, fight, REP, STORM)

/** The sides of a combat of which this is so, at a key of theirs. */
const sidesWhere = (key: string, isSo: (state: State, fight: Fight, seat: SideIndex) => boolean) =>
  inCombat((state, fight) =>
    SIDES.flatMap((seat) =>
      at(isSo(state, fight, seat), `combat.${SIDE_NAMES[seat]}.${key}`, named(fight.cards[seat])),
    ),
  )

const named = (card: Card): Contradiction['values'] => (card === NO_CARD ? {} : { card: cardWord(card) })

/** DL-5.15, DL-8.1: which sides have a card on the table; null where a side may or may not have one. */
const laidIn = (state: State, fight: Fight): readonly [boolean | null, boolean | null] => {
  const stage = stageOf(state)
  if (stage < AFTER.cards) return [false, false]
  if (stage > AFTER.fetch) return [true, true]
  const storm = isStorm(state, fight)
  switch (state.phase.kind) {
    case 'cards':
      if (storm) return [false, false]
      return [fight.cards[ROY] === NO_CARD ? null : false, null]
    case 'fetch':
      return [!storm || state.options.stormSees === 'face', true]
    default:
      return [false, true]
  }
}

const isLaidWrong = (state: State, fight: Fight, seat: SideIndex): boolean => {
  const laid = laidIn(state, fight)[seat]
  return laid !== null && laid !== (fight.cards[seat] !== NO_CARD)
}

/** DL-6.4, DL-6.10: by now a side has named a card, has not, or may have. */
const namedIn = (state: State, fight: Fight, seat: SideIndex): boolean | null => {
  const stage = stageOf(state)
  if (stage <= AFTER.cards || ((fetchingIn(state, fight) >> seat) & 1) === 0) return false
  if (stage === AFTER.fetch) return null
  return stage > AFTER.fetch || state.options.stormSees === 'final'
}

const isFetchWrong = (state: State, fight: Fight, seat: SideIndex): boolean => {
  const done = ((fight.fetchDone >> seat) & 1) === 1
  const named = namedIn(state, fight, seat)
  if (named !== null && named !== done) return true
  return done && fight.fetched[seat] !== NO_CARD && !isEligible(state.sides[seat], fight.fetched[seat])
}

const isFetchAsked = (state: State, fight: Fight): boolean => (fetchingIn(state, fight) & ~fight.fetchDone) !== 0

/** DL-7: where a fighter that has left can have gone, the attacker first. */
const isRetreatWrong = (state: State, fight: Fight, seat: SideIndex): boolean => {
  if (!isResolving(state) || !areNamed(fight) || !hasLeft(state, fight, seat)) return false
  if (((retreating(state, fight) >> seat) & 1) === 0) return true
  if (seat !== state.active && ((fight.retreats >> state.active) & 1) === 1) return true
  const side = state.sides[seat]
  const now = side.square[fight.fighters[seat]] as Square
  if (now === GONE) return retreatSquares(state, seat).length > 0 // DL-7.4
  if (countAt(sideOf(state, other(seat)), now) > 0) return true // DL-7.3
  if (seat === REP && fights(state, fight, REP, AILA)) return now !== CASTLE // DL-7.2
  return D[now] !== (D[fight.square] as number) - (seat === REP ? 1 : 0) // DL-7.1
}

/** DL-7.6: with one square or none nobody is asked. */
const isRetreatAsked = (state: State, fight: Fight): boolean => {
  if (!areNamed(fight)) return false
  const first = [state.active, other(state.active)].find((seat) => ((fight.retreats >> seat) & 1) === 1)
  return first !== undefined && retreatSquares(state, first).length > 1
}

/** DL-8.15 */
const isReturnAsked = (state: State, fight: Fight): boolean =>
  state.options.vishnusReturnsCard &&
  state.active === ROY &&
  fight.cards[ROY] === RETREAT &&
  fights(state, fight, ROY, VISHNUS) &&
  state.mover !== NOBODY &&
  state.mover === fight.fighters[ROY] &&
  state.entered === fight.square &&
  !fights(state, fight, REP, AILA) &&
  fight.retreats === 0

export const RESULT: readonly Invariant<State>[] = [
  {
    id: 'DL-I49',
    code: 'cardWrong',
    rule: 'DL-5.15',
    kind: 'impossible',
    broken: sidesWhere('card', isLaidWrong),
  },
  {
    id: 'DL-I50',
    code: 'cardNotInHand',
    rule: 'DL-5.15',
    kind: 'impossible',
    broken: sidesWhere(
      'card',
      (state, { cards }, seat) =>
        stageOf(state) === AFTER.cards && cards[seat] !== NO_CARD && !state.sides[seat].hand.includes(cards[seat]),
    ),
  },
  {
    id: 'DL-I51',
    code: 'skillNeedsPile',
    rule: 'DL-6.8',
    kind: 'impossible',
    broken: sidesWhere('card', ({ options, sides }, { cards }, seat) => !isPlayable(options, sides[seat], cards[seat])),
  },
  {
    id: 'DL-I52',
    code: 'fetchedWrong',
    rule: 'DL-6.4',
    kind: 'impossible',
    broken: sidesWhere('fetched', isFetchWrong),
  },
  {
    id: 'DL-I53',
    code: 'fetchNotAsked',
    rule: 'DL-6.7',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(state.phase.kind === 'fetch' && !isFetchAsked(state, fight), 'phase')),
  },
  {
    id: 'DL-I54',
    code: 'retreatWrong',
    rule: 'DL-7.3',
    kind: 'impossible',
    broken: inCombat((state, fight): readonly Contradiction[] =>
      SIDES.flatMap((seat) =>
        isRetreatWrong(state, fight, seat) ? at(true, pieceAt(seat, state, fight.fighters[seat])) : [],
      ),
    ),
  },
  {
    id: 'DL-I55',
    code: 'retreatNotAsked',
    rule: 'DL-7.6',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(state.phase.kind === 'retreat' && !isRetreatAsked(state, fight), 'phase')),
  },
  {
    id: 'DL-I56',
    code: 'returnNotAsked',
    rule: 'DL-8.15',
    kind: 'impossible',
    broken: inCombat((state, fight) => at(state.phase.kind === 'returnCard' && !isReturnAsked(state, fight), 'phase')),
  },
]

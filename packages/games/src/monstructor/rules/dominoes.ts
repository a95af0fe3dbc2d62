import { type Chance, type Seat, takeAt } from '@menagerie/engine'
import type { CardIndex } from '../set/cards.ts'
import { isClosed, openAfter, openOf } from './joins.ts'
import { type Tile, laidOf } from '../set/domino-cards.ts'
import { NONE, NO_OPEN, PHASES, type Phase, type State, isFirstLead, playerOf, shownOf } from './state.ts'
import { holders, nextHolder, refill, showStuck, takeTiles } from './domino-hand.ts'
import { endDominoes } from './end.ts'
import type { Tell } from './tell.ts'

const takeFromHand = (state: State, seat: Seat, card: CardIndex): number => {
  const { hand } = playerOf(state, seat)
  let place = 0
  while ((hand[place] as Tile).card !== card) place++
  takeAt(hand, place)
  return place
}

/** MS-04. */
export const playLead = (state: State, seat: Seat, card: CardIndex, chance: Chance, emit: Tell): void => {
  const { options } = state
  const place = takeFromHand(state, seat, card)
  const first = emit !== null && isFirstLead(state)
  state.centre = [laidOf(card, seat)]
  state.open = openOf(options, card)
  state.passes = 0
  emit?.({ kind: 'led', seat, place, pic: options.set.pic[card] as number, first })
  refill(state, seat, chance, emit)
  askHolder(state, PHASES.attach, nextHolder(state, seat), emit)
}

/** MS-05, MS-10 to MS-13. */
export const playAttach = (
  state: State,
  seat: Seat,
  card: CardIndex,
  own: number,
  to: number,
  chance: Chance,
  emit: Tell,
): void => {
  const { options } = state
  const place = takeFromHand(state, seat, card)
  state.centre.push(laidOf(card, seat))
  state.open = openAfter(options, state.open, card, own, to)
  state.passes = 0
  emit?.({ kind: 'attached', seat, place, pic: options.set.pic[card] as number, own, to })
  if (!isClosed(state.open)) {
    refill(state, seat, chance, emit)
    askHolder(state, PHASES.attach, nextHolder(state, seat), emit)
    return
  }
  const player = playerOf(state, seat)
  player.pile = [...player.pile, ...state.centre] // MS-10
  if (emit !== null) tellClosed(state, seat, emit)
  state.centre = []
  state.open = NO_OPEN
  refill(state, seat, chance, emit) // MS-13
  askHolder(state, PHASES.lead, player.hand.length > 0 ? seat : nextHolder(state, seat), emit) // MS-11, MS-14
}

/** Who takes the cards sees their point sides; everybody else has seen the pictures. */
const tellClosed = (state: State, seat: Seat, emit: NonNullable<Tell>): void => {
  const count = state.centre.length
  const cards = state.centre.map(({ card }) => shownOf(state, card))
  emit({ kind: 'closed', seat, count, cards: null }, { to: [seat], event: { kind: 'closed', seat, count, cards } })
}

/** MS-15: with no card anywhere the game is over. `asked` is indexed by seat. */
export const askHolder = (state: State, asked: readonly Phase[], seat: Seat, emit: Tell): void => {
  if (seat === NONE) return endDominoes(state, emit)
  state.turn = seat
  state.phase = asked[seat] as Phase
}

/** MS-08. */
export const playDraw = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  showStuck(state, seat, false, emit)
  takeTiles(state, seat, 1, 'stuck', chance, emit)
  state.phase = PHASES.drawn[seat] as Phase
}

/** MS-08, MS-09, MS-15. */
export const playSkip = (state: State, seat: Seat, emit: Tell): void => {
  // MS-09: who has not taken a card may only lose the turn where there is none.
  const dry = state.phase.kind === 'attach'
  showStuck(state, seat, dry, emit)
  emit?.({ kind: 'lostTurn', seat, dry })
  if (state.deck.length === 0 && ++state.passes >= holders(state)) return endDominoes(state, emit)
  askHolder(state, PHASES.attach, nextHolder(state, seat), emit)
}

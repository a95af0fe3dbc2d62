import { type Seat, insertSorted, removeOne } from '@menagerie/engine'
import { tokenOf } from '../choices/actions.ts'
import { type Card, RETREAT } from '../set/components.ts'
import type { Fall } from './events.ts'
import { GONE, type Square } from '../set/map.ts'
import { changed } from './mixing.ts'
import { countingCard, totalsOf } from './pairs.ts'
import { AILA, GRINN, LUFIEA, REP, ROY, SKILLED, VISHNUS, has } from '../set/pieces.ts'
import { retreatSquares } from '../choices/retreats.ts'
import { type Fight, NOBODY, NO_CARD, type State, fights } from './state.ts'
import { askedOf, phaseOf } from './phase.ts'
import { type Tell, finish } from './end.ts'

// Functions that go on with a combat return true when it is over and the turn goes on; false when a question was put
// or the match has ended.

export const pieceIn = (state: State, fight: Fight, seat: 0 | 1): number =>
  state.sides[seat].piece[fight.fighters[seat]] as number

/** DL-6.3: Skill has effect for this side's fighter; never for Aji (DL-8.8). */
export const isSkilled = (state: State, fight: Fight, seat: 0 | 1): boolean =>
  has(SKILLED[seat], pieceIn(state, fight, seat))

export const effectiveCard = (state: State, fight: Fight, seat: 0 | 1): Card =>
  countingCard(seat, pieceIn(state, fight, seat), fight.cards[seat], fight.fetched[seat])

/** Removes a fighter, face up (DL-5.20). True when the match ends by it (DL-10.4). */
const fall = (state: State, fight: Fight, seat: 0 | 1, by: Fall, emit: Tell): boolean => {
  const side = state.sides[seat]
  const slot = fight.fighters[seat]
  const piece = side.piece[slot] as number
  changed(state, seat, fight.square)
  side.square[slot] = GONE
  side.shown &= ~(1 << slot)
  state.progress = true
  emit?.({ kind: 'fell', seat, token: tokenOf(seat, side.handle[slot] as number), piece, square: fight.square, by })
  return seat === ROY && piece === VISHNUS
}

/** Removes one fighter or both; the match ends when Vishnus is among them. */
export const fallen = (state: State, fight: Fight, seats: readonly (0 | 1)[], by: Fall, emit: Tell): boolean => {
  let lost = false
  for (const seat of seats) lost = fall(state, fight, seat, by, emit) || lost
  if (!lost) return closeFight(state, fight, emit)
  finish(state, REP, 'vishnusFell', emit)
  return false
}

const BOTH = [REP, ROY] as const

/** DL-5.17 to DL-5.19 with the cards that count; DL-8.6 for Grinn. */
export const resolve = (state: State, fight: Fight, banned: boolean, emit: Tell): boolean => {
  const rep = banned ? NO_CARD : effectiveCard(state, fight, REP)
  const roy = banned ? NO_CARD : effectiveCard(state, fight, ROY)
  if (rep === RETREAT || roy === RETREAT) {
    fight.retreats = (rep === RETREAT ? 1 : 0) | (roy === RETREAT ? 2 : 0)
    return goOnRetreating(state, fight, emit)
  }
  const [a, b] = [pieceIn(state, fight, REP), pieceIn(state, fight, ROY)]
  const combat = { options: state.options, pieces: [a, b] as const, supported: fight.support !== NOBODY }
  const [totalRep, totalRoy] = totalsOf(combat, [rep, roy])
  emit?.({ kind: 'compared', totals: [totalRep, totalRoy], banned })
  if (totalRep === totalRoy) return fallen(state, fight, BOTH, 'tie', emit)
  if (totalRep < totalRoy) return fallen(state, fight, [REP], 'lower', emit)
  if (a === GRINN && b === LUFIEA) {
    emit?.({ kind: 'abandoned' })
    fight.retreats = 1
    return goOnRetreating(state, fight, emit)
  }
  return fallen(state, fight, [ROY], 'lower', emit)
}

/** DL-7: the attacker first. A single square is taken without asking: all of it is public. */
const goOnRetreating = (state: State, fight: Fight, emit: Tell): boolean => {
  const first = state.active as 0 | 1
  for (const seat of [first, (1 - first) as 0 | 1]) {
    if (((fight.retreats >> seat) & 1) === 0) continue
    const squares = retreatSquares(state, seat)
    if (squares.length > 1) {
      state.phase = phaseOf('retreat', askedOf(seat))
      return false
    }
    fight.retreats &= ~(1 << seat)
    if (squares.length === 1) goTo(state, fight, seat, squares[0] as Square, emit)
    else if (fall(state, fight, seat, 'noRetreat', emit)) {
      finish(state, REP, 'vishnusFell', emit) // DL-7.7
      return false
    } // DL-7.4
  }
  if (!mayReturnCard(state, fight)) return closeFight(state, fight, emit)
  state.phase = phaseOf('returnCard', askedOf(ROY))
  return false
}

const goTo = (state: State, fight: Fight, seat: 0 | 1, to: Square, emit: Tell): void => {
  const side = state.sides[seat]
  const slot = fight.fighters[seat]
  changed(state, seat, fight.square)
  side.square[slot] = to
  changed(state, seat, to)
  emit?.({
    kind: 'retreated',
    seat,
    token: tokenOf(seat, side.handle[slot] as number),
    piece: side.piece[slot] as number,
    from: fight.square,
    to,
  })
}

export const playRetreat = (state: State, fight: Fight, seat: 0 | 1, to: Square, emit: Tell): boolean => {
  fight.retreats &= ~(1 << seat)
  goTo(state, fight, seat, to, emit)
  return goOnRetreating(state, fight, emit)
}

/** DL-8.15: Vishnus moved in this turn into the square of this combat, played Retreat herself, and did not meet Aila. */
const mayReturnCard = (state: State, fight: Fight): boolean =>
  state.options.vishnusReturnsCard &&
  state.active === ROY &&
  fight.cards[ROY] === RETREAT &&
  fights(state, fight, ROY, VISHNUS) &&
  state.mover === fight.fighters[ROY] &&
  state.entered === fight.square &&
  !fights(state, fight, REP, AILA)

export const playReturn = (state: State, fight: Fight, returned: boolean, emit: Tell): boolean => {
  if (returned) {
    insertSorted(state.sides[ROY].hand, fight.cards[ROY])
    fight.cards[ROY] = NO_CARD
  }
  emit?.({ kind: 'cardReturned', returned })
  return closeFight(state, fight, emit)
}

/** DL-5.21, DL-5.22: cards go to the piles, an empty hand takes its pile back. */
const closeFight = (state: State, fight: Fight, emit: Tell): boolean => {
  for (const seat of BOTH) {
    const side = state.sides[seat]
    if (fight.cards[seat] !== NO_CARD) side.pile.push(fight.cards[seat])
    if (side.hand.length === 0) recover(state, seat, emit)
  }
  state.due = state.due.filter((at) => at !== fight.square) // DL-5.2
  state.fight = null
  return true
}

const recover = (state: State, seat: Seat, emit: Tell): void => {
  const side = state.sides[seat as 0 | 1]
  const cards = side.pile
  side.pile = []
  side.snapshot = 0
  side.hand = cards.sort((a, b) => a - b)
  side.open = side.deck
  emit?.({ kind: 'recovered', seat, cards: [...side.deck] })
}

/** A card becomes known to everybody. */
export const openCard = (state: State, fight: Fight, seat: 0 | 1): void => {
  const side = state.sides[seat]
  const card = fight.cards[seat]
  removeOne(side.hand, card)
  fight.open |= 1 << seat
  if (side.open === side.deck || side.open.length === side.deck.length) return
  // `hiddenDecks`: copies known of are in the pile, or came back from it by DL-8.15.
  const copies = (cards: readonly Card[]): number => cards.filter((one) => one === card).length
  if (copies(side.open) > copies(side.pile)) return
  const open = side.open.slice()
  insertSorted(open, card)
  side.open = open
}

import {
  type BySeat,
  type Chance,
  type Emit,
  type Outcome,
  type Seat,
  insertSorted,
  removeOne,
  unreachable,
} from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import type { CardIndex } from '../set/components.ts'
import type { DeckList } from '../set/deck.ts'
import { hpAfter, resolveDuel } from './duel.ts'
import type { DrawReason, Event } from './events.ts'
import { boostBanned, canEnter, hasFreeSpot, hasTarget } from '../choices/legal.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Side, type State, cardOf, entryPhase, newState, other, PHASES, sideOf } from './state.ts'

type Tell = Emit<Event> | null

/** MP-01 to MP-05: a new match, up to its first question. */
export const setup = (options: Options, lists: BySeat<DeckList>, chance: Chance, emit: Tell): State => {
  const state = newState(options, lists, chance, emit)
  for (const seat of [0, 1]) if (!dealHand(state, seat, chance, emit)) return state // MP-03
  if (options.mulligan === 'once') state.phase = PHASES.mulligan[state.starter as 0 | 1]
  else beginTurn(state, chance, emit)
  return state
}

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  const side = sideOf(state, seat)
  switch (action.kind) {
    case 'summon':
      playSummon(state, seat, side, action.card, action.spot, emit)
      return enterBoost(state, 1, chance, emit)
    case 'skipSummon':
      emit?.({ kind: 'skippedSummon', seat })
      return enterBoost(state, 1, chance, emit)
    case 'boost':
      return playBoost(state, seat, side, action.spot, action.discard, chance, emit)
    case 'passBoost': {
      const part = state.phase.kind === 'boost1' ? 1 : 2
      emit?.({ kind: 'passedBoost', seat, part })
      return afterBoost(state, part, chance, emit)
    }
    case 'moveUp':
      return playMoveUp(state, seat, side, action.from, action.to, chance, emit)
    case 'keepHand':
      emit?.({ kind: 'kept', seat })
      return afterMulligan(state, seat, chance, emit)
    case 'redraw':
      emit?.({ kind: 'redrew', seat })
      while (side.hand.length > 0) insertSorted(side.deck, side.hand.pop() as CardIndex)
      if (dealHand(state, seat, chance, emit)) afterMulligan(state, seat, chance, emit)
      return
    case 'proceed':
      return proceed(state, chance, emit)
    default:
      return unreachable(action)
  }
}

export const resign = (state: State, seat: Seat, _chance: Chance, emit: Tell): void => {
  emit?.({ kind: 'conceded', seat })
  finish(state, other(seat), 'conceded', emit)
}

/** An arranged position that stands at an automatic step goes on from there. */
const proceed = (state: State, chance: Chance, emit: Tell): void => {
  switch (state.phase.kind) {
    case 'draw':
      return beginTurn(state, chance, emit)
    case 'dropDice':
      return dropDice(state, chance, emit)
    default:
      return duel(state, chance, emit)
  }
}

/** MP-03, and a redraw: a full hand. False when an emptied deck ended the match. */
const dealHand = (state: State, seat: Seat, chance: Chance, emit: Tell): boolean => {
  const side = sideOf(state, seat)
  drawCards(side, seat, state.options.handSize - side.hand.length, 'deal', chance, emit)
  return !lostByEmptyDeck(state, side, seat, emit)
}

const afterMulligan = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  if (seat === state.starter) state.phase = PHASES.mulligan[other(seat) as 0 | 1]
  else beginTurn(state, chance, emit)
}

/** MP-05 to MP-08: the turn begins with DRAW. */
const beginTurn = (state: State, chance: Chance, emit: Tell): void => {
  const seat = state.turnPlayer
  const side = sideOf(state, seat)
  emit?.({ kind: 'turnBegan', seat, turn: state.turn })
  const due = state.options.handSize - side.hand.length // MP-06
  if (due > 0) {
    if (side.deck.length === 0) return finish(state, other(seat), 'deckOut', emit) // MP-07
    const short = side.deck.length < due
    drawCards(side, seat, short ? side.deck.length : due, short ? 'short' : 'refill', chance, emit) // MP-08
    if (short && state.options.deckOut === 'onShortDraw') return finish(state, other(seat), 'deckOut', emit)
    if (lostByEmptyDeck(state, side, seat, emit)) return
  }
  dropDice(state, chance, emit)
}

const drawCards = (side: Side, seat: Seat, count: number, why: DrawReason, chance: Chance, emit: Tell): void => {
  if (count <= 0) return
  if (emit === null) {
    for (let i = 0; i < count; i++) insertSorted(side.hand, chance.draw(side.deck))
    return
  }
  const cards: CardIndex[] = []
  for (let i = 0; i < count; i++) {
    const card = chance.draw(side.deck)
    cards.push(card)
    insertSorted(side.hand, card)
  }
  emit(
    { kind: 'drew', seat, count, cards: null, why },
    { to: [seat], event: { kind: 'drew', seat, count, cards, why } },
  )
}

/** Option `deckOut: onEmptyDeck`. */
const lostByEmptyDeck = (state: State, side: Side, seat: Seat, emit: Tell): boolean => {
  if (state.options.deckOut !== 'onEmptyDeck' || side.deck.length > 0) return false
  finish(state, other(seat), 'deckOut', emit)
  return true
}

/** MP-09: all own dice above 0 drop by 1, at once; then monsters at 0 enter. */
const dropDice = (state: State, chance: Chance, emit: Tell): void => {
  const seat = state.turnPlayer
  const side = sideOf(state, seat)
  const { dice, waiting } = side
  const dropped: number[] | null = emit === null ? null : []
  for (let spot = 0; spot < dice.length; spot++) {
    const die = dice[spot] as number
    if (waiting[spot] === EMPTY || die === 0) continue
    dice[spot] = die - 1
    dropped?.push(spot)
  }
  side.held = 0
  if (dropped !== null && dropped.length > 0) emit?.({ kind: 'countedDown', seat, spots: dropped })
  afterEntry(state, chance, emit)
}

/** MP-10 to MP-13: entries go on while a monster at 0 has a free adjacent spot; then SUMMON. */
const afterEntry = (state: State, chance: Chance, emit: Tell): void => {
  const seat = state.turnPlayer
  const side = sideOf(state, seat)
  for (let spot = 0; spot < side.waiting.length; spot++) {
    if (canEnter(state.options, side, spot)) {
      state.phase = PHASES.countdown[seat as 0 | 1]
      return
    }
  }
  if (emit !== null) {
    for (const [spot, card] of side.waiting.entries()) {
      if (card !== EMPTY && side.dice[spot] === 0) emit({ kind: 'blocked', seat, card, spot }) // MP-12
    }
  }
  if (side.hand.length > 0 && hasFreeSpot(side)) state.phase = PHASES.summon[seat as 0 | 1]
  else enterBoost(state, 1, chance, emit) // MP-18
}

/** MP-16, MP-17: face up on a waiting spot, the die at its stars. */
const playSummon = (state: State, seat: Seat, side: Side, card: CardIndex, spot: number, emit: Tell): void => {
  const die = cardOf(state.options, card).stars
  removeOne(side.hand, card)
  side.waiting[spot] = card
  side.dice[spot] = die
  emit?.({ kind: 'summoned', seat, card, spot, die })
}

/**
 * MP-21, MP-26: a boost phase is asked on public grounds only. A player who merely lacks a matching card is asked
 * all the same, for a skipped question would tell their hand.
 */
const boostAsked = (state: State, side: Side): boolean =>
  !state.boostUsed && side.hand.length > 0 && !boostBanned(state) && hasTarget(side)

const enterBoost = (state: State, part: 1 | 2, chance: Chance, emit: Tell): void => {
  const seat = state.turnPlayer
  if (boostAsked(state, sideOf(state, seat))) state.phase = (part === 1 ? PHASES.boost1 : PHASES.boost2)[seat as 0 | 1]
  else afterBoost(state, part, chance, emit)
}

/** MP-22 to MP-28: a card is discarded, the target's die drops by 1 and is marked. */
const playBoost = (
  state: State,
  seat: Seat,
  side: Side,
  spot: number,
  discard: CardIndex,
  chance: Chance,
  emit: Tell,
): void => {
  const part = state.phase.kind === 'boost1' ? 1 : 2
  const die = (side.dice[spot] as number) - 1 // MP-24
  removeOne(side.hand, discard)
  side.discard.push(discard) // MP-48
  side.dice[spot] = die
  side.boosted |= 1 << spot // MP-25
  state.boostUsed = true // MP-21
  emit?.({ kind: 'boosted', seat, spot, card: side.waiting[spot] as CardIndex, discarded: discard, die })
  if (die === 0) {
    if (state.options.boostEntry === 'countdown') side.held |= 1 << spot
    else if (canEnter(state.options, side, spot)) {
      state.phase = entryPhase(part === 1 ? 'entry1' : 'entry2', seat, spot) // MP-28
      return
    } else emit?.({ kind: 'blocked', seat, card: side.waiting[spot] as CardIndex, spot })
  }
  afterBoost(state, part, chance, emit)
}

const afterBoost = (state: State, part: 1 | 2, chance: Chance, emit: Tell): void =>
  part === 1 ? duel(state, chance, emit) : endTurn(state, chance, emit)

const enteredBy = ({ phase }: State): 'countdown' | 'boost' | 'duel' => {
  if (phase.kind === 'countdown') return 'countdown'
  return phase.kind === 'entryAsap' ? 'duel' : 'boost'
}

/** MP-14: the die and the mark go, the waiting spot is free at once. */
const playMoveUp = (
  state: State,
  seat: Seat,
  side: Side,
  from: number,
  to: number,
  chance: Chance,
  emit: Tell,
): void => {
  const card = side.waiting[from] as CardIndex
  side.active[to] = card
  side.waiting[from] = EMPTY
  side.boosted &= ~(1 << from)
  emit?.({ kind: 'movedUp', seat, card, from, to, by: enteredBy(state) })
  switch (state.phase.kind) {
    case 'entry1':
      return duel(state, chance, emit)
    case 'entry2':
      return endTurn(state, chance, emit)
    case 'entryAsap':
      return enterAsap(state, seat, chance, emit)
    default:
      return afterEntry(state, chance, emit)
  }
}

/** MP-31: DUEL, then BOOST 2 unless the match is over (MP-45). */
const duel = (state: State, chance: Chance, emit: Tell): void => {
  const seat = state.turnPlayer
  const damage = resolveDuel(state, emit)
  if (damage > 0) {
    const target = sideOf(state, other(seat))
    const left = hpAfter(target.hp, damage)
    emit?.({ kind: 'damaged', seat: other(seat), damage, lost: target.hp - left, hp: left })
    target.hp = left
    if (target.hp === 0) return finish(state, seat, 'hitPoints', emit) // MP-45
  }
  if (state.options.blockedEntry === 'asap') enterAsap(state, seat, chance, emit)
  else enterBoost(state, 2, chance, emit)
}

/** Option `blockedEntry: asap`: blocked monsters enter after DUEL, those of the player in turn first. */
const enterAsap = (state: State, first: Seat, chance: Chance, emit: Tell): void => {
  const order = first === state.turnPlayer ? [first, other(first)] : [first]
  for (const seat of order) {
    const side = sideOf(state, seat)
    for (let spot = 0; spot < side.waiting.length; spot++) {
      if (((side.held >> spot) & 1) === 0 && canEnter(state.options, side, spot)) {
        state.phase = PHASES.entryAsap[seat as 0 | 1]
        return
      }
    }
  }
  enterBoost(state, 2, chance, emit)
}

const endTurn = (state: State, chance: Chance, emit: Tell): void => {
  if (state.options.turnCap > 0 && state.turn >= state.options.turnCap) return finishAtCap(state, emit)
  state.turn++
  state.turnPlayer = other(state.turnPlayer)
  state.boostUsed = false
  beginTurn(state, chance, emit)
}

/** Option `turnCap`: the higher hit points win, equal ones are a draw. */
const finishAtCap = (state: State, emit: Tell): void => {
  const [a, b] = [state.sides[0].hp, state.sides[1].hp]
  if (a === b) return end(state, DRAWN, emit)
  finish(state, a > b ? 0 : 1, 'turnCap', emit)
}

const DRAWN: Outcome = Object.freeze({ places: [1, 1], payoffs: [0, 0], reason: 'turnCapDrawn' })

/** MP-47: the undefeated player wins. */
const finish = (state: State, winner: Seat, reason: string, emit: Tell): void => end(state, wonBy(winner, reason), emit)

const end = (state: State, outcome: Outcome, emit: Tell): void => {
  state.phase = { kind: 'over', outcome }
  emit?.({ kind: 'ended', outcome })
}

const wonBy = (winner: Seat, reason: string): Outcome =>
  winner === 0 ? { places: [1, 2], payoffs: [1, -1], reason } : { places: [2, 1], payoffs: [-1, 1], reason }

import type { Chance, Seat } from '@menagerie/engine'
import { hpAfter, resolveDuel } from './duel.ts'
import { boostBanned, canEnter, hasFreeSpot, hasTarget } from '../choices/why-not.ts'
import { EMPTY, PHASES, type Side, type State, other, sideOf } from './state.ts'
import { drawCards, lostByEmptyDeck } from './drawing.ts'
import { type Tell, finish, finishAtCap } from './end.ts'

/** MP-05 to MP-08: the turn begins with DRAW. */
export const beginTurn = (state: State, chance: Chance, emit: Tell): void => {
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

/** MP-09: all own dice above 0 drop by 1, at once; then monsters at 0 enter. */
export const dropDice = (state: State, chance: Chance, emit: Tell): void => {
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
export const afterEntry = (state: State, chance: Chance, emit: Tell): void => {
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

/**
 * MP-21, MP-26: a boost phase is asked on public grounds only. A player who merely lacks a matching card is asked
 * all the same, for a skipped question would tell their hand.
 */
const boostAsked = (state: State, side: Side): boolean =>
  !state.boostUsed && side.hand.length > 0 && !boostBanned(state) && hasTarget(side)

export const enterBoost = (state: State, part: 1 | 2, chance: Chance, emit: Tell): void => {
  const seat = state.turnPlayer
  if (boostAsked(state, sideOf(state, seat))) state.phase = (part === 1 ? PHASES.boost1 : PHASES.boost2)[seat as 0 | 1]
  else afterBoost(state, part, chance, emit)
}

export const afterBoost = (state: State, part: 1 | 2, chance: Chance, emit: Tell): void =>
  part === 1 ? duel(state, chance, emit) : endTurn(state, chance, emit)

/** MP-31: DUEL, then BOOST 2 unless the match is over (MP-45). */
export const duel = (state: State, chance: Chance, emit: Tell): void => {
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
export const enterAsap = (state: State, first: Seat, chance: Chance, emit: Tell): void => {
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

export const endTurn = (state: State, chance: Chance, emit: Tell): void => {
  if (state.options.turnCap > 0 && state.turn >= state.options.turnCap) return finishAtCap(state, emit)
  state.turn++
  state.turnPlayer = other(state.turnPlayer)
  state.boostUsed = false
  beginTurn(state, chance, emit)
}

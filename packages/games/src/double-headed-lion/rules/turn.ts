import type { Chance } from '@menagerie/engine'
import { tokenOf, HANDLES, type Token } from '../choices/actions.ts'
import { CASTLE, D, GONE, SQUARES, type Square } from '../set/map.ts'
import { canMove, couldMove, movers } from '../choices/moves.ts'
import { AJI, ALL, REP, ROY, type SideIndex, VISHNUS } from '../set/pieces.ts'
import { NOBODY, NO_SQUARES, type Side, type State, countAt, other, sideOf, slotOf } from './state.ts'
import { askedOf, phaseOf } from './phase.ts'
import { startFight } from './choosing.ts'
import { type Tell, draw, finish } from './end.ts'
import { learnPublicly, show, shuffle } from './learning.ts'
import { changed, keepMixable, mixable } from './mixing.ts'

/** DL-2.1 to DL-2.4: a turn begins; a side that cannot move skips its movement phase. */
export const beginTurn = (state: State, chance: Chance, emit: Tell): void => {
  const seat = state.active as SideIndex
  for (const side of state.sides) side.snapshot = side.pile.length // DL-2.2
  state.mover = NOBODY
  state.entered = GONE
  state.declared = false
  state.progress = false
  const stuck = !canMove(state, seat)
  emit?.({ kind: 'turnBegan', seat, turn: state.turn, stuck })
  if (!stuck) {
    state.phase = phaseOf('move', askedOf(seat))
    return
  }
  learnStuck(state, seat)
  if (state.options.stuck === 'lose') finish(state, other(seat), 'stuck', emit)
  else afterMovement(state, chance, emit)
}

/** DL-3.9: none of these tokens is a piece that could have moved. */
const learnStuck = (state: State, seat: SideIndex): void => {
  const able = movers(seat, state.sides[seat].square, state.sides[other(seat) as SideIndex].square)
  for (const [slot, mask] of able.entries()) if (mask !== 0) learnPublicly(state, seat, slot, ALL[seat] & ~mask)
}

/** The pieces of a side that were not removed, as a mask; public, as removed ones leave face up (DL-5.20). */
const inPlay = ({ piece, square }: Side): number =>
  square.reduce((mask, at, slot) => (at === GONE ? mask : mask | (1 << (piece[slot] as number))), 0)

/** DL-3: one token moves. */
export const playMove = (
  state: State,
  seat: SideIndex,
  token: Token,
  to: Square,
  declare: boolean,
  chance: Chance,
  emit: Tell,
): void => {
  const side = state.sides[seat]
  const slot = slotOf(side, token % HANDLES)
  const from = side.square[slot] as Square
  const could = couldMove(seat, from, to, declare, countAt(sideOf(state, other(seat)), to))
  changed(state, seat, from)
  side.square[slot] = to
  changed(state, seat, to)
  state.mover = slot
  state.entered = to
  state.declared = declare
  state.skipped = 0
  if (seat === ROY && (D[to] as number) < (D[from] as number)) state.progress = true
  const reached = seat === ROY && to === CASTLE
  const vishnus = reached && side.piece[slot] === VISHNUS
  if (could !== ALL[seat]) learnPublicly(state, seat, slot, could)
  if (reached && !vishnus) learnPublicly(state, seat, slot, ALL[seat] & ~(1 << VISHNUS))
  emit?.({
    kind: 'moved',
    seat,
    token,
    from,
    to,
    declared: declare,
    could: could === ALL[seat] ? null : could & inPlay(side),
    vishnus: reached ? vishnus : null,
  })
  if (vishnus) reachCastle(state, slot, token, emit)
  else afterMovement(state, chance, emit)
}

/** DL-10.1, DL-10.2: no combat is fought; only Aji stops her. */
const reachCastle = (state: State, slot: number, token: Token, emit: Tell): void => {
  const republic = state.sides[REP]
  show(state, ROY, slot)
  if (state.options.castleAji === 'point' && countAt(republic, CASTLE) > 0) {
    emit?.({ kind: 'castleReached', token, aji: null, held: true })
    state.phase = phaseOf('castle', askedOf(ROY))
    return
  }
  const aji = republic.piece.findIndex((piece, at) => piece === AJI && republic.square[at] === CASTLE)
  if (aji >= 0) show(state, REP, aji)
  const guard = aji < 0 ? null : tokenOf(REP, republic.handle[aji] as number)
  emit?.({ kind: 'castleReached', token, aji: guard, held: false })
  if (aji < 0) finish(state, ROY, 'castle', emit)
  else finish(state, REP, 'intercepted', emit)
}

/** Option `castleAji: point`: blind, and decisive. */
export const playCastlePoint = (state: State, token: Token, emit: Tell): void => {
  const republic = state.sides[REP]
  const slot = slotOf(republic, token % HANDLES)
  const piece = republic.piece[slot] as number
  show(state, REP, slot)
  emit?.({ kind: 'castlePointed', token, piece })
  if (piece === AJI) finish(state, REP, 'intercepted', emit)
  else finish(state, ROY, 'castle', emit)
}

/** DL-5.1: every square with both sides has one combat; then the first shuffle window (DL-9.3). */
const afterMovement = (state: State, chance: Chance, emit: Tell): void => {
  state.due = mixedSquares(state)
  if (state.mover === NOBODY && state.due.length === 0) {
    if (++state.skipped === 2) return draw(state, 'dead', emit) // DL-2.4
  } else state.skipped = 0
  window(state, false, chance, emit)
}

/** Squares of one half of the map: a bit each fits a number. */
const HALF = SQUARES / 2

/** Squares with tokens of both sides, rising. */
export const mixedSquares = (state: State): readonly Square[] => {
  const own = state.sides[0].square
  const foes = state.sides[1].square
  let low = 0
  let high = 0
  for (let slot = 0; slot < own.length; slot++) {
    const at = own[slot] as Square
    if (at >= HALF) high |= 1 << (at - HALF)
    else if (at !== GONE) low |= 1 << at
  }
  let mixedLow = 0
  let mixedHigh = 0
  for (let slot = 0; slot < foes.length; slot++) {
    const at = foes[slot] as Square
    if (at >= HALF) mixedHigh |= high & (1 << (at - HALF))
    else if (at !== GONE) mixedLow |= low & (1 << at)
  }
  if (mixedLow === 0 && mixedHigh === 0) return NO_SQUARES
  const mixed: Square[] = []
  for (let rest = mixedLow; rest !== 0; rest &= rest - 1) mixed.push(lowestBit(rest))
  for (let rest = mixedHigh; rest !== 0; rest &= rest - 1) mixed.push(HALF + lowestBit(rest))
  return mixed
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** Whose square it is, in 36 a seat + square. */
const sideOfAsk = (ask: number): SideIndex => Math.floor(ask / SQUARES) as SideIndex

/** DL-9.3: own tokens are shuffled where they may be, or their owner is asked; `fought`: after a combat. */
const window = (state: State, fought: boolean, chance: Chance, emit: Tell): void => {
  const { shuffle: mode } = state.options
  const asks = mode === 'off' ? NO_SQUARES : mixable(state, fought)
  if (mode === 'ask') state.asks = asks
  else for (const ask of asks) shuffle(state, sideOfAsk(ask), ask % SQUARES, chance, emit)
  goOnAsking(state, chance, emit)
}

const goOnAsking = (state: State, chance: Chance, emit: Tell): void => {
  const next = state.asks[0]
  if (next === undefined) nextCombat(state, chance, emit)
  else state.phase = phaseOf('shuffle', askedOf(sideOfAsk(next)))
}

/** Option `shuffle: ask`: one square is answered. */
export const playShuffle = (state: State, seat: SideIndex, yes: boolean, chance: Chance, emit: Tell): void => {
  const ask = state.asks[0] as number
  const square = ask % SQUARES
  state.asks = state.asks.length === 1 ? NO_SQUARES : state.asks.slice(1)
  if (yes) shuffle(state, seat, square, chance, emit)
  else {
    keepMixable(state, ask)
    emit?.({ kind: 'kept', seat, square })
  }
  goOnAsking(state, chance, emit)
}

/** DL-5.7: several combats due are fought in the order the active side chooses. */
const nextCombat = (state: State, chance: Chance, emit: Tell): void => {
  const { due } = state
  if (due.length === 0) endTurn(state, chance, emit)
  else if (due.length > 1) state.phase = phaseOf('order', askedOf(state.active))
  else if (startFight(state, due[0] as Square, emit)) window(state, true, chance, emit)
}

export const playCombat = (state: State, square: Square, chance: Chance, emit: Tell): void => {
  emit?.({ kind: 'combatChosen', seat: state.active, square })
  if (startFight(state, square, emit)) window(state, true, chance, emit)
}

/** A combat is over: the second shuffle window, then what is still due. */
export const afterCombat = (state: State, chance: Chance, emit: Tell): void => window(state, true, chance, emit)

/** DL-10.6: turns without progress end the game. */
const endTurn = (state: State, chance: Chance, emit: Tell): void => {
  const { stallLimit, stallResult } = state.options
  state.stall = state.progress ? 0 : state.stall + 1
  if (stallLimit > 0 && state.stall >= stallLimit) {
    if (stallResult === 'draw') draw(state, 'stall', emit)
    else finish(state, REP, 'stallRepublic', emit)
    return
  }
  state.active = other(state.active)
  state.turn++
  beginTurn(state, chance, emit)
}

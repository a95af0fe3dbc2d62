import { type Fault, fault } from '@menagerie/engine'
import { SIDE_NAMES } from '../set/components.ts'
import { type Known, type Way, knownFrom } from '../secrets/knowledge.ts'
import { isOne, narrowed } from '../secrets/narrowing.ts'
import { CASTLE, GONE } from '../set/map.ts'
import { ALL, type Piece, REP, ROY, type SideIndex, VISHNUS } from '../set/pieces.ts'
import type { State } from '../rules/state.ts'
import { declaredIn, excluded, lookedIn, onMap, shownIn } from './follows.ts'
import { readPiece, readPieces } from './reading.ts'
import type { SideGiven, WayGiven } from './shape.ts'

/**
 * What everybody knows without being told, by slot: who was removed and who was shown in this combat; what a token cannot be
 * for its move; that Vishnus is not among Royalists in the castle.
 */
export const evident = (state: State, seat: SideIndex): number[] => {
  const { piece, square } = state.sides[seat]
  const open = shownIn(state, seat) | declaredIn(state, seat)
  const never = excluded(state, seat)
  return square.map((at, slot) => {
    const one = 1 << (piece[slot] as Piece)
    if (at === GONE || ((open >> slot) & 1) === 1) return one
    const not = (never[slot] as number) | (seat === ROY && at === CASTLE ? 1 << VISHNUS : 0)
    // What contradicts the truth is no knowledge, but a contradiction told elsewhere.
    return (not & one) === 0 ? ALL[seat] & ~not : ALL[seat]
  })
}

/** Slots shown without being named, as bits. */
export const shownAnyway = (state: State, seat: SideIndex): number =>
  (shownIn(state, seat) | lookedIn(state, seat)) & onMap(state, seat)

const ONE_WAY: readonly WayGiven[] = [{}]

/** What everybody knows of one side, and what Charlemagne saw of it. */
export const readKnowledge = (state: State, seat: SideIndex, given: SideGiven, faults: Fault[]): void => {
  const side = state.sides[seat]
  const path = `position.${SIDE_NAMES[seat]}`
  const slotsOf = (names: readonly string[] | undefined, at: string): number[] =>
    readPieces(seat, names, `${path}.${at}`, faults).map((piece) => side.piece.indexOf(piece))
  const masks = evident(state, seat)
  const known = slotsOf(given.known, 'known')
  const shown = slotsOf(given.shown, 'shown')
  const fresh = slotsOf(given.fresh, 'fresh')
  side.shown = [...shown, ...fresh].reduce((bits, slot) => bits | (1 << slot), shownAnyway(state, seat))
  for (const slot of [...known, ...shown]) masks[slot] = 1 << (side.piece[slot] as Piece)

  /** Narrows these masks by what a position says of them. */
  const narrow = (before: readonly number[], may: SideGiven['may'], at: string): number[] => {
    const after = [...before]
    for (const [name, list] of Object.entries(may ?? {})) {
      const piece = readPiece(seat, name, `${path}.${at}`, faults)
      const mask = readPieces(seat, list, `${path}.${at}`, faults).reduce((bits, one) => bits | (1 << one), 0)
      const slot = piece === null ? -1 : side.piece.indexOf(piece)
      if (slot >= 0) after[slot] = (after[slot] as number) & mask
    }
    return after
  }

  const base = narrow(masks, given.may, 'may')
  const looked = slotsOf(given.seen, 'seen')
  if (seat === REP) state.seen = looked.map((slot) => side.piece[slot] as Piece)
  const ways: Way[] = (given.ways ?? ONE_WAY).map((way, i) => {
    const at = `ways.${i}`
    const where = way.looked === undefined ? looked : slotsOf(way.looked, `${at}.looked`)
    if (where.length !== looked.length) faults.push(fault('looksDiffer', `${path}.${at}.looked`, 'DL-8.18'))
    const narrower = narrow(base, way.may, `${at}.may`)
    if (given.ways !== undefined && !narrowed([...narrower]))
      faults.push(fault('knownWrong', `${path}.${at}`, 'DL-9.1'))
    return { weight: way.times ?? 1, masks: narrower, where }
  })
  const all = knownFrom(ways)
  state.known = seat === REP ? [all, state.known[ROY]] : [state.known[REP], all]
}

/** Slots whose piece everybody knows, as bits. */
export const knownSlots = ({ masks }: Known): number =>
  (masks[0] ?? []).reduce(
    (bits, mask, slot) => (isOne(mask) && masks.every((list) => list[slot] === mask) ? bits | (1 << slot) : bits),
    0,
  )

/** Slots with a token that was looked at, wherever shuffles have gone, as bits. */
export const lookedSlots = ({ where }: Known): number =>
  (where[0] ?? []).reduce(
    (bits, slot, k) => (where.every((places) => places[k] === slot) ? bits | (1 << slot) : bits),
    0,
  )

import type { Chance } from '@menagerie/engine'
import { HANDLES, tokenOf } from '../choices/actions.ts'
import { type Known, learn } from '../secrets/knowledge.ts'
import { forget, look, spent } from '../secrets/looks.ts'
import { mix } from '../secrets/shuffles.ts'
import type { Square } from '../set/map.ts'
import { REP } from '../set/pieces.ts'
import { changed } from './mixing.ts'
import { NOBODY, type Side, type State, slotsAt } from './state.ts'
import type { Tell } from './end.ts'

const keep = (state: State, seat: 0 | 1, known: Known): void => {
  state.known = seat === REP ? [known, state.known[1]] : [state.known[0], known]
}

/** Everybody learns that the token in a slot is one of these pieces (DL-9.1). */
export const learnPublicly = (state: State, seat: 0 | 1, slot: number, mask: number): void => {
  const before = state.known[seat]
  const after = learn(before, slot, mask)
  if (after === before) return
  keep(state, seat, after)
  if (seat === REP && state.seen.length > 0) forgetSpent(state)
}

/** Looks that everybody knows the result of by now are no secret any more. */
const forgetSpent = (state: State): void => {
  const known = state.known[REP]
  const looks = spent(known)
  if (looks.length === 0) return
  keep(state, REP, forget(known, looks))
  state.seen = state.seen.filter((_, k) => !looks.includes(k))
}

/** A piece is shown to everybody. */
export const show = (state: State, seat: 0 | 1, slot: number): void => {
  const side = state.sides[seat]
  learnPublicly(state, seat, slot, 1 << (side.piece[slot] as number))
  if (((side.shown >> slot) & 1) === 0) changed(state, seat, side.square[slot] as Square)
  side.shown |= 1 << slot
}

/** Charlemagne looks at these tokens of the Republic (DL-8.18); what ROY saw, only the seats know. */
export const lookAt = (state: State, slots: readonly number[]): void => {
  const side = state.sides[REP]
  for (const slot of slots) {
    if (((side.shown >> slot) & 1) === 0) changed(state, REP, side.square[slot] as Square)
    side.shown |= 1 << slot
  }
  state.seen = [...state.seen, ...slots.map((slot) => side.piece[slot] as number)]
  keep(state, REP, look(state.known[REP], slots))
  forgetSpent(state)
}

/** DL-9.4: new handles in random order; what others know becomes alternatives. */
export const shuffle = (state: State, seat: 0 | 1, at: Square, chance: Chance, emit: Tell): void => {
  const side = state.sides[seat]
  const slots = slotsAt(side, at)
  const before = emit === null ? [] : slots.map((slot) => tokenOf(seat, side.handle[slot] as number))
  for (let i = slots.length - 1; i > 0; i--) {
    const a = slots[i] as number
    const b = slots[chance.pick(i + 1)] as number
    const piece = side.piece[a] as number
    side.piece[a] = side.piece[b] as number
    side.piece[b] = piece
  }
  for (const slot of slots) {
    side.handle[slot] = NOBODY
    side.shown &= ~(1 << slot)
  }
  for (const slot of slots) side.handle[slot] = freshHandle(side)
  keep(state, seat, mix(state.known[seat], slots))
  if (seat === REP && state.seen.length > 0) forgetSpent(state)
  emit?.({
    kind: 'shuffled',
    seat,
    square: at,
    before,
    after: slots.map((slot) => tokenOf(seat, side.handle[slot] as number)),
  })
}

/** The next number no token of the side has. Public: only which token gets it is chance. */
const freshHandle = (side: Side): number => {
  do side.lastHandle = (side.lastHandle + 1) % HANDLES
  while (side.handle.includes(side.lastHandle))
  return side.lastHandle
}

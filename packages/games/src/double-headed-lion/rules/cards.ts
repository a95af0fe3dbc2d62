import { type Card, SKILL } from '../set/components.ts'
import { REP, ROY, STORM } from '../set/pieces.ts'
import { type Fight, NO_CARD, type State, fights } from './state.ts'
import { askedOf, phaseOf } from './phase.ts'
import type { Tell } from './end.ts'
import { isSkilled, openCard, resolve } from './result.ts'

/** DL-5.15: both sides choose face down; beside Storm only the Royalists do, and openly (DL-8.1). */
export const askCards = (state: State, fight: Fight): boolean => {
  state.phase = phaseOf('cards', fights(state, fight, REP, STORM) ? askedOf(ROY) : 3)
  return false
}

export const playCardOf = (state: State, fight: Fight, seat: 0 | 1, card: Card, emit: Tell): boolean => {
  fight.cards[seat] = card
  if (fights(state, fight, REP, STORM)) return playOpenly(state, fight, seat, card, emit)
  const waiting = fight.cards[1 - seat] === NO_CARD
  emit?.({ kind: 'sealed', seat, what: 'card' })
  if (waiting) {
    state.phase = phaseOf('cards', askedOf(1 - seat))
    return false
  }
  openCard(state, fight, REP)
  openCard(state, fight, ROY)
  emit?.({ kind: 'turned', cards: [fight.cards[0], fight.cards[1]] })
  const fetching = (fetches(state, fight, REP) ? 1 : 0) | (fetches(state, fight, ROY) ? 2 : 0)
  return fetching === 0 ? resolve(state, fight, false, emit) : askFetch(state, fetching)
}

const askFetch = (state: State, asked: number): boolean => {
  state.phase = phaseOf('fetch', asked)
  return false
}

/** DL-6.3, DL-6.7: an effective Skill; with nothing eligible it is 0 without a question, and everybody can see why. */
export const fetches = (state: State, fight: Fight, seat: 0 | 1): boolean =>
  fight.cards[seat] === SKILL && isSkilled(state, fight, seat) && state.sides[seat].snapshot > 0

/** DL-8.1: the Royalist card and what it fetches first, then Storm's. */
const playOpenly = (state: State, fight: Fight, seat: 0 | 1, card: Card, emit: Tell): boolean => {
  openCard(state, fight, seat)
  emit?.({ kind: 'played', seat, card })
  const fetching = fetches(state, fight, ROY)
  if (seat === ROY) {
    if (fetching && state.options.stormSees === 'final') return askFetch(state, askedOf(ROY))
    state.phase = phaseOf('storm', askedOf(REP))
    return false
  }
  return fetching && state.options.stormSees === 'face'
    ? askFetch(state, askedOf(ROY))
    : resolve(state, fight, false, emit)
}

/** DL-6.4, DL-6.10: one card of the pile, or none; two who fetch choose in secret. */
export const playFetch = (state: State, fight: Fight, seat: 0 | 1, card: Card, emit: Tell): boolean => {
  fight.fetched[seat] = card
  fight.fetchDone |= 1 << seat
  const both = fetches(state, fight, REP) && fetches(state, fight, ROY)
  if (both) emit?.({ kind: 'sealed', seat, what: 'fetch' })
  if (both && fight.fetchDone !== 3) return askFetch(state, askedOf(1 - seat))
  fight.fetchOpen = fight.fetchDone
  if (emit !== null) {
    const named = (one: Card): Card | null => (one === NO_CARD ? null : one)
    emit({
      kind: 'fetched',
      seats: both ? [REP, ROY] : [seat],
      cards: [named(fight.fetched[0]), named(fight.fetched[1])],
    })
  }
  if (fight.cards[REP] !== NO_CARD) return resolve(state, fight, false, emit)
  state.phase = phaseOf('storm', askedOf(REP))
  return false
}

import { type Chance, type Seat, insertSorted, removeOne, takeAt } from '@menagerie/engine'
import type { KindIndex } from '../set/components.ts'
import type { Death } from './events.ts'
import { roomAt } from '../set/options.ts'
import { EMPTY, NO_CARDS, type Party, type State, hasTurns, inDungeon, partyOf, phaseOf } from './state.ts'
import { chooseStarter, clearTable, dealHands, settleThrow } from './deal.ts'
import { countDungeon, exhausted, finish, restorePiles, settleDungeon, whyOver } from './reckoning.ts'
import { NOTHING_GIVEN_UP, returnTreasures } from './treasure.ts'
import type { Tell } from './tell.ts'

/** MM-G4: the next dungeon, up to its first question. */
export const beginDungeon = (state: State, chance: Chance, emit: Tell): void => {
  clearTable(state)
  restorePiles(state)
  state.dungeon++
  emit?.({ kind: 'dungeonBegan', dungeon: state.dungeon, room: roomAt(state.options, state.parties.length) })
  const starter = chooseStarter(state, chance, emit)
  if (starter !== EMPTY) startDungeon(state, starter, chance, emit)
}

/** The starter is known: the cards are dealt and that turn begins. */
export const startDungeon = (state: State, starter: Seat, chance: Chance, emit: Tell): void => {
  state.starter = starter
  state.firstBack = EMPTY
  state.throwers = 0
  state.throws.fill(EMPTY)
  emit?.({ kind: 'starter', seat: starter })
  dealHands(state, chance, emit)
  state.seat = starter
  turnTop(state, chance, emit)
  if (state.pile.length === 0) freeze(state, 'pile', emit)
  beginTurn(state, starter, chance, emit)
}

/** MM-P4: when all have thrown. */
export const resolveThrow = (state: State, chance: Chance, emit: Tell): void => {
  for (let seat = 0; seat < state.parties.length; seat++) {
    if (((state.throwers >> seat) & 1) === 1 && state.throws[seat] === EMPTY) return
  }
  const starter = settleThrow(state, chance, emit)
  if (starter !== EMPTY) startDungeon(state, starter, chance, emit)
}

/** Option `trapFaceUp`: whether the next card is a trap is a chance fact of its own (MM-TR4). */
const turnTop = (state: State, chance: Chance, emit: Tell): void => {
  if (!state.options.trapFaceUp) return
  const { pile, options } = state
  let traps = 0
  for (let i = pile.length - 1; i >= 0 && pile[i] === options.deck.trap; i--) traps++
  state.trapNext = pile.length > 0 && chance.pick(pile.length) < traps
  emit?.({ kind: 'topTurned', trap: state.trapNext })
}

export const beginTurn = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  state.turn++
  state.seat = seat
  state.moved = false
  state.drawn = EMPTY
  state.used = NO_CARDS
  state.postDue = false
  state.bonus = false
  state.draft = NO_CARDS
  emit?.({ kind: 'turnBegan', seat, turn: state.turn })
  drawCard(state, { again: false }, chance, emit)
}

/** MM-T1: the draw is not optional; in the freeze there is none. `again`: after a trap (MM-TR5). */
const drawCard = (state: State, { again }: { readonly again: boolean }, chance: Chance, emit: Tell): void => {
  const { seat, options } = state
  if (state.frozen) {
    state.phase = phaseOf('act', seat)
    return
  }
  const { trap } = options.deck
  const card = takeTop(state, chance)
  const party = partyOf(state, seat)
  state.moved = true
  const honor = options.trapDeclaration === 'honor'
  const sprung = card === trap && !honor
  if (!sprung) insertSorted(party.hand, card)
  if (emit !== null) {
    if (sprung) emit({ kind: 'drew', seat, card, trap: true, again }) // MM-TR1
    else {
      const told = { kind: 'drew', seat, trap: false, again } as const
      emit({ ...told, card: null }, { to: [seat], event: { ...told, card } })
    }
  }
  turnTop(state, chance, emit)
  if (state.pile.length === 0) freeze(state, 'pile', emit) // MM-E1, MM-F1
  if (sprung) springTrap(state, chance, emit)
  else if (honor) {
    state.drawn = card
    state.phase = phaseOf('confirm', seat)
  } else state.phase = phaseOf('act', seat)
}

const takeTop = (state: State, chance: Chance): KindIndex => {
  const { pile, options } = state
  if (!options.trapFaceUp) return chance.draw(pile)
  const { trap } = options.deck
  if (state.trapNext) {
    removeOne(pile, trap)
    return trap
  }
  const first = pile.indexOf(trap)
  if (first < 0) return chance.draw(pile)
  const others = pile.slice(0, first)
  const card = chance.draw(others)
  takeAt(pile, pile.indexOf(card))
  return card
}

/** MM-TR1: the trap lies on the table until it is dealt with. Asked on public grounds: with any card in hand. */
export const springTrap = (state: State, chance: Chance, emit: Tell): void => {
  const { seat } = state
  state.draft = NO_CARDS
  state.drawn = EMPTY
  if (partyOf(state, seat).hand.length > 0) {
    state.phase = phaseOf('trap', seat)
    return
  }
  state.discard.push(state.options.deck.trap)
  emit?.({ kind: 'suffered', seat, cards: [] })
  afterTrap(state, { suffered: true }, chance, emit)
}

/** MM-TR5: the turn goes on, by the options with another draw or not at all. */
export const afterTrap = (
  state: State,
  { suffered }: { readonly suffered: boolean },
  chance: Chance,
  emit: Tell,
): void => {
  const { options } = state
  if (suffered && options.trapEndsTurn) endTurn(state, chance, emit)
  else if (options.trapReplacementDraw) drawCard(state, { again: true }, chance, emit)
  else state.phase = phaseOf('act', state.seat)
}

/** After a main action: phase `post` on public grounds, else the turn is over. */
export const afterMain = (state: State, chance: Chance, emit: Tell): void => {
  state.drawn = EMPTY
  if (state.phase.kind === 'over') return
  if (state.postDue) state.phase = phaseOf('post', state.seat)
  else endTurn(state, chance, emit)
}

/** MM-F2, MM-F3, MM-F4: deaths, idle turns, the next player or the end of the dungeon. */
export const endTurn = (state: State, chance: Chance, emit: Tell): void => {
  const party = partyOf(state, state.seat)
  if (state.frozen) {
    state.idle = state.moved ? 0 : state.idle + 1
    if (inDungeon(party) && party.hand.length === 0) die(state, state.seat, 'noCards', emit) // MM-E4
  }
  goOn(state, chance, emit)
}

/** Option `exhaustion: immediate`: true when that ended the dungeon. */
export const endedAtOnce = (state: State, chance: Chance, emit: Tell): boolean => {
  if (state.options.exhaustion !== 'immediate' || exhausted(state) === null) return false
  endDungeon(state, 'exhausted', chance, emit)
  return true
}

/** The next turn, or the end of the dungeon. */
export const goOn = (state: State, chance: Chance, emit: Tell): void => {
  if (state.options.exhaustion === 'immediate' && exhausted(state) !== null) {
    endDungeon(state, 'exhausted', chance, emit)
    return
  }
  let inside = 0
  let turns = 0
  for (const party of state.parties) {
    if (inDungeon(party)) inside++
    if (hasTurns(state.options, party)) turns++
  }
  if (inside === 0) endDungeon(state, 'empty', chance, emit) // MM-F4
  else if (state.frozen && state.idle >= turns * state.options.stalemateRounds) endDungeon(state, 'idle', chance, emit)
  else {
    const seats = state.parties.length
    let next = (state.seat + 1) % seats
    while (!hasTurns(state.options, partyOf(state, next))) next = (next + 1) % seats
    beginTurn(state, next, chance, emit)
  }
}

/** MM-E1, MM-E2, MM-F2: nobody draws any more; who has no cards and is not in turn dies. */
const freeze = (state: State, reason: 'pile' | 'return', emit: Tell): void => {
  if (state.frozen) return
  state.frozen = true
  state.idle = 0
  emit?.({ kind: 'froze', reason })
  for (const [seat, party] of state.parties.entries()) {
    if (seat !== state.seat && inDungeon(party) && party.hand.length === 0) die(state, seat, 'noCards', emit)
  }
}

export const die = (state: State, seat: Seat, cause: Death, emit: Tell): void => {
  const party = partyOf(state, seat)
  const { leg } = party
  party.leg = 'dead'
  state.idle = 0
  const givenUp = state.options.deadTreasures === 'atDeath' ? returnTreasures(state, party) : NOTHING_GIVEN_UP
  emit?.({ kind: 'died', seat, leg, cause, ...givenUp })
}

/** MM-R2, MM-Z1, MM-E2: out of the dungeon; the first draws a prize. */
export const comeBack = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const first = state.firstBack === EMPTY
  party.leg = 'returned'
  state.idle = 0
  state.drawn = EMPTY
  let prize: number | null = null
  if (first) {
    state.firstBack = seat
    if (state.prizePile.length > 0) {
      prize = chance.draw(state.prizePile)
      state.prize = prize
      party.prizes = [...party.prizes, prize]
    }
  }
  emit?.({ kind: 'cameBack', seat, total: party.backSum, first, prize })
  freeze(state, 'return', emit)
  goOn(state, chance, emit)
}

/** Section 3.6 of the state machine: the end of a dungeon, and what follows. */
export const endDungeon = (state: State, reason: 'empty' | 'idle' | 'exhausted', chance: Chance, emit: Tell): void => {
  // Option `exhaustion: immediate`: over even though the dead give treasures back.
  const emptied = reason === 'exhausted' ? exhausted(state) : null
  if (state.phase.kind === 'trap') state.discard.push(state.options.deck.trap)
  for (const [seat, party] of state.parties.entries()) if (inDungeon(party)) die(state, seat, 'inside', emit) // MM-E5
  settleDungeon(state, reason, emit)
  countDungeon(state, chance, emit)
  const over = emptied ?? whyOver(state)
  if (over === null) beginDungeon(state, chance, emit)
  else finish(state, over, chance, emit)
}

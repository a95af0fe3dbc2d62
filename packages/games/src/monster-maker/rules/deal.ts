import { type BySeat, type Chance, Defect, type Seat, insertSorted, removeOne } from '@menagerie/engine'
import { HAND, type KindIndex, whyNotPlayers } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, NO_CARDS, NO_TREASURES, type Party, RPS_PHASE, type State, phaseOf } from './state.ts'
import type { Tell } from './tell.ts'

const newParty = (): Party => ({
  leg: 'outbound',
  hand: [],
  known: NO_CARDS,
  out: NO_CARDS,
  back: NO_CARDS,
  outSum: 0,
  backSum: 0,
  length: 0,
  required: 0,
  monster: EMPTY,
  treasures: NO_TREASURES,
  banked: NO_TREASURES,
  prizes: NO_CARDS,
  gaveBack: [],
  wins: 0,
  exchanged: 0,
  resigned: false,
})

/** A new match before anything was dealt: all cards in the pile. The two small piles are shuffled (MM-P3). */
export const newState = (options: Options, seats: number): State => {
  const tooFew = whyNotPlayers(options.deck, seats)
  if (tooFew !== null) throw new Defect(`the deck is too small for ${seats} players`)
  return {
    options,
    phase: phaseOf('dungeonEnd', 0),
    dungeon: 0,
    turn: 0,
    seat: 0,
    starter: EMPTY,
    frozen: false,
    pile: options.deck.pool.slice(),
    trapNext: false,
    discard: [],
    treasurePile: options.treasureCards ? options.deck.treasurePool.slice() : [],
    prizePile: options.deck.prizes.slice(),
    removed: NO_CARDS,
    spent: NO_CARDS,
    firstBack: EMPTY,
    prize: 0,
    idle: 0,
    moved: false,
    drawn: EMPTY,
    used: NO_CARDS,
    postDue: false,
    bonus: false,
    draft: NO_CARDS,
    throwers: 0,
    throws: Array.from({ length: seats }, () => EMPTY),
    blankThrows: 0,
    parties: Array.from({ length: seats }, newParty),
  }
}

/** MM-X3: all main-deck cards are shuffled together; the parties stand outside again. */
export const clearTable = (state: State): void => {
  state.pile = state.options.deck.pool.slice()
  state.discard = []
  state.trapNext = false
  state.frozen = false
  state.turn = 0
  state.idle = 0
  state.prize = 0
  state.drawn = EMPTY
  state.used = NO_CARDS
  state.draft = NO_CARDS
  state.postDue = false
  state.bonus = false
  state.moved = false
  for (const party of state.parties) {
    party.leg = party.resigned ? 'dead' : 'outbound'
    party.hand = []
    party.known = NO_CARDS
    party.out = NO_CARDS
    party.back = NO_CARDS
    party.outSum = 0
    party.backSum = 0
    party.length = 0
    party.required = 0
    party.monster = EMPTY
    party.treasures = NO_TREASURES
    party.exchanged = 0
  }
}

const playing = (state: State): Seat[] =>
  [...state.parties.keys()].filter((seat) => state.parties[seat]?.resigned === false)

/** The next seat clockwise that still plays the match. */
const nextPlaying = (state: State, seat: Seat): Seat => {
  const seats = state.parties.length
  let next = (seat + 1) % seats
  while (state.parties[next]?.resigned === true) next = (next + 1) % seats
  return next
}

/** Who has the first turn, where no throw has to be asked for; EMPTY when it has (MM-P4, `nextStarter`). */
export const chooseStarter = (state: State, chance: Chance, emit: Tell): Seat => {
  const { options } = state
  const players = playing(state)
  if (state.dungeon > 1 && options.nextStarter !== 'dice') {
    const back = state.firstBack
    if (options.nextStarter === 'firstReturner' && back !== EMPTY && state.parties[back]?.resigned === false)
      return back
    return nextPlaying(state, state.starter)
  }
  if (options.starterMethod === 'seat') return players[0] as Seat
  if (options.starterMethod === 'dice') return rollStarter(players, chance, emit)
  state.throwers = players.reduce((mask, seat) => mask | (1 << seat), 0)
  state.throws.fill(EMPTY)
  state.blankThrows = 0
  state.phase = RPS_PHASE
  return EMPTY
}

/** MM-P4: everybody rolls; those tied highest roll again. */
const rollStarter = (seats: readonly Seat[], chance: Chance, emit: Tell): Seat => {
  let left = seats
  while (left.length > 1) {
    const rolls = left.map((seat) => ({ seat, die: chance.die(6) }))
    emit?.({ kind: 'startRolled', rolls })
    const highest = Math.max(...rolls.map(({ die }) => die))
    left = rolls.filter(({ die }) => die === highest).map(({ seat }) => seat)
  }
  return left[0] as Seat
}

const throwersOf = (state: State): Seat[] =>
  [...state.parties.keys()].filter((seat) => ((state.throwers >> seat) & 1) === 1)

const MOST_BLANK_THROWS = 5

/** All have thrown: who starts, or EMPTY when those left throw again. */
export const settleThrow = (state: State, chance: Chance, emit: Tell): Seat => {
  const seats = throwersOf(state)
  const throws = seats.map((seat) => ({ seat, hand: state.throws[seat] as number }))
  emit?.({ kind: 'thrown', throws })
  const shown = new Set(throws.map(({ hand }) => hand))
  state.throws.fill(EMPTY)
  if (shown.size === 2) {
    const [a, b] = [...shown] as [number, number]
    const winning = (a + 3 - b) % 3 === 1 ? a : b
    const left = throws.filter(({ hand }) => hand === winning).map(({ seat }) => seat)
    state.throwers = left.reduce((mask, seat) => mask | (1 << seat), 0)
    state.blankThrows = 0
    return left.length === 1 ? (left[0] as Seat) : EMPTY
  }
  state.blankThrows++
  return state.blankThrows < MOST_BLANK_THROWS ? EMPTY : rollStarter(seats, chance, emit)
}

/** MM-P1, MM-P2: seven cards each, then every trap in a hand is exchanged until none is left. */
export const dealHands = (state: State, chance: Chance, emit: Tell): void => {
  const { pile, options } = state
  const { trap } = options.deck
  const seats = playing(state)
  for (const seat of seats) {
    const { hand } = state.parties[seat] as Party
    for (let i = 0; i < HAND; i++) insertSorted(hand, chance.draw(pile))
  }
  let aside = 0
  for (const seat of seats) {
    const party = state.parties[seat] as Party
    let due = 0
    while (removeOne(party.hand, trap)) due++
    party.exchanged = 0
    while (due > 0) {
      party.exchanged++
      aside++
      const card: KindIndex = chance.draw(pile)
      if (card === trap) continue
      insertSorted(party.hand, card)
      due--
    }
  }
  for (let i = 0; i < aside; i++) insertSorted(pile, trap)
  if (emit !== null) tellDeal(state, seats, emit)
}

const tellDeal = (state: State, seats: BySeat<Seat>, emit: NonNullable<Tell>): void => {
  for (const seat of seats) {
    const { hand, exchanged } = state.parties[seat] as Party
    const told = { kind: 'dealt', seat, count: hand.length, exchanged } as const
    emit({ ...told, cards: null }, { to: [seat], event: { ...told, cards: [...hand] } })
  }
}

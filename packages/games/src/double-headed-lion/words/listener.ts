import { type Listener, numbersOf } from '@menagerie/engine/conformance'
import { HANDLES, type Token } from '../choices/actions.ts'
import type { Event } from '../rules/events.ts'
import { NO_CARD } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { type Card, RETREAT, SKILL } from '../set/components.ts'
import { CASTLE, D, SQUARES, type Square } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { AILA, AJI, CHARLEMAGNE, type Piece, REP, ROY, VISHNUS } from '../set/pieces.ts'
import { type Heard, type HeardFight, SEATS, asSeen, mixedIn, newHeard } from './heard.ts'

/* For tests. Who hears a spectator's events and nothing else; not part of the game's door. */

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const seatOf = (token: Token): 0 | 1 => (token < HANDLES ? REP : ROY)
const slotOf = ({ sides }: Heard, token: Token): number => sides[seatOf(token)].handles.indexOf(token % HANDLES)
const copies = (cards: readonly Card[], wanted: Card): number => cards.filter((card) => card === wanted).length

/** DL-9.3: whoever left this square as it is will be asked again. */
const changed = (heard: Heard, seat: 0 | 1, at: Square | null): void => {
  if (at !== null) heard.kept.delete(seat * SQUARES + at)
}

/** A token was shown; `piece` as far as this was told. */
const showed = (heard: Heard, token: Token, piece: Piece | null): void => {
  const seat = seatOf(token)
  const side = heard.sides[seat]
  const slot = slotOf(heard, token)
  if (side.shown[slot] !== true) changed(heard, seat, side.squares[slot] ?? null)
  side.shown[slot] = true
  if (piece !== null) side.pieces[slot] = piece
}

/** A token goes elsewhere, or from the map. */
const went = (heard: Heard, token: Token, to: Square | null): void => {
  const seat = seatOf(token)
  const { squares } = heard.sides[seat]
  const slot = slotOf(heard, token)
  changed(heard, seat, squares[slot] ?? null)
  changed(heard, seat, to)
  squares[slot] = to
}

/** DL-5.17: whose card makes the piece retreat; Aji's never does (DL-8.8). */
const retreats = (fight: HeardFight, seat: 0 | 1): boolean => {
  if (fight.abandoned) return seat === REP
  if (seat === REP && fight.pieces[REP] === AJI) return false
  const card = fight.cards[seat]
  return (card === SKILL ? fight.fetched[seat] : card) === RETREAT
}

/** DL-5.21: what was played lies on the piles now; no combat is due there any more (DL-5.2). */
const close = (heard: Heard, { cards, square }: HeardFight): void => {
  for (const seat of SEATS) {
    const card = cards[seat]
    if (card !== null) heard.sides[seat].pile.push(card)
  }
  heard.due = heard.due.filter((at) => at !== square)
  heard.fight = null
}

/** DL-8.15: whether the Royalists are asked for the card first. */
const mayTakeBack = ({ options, active, moved }: Heard, { cards, pieces, slots, square }: HeardFight): boolean =>
  options.vishnusReturnsCard &&
  active === ROY &&
  cards[ROY] === RETREAT &&
  pieces[ROY] === VISHNUS &&
  pieces[REP] !== AILA &&
  moved !== null &&
  moved.slot === slots[ROY] &&
  moved.to === square

const settle = (heard: Heard, fight: HeardFight): void => {
  const due = SEATS.filter((seat) => retreats(fight, seat))
  if (due.some((seat) => !fight.gone.has(seat))) return
  if (!mayTakeBack(heard, fight)) close(heard, fight)
}

const opened = ({ sides, fight }: Heard, seat: 0 | 1, card: Card): void => {
  const side = sides[seat]
  if (side.handCount !== null) side.handCount--
  side.hand?.splice(side.hand.indexOf(card), 1)
  if (fight !== null) fight.cards[seat] = card
  if (side.deck === null && copies(side.open, card) <= copies(side.pile, card)) side.open.push(card)
}

const began = (heard: Heard, event: Told<'turnBegan'>): void => {
  if (event.turn > 1) heard.stall = heard.progress ? 0 : heard.stall + 1
  heard.turn = event.turn
  heard.active = event.seat as 0 | 1
  heard.progress = false
  heard.moved = null
  for (const side of heard.sides) side.snapshot = side.pile.length
  if (!event.stuck || heard.options.stuck !== 'pass') return
  heard.due = mixedIn(heard)
  heard.skipped = heard.due.length > 0 ? 0 : heard.skipped + 1
}

const moved = (heard: Heard, event: Told<'moved'>): void => {
  const slot = slotOf(heard, event.token)
  went(heard, event.token, event.to)
  heard.moved = { slot, to: event.to }
  heard.skipped = 0
  heard.progress ||= event.seat === ROY && (D[event.to] as number) < (D[event.from] as number)
  // DL-10.1: with her in the castle nobody fights any more.
  if (event.to !== CASTLE || event.vishnus !== true) heard.due = mixedIn(heard)
}

const shuffled = ({ sides }: Heard, event: Told<'shuffled'>): void => {
  const side = sides[event.seat as 0 | 1]
  const slots = event.before.map((token) => side.handles.indexOf(token % HANDLES))
  for (const [i, slot] of slots.entries()) {
    side.handles[slot] = (event.after[i] as Token) % HANDLES
    side.pieces[slot] = null
    side.shown[slot] = false
  }
  side.lastHandle = (event.after.at(-1) as Token) % HANDLES
}

const revealed = (heard: Heard, { square, tokens, pieces }: Told<'revealed'>): void => {
  for (const seat of SEATS) showed(heard, tokens[seat], pieces[seat])
  heard.fight = {
    square,
    slots: [slotOf(heard, tokens[REP]), slotOf(heard, tokens[ROY])],
    pieces,
    cards: [null, null],
    fetched: [null, null],
    gone: new Set(),
    support: null,
    abandoned: false,
  }
}

const fell = (heard: Heard, event: Told<'fell'>): void => {
  const { fight } = heard
  const seat = event.seat as 0 | 1
  const side = heard.sides[seat]
  const slot = slotOf(heard, event.token)
  side.pieces[slot] = event.piece
  went(heard, event.token, null)
  side.shown[slot] = false
  heard.progress = true
  if (fight === null) return
  fight.gone.add(seat)
  // DL-5.23: with her the match ends, and nobody puts a card away.
  if (heard.sides[ROY].pieces[fight.slots[ROY]] === VISHNUS && fight.gone.has(ROY)) return
  if (event.by === 'noRetreat') settle(heard, fight)
  else if ((event.by !== 'tie' && event.by !== 'mutual') || fight.gone.size === 2) close(heard, fight)
}

const returned = (heard: Heard, fight: HeardFight, back: boolean): void => {
  const side = heard.sides[ROY]
  const card = fight.cards[ROY]
  if (back && card !== null) {
    if (side.handCount !== null) side.handCount++
    side.hand?.push(card)
    fight.cards[ROY] = null
  }
  close(heard, fight)
}

const hear = (heard: Heard, event: Event): void => {
  const { sides, fight } = heard
  switch (event.kind) {
    case 'deployed':
      for (const [slot, piece] of (event.pieces ?? []).entries()) sides[event.seat as 0 | 1].pieces[slot] = piece
      return
    case 'turnBegan':
      return began(heard, event)
    case 'moved':
      return moved(heard, event)
    case 'shuffled':
      return shuffled(heard, event)
    case 'kept':
      if (heard.options.shuffleWindows === 'atOnce') heard.kept.add(event.seat * SQUARES + event.square)
      return
    case 'looked':
      showed(heard, event.token, CHARLEMAGNE)
      for (const token of event.tokens) showed(heard, token, null)
      return
    case 'switchAnswered':
      if (event.switched) showed(heard, event.token, VISHNUS)
      return
    case 'revealed':
      return revealed(heard, event)
    case 'supportAnswered':
      if (event.token === null) return
      showed(heard, event.token, event.piece)
      if (fight !== null) fight.support = slotOf(heard, event.token)
      return
    case 'turned':
      for (const seat of SEATS) opened(heard, seat, event.cards[seat])
      return
    case 'played':
      return opened(heard, event.seat as 0 | 1, event.card)
    case 'fetched':
      if (fight !== null) for (const seat of event.seats) fight.fetched[seat as 0 | 1] = event.cards[seat] ?? NO_CARD
      return
    case 'abandoned':
      if (fight !== null) fight.abandoned = true
      return
    case 'fell':
      return fell(heard, event)
    case 'retreated':
      went(heard, event.token, event.to)
      if (fight === null) return
      fight.gone.add(event.seat)
      return settle(heard, fight)
    case 'cardReturned':
      if (fight !== null) returned(heard, fight, event.returned)
      return
    case 'recovered': {
      const side = sides[event.seat as 0 | 1]
      side.handCount = side.pile.length
      if (side.hand !== null) side.hand = side.pile
      ;[side.pile, side.snapshot, side.open] = [[], 0, [...event.cards]]
      return
    }
    case 'castleReached':
      showed(heard, event.token, VISHNUS)
      if (event.aji !== null) showed(heard, event.aji, AJI)
      return
    case 'castlePointed':
      return showed(heard, event.token, event.piece)
    case 'ended':
      heard.outcome = event.outcome
      if (event.outcome.reason.startsWith('stall')) heard.stall++
      return
    default:
  }
}

export const listener = (options: Options): Listener<Types> => {
  const heard = newHeard(options)
  return { hear: (event) => hear(heard, event), counts: () => numbersOf(asSeen(heard)) }
}

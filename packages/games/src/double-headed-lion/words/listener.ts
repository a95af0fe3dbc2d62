import type { Listener } from '@menagerie/engine/conformance'
import { HANDLES, type Token } from '../choices/actions.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { type Card, RETREAT, SKILL } from '../set/components.ts'
import { D, HOMES, type Square } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { AILA, AJI, COUNTS, REP, ROY, VISHNUS } from '../set/pieces.ts'

/* For tests. Who hears a spectator's events and nothing else; not part of the game's door. */

const SEATS = [REP, ROY] as const

interface Heard {
  /** By slot; null: removed. */
  readonly squares: (Square | null)[]
  readonly handles: number[]
  lastHandle: number
  /** Null while nobody said how many cards a side brought. */
  hand: number | null
  deck: number | null
  open: Card[]
  pile: Card[]
  snapshot: number
}

/** The combat in progress, from its reveal on. By side. */
interface Fought {
  readonly square: Square
  readonly slots: readonly [number, number]
  readonly pieces: readonly [number, number]
  readonly cards: [Card | null, Card | null]
  readonly fetched: [Card | null, Card | null]
  readonly gone: Set<number>
  abandoned: boolean
}

const begin = (seat: 0 | 1, { hiddenDecks, cards }: Options): Heard => ({
  squares: [...HOMES[seat]],
  handles: Array.from({ length: COUNTS[seat] }, (_, slot) => slot),
  lastHandle: COUNTS[seat] - 1,
  hand: hiddenDecks ? null : cards[seat].length,
  deck: hiddenDecks ? null : cards[seat].length,
  open: hiddenDecks ? [] : [...cards[seat]],
  pile: [],
  snapshot: 0,
})

const copies = (cards: readonly Card[], wanted: Card): number => cards.filter((card) => card === wanted).length

/** DL-5.17: whose card makes the piece retreat; Aji's never does (DL-8.8). */
const retreats = (fight: Fought, seat: 0 | 1): boolean => {
  if (fight.abandoned) return seat === REP
  if (seat === REP && fight.pieces[REP] === AJI) return false
  const card = fight.cards[seat]
  return (card === SKILL ? fight.fetched[seat] : card) === RETREAT
}

export const listener = (options: Options): Listener<Types> => {
  const sides = [begin(REP, options), begin(ROY, options)] as const
  let [turn, active, stall, skipped] = [1, ROY as number, 0, 0]
  let progress = false
  let mover: { readonly slot: number; readonly to: Square } | null = null
  let fight: Fought | null = null

  const slotOf = (seat: 0 | 1, token: Token): number => sides[seat].handles.indexOf(token % HANDLES)
  const isMixed = (): boolean => sides[REP].squares.some((at) => at !== null && sides[ROY].squares.includes(at))
  const anyCombatDue = (): boolean => isMixed()

  /** DL-5.21: what was played lies on the piles now. */
  const close = ({ cards }: Fought): void => {
    for (const seat of SEATS) {
      const card = cards[seat]
      if (card !== null) sides[seat].pile.push(card)
    }
    fight = null
  }
  /** DL-8.15: whether the Royalists are asked for the card first. */
  const mayTakeBack = ({ cards, pieces, slots, square }: Fought): boolean =>
    options.vishnusReturnsCard &&
    active === ROY &&
    cards[ROY] === RETREAT &&
    pieces[ROY] === VISHNUS &&
    pieces[REP] !== AILA &&
    mover !== null &&
    mover.slot === slots[ROY] &&
    mover.to === square
  const settle = (at: Fought): void => {
    const due = SEATS.filter((seat) => retreats(at, seat))
    if (due.some((seat) => !at.gone.has(seat))) return
    if (!mayTakeBack(at)) close(at)
  }
  const opened = (seat: 0 | 1, card: Card): void => {
    const side = sides[seat]
    if (side.hand !== null) side.hand--
    if (fight !== null) fight.cards[seat] = card
    if (side.deck === null && copies(side.open, card) <= copies(side.pile, card)) side.open.push(card)
  }
  const fell = (event: Event & { readonly kind: 'fell' }): void => {
    const seat = event.seat as 0 | 1
    sides[seat].squares[slotOf(seat, event.token)] = null
    progress = true
    if (fight === null) return
    fight.gone.add(seat)
    // DL-5.23: with her the match ends, and nobody puts a card away.
    if (seat === ROY && event.piece === VISHNUS) fight = null
    else if (event.by === 'noRetreat') settle(fight)
    else if ((event.by !== 'tie' && event.by !== 'mutual') || fight.gone.size === 2) close(fight)
  }

  const hear = (event: Event): void => {
    switch (event.kind) {
      case 'turnBegan': {
        if (event.turn > 1) stall = progress ? 0 : stall + 1
        ;[turn, active, progress, mover] = [event.turn, event.seat, false, null]
        for (const side of sides) side.snapshot = side.pile.length
        if (event.stuck && options.stuck === 'pass') skipped = anyCombatDue() ? 0 : skipped + 1
        return
      }
      case 'moved': {
        const seat = event.seat as 0 | 1
        const slot = slotOf(seat, event.token)
        sides[seat].squares[slot] = event.to
        mover = { slot, to: event.to }
        skipped = 0
        progress ||= seat === ROY && (D[event.to] as number) < (D[event.from] as number)
        return
      }
      case 'shuffled': {
        const side = sides[event.seat as 0 | 1]
        const slots = event.before.map((token) => slotOf(event.seat as 0 | 1, token))
        slots.forEach((slot, i) => (side.handles[slot] = (event.after[i] as Token) % HANDLES))
        side.lastHandle = (event.after.at(-1) as Token) % HANDLES
        return
      }
      case 'revealed':
        fight = {
          square: event.square,
          slots: [slotOf(REP, event.tokens[REP]), slotOf(ROY, event.tokens[ROY])],
          pieces: event.pieces,
          cards: [null, null],
          fetched: [null, null],
          gone: new Set(),
          abandoned: false,
        }
        return
      case 'turned':
        for (const seat of SEATS) opened(seat, event.cards[seat])
        return
      case 'played':
        opened(event.seat as 0 | 1, event.card)
        return
      case 'fetched':
        if (fight !== null) for (const seat of SEATS) fight.fetched[seat] = event.cards[seat]
        return
      case 'abandoned':
        if (fight !== null) fight.abandoned = true
        return
      case 'fell':
        fell(event)
        return
      case 'retreated': {
        const seat = event.seat as 0 | 1
        sides[seat].squares[slotOf(seat, event.token)] = event.to
        if (fight === null) return
        fight.gone.add(seat)
        settle(fight)
        return
      }
      case 'cardReturned':
        if (fight === null) return
        if (event.returned) {
          if (sides[ROY].hand !== null) sides[ROY].hand++
          fight.cards[ROY] = null
        }
        close(fight)
        return
      case 'recovered': {
        const side = sides[event.seat as 0 | 1]
        side.hand = side.pile.length
        ;[side.pile, side.snapshot, side.open] = [[], 0, [...event.cards]]
        return
      }
      case 'ended':
        if (event.outcome.reason.startsWith('stall')) stall++
        return
      default:
    }
  }

  const countsOf = ({ squares, handles, ...side }: Heard, seat: number): (readonly [string, number | null])[] => [
    [`sides.${seat}.tokens.length`, squares.length],
    ...squares.map((at, slot) => [`sides.${seat}.tokens.${slot}.square`, at] as const),
    ...handles.map((handle, slot) => [`sides.${seat}.tokens.${slot}.handle`, handle] as const),
    [`sides.${seat}.lastHandle`, side.lastHandle],
    [`sides.${seat}.handCount`, side.hand],
    [`sides.${seat}.hand.length`, side.deck === null ? null : side.hand],
    [`sides.${seat}.deck.length`, side.deck],
    [`sides.${seat}.open.length`, side.open.length],
    [`sides.${seat}.pile.length`, side.pile.length],
    ...side.pile.map((card, i) => [`sides.${seat}.pile.${i}`, card] as const),
    [`sides.${seat}.snapshot`, side.snapshot],
  ]

  return {
    hear,
    counts: () => {
      const all: readonly (readonly [string, number | null])[] = [
        ['turn', turn],
        ['active', active],
        ['stall', stall],
        ['skipped', skipped],
        ['sides.length', sides.length],
        ...sides.flatMap(countsOf),
      ]
      return Object.fromEntries(all.flatMap(([path, n]) => (n === null ? [] : [[path, n] as const])))
    },
  }
}

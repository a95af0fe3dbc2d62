import {
  type Arranged,
  type Fault,
  type Result,
  type Seat,
  fault,
  faulty,
  insertSorted,
  judged,
  ok,
} from '@menagerie/engine'
import type { CardIndex } from '../set/components.ts'
import { cardIndex } from '../set/deck.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Phase, type Side, type State, entryPhase, phaseOf } from '../rules/state.ts'
import { invariants } from './invariants.ts'
import { type PhaseName, type Position, type SidePosition, activeSpot, readShape, waitingSpot } from './schema.ts'

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> => {
  const read = readPosition(options, position)
  return read.ok ? judged(read.value, invariants) : read
}

/** What is written, whether or not it can be: only what names nothing is refused. */
export const readPosition = (options: Options, position: unknown): Result<State> => {
  const { position: given, faults: shape } = readShape(position)
  if (given === null) return faulty(shape)
  const faults: Fault[] = []
  const { starter, turn, turnPlayer } = readTurn(options, given, faults)
  const sides = [
    readSide(options, given.sides[0], 'sides.0', faults),
    readSide(options, given.sides[1], 'sides.1', faults),
  ] as const
  const phase = readPhase(options, given, turnPlayer, faults)
  if (shape.length > 0 || faults.length > 0 || phase === null) return faulty(oneAPlace([...shape, ...faults]))
  const boostUsed = given.boostUsed ?? isAfterBoost(given.phase)
  return ok({ options, phase, turn, turnPlayer, starter, boostUsed, sides })
}

/** What has not its shape is told as that alone. */
const oneAPlace = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ path }, i) => faults.findIndex((one) => one.path === path) === i)

/** Phases that only a boost leads to: `boostUsed` need not be said there. */
export const isAfterBoost = (phase: PhaseName): boolean => phase === 'entry1' || phase === 'entry2'

/** The turn when none is given: the first for a redraw, else one in which no first-turn rule applies, if the cap allows it. */
export const defaultTurn = ({ turnCap }: Options, phase: PhaseName, isStarters: boolean): number => {
  const first = isStarters ? 1 : 2
  return phase === 'mulligan' ? 1 : turnCap > 0 && turnCap < first + 2 ? first : first + 2
}

/** Odd turns are the starting player's. */
const readTurn = (
  options: Options,
  given: Position,
  faults: Fault[],
): { starter: Seat; turn: number; turnPlayer: Seat } => {
  const starter = given.starter ?? 0
  const turn = given.turn ?? defaultTurn(options, given.phase, (given.turnPlayer ?? starter) === starter)
  const turnPlayer = turn % 2 === 1 ? starter : 1 - starter
  if (given.turnPlayer !== undefined && given.turnPlayer !== turnPlayer) {
    faults.push(fault('turnPlayerWrong', 'turnPlayer', 'MP-05', { turn }))
  }
  return { starter, turn, turnPlayer }
}

const readPhase = (options: Options, given: Position, turnPlayer: Seat, faults: Fault[]): Phase | null => {
  const { phase, spot } = given
  const seat = given.seat ?? turnPlayer
  const other = phase === 'mulligan' || phase === 'entryAsap'
  if (!other && seat !== turnPlayer) faults.push(fault('seatNotInTurn', 'seat', 'MP-05'))
  if (phase !== 'entry1' && phase !== 'entry2') {
    if (spot !== undefined) faults.push(fault('spotNotAsked', 'spot', 'MP-28'))
    return phaseOf(phase, other ? seat : turnPlayer)
  }
  const number = spot === undefined ? null : spotNumber(waitingSpot, spot, options.mat.waiting)
  if (number !== null) return entryPhase(phase, turnPlayer, number)
  if (spot === undefined) faults.push(fault('entrySpotMissing', 'spot', 'MP-28'))
  else faults.push(fault('spotUnknown', 'spot', null, { spot }))
  return null
}

const readSide = (options: Options, given: SidePosition, path: string, faults: Fault[]): Side => {
  const cards = (list: readonly string[], at: string): CardIndex[] =>
    list.flatMap((id, i) => readCard(options, id, `${path}.${at}.${i}`, faults) ?? [])
  const sorted = (list: CardIndex[]): CardIndex[] => list.sort((a, b) => a - b)
  const { mat } = options
  const side: Side = {
    hp: given.hp ?? options.startHp,
    list: [],
    deck: [],
    hand: sorted(cards(given.hand ?? [], 'hand')),
    discard: cards(given.discard ?? [], 'discard'),
    waiting: Array.from({ length: mat.waiting }, () => EMPTY),
    dice: Array.from({ length: mat.waiting }, () => 0),
    boosted: 0,
    held: 0,
    active: Array.from({ length: mat.active }, () => EMPTY),
  }
  for (const [name, text] of Object.entries(given.waiting ?? {})) {
    readWaiting(options, side, name, text, `${path}.waiting.${name}`, faults)
  }
  for (const [name, id] of Object.entries(given.active ?? {})) {
    const at = `${path}.active.${name}`
    const lane = spotNumber(activeSpot, name, mat.active)
    const card = readCard(options, id, at, faults)
    if (lane === null) faults.push(fault('spotUnknown', at, null, { spot: name }))
    else if (card !== null) side.active[lane] = card
  }
  const { deck } = given
  side.deck = typeof deck === 'object' ? sorted(cards(deck, 'deck')) : fillerDeck(options, side, deck)
  side.list = sorted([...side.deck, ...cardsBesideDeck(side)])
  return side
}

/** `R05(2)`, boosted `R05(2b)`, boosted to 0 and held back until the next countdown `R05(0h)`. */
const readWaiting = (options: Options, side: Side, name: string, text: string, at: string, faults: Fault[]): void => {
  const spot = spotNumber(waitingSpot, name, options.mat.waiting)
  if (spot === null) faults.push(fault('spotUnknown', at, null, { spot: name }))
  const found = /^([A-Za-z0-9_-]+)\((\d)([bh]?)\)$/.exec(text)
  if (found === null) return void faults.push(fault('waitingWrong', at, null, { text }))
  const card = readCard(options, found[1] as string, at, faults)
  if (card === null || spot === null) return
  side.waiting[spot] = card
  side.dice[spot] = Number(found[2])
  if (found[3] !== '') side.boosted |= 1 << spot
  if (found[3] === 'h') side.held |= 1 << spot
}

const readCard = (options: Options, id: string, path: string, faults: Fault[]): CardIndex | null => {
  const card = cardIndex(options.cards, id)
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: id }))
  return card
}

/** From 0; null where the mat has no such spot. */
const spotNumber = (nameOf: (at: number) => string, name: string, count: number): number | null => {
  for (let at = 0; at < count; at++) if (nameOf(at) === name) return at
  return null
}

const cardsBesideDeck = (side: Side): CardIndex[] => [
  ...side.hand,
  ...side.discard,
  ...[...side.waiting, ...side.active].filter((card) => card !== EMPTY),
]

/**
 * A deck of which only the size was given, or nothing: then what is missing to a full deck. Cards from the first of the set
 * on, keeping the copy limit while it can.
 */
export const fillerDeck = (options: Options, side: Side, size: number | undefined): CardIndex[] => {
  const used = cardsBesideDeck(side)
  const count = size ?? Math.max(0, options.deckSize - used.length)
  const copies = (card: CardIndex, deck: readonly CardIndex[]): number =>
    [...used, ...deck].filter((one) => one === card).length
  const deck: CardIndex[] = []
  for (let card = 0; deck.length < count; card = (card + 1) % options.cards.length) {
    const full = options.copyLimit > 0 && copies(card, deck) >= options.copyLimit
    if (!full || deck.length >= options.cards.length * options.copyLimit) insertSorted(deck, card)
  }
  return deck
}

import { type Arranged, type Fault, arrangedAs, fault, faulty, noChance } from '@menagerie/engine'
import * as z from 'zod/mini'
import { parse } from '../choices/actions.ts'
import { check } from '../rules/check.ts'
import { type Card, type Deck, SIDE_NAMES, cardOf } from '../set/components.ts'
import { type Known, knownFrom, look } from '../secrets/knowledge.ts'
import { refuse } from '../choices/legal.ts'
import { CASTLE, GONE, type Square, room, squareOf } from '../set/map.ts'
import { canMove } from '../choices/moves.ts'
import type { Options } from '../set/options.ts'
import { ALL, COUNTS, type Piece, REP, ROY, type SideIndex, VISHNUS, pieceById } from '../set/pieces.ts'
import { apply } from '../rules/rules.ts'
import { type Side, type State, askedOf, countAt, newState, phaseOf } from '../rules/state.ts'

const id = z.string().check(z.maxLength(20))
const ids = z.array(id).check(z.maxLength(20))
const cardList = z.array(z.union([z.string().check(z.maxLength(4)), z.int()])).check(z.maxLength(20))
const sideSchema = z.strictObject({
  /** Squares by piece, in the order of their tokens; pieces left out were removed. */
  pieces: z.record(id, z.string().check(z.maxLength(2))),
  hand: z.optional(cardList),
  pile: z.optional(cardList),
  /** Pieces everybody knows. */
  known: z.optional(ids),
  /** Known pieces not yet shuffled since they were shown. */
  shown: z.optional(ids),
  /** What is known of a token besides, by its piece: the pieces it may be. */
  may: z.optional(z.record(id, ids)),
  /** Only of the Republic: pieces Charlemagne looked at. */
  seen: z.optional(ids),
})
const bit = z.union([z.literal(0), z.literal(1)])
const positionSchema = z.strictObject({
  phase: z.enum(['start', 'move']),
  active: z.optional(bit),
  turn: z.optional(z.int().check(z.gte(1), z.lte(4000))),
  stall: z.optional(z.int().check(z.gte(0), z.lte(200))),
  skipped: z.optional(bit),
  republic: sideSchema,
  royalist: sideSchema,
  /** Decisions played from there, `0 move R3 32`: how a position within a combat is reached. */
  play: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40))),
})
const setupSchema = z.strictObject({ phase: z.literal('setup') })
type SidePosition = z.infer<typeof sideSchema>

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> => {
  if (setupSchema.safeParse(position).success && options.setupMode !== 'random')
    return arrangedAs(newState(options, options.cards))
  const parsed = positionSchema.safeParse(position)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('positionShape', ['position', ...issue.path].join('.'))))
  }
  const given = parsed.data
  const faults: Fault[] = []
  const state = newState(options, options.cards)
  state.active = given.active ?? ROY
  state.turn = given.turn ?? (state.active === ROY ? 3 : 4)
  if (state.turn % 2 !== state.active)
    faults.push(fault('activeWrong', 'position.active', 'DL-1.6', { turn: state.turn }))
  state.stall = given.stall ?? 0
  if (options.stallLimit > 0 && state.stall >= options.stallLimit)
    faults.push(fault('stallOver', 'position.stall', 'DL-10.6'))
  state.skipped = given.skipped ?? 0
  const known = ([REP, ROY] as const).map((seat) => readSide(state, seat, given[SIDE_NAMES[seat]], faults))
  state.phase = phaseOf(given.phase, askedOf(state.active))
  if (faults.length > 0) return faulty(faults)
  state.known = [known[0] as Known, known[1] as Known]
  readSeen(state, given.republic.seen ?? [], faults)
  for (const side of state.sides) side.snapshot = side.pile.length
  faults.push(...whyNotPosition(state))
  if (faults.length > 0) return faulty(faults)
  playOn(state, given.play ?? [], faults)
  for (const broken of check(state)) faults.push(fault('positionBroken', 'position', null, { detail: broken }))
  return faults.length > 0 ? faulty(faults) : arrangedAs(state)
}

/** Fills one side in; returns what everybody knows of it. */
const readSide = (state: State, seat: SideIndex, given: SidePosition, faults: Fault[]): Known => {
  const side = state.sides[seat]
  const path = `position.${SIDE_NAMES[seat]}`
  const pieces: Piece[] = []
  const squares: Square[] = []
  for (const [name, text] of Object.entries(given.pieces)) {
    const piece = readPiece(seat, name, `${path}.pieces`, faults)
    const at = squareOf(text)
    if (at === null) faults.push(fault('squareUnknown', `${path}.pieces.${name.slice(0, 20)}`, null, { square: text }))
    if (piece === null || at === null) continue
    pieces.push(piece)
    squares.push(at)
  }
  for (let piece = 0; piece < COUNTS[seat]; piece++) {
    if (pieces.includes(piece)) continue
    pieces.push(piece)
    squares.push(GONE)
  }
  side.piece = pieces
  side.square = squares
  side.placed = true
  readCards(state, side, given, path, faults)
  const named = (list: readonly string[] | undefined, at: string): Piece[] =>
    (list ?? []).flatMap((name) => readPiece(seat, name, `${path}.${at}`, faults) ?? [])
  const shown = named(given.shown, 'shown')
  side.shown = shown.reduce((bits, piece) => bits | (1 << pieces.indexOf(piece)), 0)
  const masks = pieces.map((piece, slot) => (squares[slot] === GONE ? 1 << piece : ALL[seat]))
  for (const piece of [...named(given.known, 'known'), ...shown]) masks[pieces.indexOf(piece)] = 1 << piece
  for (const [name, list] of Object.entries(given.may ?? {})) {
    const piece = readPiece(seat, name, `${path}.may`, faults)
    const mask = named(list, 'may').reduce((bits, one) => bits | (1 << one), 0)
    if (piece !== null) masks[pieces.indexOf(piece)] = mask
  }
  if (seat === ROY) {
    for (const [slot, at] of squares.entries())
      if (at === CASTLE && pieces[slot] !== VISHNUS) masks[slot] = (masks[slot] as number) & ~(1 << VISHNUS)
  }
  const known = knownFrom([{ weight: 1, masks, where: [] }])
  if (known.weights.length === 0) faults.push(fault('knownWrong', `${path}.may`, 'DL-9.1'))
  return known
}

const readPiece = (seat: SideIndex, name: string, path: string, faults: Fault[]): Piece | null => {
  const piece = pieceById(seat, name)
  if (piece === null) faults.push(fault('pieceUnknown', path, null, { piece: name.slice(0, 20) }))
  return piece
}

/** Hand and pile make up the deck; either may be left out. */
const readCards = (state: State, side: Side, given: SidePosition, path: string, faults: Fault[]): void => {
  const read = (list: readonly (string | number)[], at: string): Card[] =>
    list.flatMap((text) => {
      const card = cardOf(String(text))
      if (card === null) faults.push(fault('cardUnknown', `${path}.${at}`, null, { card: String(text) }))
      return card ?? []
    })
  const hand = given.hand === undefined ? null : read(given.hand, 'hand')
  const pile = given.pile === undefined ? null : read(given.pile, 'pile')
  const deck: Deck = side.deck
  side.pile = pile ?? (hand === null ? [] : without(deck, hand))
  side.hand = (hand ?? without(deck, side.pile)).sort((a, b) => a - b)
  if (side.hand.length === 0) faults.push(fault('handEmpty', `${path}.hand`, 'DL-5.22'))
  if ([...side.hand, ...side.pile].sort((a, b) => a - b).join() !== deck.join())
    faults.push(fault('cardsNotDeck', path, 'DL-1.5'))
  if (state.options.hiddenDecks) side.open = [...side.pile].sort((a, b) => a - b)
}

const without = (deck: Deck, cards: readonly Card[]): Card[] => {
  const rest = [...deck]
  for (const card of cards) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** Looks of Charlemagne (DL-8.18). */
const readSeen = (state: State, names: readonly string[], faults: Fault[]): void => {
  const pieces = names.flatMap((name) => readPiece(REP, name, 'position.republic.seen', faults) ?? [])
  const slots = pieces.map((piece) => state.sides[REP].piece.indexOf(piece))
  state.seen = pieces
  state.known = [look(state.known[REP], slots), state.known[ROY]]
}

/** Stacks within their limits, Vishnus on her way, and somebody who is really asked. */
const whyNotPosition = (state: State): readonly Fault[] => {
  const faults: Fault[] = []
  for (let at = 0; at < 36; at++) {
    if (countAt(state.sides[0], at) + countAt(state.sides[1], at) > room(at)) {
      faults.push(fault('stackTooHigh', 'position', 'DL-4.1', { square: `${Math.floor(at / 6)}${at % 6}` }))
    }
  }
  const { piece, square } = state.sides[ROY]
  const vishnus = square[piece.indexOf(VISHNUS)] as Square
  if (vishnus === GONE) faults.push(fault('vishnusMissing', 'position.royalist.pieces', 'DL-10.4'))
  if (vishnus === CASTLE) faults.push(fault('vishnusInCastle', 'position.royalist.pieces', 'DL-10.1'))
  if (state.phase.kind === 'move' && !canMove(state, state.active)) {
    faults.push(fault('moveNotAsked', 'position.phase', 'DL-2.3'))
  }
  return faults
}

/** Plays the decisions given; none of them may need chance. */
const playOn = (state: State, play: readonly string[], faults: Fault[]): void => {
  for (const [i, text] of play.entries()) {
    const seat = text.startsWith('0 ') ? REP : ROY
    const action = parse(state.options, text.slice(2))
    const refused = action === null ? null : refuse(state, seat, action)
    if (action === null || refused !== null) {
      faults.push(fault('playRefused', `position.play.${i}`, refused?.rule ?? null, { text }))
      return
    }
    try {
      apply(state, seat, action, noChance, null)
    } catch {
      faults.push(fault('playNeedsChance', `position.play.${i}`, 'DL-9.3', { text }))
      return
    }
  }
}

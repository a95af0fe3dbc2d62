import { type Arranged, type Fault, type Seat, arrangedAs, fault, faulty, insertSorted } from '@menagerie/engine'
import * as z from 'zod/mini'
import { type CardIndex, MOST_SPOTS } from '../set/components.ts'
import { cardIndex } from '../set/deck.ts'
import { canEnter } from '../choices/legal.ts'
import type { Options } from '../set/options.ts'
import { boostAsked } from '../rules/rules.ts'
import { EMPTY, type Phase, type Side, type State, cardOf, check, entryPhase, phaseOf, sideOf } from '../rules/state.ts'

const PHASE_NAMES = [
  'mulligan',
  'draw',
  'dropDice',
  'countdown',
  'summon',
  'boost1',
  'entry1',
  'duel',
  'entryAsap',
  'boost2',
  'entry2',
] as const
type PhaseName = (typeof PHASE_NAMES)[number]

const ids = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200))
const spots = z.record(z.string().check(z.maxLength(4)), z.string().check(z.maxLength(40)))
const sideSchema = z.strictObject({
  hp: z.optional(z.int().check(z.gte(1), z.lte(99))),
  hand: z.optional(ids),
  /** Cards by id, or how many (then the cards themselves do not matter). */
  deck: z.optional(z.union([ids, z.int().check(z.gte(0), z.lte(60))])),
  discard: z.optional(ids),
  waiting: z.optional(spots),
  active: z.optional(spots),
})
const positionSchema = z.strictObject({
  phase: z.enum(PHASE_NAMES),
  turn: z.optional(z.int().check(z.gte(1), z.lte(2000))),
  starter: z.optional(z.union([z.literal(0), z.literal(1)])),
  turnPlayer: z.optional(z.union([z.literal(0), z.literal(1)])),
  /** The seat asked, where it need not be the player in turn (mulligan, entryAsap). */
  seat: z.optional(z.union([z.literal(0), z.literal(1)])),
  /** The waiting spot of the boosted monster in entry1 and entry2, such as `W1`. */
  spot: z.optional(z.string().check(z.maxLength(4))),
  boostUsed: z.optional(z.boolean()),
  sides: z.tuple([sideSchema, sideSchema]),
})
type Position = z.infer<typeof positionSchema>
type SidePosition = z.infer<typeof sideSchema>

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> => {
  const parsed = positionSchema.safeParse(position)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('positionShape', ['position', ...issue.path].join('.'))))
  }
  const faults: Fault[] = []
  const given = parsed.data
  const { starter, turn, turnPlayer } = readTurn(given, faults)
  const sides = [
    readSide(options, given.sides[0], 'sides.0', faults),
    readSide(options, given.sides[1], 'sides.1', faults),
  ] as const
  const phase = readPhase(given, turnPlayer, faults)
  if (faults.length > 0 || phase === null) return faulty(faults)
  const state: State = { options, phase, turn, turnPlayer, starter, boostUsed: given.boostUsed ?? false, sides }
  faults.push(...whyNotPosition(state, given.phase))
  for (const broken of check(state)) faults.push(fault('positionBroken', 'position', null, { detail: broken }))
  return faults.length > 0 ? faulty(faults) : arrangedAs(state)
}

/** Odd turns are the starting player's. Turn 3 or 4 when none is given, so that no first-turn rule applies. */
const readTurn = (given: Position, faults: Fault[]): { starter: Seat; turn: number; turnPlayer: Seat } => {
  const starter = given.starter ?? 0
  const turn = given.turn ?? (given.turnPlayer === undefined || given.turnPlayer === starter ? 3 : 4)
  const turnPlayer = turn % 2 === 1 ? starter : 1 - starter
  if (given.turnPlayer !== undefined && given.turnPlayer !== turnPlayer) {
    faults.push(fault('turnPlayerWrong', 'position.turnPlayer', 'MP-05', { turn }))
  }
  return { starter, turn, turnPlayer }
}

const readPhase = (given: Position, turnPlayer: Seat, faults: Fault[]): Phase | null => {
  const { phase } = given
  const seat = given.seat ?? turnPlayer
  if (phase === 'entry1' || phase === 'entry2') {
    const spot = spotNumber('W', given.spot ?? '')
    if (spot !== null) return entryPhase(phase, turnPlayer, spot)
    faults.push(fault('entrySpotMissing', 'position.spot', 'MP-28'))
    return null
  }
  if (phase === 'mulligan' || phase === 'entryAsap') return phaseOf(phase, seat)
  if (seat !== turnPlayer) faults.push(fault('seatNotInTurn', 'position.seat', 'MP-05'))
  return phaseOf(phase, turnPlayer)
}

const readSide = (options: Options, given: SidePosition, path: string, faults: Fault[]): Side => {
  const cards = (list: readonly string[], at: string): CardIndex[] => {
    const found: CardIndex[] = []
    for (const id of list) {
      const card = readCard(options, id, `${path}.${at}`, faults)
      if (card !== null) found.push(card)
    }
    return found
  }
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
  for (const [name, text] of Object.entries(given.waiting ?? {})) readWaiting(options, side, name, text, path, faults)
  for (const [name, id] of Object.entries(given.active ?? {})) {
    const lane = spotNumber('A', name)
    const card = readCard(options, id, `${path}.active.${name}`, faults)
    if (lane === null || lane >= mat.active)
      faults.push(fault('spotUnknown', `${path}.active.${name}`, null, { spot: name }))
    else if (card !== null) side.active[lane] = card
  }
  const deck = given.deck ?? options.deckSize - countOf(side)
  side.deck = typeof deck === 'number' ? anyCards(options, side, Math.max(0, deck)) : sorted(cards(deck, 'deck'))
  side.list = sorted([...side.deck, ...side.hand, ...side.discard, ...onTable(side)])
  if (side.hand.length > options.handSize)
    faults.push(fault('handTooLarge', `${path}.hand`, 'MP-06', { most: options.handSize }))
  return side
}

/** `R05(2)`, boosted `R05(2b)`, boosted to 0 and held back until the next countdown `R05(0h)`. */
const readWaiting = (options: Options, side: Side, name: string, text: string, path: string, faults: Fault[]): void => {
  const at = `${path}.waiting.${name}`
  const spot = spotNumber('W', name)
  const found = /^([A-Za-z0-9_-]+)\((\d)([bh]?)\)$/.exec(text)
  if (spot === null || spot >= options.mat.waiting)
    return void faults.push(fault('spotUnknown', at, null, { spot: name }))
  if (found === null) return void faults.push(fault('waitingWrong', at, null, { text }))
  const card = readCard(options, found[1] as string, at, faults)
  if (card === null) return
  const die = Number(found[2])
  const mark = found[3] as string
  const most = cardOf(options, card).stars - (mark === '' ? 0 : 1)
  if (die > most) return void faults.push(fault('dieTooHigh', at, 'MP-17', { die, most }))
  if (mark === 'h' && (die !== 0 || options.boostEntry !== 'countdown')) {
    return void faults.push(fault('heldWrong', at, 'MP-28'))
  }
  side.waiting[spot] = card
  side.dice[spot] = die
  if (mark !== '') side.boosted |= 1 << spot
  if (mark === 'h') side.held |= 1 << spot
}

const readCard = (options: Options, id: string, path: string, faults: Fault[]): CardIndex | null => {
  const card = cardIndex(options.cards, id)
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: id }))
  return card
}

const spotNumber = (row: 'W' | 'A', name: string): number | null => {
  const number = Number(name.slice(1))
  return name[0] === row && Number.isInteger(number) && number >= 1 && number <= MOST_SPOTS ? number - 1 : null
}

const onTable = (side: Side): CardIndex[] => [...side.waiting, ...side.active].filter((card) => card !== EMPTY)
const countOf = (side: Side): number => side.hand.length + side.discard.length + onTable(side).length

/** Cards for a deck of which only the size was given: the set from its first card on, keeping the copy limit while it can. */
const anyCards = (options: Options, side: Side, count: number): CardIndex[] => {
  const used = [...side.hand, ...side.discard, ...onTable(side)]
  const copies = (card: CardIndex, deck: readonly CardIndex[]): number =>
    [...used, ...deck].filter((one) => one === card).length
  const deck: CardIndex[] = []
  for (let card = 0; deck.length < count; card = (card + 1) % options.cards.length) {
    const full = options.copyLimit > 0 && copies(card, deck) >= options.copyLimit
    if (!full || deck.length >= options.cards.length * options.copyLimit) insertSorted(deck, card)
  }
  return deck
}

/** The phase must be one in which its player is really asked. */
const whyNotPosition = (state: State, name: PhaseName): readonly Fault[] => {
  const not = (code: string, rule: string): readonly Fault[] => [fault(code, 'position.phase', rule)]
  const side = sideOf(state, state.turnPlayer)
  const enters = (one: Side): boolean => one.waiting.some((_, spot) => canEnter(state.options, one, spot))
  const loose = side.waiting.some((_, spot) => ((side.held >> spot) & 1) === 0 && canEnter(state.options, side, spot))
  switch (name) {
    case 'summon':
      if (loose) return not('entryDue', 'MP-10')
      return side.hand.length > 0 && side.waiting.includes(EMPTY) ? [] : not('summonNotAsked', 'MP-18')
    case 'boost1':
      if (loose) return not('entryDue', 'MP-10')
      return boostAsked(state, side) ? [] : not('boostNotAsked', 'MP-21')
    case 'boost2':
      return boostAsked(state, side) ? [] : not('boostNotAsked', 'MP-21')
    case 'countdown':
      return enters(side) ? [] : not('entryNotAsked', 'MP-10')
    case 'entry1':
    case 'entry2': {
      const spot = (state.phase as { readonly spot: number }).spot
      const marked = ((side.boosted >> spot) & 1) === 1
      return state.boostUsed && marked && canEnter(state.options, side, spot) ? [] : not('entryNotAsked', 'MP-28')
    }
    case 'entryAsap': {
      const asked = sideOf(state, (state.phase as { readonly seat: Seat }).seat)
      return state.options.blockedEntry === 'asap' && enters(asked) ? [] : not('entryNotAsked', 'MP-13')
    }
    case 'mulligan':
      return state.options.mulligan === 'once' && state.turn === 1 ? [] : not('mulliganNotAsked', 'MP-03')
    case 'draw':
    case 'dropDice':
    case 'duel':
      return []
  }
}

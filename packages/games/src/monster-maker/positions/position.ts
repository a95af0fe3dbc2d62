import { type Arranged, type Fault, type Invariant, type Seat, fault, faulty, judged } from '@menagerie/engine'
import { handName, kindIndex } from '../choices/actions.ts'
import { CORRIDOR, type KindIndex, type TreasureIndex } from '../set/components.ts'
import { type Options, roomAt } from '../set/options.ts'
import {
  firstBackOf,
  isFrozenBy,
  isTrap,
  legOf,
  lengthOf,
  lengthened,
  pileOf,
  prizePileOf,
  requiredOf,
  starterOf,
  throwersOf,
  trapNextOf,
  treasurePileOf,
  turnOf,
} from './defaults.ts'
import { invariants } from './invariants.ts'
import { dungeonBefore, liesOpen, readTreasureText, treasureByWord } from './notation.ts'
import type { PartyPosition, Position } from './position-schema.ts'
import { shapeOf } from './shape.ts'
import { without } from '../secrets/hidden.ts'
import { EMPTY, type Held, NO_CARDS, type Party, type Phase, RPS_PHASE, type State, phaseOf } from '../rules/state.ts'

interface Reader {
  readonly options: Options
  readonly faults: Fault[]
}

/**
 * Any legal mid-game position from readable JSON (docs/position-format.md). Everything that cannot be read is told at once,
 * and else everything that cannot be.
 */
export const arrange = (options: Options, position: unknown): Arranged<State> =>
  arrangeUnder(invariants, options, position)

/** The same under other invariants: what one of them keeps out is tried without it. */
export const arrangeUnder = (
  rules: readonly Invariant<State>[],
  options: Options,
  position: unknown,
): Arranged<State> => {
  const { given, faults } = shapeOf(position)
  const reader: Reader = { options, faults: [...faults] }
  if (given === null) return faulty(reader.faults)
  const state = readState(reader, given)
  if (reader.faults.length > 0) return faulty(reader.faults)
  fillPiles(reader, given, state)
  return reader.faults.length > 0 ? faulty(reader.faults) : judged(state, rules)
}

const sorted = (list: number[]): number[] => list.sort((a, b) => a - b)

const readCard = ({ options, faults }: Reader, id: string, path: string): KindIndex => {
  const card = kindIndex(options.deck, id)
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: id.slice(0, 40) }))
  return card ?? 0
}

const readCards = (reader: Reader, ids: readonly string[] | undefined, path: string): KindIndex[] =>
  (ids ?? []).map((id) => readCard(reader, id, path))

const readTreasures = (reader: Reader, ids: readonly string[] | undefined, path: string): TreasureIndex[] =>
  sorted((ids ?? []).map((id) => readHeld(reader, id, 'bare', 1, path).card))

/** How much the text of a treasure may tell: only which, what became of it in this dungeon, or in which as well. */
type Telling = 'bare' | 'now' | 'dated'

const readHeld = (reader: Reader, text: string, telling: Telling, dungeon: number, path: string): Held => {
  const { options, faults } = reader
  const written = readTreasureText(text)
  const isBare = written !== null && written.id === text
  if (written === null || (telling === 'bare' && !isBare) || (telling === 'now' && written.dungeon !== null)) {
    faults.push(fault('treasureText', path, null, { text: text.slice(0, 40) }))
    return { card: 0, shown: true, worth: null, dungeon }
  }
  const card = treasureByWord(options, written.id)
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: written.id.slice(0, 40) }))
  const shown = written.shown || liesOpen(options, card ?? 0)
  return { card: card ?? 0, shown, worth: written.worth, dungeon: written.dungeon ?? dungeon }
}

/** Perch of a row; what is no corridor measures nothing. */
const perchOf = ({ deck }: Options, row: readonly KindIndex[]): number =>
  row.reduce((total, kind) => total + (deck.what[kind] === CORRIDOR ? (deck.value[kind] as number) : 0), 0)

const readParty = (reader: Reader, given: PartyPosition, whole: Position, seat: Seat): Party => {
  const { options } = reader
  const path = `parties.${seat}`
  const dungeon = whole.dungeon ?? 1
  const held = (texts: readonly string[] | undefined, telling: Telling, since: number, key: string): Held[] =>
    (texts ?? []).map((text) => readHeld(reader, text, telling, since, `${path}.${key}`))
  const before = dungeonBefore(dungeon)
  const out = readCards(reader, given.out, `${path}.out`)
  const back = readCards(reader, given.back, `${path}.back`)
  const [outSum, backSum] = [perchOf(options, out), perchOf(options, back)]
  const treasures = held(given.treasures, 'now', dungeon, 'treasures')
  const resigned = given.resigned ?? false
  const measured = given.length !== undefined
  const leg = given.leg ?? legOf({ resigned, back, outSum, measured }, roomAt(options, whole.parties.length))
  const length = given.length ?? lengthOf(leg, outSum)
  const gaveBack = held(given.gaveBack, 'dated', before, 'gaveBack')
  for (const [at, { worth }] of gaveBack.entries()) {
    if (worth === null) continue
    const text = (given.gaveBack?.[at] ?? '').slice(0, 40)
    reader.faults.push(fault('treasureText', `${path}.gaveBack`, null, { text }))
  }
  return {
    leg,
    hand: sorted(readCards(reader, given.hand, `${path}.hand`)),
    known: sorted(readCards(reader, given.known, `${path}.known`)),
    out,
    back,
    outSum,
    backSum,
    length,
    required: given.required ?? requiredOf(leg, length, backSum, lengthened(options, treasures)),
    monster: given.monster === undefined ? EMPTY : readCard(reader, given.monster, `${path}.monster`),
    treasures,
    banked: held(given.banked, 'dated', before, 'banked'),
    prizes: given.prizes ?? NO_CARDS,
    gaveBack: gaveBack.map((one) => ({ card: one.card, shown: one.shown, dungeon: one.dungeon })),
    wins: given.wins ?? 0,
    exchanged: given.exchanged ?? 0,
    resigned,
  }
}

const HANDS = [0, 1, 2].map(handName)

/** All but the piles, which may hold what lies nowhere else. */
const readState = (reader: Reader, given: Position): State => {
  const { options, faults } = reader
  const parties = given.parties.map((party, seat) => readParty(reader, party, given, seat))
  const seats = parties.length
  const dungeon = given.dungeon ?? 1
  const seat = given.seat ?? 0
  const starter = given.starter ?? starterOf(given.phase, dungeon)
  const named = { seat, starter, firstBack: given.firstBack ?? 0, throwers: Math.max(0, ...(given.throwers ?? [])) }
  for (const [name, one] of Object.entries(named)) {
    if (one >= seats) faults.push(fault('seatUnknown', name, 'MM-G2', { seat: one + 1 }))
  }
  const phase: Phase = given.phase === 'rps' ? RPS_PHASE : phaseOf(given.phase, seat)
  const inThrow = given.throwers?.reduce((bits, one) => bits | (1 << one), 0)
  return {
    options,
    phase,
    dungeon,
    turn: given.turn ?? turnOf(given.phase, seats, seat, starter),
    seat,
    starter,
    frozen: given.frozen ?? false,
    pile: typeof given.pile === 'object' ? sorted(readCards(reader, given.pile, 'pile')) : [],
    trapNext: given.trapNext ?? false,
    discard: readCards(reader, given.discard, 'discard'),
    treasurePile:
      typeof given.treasurePile === 'object' ? readTreasures(reader, given.treasurePile, 'treasurePile') : [],
    prizePile: [],
    removed: readTreasures(reader, given.removed, 'removed'),
    spent: readTreasures(reader, given.spent, 'spent'),
    firstBack: given.firstBack ?? firstBackOf(parties),
    prize: given.prize ?? 0,
    idle: given.idle ?? 0,
    moved: given.moved ?? false,
    drawn: given.drawn === undefined ? EMPTY : readCard(reader, given.drawn, 'drawn'),
    used: readCards(reader, given.used, 'used'),
    postDue: given.postDue ?? given.phase === 'post',
    bonus: given.bonus ?? false,
    draft: NO_CARDS,
    throwers: inThrow ?? throwersOf(given.phase, parties),
    throws: given.parties.map((party) => (party.throw === undefined ? EMPTY : HANDS.indexOf(party.throw))),
    blankThrows: given.blankThrows ?? 0,
    parties,
  }
}

/** So many of the cards left over, from the first kind on in even steps. */
const someOf = (left: readonly number[], count: number): number[] => {
  const step = Math.max(1, left.length / Math.max(1, count))
  return sorted(Array.from({ length: Math.min(count, left.length) }, (_, i) => left[Math.floor(i * step)] as number))
}

/** So many cards for a pile, of those left over; all when no number is said. */
const pileFrom = ({ faults }: Reader, left: readonly number[], count: number, path: string): number[] => {
  if (count > left.length) faults.push(fault('notSoMany', path, null, { count, left: left.length }))
  return someOf(left, count)
}

/** Piles that are not given hold everything that lies nowhere else. What follows from them follows here. */
const fillPiles = (reader: Reader, given: Position, state: State): void => {
  const { options } = reader
  const { pile, treasurePile } = given
  if (pile === undefined) state.pile = pileOf(state)
  else if (typeof pile === 'number') {
    const cards = pileOf(state).filter((kind) => !isTrap(options, kind))
    state.pile = pileFrom(reader, cards, pile, 'pile')
  }
  if (treasurePile === undefined) state.treasurePile = treasurePileOf(state)
  else if (typeof treasurePile === 'number') {
    // Those that were used before are among them.
    const others = without(treasurePileOf(state), state.spent)
    const more = pileFrom(reader, others, Math.max(0, treasurePile - state.spent.length), 'treasurePile')
    state.treasurePile = sorted([...state.spent, ...more])
  }
  state.prizePile = given.prizePile === undefined ? prizePileOf(state) : sorted([...given.prizePile])
  state.frozen = given.frozen ?? isFrozenBy(given.phase, state.firstBack, state.pile)
  state.trapNext = given.trapNext ?? trapNextOf(options, state.pile)
}

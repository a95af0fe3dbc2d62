import { type Arranged, type Fault, arrangedAs, fault, faulty } from '@menagerie/engine'
import { kindIndex, treasureIndex } from '../choices/actions.ts'
import { allCards, allTreasures, check } from '../rules/check.ts'
import { type KindIndex, TRAP, type TreasureIndex, whyNotPlayers } from '../set/components.ts'
import { without } from '../secrets/hidden.ts'
import { whyNotTarget } from '../choices/why-not.ts'
import { type Options, roomAt } from '../set/options.ts'
import { type PartyPosition, type Position, positionSchema } from './position-schema.ts'
import {
  EMPTY,
  type Held,
  type Leg,
  NO_CARDS,
  type Party,
  type Phase,
  type State,
  inDungeon,
  phaseOf,
} from '../rules/state.ts'

interface Reader {
  readonly options: Options
  readonly faults: Fault[]
}

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> => {
  const parsed = positionSchema.safeParse(position)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('positionShape', ['position', ...issue.path].join('.'))))
  }
  const given = parsed.data
  const reader: Reader = { options, faults: [] }
  const tooFew = whyNotPlayers(options.deck, given.parties.length)
  if (tooFew !== null) reader.faults.push(tooFew)
  const parties = given.parties.map((party, seat) => readParty(reader, party, given, seat))
  const state = readState(reader, given, parties)
  if (reader.faults.length > 0) return faulty(reader.faults)
  fillPiles(reader, given, state)
  reader.faults.push(...whyNotPosition(state))
  for (const broken of check(state)) {
    reader.faults.push(fault('positionBroken', 'position', null, { detail: broken.slice(0, 120) }))
  }
  return reader.faults.length > 0 ? faulty(reader.faults) : arrangedAs(state)
}

const sorted = (list: number[]): number[] => list.sort((a, b) => a - b)

const readCard = ({ options, faults }: Reader, id: string, path: string): KindIndex => {
  const card = kindIndex(options.deck, id)
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: id.slice(0, 40) }))
  return card ?? 0
}

const readCards = (reader: Reader, ids: readonly string[] | undefined, path: string): KindIndex[] =>
  (ids ?? []).map((id) => readCard(reader, id, path))

const readTreasure = ({ options, faults }: Reader, id: string, path: string): TreasureIndex => {
  const card = treasureIndex(options.deck, id)
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: id.slice(0, 40) }))
  return card ?? 0
}

/** `ring`, shown `sacred-goblet*`, with a rolled value `statue-of-goddess=400`. OPEN cards are always shown. */
const readHeld = (reader: Reader, text: string, dungeon: number, path: string): Held => {
  const found = /^([a-z0-9-]+)(\*?)(?:=(-?\d{1,5}))?$/.exec(text)
  if (found === null) {
    reader.faults.push(fault('treasureText', path, null, { text: text.slice(0, 40) }))
    return { card: 0, shown: true, worth: null, dungeon }
  }
  const card = readTreasure(reader, found[1] as string, path)
  const worth = found[3] === undefined ? null : Number(found[3])
  const open = reader.options.deck.treasures[card]?.open === true
  return { card, shown: open || found[2] === '*' || worth !== null, worth, dungeon }
}

const legOf = (given: PartyPosition, outSum: number, room: number): Leg => {
  if (given.leg !== undefined) return given.leg
  if ((given.back ?? []).length > 0) return 'return'
  return given.length !== undefined || outSum >= room ? 'room' : 'outbound'
}

const readParty = (reader: Reader, given: PartyPosition, whole: Position, seat: number): Party => {
  const { options, faults } = reader
  const path = `parties.${seat}`
  const { deck } = options
  const out = readCards(reader, given.out, `${path}.out`)
  const back = readCards(reader, given.back, `${path}.back`)
  const sum = (row: readonly number[]): number => row.reduce((total, kind) => total + (deck.value[kind] as number), 0)
  const dungeon = whole.dungeon ?? 1
  const treasures = (given.treasures ?? []).map((text) => readHeld(reader, text, dungeon, `${path}.treasures`))
  const leg = legOf(given, sum(out), roomAt(options, whole.parties.length))
  const reached = leg === 'room' || leg === 'return' || leg === 'returned'
  const length = given.length ?? (reached ? sum(out) : 0)
  const longer = treasures.reduce((total, { card }) => total + (deck.treasures[card]?.lengthens ?? 0), 0)
  const required = given.required ?? (length === 0 ? 0 : leg === 'returned' ? sum(back) : length + longer)
  if (leg === 'outbound' && treasures.length > 0) faults.push(fault('treasureTooSoon', `${path}.treasures`, 'MM-TC1'))
  return {
    leg: given.resigned === true ? 'dead' : leg,
    hand: sorted(readCards(reader, given.hand, `${path}.hand`)),
    known: sorted(readCards(reader, given.known, `${path}.known`)),
    out,
    back,
    outSum: sum(out),
    backSum: sum(back),
    length,
    required,
    monster: given.monster === undefined ? EMPTY : readCard(reader, given.monster, `${path}.monster`),
    treasures,
    banked: (given.banked ?? []).map((text) => readHeld(reader, text, Math.max(1, dungeon - 1), `${path}.banked`)),
    prizes: given.prizes ?? NO_CARDS,
    gaveBack: [],
    wins: given.wins ?? 0,
    exchanged: 0,
    resigned: given.resigned ?? false,
  }
}

const readState = (reader: Reader, given: Position, parties: Party[]): State => {
  const { options, faults } = reader
  const seat = given.seat ?? 0
  const starter = given.starter ?? 0
  for (const [name, one] of Object.entries({ seat, starter, firstBack: given.firstBack ?? 0 })) {
    if (one >= parties.length) faults.push(fault('seatUnknown', `position.${name}`, 'MM-G2', { seat: one + 1 }))
  }
  const firstBack = given.firstBack ?? parties.findIndex(({ leg }) => leg === 'returned')
  const phase: Phase = phaseOf(given.phase, seat)
  const treasures = (ids: readonly string[] | undefined, path: string): TreasureIndex[] =>
    (ids ?? []).map((id) => readTreasure(reader, id, path))
  return {
    options,
    phase,
    dungeon: given.dungeon ?? 1,
    turn: given.turn ?? 5 * parties.length + 1 + ((seat - starter + parties.length) % parties.length),
    seat,
    starter,
    frozen: given.frozen ?? firstBack !== EMPTY,
    pile: [],
    trapNext: given.trapNext ?? false,
    discard: readCards(reader, given.discard, 'position.discard'),
    treasurePile: [],
    prizePile: [],
    removed: sorted(treasures(given.removed, 'position.removed')),
    spent: sorted(treasures(given.spent, 'position.spent')),
    firstBack,
    prize: given.prize ?? 0,
    idle: given.idle ?? 0,
    moved: given.moved ?? false,
    drawn: given.drawn === undefined ? EMPTY : readCard(reader, given.drawn, 'position.drawn'),
    used: readCards(reader, given.used, 'position.used'),
    postDue: given.postDue ?? given.phase === 'post',
    bonus: given.bonus ?? false,
    draft: NO_CARDS,
    throwers: 0,
    throws: parties.map(() => EMPTY),
    blankThrows: 0,
    parties,
  }
}

/** So many of the cards left over, from the first kind on in even steps; traps last. */
const someOf = (left: readonly number[], count: number): number[] => {
  const step = Math.max(1, left.length / Math.max(1, count))
  return sorted(Array.from({ length: Math.min(count, left.length) }, (_, i) => left[Math.floor(i * step)] as number))
}

/** Piles that are not given hold everything that lies nowhere else. */
const fillPiles = (reader: Reader, given: Position, state: State): void => {
  const { deck, treasureCards } = state.options
  const left = without(deck.pool, allCards(state))
  const { pile } = given
  if (typeof pile === 'number')
    state.pile = someOf(
      left.filter((kind) => deck.what[kind] !== TRAP),
      pile,
    )
  else state.pile = pile === undefined ? left : sorted(readCards(reader, pile, 'position.pile'))
  const found = without(deck.treasurePool, allTreasures(state))
  const { treasurePile } = given
  if (!treasureCards) state.treasurePile = []
  else if (typeof treasurePile === 'number') state.treasurePile = someOf(found, treasurePile)
  else if (treasurePile === undefined) state.treasurePile = found
  else state.treasurePile = sorted(treasurePile.map((id) => readTreasure(reader, id, 'position.treasurePile')))
  const won = state.parties.flatMap(({ prizes }) => prizes)
  state.prizePile = given.prizePile === undefined ? without(deck.prizes, won) : sorted([...given.prizePile])
  if (given.frozen === undefined && state.pile.length === 0) state.frozen = true
}

/** The phase must be one in which its player is really asked. */
const whyNotPosition = (state: State): readonly Fault[] => {
  const { phase, options, seat } = state
  const party = state.parties[seat] as Party
  const not = (code: string, rule: string): readonly Fault[] => [fault(code, 'position.phase', rule)]
  if (phase.kind === 'dungeonEnd') return []
  const mayAct = inDungeon(party) || (party.leg === 'returned' && options.returnedMayInterfere)
  if (!mayAct || party.resigned) return not('seatHasNoTurns', 'MM-F5')
  switch (phase.kind) {
    case 'trap':
      if (options.deck.trap === EMPTY) return not('noTrapsInDeck', 'MM-TR1')
      return party.hand.length > 0 ? [] : not('trapNotAsked', 'MM-TR3')
    case 'confirm':
      if (options.trapDeclaration !== 'honor') return not('confirmNotAsked', 'MM-TR1')
      return state.drawn !== EMPTY && party.hand.includes(state.drawn) ? [] : not('confirmNotAsked', 'MM-TR1')
    case 'charm':
      return state.parties.some((_, target) => whyNotTarget(state, seat, target) === null)
        ? []
        : not('charmNotAsked', 'MM-CH1')
    default:
      return []
  }
}

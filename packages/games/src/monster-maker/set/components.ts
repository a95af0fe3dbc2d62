import { type ComponentRoom, type Fault, type Result, fault, faulty, ok } from '@menagerie/engine'
import { DEFAULT_DECK } from './cards.ts'
import { deckWarnings, readDeckData } from './deck-read.ts'
import { type DeckData, type EffectData, type MonsterType, type RowData, kindId } from './deck-data.ts'
import { type Dice, readDice } from './dice.ts'

/** What a main-deck card is, as a number: hands are sorted by it, corridors first, traps last. */
export const CORRIDOR = 0
export const CHARACTER = 1
export const CLERIC = 2
export const SPELL = 3
export const MONSTER = 4
export const DETOUR = 5
export const TRAP = 6

/** A main-deck card is its kind: an index into `Deck.kinds`. Equal cards have no identity. */
export type KindIndex = number
/** A treasure card: an index into `Deck.treasures`. */
export type TreasureIndex = number

/** A kind of card in the main deck. Which fields matter follows from `what`; the others hold nothing. */
export interface Kind {
  readonly id: string
  readonly name: string
  readonly what: number
  readonly count: number
  /** Perch of a corridor, strength of a monster, else 0. */
  readonly value: number
  /** A character's class, `cleric` for a Cleric, else empty. */
  readonly class: string
  /** Of a monster, else null. */
  readonly type: MonsterType | null
  /** Strength of a character (or of a Cleric who fights), value of a spell, else null. */
  readonly dice: Dice | null
  readonly humanOnly: boolean
  readonly charm: boolean
}

export interface Treasure {
  readonly id: string
  readonly name: string
  /** Marked OPEN: shown and carried out at once (MM-TC2). */
  readonly open: boolean
  readonly oncePerGame: boolean
  readonly count: number
  /** Value in gold; a value with dice is rolled; null: none of its own. */
  readonly value: Dice | null
  readonly effects: readonly EffectData[]
  /** What of `effects` the rules ask for often. */
  readonly lengthens: number
  readonly battleMod: number
  readonly dispels: boolean
  /** 0: no weapon. */
  readonly bonus: number
  readonly wielders: readonly string[]
  /** Cards drawn by opening this door; 0: no door. */
  readonly draws: number
  readonly openers: readonly string[]
  readonly coin: { readonly goldOn: readonly number[]; readonly value: number } | null
}

/** A deck ready to play with. Lists are read-only by type, not frozen: V8 reads frozen arrays more slowly. */
export interface Deck {
  readonly id: string
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly treasures: readonly Treasure[]
  /** Every main-deck card, sorted. */
  readonly pool: readonly KindIndex[]
  readonly treasurePool: readonly TreasureIndex[]
  /** Values of all prize cards, sorted. */
  readonly prizes: readonly number[]
  /** `Kind.what` and `Kind.value` by kind, for quick reading. */
  readonly what: readonly number[]
  readonly value: readonly number[]
  /** The kind of the Cleric, Detour and Trap cards; -1 when the deck has none. */
  readonly cleric: KindIndex
  readonly detour: KindIndex
  readonly trap: KindIndex
}

export const DECKS: Readonly<Record<string, DeckData>> = { 'mm-default': DEFAULT_DECK }

/** Cards dealt to each player (MM-P1). */
export const HAND = 7
export const MOST_SEATS = 6

const BLANK = { value: 0, class: '', type: null, dice: null, humanOnly: false, charm: false } as const

const kindOf = (row: RowData): Kind => {
  const base = { ...BLANK, id: kindId(row), count: row.count }
  switch (row.kind) {
    case 'corridor':
      return { ...base, name: `Corridor ${row.value}p`, what: CORRIDOR, value: row.value }
    case 'character':
      return { ...base, name: row.name, what: CHARACTER, class: row.class, dice: readDice(row.strength) }
    case 'cleric':
      return {
        ...base,
        name: 'Cleric',
        what: CLERIC,
        class: 'cleric',
        dice: row.strength === null ? null : readDice(row.strength),
      }
    case 'spell':
      return {
        ...base,
        name: row.name,
        what: SPELL,
        dice: readDice(row.value),
        humanOnly: row.humanOnly,
        charm: row.charm,
      }
    case 'monster':
      return { ...base, name: row.name, what: MONSTER, value: row.strength, type: row.type }
    case 'detour':
      return { ...base, name: 'Detour', what: DETOUR }
    case 'trap':
      return { ...base, name: 'Trap', what: TRAP }
  }
}

const treasureOf = (row: DeckData['treasures'][number]): Treasure => {
  let [lengthens, battleMod, dispels, bonus, draws] = [0, 0, false, 0, 0]
  let [wielders, openers]: [readonly string[], readonly string[]] = [[], []]
  let coin: Treasure['coin'] = null
  for (const effect of row.effects) {
    if (effect.type === 'returnLength') lengthens += effect.delta
    else if (effect.type === 'battleMod') battleMod += effect.delta
    else if (effect.type === 'dispelUndead') dispels = true
    else if (effect.type === 'weapon') [bonus, wielders] = [effect.bonus, effect.classes]
    else if (effect.type === 'secretDoor') [draws, openers] = [effect.draws, effect.classes]
    else coin = { goldOn: effect.goldOn, value: effect.value }
  }
  const { id, name, open, oncePerGame, count, effects } = row
  const value = row.value === null ? null : readDice(row.value)
  const carried = { lengthens, battleMod, dispels, bonus, wielders, draws, openers, coin }
  return { id, name, open, oncePerGame, count, value, effects, ...carried }
}

/** From sound data to a deck. `sleepDice` 1 makes Sleep a single die; 2 leaves it as the deck says. */
export const makeDeck = (data: DeckData, sleepDice: number): Deck => {
  const kinds = data.main.map(kindOf).sort((a, b) => a.what - b.what || (a.what === CORRIDOR ? a.value - b.value : 0))
  const dulled = kinds.map((kind) =>
    sleepDice === 1 && kind.what === SPELL && kind.id === 'sleep'
      ? { ...kind, dice: { dice: 1, times: 1, plus: 0 } }
      : kind,
  )
  const treasures = data.treasures.map(treasureOf)
  const pool = dulled.flatMap((kind, index) => Array.from({ length: kind.count }, () => index))
  const treasurePool = treasures.flatMap((one, index) => Array.from({ length: one.count }, () => index))
  const prizes = data.prizes.flatMap(({ value, count }) => Array.from({ length: count }, () => value))
  const only = (what: number): KindIndex => dulled.findIndex((kind) => kind.what === what)
  return {
    id: data.id,
    name: data.name,
    kinds: dulled,
    treasures,
    pool,
    treasurePool,
    prizes: prizes.sort((a, b) => a - b),
    what: dulled.map((kind) => kind.what),
    value: dulled.map((kind) => kind.value),
    cleric: only(CLERIC),
    detour: only(DETOUR),
    trap: only(TRAP),
  }
}

/** Cards that are no traps; at least seven a player are needed. */
export const handCards = (deck: Deck): number =>
  deck.kinds.reduce((sum, kind) => (kind.what === TRAP ? sum : sum + kind.count), 0)

/** Reads a deck from parsed JSON, all faults at once. */
export const readDeck = (data: unknown, treasureCards: boolean): Result<DeckData> => {
  const faults: Fault[] = []
  const read = readDeckData(data, treasureCards, faults)
  return read === null || faults.length > 0 ? faulty(faults) : ok(read)
}

/** A deck that is sound may still be too small for so many players. */
export const whyNotPlayers = (deck: Deck, players: number): Fault | null =>
  handCards(deck) >= HAND * players
    ? null
    : fault('deckTooSmall', 'main', 'MM-P1', { cards: handCards(deck), needed: HAND * players })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export const components: ComponentRoom = {
  sets: [{ id: 'mm-default', option: 'deck', mark: 'D' }],
  read: (_option, text) => readDeck(parseJson(text), true),
}

export { deckWarnings }
export type { DeckData, MonsterType }

import { type Seat, unreachable } from '@menagerie/engine'
import {
  CHARACTER,
  CLERIC,
  CORRIDOR,
  type Deck,
  type KindIndex,
  MONSTER,
  MOST_SEATS,
  SPELL,
  type TreasureIndex,
} from '../set/components.ts'
import { MOST_KINDS, MOST_TREASURES } from '../set/deck-read.ts'
import type { Options } from '../set/options.ts'

/** Interned: the same choice is the same frozen object. */
export type Action =
  | { readonly kind: 'corridor'; readonly card: KindIndex }
  | { readonly kind: 'monster'; readonly card: KindIndex; readonly target: Seat }
  /** Steps of one battle: a character joins, then spells it casts and weapons it bears; `roll` fights it. */
  | { readonly kind: 'send' | 'cast'; readonly card: KindIndex }
  | { readonly kind: 'arm'; readonly treasure: TreasureIndex }
  | { readonly kind: 'roll' }
  | { readonly kind: 'discard'; readonly card: KindIndex }
  | { readonly kind: 'pass' }
  | { readonly kind: 'detour' }
  /** Dispels with a Cleric from the hand. */
  | { readonly kind: 'dispel' }
  | { readonly kind: 'dispelWith'; readonly treasure: TreasureIndex }
  | { readonly kind: 'heal'; readonly card: KindIndex }
  | { readonly kind: 'open'; readonly treasure: TreasureIndex; readonly card: KindIndex }
  | { readonly kind: 'charm'; readonly target: Seat }
  | { readonly kind: 'release' }
  | { readonly kind: 'end' }
  /** A Thief against the trap. */
  | { readonly kind: 'avoid'; readonly card: KindIndex }
  /** Steps of one loss: cards to lose, then `suffer`. */
  | { readonly kind: 'drop'; readonly card: KindIndex }
  | { readonly kind: 'suffer' }
  | { readonly kind: 'declare' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'throw'; readonly hand: number }
  /** Only in arranged positions: lets a waiting automatic step happen. */
  | { readonly kind: 'proceed' }

const freeze = (action: Action): Action => Object.freeze(action)
export const ROLL = freeze({ kind: 'roll' })
export const PASS = freeze({ kind: 'pass' })
export const TAKE_DETOUR = freeze({ kind: 'detour' })
export const DISPEL = freeze({ kind: 'dispel' })
export const RELEASE = freeze({ kind: 'release' })
export const END = freeze({ kind: 'end' })
export const SUFFER = freeze({ kind: 'suffer' })
export const DECLARE = freeze({ kind: 'declare' })
export const KEEP = freeze({ kind: 'keep' })
export const PROCEED = freeze({ kind: 'proceed' })

const byIndex = (length: number, make: (index: number) => Action): readonly Action[] =>
  Array.from({ length }, (_, index) => freeze(make(index)))
const CORRIDORS = byIndex(MOST_KINDS, (card) => ({ kind: 'corridor', card }))
const SENDS = byIndex(MOST_KINDS, (card) => ({ kind: 'send', card }))
const CASTS = byIndex(MOST_KINDS, (card) => ({ kind: 'cast', card }))
const DISCARDS = byIndex(MOST_KINDS, (card) => ({ kind: 'discard', card }))
const HEALS = byIndex(MOST_KINDS, (card) => ({ kind: 'heal', card }))
const AVOIDS = byIndex(MOST_KINDS, (card) => ({ kind: 'avoid', card }))
const DROPS = byIndex(MOST_KINDS, (card) => ({ kind: 'drop', card }))
const ARMS = byIndex(MOST_TREASURES, (treasure) => ({ kind: 'arm', treasure }))
const DISPELS = byIndex(MOST_TREASURES, (treasure) => ({ kind: 'dispelWith', treasure }))
const MONSTERS = byIndex(MOST_KINDS * MOST_SEATS, (index) => ({
  kind: 'monster',
  card: Math.floor(index / MOST_SEATS),
  target: index % MOST_SEATS,
}))
const OPENS = byIndex(MOST_TREASURES * MOST_KINDS, (index) => ({
  kind: 'open',
  treasure: Math.floor(index / MOST_KINDS),
  card: index % MOST_KINDS,
}))
const CHARMS = byIndex(MOST_SEATS, (target) => ({ kind: 'charm', target }))
export const THROWS = byIndex(3, (hand) => ({ kind: 'throw', hand }))

export const corridor = (card: KindIndex): Action => CORRIDORS[card] as Action
export const send = (card: KindIndex): Action => SENDS[card] as Action
export const cast = (card: KindIndex): Action => CASTS[card] as Action
export const discard = (card: KindIndex): Action => DISCARDS[card] as Action
export const heal = (card: KindIndex): Action => HEALS[card] as Action
export const avoid = (card: KindIndex): Action => AVOIDS[card] as Action
export const drop = (card: KindIndex): Action => DROPS[card] as Action
export const arm = (treasure: TreasureIndex): Action => ARMS[treasure] as Action
export const dispelWith = (treasure: TreasureIndex): Action => DISPELS[treasure] as Action
export const monster = (card: KindIndex, target: Seat): Action => MONSTERS[card * MOST_SEATS + target] as Action
export const open = (treasure: TreasureIndex, card: KindIndex): Action => OPENS[treasure * MOST_KINDS + card] as Action
export const charm = (target: Seat): Action => CHARMS[target] as Action

/** MM-B1: steps of a team or of a loss; nobody else notices them. */
export const staged = ({ kind }: Action): boolean =>
  kind === 'send' || kind === 'cast' || kind === 'arm' || kind === 'drop'

const HANDS = ['rock', 'paper', 'scissors'] as const
export const handName = (hand: number): string => HANDS[hand] as string

const kindText = (options: Options, card: KindIndex): string => options.deck.kinds[card]?.id ?? '?'
const treasureText = (options: Options, treasure: TreasureIndex): string => options.deck.treasures[treasure]?.id ?? '?'

/** `corridor C20`, `monster orc P2`, `send elf`, `cast sleep`, `arm magic-bow`, `roll`, `drop C5`, `pass`, ... */
export const format = (options: Options, action: Action): string => {
  switch (action.kind) {
    case 'corridor':
    case 'send':
    case 'cast':
    case 'discard':
    case 'heal':
    case 'avoid':
    case 'drop':
      return `${action.kind} ${kindText(options, action.card)}`
    case 'monster':
      return `monster ${kindText(options, action.card)} P${action.target + 1}`
    case 'arm':
      return `arm ${treasureText(options, action.treasure)}`
    case 'dispel':
      return 'dispel cleric'
    case 'dispelWith':
      return `dispel ${treasureText(options, action.treasure)}`
    case 'open':
      return `open ${treasureText(options, action.treasure)} ${kindText(options, action.card)}`
    case 'charm':
      return `charm P${action.target + 1}`
    case 'throw':
      return `throw ${handName(action.hand)}`
    case 'roll':
    case 'pass':
    case 'detour':
    case 'release':
    case 'end':
    case 'suffer':
    case 'declare':
    case 'keep':
    case 'proceed':
      return action.kind
    default:
      return unreachable(action)
  }
}

const WORDS: ReadonlyMap<string, Action> = new Map([
  ['roll', ROLL],
  ['pass', PASS],
  ['detour', TAKE_DETOUR],
  ['dispel cleric', DISPEL],
  ['release', RELEASE],
  ['end', END],
  ['suffer', SUFFER],
  ['declare', DECLARE],
  ['keep', KEEP],
  ['proceed', PROCEED],
  ...THROWS.map((action, hand) => [`throw ${handName(hand)}`, action] as const),
])

interface Names {
  readonly kinds: ReadonlyMap<string, KindIndex>
  readonly treasures: ReadonlyMap<string, TreasureIndex>
}

const names = new WeakMap<Deck, Names>()
const namesOf = (deck: Deck): Names => {
  let found = names.get(deck)
  if (found === undefined) {
    found = {
      kinds: new Map(deck.kinds.map((kind, index) => [kind.id, index])),
      treasures: new Map(deck.treasures.map((one, index) => [one.id, index])),
    }
    names.set(deck, found)
  }
  return found
}

/** Index of a kind by its id; null when the deck has none. */
export const kindIndex = (deck: Deck, id: string): KindIndex | null => namesOf(deck).kinds.get(id) ?? null
export const treasureIndex = (deck: Deck, id: string): TreasureIndex | null => namesOf(deck).treasures.get(id) ?? null

const seatOf = (text: string): Seat | null => (/^P[1-6]$/.test(text) ? Number(text[1]) - 1 : null)

/** True when a word may stand before a card of this kind. */
const suits = (verb: string, what: number): boolean => {
  switch (verb) {
    case 'corridor':
      return what === CORRIDOR
    case 'monster':
      return what === MONSTER
    case 'send':
    case 'heal':
    case 'avoid':
    case 'open':
      return what === CHARACTER || what === CLERIC
    case 'cast':
      return what === SPELL
    default:
      return verb === 'discard' || verb === 'drop'
  }
}

export const parse = (options: Options, text: string): Action | null => {
  const word = WORDS.get(text)
  if (word !== undefined) return word
  const [verb, first, second, ...rest] = text.split(' ')
  if (verb === undefined || first === undefined || rest.length > 0) return null
  if (verb === 'charm' || verb === 'arm' || verb === 'dispel' || verb === 'open') {
    return parseWithTreasure(options.deck, verb, first, second)
  }
  const card = kindIndex(options.deck, first)
  if (card === null || !suits(verb, options.deck.what[card] as number)) return null
  if (verb === 'monster') {
    const target = seatOf(second ?? '')
    return target === null ? null : monster(card, target)
  }
  if (second !== undefined) return null
  return CARD_VERBS.get(verb)?.(card) ?? null
}

const CARD_VERBS: ReadonlyMap<string, (card: KindIndex) => Action> = new Map([
  ['corridor', corridor],
  ['send', send],
  ['cast', cast],
  ['discard', discard],
  ['heal', heal],
  ['avoid', avoid],
  ['drop', drop],
])

const parseWithTreasure = (deck: Deck, verb: string, first: string, second: string | undefined): Action | null => {
  if (verb === 'charm') {
    const target = seatOf(first)
    return target === null || second !== undefined ? null : charm(target)
  }
  const treasure = treasureIndex(deck, first)
  if (treasure === null) return null
  if (verb === 'open') {
    const card = second === undefined ? null : kindIndex(deck, second)
    return card === null || !suits('open', deck.what[card] as number) ? null : open(treasure, card)
  }
  if (second !== undefined) return null
  return verb === 'arm' ? arm(treasure) : dispelWith(treasure)
}

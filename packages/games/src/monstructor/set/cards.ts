import { WEEDING } from './card-data.ts'

/** A card is its place in the set: monster parts first, then Power, Spell and dragon cards. */
export type CardIndex = number
/** A picture side: an index into `CardSet.pics`. */
export type PicIndex = number
/** What a card is. The four kinds of parts stand in the order in which a monster is chosen (MS-28). */
export type Kind = number
export const BODY = 0
export const HEAD = 1
export const BOTTOM = 2
export const LIMB = 3
export const POWER = 4
export const SPELL = 5
export const KINDS = ['body', 'head', 'bottom', 'limb', 'power', 'spell'] as const
export const PART_KINDS: readonly Kind[] = [BODY, HEAD, BOTTOM, LIMB]

/** Power icons; an icon is the index, a set of them the bits. */
export const ICONS = ['spear', 'bow', 'sword', 'mace', 'axe'] as const
export const ALL_ICONS = 31

export const EFFECTS = ['remove', 'jinx', 'bonus', 'malus', 'sigil', 'peek', 'shield', 'fumble'] as const
export type EffectName = (typeof EFFECTS)[number]

/** What a Spell card does. */
export interface Effect {
  readonly name: EffectName
  /** For `remove`: the kind of part, or ANY. */
  readonly kind: Kind
  /** For `bonus` and `malus`. */
  readonly value: number
}
/** `remove:any`. */
export const ANY: Kind = -1

export const MOST_SEATS = 5
export const MOST_CARDS = 512
/** Cards with one picture. */
export const MOST_ALIKE = 12
/** Cards of one dragon (MS-21). */
export const DRAGON_CARDS = 5
/** Seats are dealt so many (MS-22, MS-03). */
export const START_CARDS = 3
export const HAND_CARDS = 5

/** How a part fits, for Dominoes: every two parts of one class fit alike. */
export const CLASSES = ['limb', 'plug', 'bodyBoth', 'bodyWide', 'bodyStub'] as const

/** A whole card set as numbers; plain data, indexed by card unless said otherwise. */
export interface CardSet {
  /** The set supplied, whose names have translations. */
  readonly supplied: boolean
  readonly ids: readonly string[]
  /** Monster or spell; empty for dragons and Power cards. */
  readonly names: readonly string[]
  readonly kind: readonly Kind[]
  readonly pic: readonly PicIndex[]
  /** An index into `factions`; -1 for Power and Spell cards. */
  readonly faction: readonly number[]
  /** Points of a part, value of a Power card. */
  readonly points: readonly number[]
  /** Bits of the icons of a part; the one icon of a Power card. */
  readonly icons: readonly number[]
  /** Sockets and plugs of a part. */
  readonly wide: readonly number[]
  readonly narrow: readonly number[]
  /** An index into CLASSES; -1 for Power and Spell cards. */
  readonly fits: readonly number[]
  readonly effects: readonly (Effect | null)[]
  /** Names of the pictures. */
  readonly pics: readonly string[]
  /** Indexed by picture: its cards, rising. */
  readonly alike: readonly (readonly CardIndex[])[]
  readonly factions: readonly string[]
  /** Indexed by faction. */
  readonly dragons: readonly (readonly CardIndex[])[]
  /** Cards up to here are monster parts, then Power and Spell cards, then dragon cards. */
  readonly parts: number
  readonly deck: number
  /** Each card itself: point sides that are as printed. */
  readonly printed: readonly CardIndex[]
  /** A 0 for each card. */
  readonly never: readonly number[]
}

export const CARD_SETS: Readonly<Record<string, string>> = { weeding: WEEDING }

export const isPart = (set: CardSet, card: CardIndex): boolean => card < set.parts || card >= set.deck
export const isDragon = (set: CardSet, card: CardIndex): boolean => card >= set.deck

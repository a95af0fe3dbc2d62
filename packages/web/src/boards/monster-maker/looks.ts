import {
  CHARACTER,
  CLERIC,
  CORRIDOR,
  DETOUR,
  type Deck,
  type Kind,
  MONSTER,
  type Options,
  type PartyView,
  SPELL,
  TRAP,
  type Treasure,
  diceText,
  kindNotes,
  markOfKind,
  markOfPrizes,
  markOfTreasure,
  suppliedCard,
  treasureNotes,
} from '@menagerie/games/monster-maker'
import type { Mark } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import { jointed } from './joints.ts'
import type { CardLook } from '../../pieces/card.tsx'
import { inWords } from '../../say.tsx'
import type { PlaqueName, SignName } from '../../pieces/shapes.ts'

/** Namespace of the board's own words, and of the game's. */
export const WORDS = 'monster-maker-board'
export const GAME = 'monster-maker'
const ART = 'monster-maker'
export const BACKS = { draw: `${ART}/back`, treasure: `${ART}/back-treasure`, prize: `${ART}/back-prize` } as const
/** The passage behind a lane. */
export const PASSAGE = `${ART}/passage`
/** Who stands in a lane: the party, laden or not, its camp, or its stones. */
export const standingPicture = ({ leg, treasures }: PartyView): string => {
  const walking = treasures.length > 0 ? 'laden' : 'party'
  return `${ART}/standing-${leg === 'dead' || leg === 'returned' ? leg : walking}`
}
export const roomPicture = (open: boolean): string => `${ART}/room${open ? '-open' : ''}`

/** Cards supplied have a picture each; those of players show their kind. */
const DRAWN = {
  corridor: [5, 10, 15, 20, 25, 30, 40],
  class: new Set(['fighter', 'dwarf', 'elf', 'magicUser', 'thief', 'cleric']),
  monster: new Set(
    'kobold goblin orc bandit lizard-man berserker ogre skeleton zombie ghoul giant-rat giant-centipede giant-ant cobra giant-spider giant-worm cave-bear minotaur black-magician dragon'.split(
      ' ',
    ),
  ),
  spell: new Set(['sleep', 'charm', 'magic-missile', 'fire-ball', 'lightning-bolt']),
  treasure: new Set(
    'royal-princess secret-door pile-of-gold-coins holy-coffin statue-of-goddess statue-of-hero sacred-goblet treasured-sword sword magic-sword holy-sword magic-wand sorcery-book magic-armor magic-bow ring mystic-map golden-statue cursed-ornament ancient-manuscript lost-crown'.split(
      ' ',
    ),
  ),
} as const

const nearest = (value: number): number =>
  DRAWN.corridor.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))

const pictureOf = (kind: Kind): string => {
  switch (kind.what) {
    case CORRIDOR:
      return `${ART}/corridor-${nearest(kind.value)}`
    case CHARACTER:
    case CLERIC:
      return `${ART}/class-${DRAWN.class.has(kind.class) ? kind.class : 'anyone'}`
    case SPELL:
      return `${ART}/spell-${DRAWN.spell.has(kind.id) ? kind.id : 'spell'}`
    case MONSTER:
      return `${ART}/monster-${DRAWN.monster.has(kind.id) ? kind.id : (kind.type ?? 'general')}`
    default:
      return `${ART}/${kind.what === DETOUR ? 'detour' : 'trap'}`
  }
}

type Sort = readonly [kind: string, plaque: PlaqueName, sign: SignName]

/** `data-kind`, plaque and sign of each sort of card: three ways to tell them, one of them colour. */
const SORTS: Readonly<Record<number, Sort>> = {
  [CORRIDOR]: ['corridor', 'arch', 'arch'],
  [CHARACTER]: ['character', 'shield', 'shield'],
  [CLERIC]: ['cleric', 'shield', 'shield'],
  [SPELL]: ['spell', 'burst', 'star'],
  [DETOUR]: ['detour', 'banner', 'drop'],
  [TRAP]: ['trap', 'diamond', 'triangle'],
}
const MONSTERS: Readonly<Record<string, Sort>> = {
  human: ['human', 'hexagon', 'hexagon'],
  undead: ['undead', 'tomb', 'drop'],
  general: ['general', 'crest', 'triangle'],
}

const PLAIN: Sort = ['general', 'crest', 'triangle']
const sortOf = (kind: Kind): Sort =>
  (kind.what === MONSTER ? MONSTERS[kind.type ?? 'general'] : SORTS[kind.what]) ?? PLAIN

/** The name in the language spoken; names of players' own cards stay as written. */
export const named = (t: TFunction, card: Parameters<typeof suppliedCard>[0]): string => {
  const known = suppliedCard(card)
  return known === undefined ? card.name || card.id : t(`cards.${known}`, { ns: GAME })
}

export const kindName = (t: TFunction, deck: Deck, index: number): string => {
  const kind = deck.kinds[index] as Kind
  if (kind.what === CORRIDOR) return t('cards.corridor', { ns: GAME, value: kind.value })
  return named(t, kind)
}
export const treasureName = (t: TFunction, deck: Deck, index: number): string => {
  const treasure = deck.treasures[index]
  return treasure === undefined ? t('cards.haul', { ns: GAME }) : named(t, treasure)
}

const numberOf = (kind: Kind): string | null => {
  if (kind.what === CORRIDOR) return `${kind.value}`
  if (kind.what === MONSTER) return String(kind.value)
  return kind.dice === null ? null : diceText(kind.dice)
}

const bandOf = (t: TFunction, kind: Kind): string => {
  if (kind.what === MONSTER) return t(`types.${kind.type ?? 'general'}`, { ns: GAME })
  const words = ['corridor', 'character', 'cleric', 'spell', 'monster', 'detour', 'trap'] as const
  return t(`kinds.${words[kind.what] ?? 'corridor'}`, { ns: GAME })
}

/** Nobody is named on a card. */
const NOBODY: readonly string[] = []

/** What a kind of card does at this table, in short sentences. */
const kindSentences = (t: TFunction, options: Options, kind: Kind): readonly string[] =>
  kindNotes(options, kind).map((note) => inWords(t, GAME, note, NOBODY))

/** Who sees a treasure, and what it does at this table. */
export const treasureSentences = (t: TFunction, options: Options, one: Treasure): readonly string[] =>
  treasureNotes(options, one).map((note) => inWords(t, GAME, note, NOBODY))

/** Designed and public facts alike stand in no rulebook; a person's own card claims nothing. */
export const isNotPrinted = (mark: Mark | null): boolean => mark !== null && mark !== 'S'

/** What is heard of a card, with the mark of what stands in no rulebook. */
const heard = (t: TFunction, parts: readonly string[], designed: boolean): string =>
  [...parts, designed ? t('rules.notFromRulebook', { ns: 'client' }) : ''].filter((one) => one !== '').join('. ')

/** The name of a card that lies among others, with its mark. */
export const kindLabel = (t: TFunction, { deck }: Options, index: number): string =>
  heard(t, [kindName(t, deck, index)], isNotPrinted(markOfKind(deck.kinds[index] as Kind)))

const looks = new WeakMap<Options, Map<string, CardLook>>()
/** One object for each card, table and language, so that nothing is drawn anew for nothing. */
const kept = (t: TFunction, options: Options, key: string, make: () => CardLook): CardLook => {
  let known = looks.get(options)
  if (known === undefined) looks.set(options, (known = new Map()))
  const full = `${t('kinds.corridor', { ns: GAME })}.${key}`
  const found = known.get(full)
  if (found !== undefined) return found
  const look = make()
  known.set(full, look)
  return look
}

export const kindLook = (t: TFunction, options: Options, index: number): CardLook =>
  kept(t, options, `k${index}`, () => {
    const { deck } = options
    const kind = deck.kinds[index] as Kind
    const [sort, plaque, sign] = sortOf(kind)
    const number = numberOf(kind)
    const name = kindName(t, deck, index)
    const parted = jointed(name)
    const band = bandOf(t, kind)
    const note = kindSentences(t, options, kind).join(' ')
    const designed = isNotPrinted(markOfKind(kind))
    return {
      kind: sort,
      name,
      ...(parted !== name && { parted }),
      number,
      plaque,
      wide: (number?.length ?? 0) > 2,
      picture: pictureOf(kind),
      sign,
      band,
      stars: 0,
      designed,
      note,
      label: heard(t, [name, band, number === null ? '' : t('card.number', { ns: WORDS, number }), note], designed),
    }
  })

const worthOf = (one: Treasure): string | null => (one.value === null ? null : diceText(one.value))

/** What a prize of so much gold is called. */
export const prizeName = (t: TFunction, gold: number): string => t('prize.label', { ns: WORDS, gold })

export const treasureLook = (t: TFunction, options: Options, index: number): CardLook =>
  kept(t, options, `t${index}`, () => {
    const { deck } = options
    const one = deck.treasures[index]
    const name = treasureName(t, deck, index)
    const parted = jointed(name)
    const number = one === undefined ? null : worthOf(one)
    const words = one === undefined ? [] : treasureSentences(t, options, one)
    // MM-TC13: what is found without treasure cards is known from a review.
    const designed = one === undefined || isNotPrinted(markOfTreasure(one))
    return {
      kind: 'treasure',
      name,
      ...(parted !== name && { parted }),
      number,
      plaque: 'banner',
      wide: true,
      picture: `${ART}/treasure-${one !== undefined && DRAWN.treasure.has(one.id) ? one.id : 'treasure'}`,
      sign: 'star',
      band: t(one?.open === true ? 'treasure.openBand' : 'treasure.secretBand', { ns: WORDS }),
      stars: 0,
      designed,
      note: words.slice(1).join(' '),
      label: heard(t, [name, number === null ? '' : t('card.gold', { ns: WORDS, number }), ...words], designed),
    }
  })

export const prizeLook = (t: TFunction, { deck }: Options, gold: number): CardLook => {
  const designed = isNotPrinted(markOfPrizes(deck))
  return {
    kind: 'prize',
    name: t('prize.name', { ns: WORDS }),
    number: String(gold),
    plaque: 'banner',
    wide: true,
    picture: `${ART}/prize`,
    sign: 'star',
    band: t('prize.band', { ns: WORDS }),
    stars: 0,
    designed,
    note: '',
    label: heard(t, [prizeName(t, gold)], designed),
  }
}

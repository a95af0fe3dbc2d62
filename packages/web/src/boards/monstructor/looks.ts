import {
  BODY,
  BOTTOM,
  type CardIndex,
  HEAD,
  ICONS,
  KINDS,
  LIMB,
  type Options,
  POWER,
  type PicIndex,
  SPELL,
  type View,
} from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { factionLetter, partFile } from '@menagerie/art/monstructor'
import { artPart } from '@menagerie/art/monstructor'
import type { CardLook } from '../../pieces/card.tsx'
import { heardAs } from '../../pieces/designed.ts'
import type { PlaqueName, SignName } from '../../pieces/shapes.ts'
import { GAME, cardName, factionName, iconWords, sayer } from './words.ts'

const ART = 'monstructor'
/** Of cards that lie face down: the hidden hand, and the deck in its box. */
export const BACKS = { hidden: `${ART}/back-hidden`, deck: `${ART}/back` } as const

/** Outline of the number of each kind, and the joint on its band: sockets, a wide plug or a narrow one. */
const shapeOf = (kind: number): readonly [PlaqueName, SignName] => {
  switch (kind) {
    case BODY:
      return ['shield', 'sockets']
    case HEAD:
      return ['crest', 'dovetail']
    case BOTTOM:
      return ['tomb', 'dovetail']
    case LIMB:
      return ['diamond', 'knob']
    case POWER:
      return ['round', 'shield']
    default:
      return ['burst', 'star']
  }
}
const isPart = (kind: number): boolean => kind !== POWER && kind !== SPELL

/** `2 wide, 2 narrow sockets`, `wide plug`. */
export const jointWords = (t: TFunction, { set }: Options, card: CardIndex): string => {
  const say = sayer(t)
  const [wide, narrow] = [set.wide[card] ?? 0, set.narrow[card] ?? 0]
  if (set.kind[card] === LIMB) return say('joint.narrowPlug')
  if (set.kind[card] !== BODY) return say('joint.widePlug')
  const parts = [
    ...(wide > 0 ? [say('joint.wide', { count: wide })] : []),
    ...(narrow > 0 ? [say('joint.narrow', { count: narrow })] : []),
  ]
  return say('joint.sockets', { parts })
}

const kindName = (t: TFunction, kind: number): string => t(`kinds.${KINDS[kind] ?? 'body'}`, { ns: GAME })

/** What a Power or Spell card does, in one line. */
export const effectWords = (t: TFunction, { set }: Options, card: CardIndex): string => {
  const say = sayer(t)
  if (set.kind[card] === POWER)
    return say('note.power', { icon: iconWords(t, set.icons[card] ?? 0), count: set.points[card] ?? 0 })
  const effect = set.effects[card]
  if (effect == null) return ''
  if (effect.name === 'remove') {
    return effect.kind < 0
      ? say('note.removeAny')
      : say('note.remove', { kind: kindName(t, effect.kind).toLowerCase() })
  }
  if (effect.name === 'bonus' || effect.name === 'malus') return say(`note.${effect.name}`, { count: effect.value })
  return t(`effects.${effect.name}`, { ns: GAME })
}

const spellPicture = ({ set }: Options, card: CardIndex): string => {
  const effect = set.effects[card]
  if (effect == null) return `${ART}/spell-bonus`
  if (effect.name !== 'remove') return `${ART}/spell-${effect.name}`
  return `${ART}/spell-remove-${effect.kind < 0 ? 'any' : (KINDS[effect.kind] ?? 'limb')}`
}

const pictureOf = (options: Options, card: CardIndex): string => {
  const { set } = options
  const kind = set.kind[card] ?? BODY
  if (kind === SPELL) return spellPicture(options, card)
  if (kind === POWER) return `${ART}/power-${iconOf(options, card)}`
  return partFile(artPart(set, set.pic[card] ?? 0, ''))
}

const iconOf = ({ set }: Options, card: CardIndex): string =>
  ICONS.find((_, at) => (((set.icons[card] ?? 0) >> at) & 1) === 1) ?? 'spear'

/** `data-kind`: the faction of a part, by its letter; dragons have a frame of their own. */
const sortOf = ({ set }: Options, card: CardIndex): string => {
  const kind = set.kind[card] ?? BODY
  if (kind === POWER) return 'power'
  if (kind === SPELL) return 'ms-spell'
  const letter = factionLetter(set.factions[set.faction[card] ?? 0] ?? '').toLowerCase()
  return `${card >= set.deck ? 'dragon' : 'part'}-${letter}`
}

const looks = new WeakMap<Options['set'], Map<string, CardLook>>()
/** One object for each card, side and language, so that nothing is drawn anew for nothing. */
const kept = (t: TFunction, { set }: Options, key: string, make: () => CardLook): CardLook => {
  let known = looks.get(set)
  if (known === undefined) looks.set(set, (known = new Map()))
  const full = `${t('kinds.body', { ns: GAME })}.${key}`
  const found = known.get(full)
  if (found !== undefined) return found
  const look = make()
  known.set(full, look)
  return look
}

/** In one label what is seen at several places. */
const spoken = (words: readonly string[]): string => words.filter((one) => one !== '').join('. ')

/** What a part says of itself: icons where its point side is seen, or else its joints. */
const partOf = (t: TFunction, options: Options, card: CardIndex, face: CardIndex | null) => {
  const { set } = options
  const icons = face === null ? [] : iconWords(t, set.icons[face] ?? 0)
  const joints = jointWords(t, options, card)
  const shown = icons.length > 0 ? sayer(t)('note.icons', { icons }) : ''
  return { note: shown || joints, words: [factionName(t, options, set.faction[card] ?? 0), joints], shown }
}

/** What a card says of itself. */
const effectOf = (t: TFunction, options: Options, card: CardIndex) => {
  const effect = effectWords(t, options, card)
  return { note: effect, words: [], shown: effect }
}

/** Points, bonus, or nothing where no point side is seen. */
const numberOf = (kind: number, value: number | null): string | null => {
  if (value === null) return null
  return kind === POWER ? `+${value}` : String(value)
}

const lookOf = (t: TFunction, options: Options, card: CardIndex, face: CardIndex | null): CardLook => {
  const { set } = options
  const say = sayer(t)
  const kind = set.kind[card] ?? BODY
  const [plaque, sign] = shapeOf(kind)
  const name = cardName(t, options, card)
  const band = kindName(t, kind)
  const value = kind === SPELL || face === null ? null : (set.points[face] ?? 0)
  const { note, words, shown } = isPart(kind) ? partOf(t, options, card, face) : effectOf(t, options, card)
  const points = value === null ? '' : say('points', { count: value })
  const heard = spoken([name, band, ...words, points, shown, card >= set.deck ? say('note.dragon') : ''])
  return {
    kind: sortOf(options, card),
    name,
    number: numberOf(kind, value),
    plaque,
    wide: kind === POWER,
    picture: pictureOf(options, card),
    sign,
    band,
    stars: 0,
    note,
    designed: set.supplied,
    label: heardAs(t, heard, set.supplied),
  }
}

/** The side with points and icons; `face` is the card whose point side it has (option `backs`). */
export const cardLook = (t: TFunction, options: Options, card: CardIndex, face: CardIndex = card): CardLook =>
  kept(t, options, `c${card}.${face}`, () => lookOf(t, options, card, face))

/** A card as a viewer knows it: `backs` deals point sides, and what is printed on a card is not what it is worth then. */
export const knownLook = (
  t: TFunction,
  { options, faces }: Pick<View, 'options' | 'faces'>,
  card: CardIndex,
): CardLook => {
  const { set, backs } = options
  if (backs === 'printed' || card >= set.parts) return cardLook(t, options, card)
  const known = faces.find(([one]) => one === card)
  return known === undefined ? picLook(t, options, set.pic[card] ?? 0) : cardLook(t, options, card, known[1])
}

/** The picture side, which everybody sees. */
export const picLook = (t: TFunction, options: Options, pic: PicIndex): CardLook =>
  kept(t, options, `p${pic}`, () => lookOf(t, options, options.set.alike[pic]?.[0] ?? 0, null))

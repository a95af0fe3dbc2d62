import {
  BEATS,
  type Card,
  MATS,
  type Mat,
  type Options,
  type Type,
  boardBox,
  wordOf,
} from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { CardLook } from '../../pieces/card.tsx'
import { heardAs } from '../../pieces/designed.ts'
import type { SignName } from '../../pieces/shapes.ts'
import { jointed } from './joints.ts'

/** Namespace of the board's own words. */
export const WORDS = 'monster-pack-board'

/** `data-kind` of a type: colours and frame pattern in cards.css. */
export const KINDS: Readonly<Record<Type, string>> = {
  'Blue Evade': 'blue',
  'Red Strike': 'red',
  'Green Spell': 'green',
  'White Wild': 'white',
}

export const SIGNS_OF: Readonly<Record<Type, SignName>> = {
  'Blue Evade': 'drop',
  'Red Strike': 'triangle',
  'Green Spell': 'hexagon',
  'White Wild': 'star',
}

/** Monsters supplied with the game have a picture each, `B01` to `W12`; those of players show the sign of their type. */
const PICTURED = /^(?:[BRG](?:0[1-9]|1\d|20)|W(?:0[1-9]|1[0-2]))$/
const LETTER: Readonly<Record<Type, string>> = {
  'Blue Evade': 'B',
  'Red Strike': 'R',
  'Green Spell': 'G',
  'White Wild': 'W',
}

const standard = boardBox.complete({}, null)

/** Monsters supplied are of our design; those of players are of their copy of the game. */
export const isDesigned = (card: Card): boolean => standard.ok && standard.value.cards.includes(card)

/** The rulebook draws no mat: those supplied are of our design, too. */
export const isSuppliedMat = ({ mat }: Options): boolean => (Object.values(MATS) as readonly Mat[]).includes(mat)

const pictureOf = (card: Card): string =>
  PICTURED.test(card.id) && card.id.startsWith(LETTER[card.type])
    ? `monster-pack/${card.id}`
    : `monster-pack/${KINDS[card.type]}`

/** Monsters supplied are named in the language spoken, those of players as they named them. */
export const nameOf = (t: TFunction, card: Card): string => {
  const word = wordOf(card)
  return word === card.name ? word : t(word.slice(1), { ns: 'monster-pack' })
}

const looks = new WeakMap<Card, { readonly t: TFunction; readonly bonus: number; readonly look: CardLook }>()

/** How a monster looks; made once, so that cards that do not change are not drawn again. */
export const lookOf = (t: TFunction, options: Options, card: Card): CardLook => {
  const known = looks.get(card)
  if (known !== undefined && known.t === t && known.bonus === options.typeBonus) return known.look
  const type = t(`types.${card.type}`, { ns: 'monster-pack' })
  const designed = isDesigned(card)
  const name = nameOf(t, card)
  const parted = jointed(name)
  const words = { ns: WORDS, name, type, power: card.power, stars: card.stars }
  const look: CardLook = {
    kind: KINDS[card.type],
    name,
    ...(parted !== name && { parted }),
    number: String(card.power),
    plaque: 'banner',
    wide: true,
    picture: pictureOf(card),
    sign: SIGNS_OF[card.type],
    band: t(`card.word.${card.type}`, { ns: WORDS }),
    stars: card.stars,
    note: t(`card.note.${card.type}`, { ns: WORDS, bonus: options.typeBonus }),
    designed,
    label: heardAs(t, t('card.label', words), designed),
  }
  looks.set(card, { t, bonus: options.typeBonus, look })
  return look
}

/** What a monster does, in sentences. */
export const helpOf = (t: TFunction, options: Options, card: Card): readonly string[] => {
  const beaten = BEATS[card.type]
  const lines = [t('card.help.stars', { ns: WORDS, stars: card.stars })]
  if (card.type === 'White Wild') return [...lines, t('card.help.wild', { ns: WORDS })]
  lines.push(t('card.help.power', { ns: WORDS, power: card.power }))
  if (beaten !== null)
    lines.push(
      t('card.help.beats', {
        ns: WORDS,
        other: t(`types.${beaten}`, { ns: 'monster-pack' }),
        bonus: options.typeBonus,
      }),
    )
  return lines
}

/** Rules that speak of a card of this type. */
export const rulesOf = (card: Card): readonly string[] =>
  card.type === 'White Wild'
    ? ['MP-17', 'MP-22', 'MP-23', 'MP-36', 'MP-39', 'MP-42', 'MP-43']
    : ['MP-17', 'MP-22', 'MP-33', 'MP-36', 'MP-39', 'MP-40']

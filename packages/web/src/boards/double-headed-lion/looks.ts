import {
  type Card,
  RETREAT,
  SKILL,
  CHARACTERS,
  type Options,
  type Piece,
  cardText,
  characterOf,
  markOfCard,
  markOfValue,
  summaryOf,
} from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import type { CardLook } from '../../pieces/card.tsx'
import { heardAs } from '../../pieces/designed.ts'

/** Namespace of the board's own words. */
export const WORDS = 'double-headed-lion-board'
/** Namespace of the game's words. */
export const GAME = 'double-headed-lion'

export type Side = 0 | 1
const NAMES = ['republic', 'royalist'] as const
/** `data-kind` of a side, and the word in its pictures' paths. */
export const sideName = (side: number): (typeof NAMES)[number] => NAMES[side as Side]

const ART = 'double-headed-lion'
/** Picture of a standing piece; its back when the viewer does not know it. */
export const tokenPicture = (side: number, piece: Piece | null): string =>
  `${ART}/token-${piece === null ? sideName(side) : characterOf(side, piece).id}`
export const backPicture = (side: number): string => `${ART}/back-${sideName(side)}`
export const fieldPicture = (side: number, flat: boolean): string =>
  `${ART}/field-${sideName(side)}${flat ? '-flat' : ''}`
/** From above, for a printer. */
export const FIELD_ON_PAPER = `${ART}/field-paper`

const nameKey = (side: number, piece: Piece): string => `names.${characterOf(side, piece).id}`

/** A character's name in the language spoken; names without a translation stay as printed. */
export const pieceName = (t: TFunction, side: number, piece: Piece): string =>
  t(nameKey(side, piece), { ns: GAME, defaultValue: characterOf(side, piece).name })

export const className = (t: TFunction, side: number, piece: Piece): string =>
  t(`classes.${characterOf(side, piece).class}`, { ns: GAME })

/** What sets a character apart under the options in play; sentences one after another. */
export const summaryWords = (t: TFunction, options: Options, side: Side, piece: Piece): string =>
  summaryOf(options, side, piece)
    .map((id) => t(id, { ns: GAME }))
    .reduce((told, next) => t('card.after', { ns: WORDS, told, next }))

/** A character as a card: on its help page and in print. */
export const characterLook = (t: TFunction, options: Options, side: number, piece: Piece): CardLook => {
  const { id } = characterOf(side, piece)
  const value = options.values[side as Side][piece] as number
  const name = pieceName(t, side, piece)
  const band = className(t, side, piece)
  const designed = markOfValue(options, side as Side, piece) === 'D'
  const words = { ns: WORDS, name, band, value, side: t(`sides.${sideName(side)}`, { ns: GAME }) }
  return {
    kind: sideName(side),
    name,
    number: String(value),
    plaque: side === 0 ? 'shield' : 'arch',
    wide: false,
    picture: `${ART}/${id}`,
    sign: side === 0 ? 'shield' : 'arch',
    band,
    stars: 0,
    note: '',
    designed,
    label: heardAs(t, t('card.character', words), designed),
  }
}

/** A card as places and notations write it. */
export const cardFrom = (text: string): Card => (text === 'Sk' ? SKILL : text === 'Re' ? RETREAT : Number(text))

/** What a card of the hand is called: its number, Skill or Retreat. */
export const cardName = (t: TFunction, card: Card): string =>
  card === SKILL || card === RETREAT ? t(`cards.${cardText(card)}`, { ns: WORDS }) : String(card)

/** A card of the hand. */
export const cardLook = (t: TFunction, { cards }: Pick<Options, 'cards'>, side: number, card: Card): CardLook => {
  const special = card === SKILL ? 'skill' : card === RETREAT ? 'retreat' : null
  const name = special === null ? t('cards.adds', { ns: WORDS, count: card }) : cardName(t, card)
  const designed = markOfCard(side as Side, cards[side as Side], card) === 'D'
  const label = special === null ? 'cards.numberLabel' : `cards.${special}Label.${sideName(side)}`
  return {
    kind: sideName(side),
    name,
    number: special === null ? String(card) : null,
    plaque: side === 0 ? 'shield' : 'arch',
    wide: false,
    picture: `${ART}/${special ?? 'number'}-${sideName(side)}`,
    sign: side === 0 ? 'shield' : 'arch',
    band: t(`sides.${sideName(side)}`, { ns: GAME }),
    stars: 0,
    note: '',
    designed,
    label: heardAs(t, t(label, { ns: WORDS, count: card }), designed),
  }
}

/** Rules that name a character on its help page. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  storm: ['DL-8.1', 'DL-8.2', 'DL-3.3'],
  roland: ['DL-3.2'],
  mondor: ['DL-8.3', 'DL-6.3'],
  garla: ['DL-8.4', 'DL-6.3'],
  tamroan: ['DL-8.5', 'DL-3.3'],
  grinn: ['DL-8.6', 'DL-3.3'],
  gorbois: ['DL-3.2'],
  aji: ['DL-3.6', 'DL-8.7', 'DL-8.8', 'DL-8.9', 'DL-10.2'],
  aila: ['DL-3.5', 'DL-7.2', 'DL-8.10', 'DL-8.11', 'DL-8.12', 'DL-8.13'],
  vishnus: ['DL-10.1', 'DL-10.2', 'DL-10.3', 'DL-10.4', 'DL-8.2', 'DL-8.7', 'DL-8.10', 'DL-8.14', 'DL-8.15'],
  lancelot: ['DL-3.2'],
  alshark: ['DL-3.3'],
  dianne: ['DL-8.16', 'DL-3.4'],
  lufiea: ['DL-8.6', 'DL-8.16', 'DL-6.3'],
  ganda: ['DL-8.17', 'DL-8.3', 'DL-8.4', 'DL-6.3'],
  charlemagne: ['DL-8.18', 'DL-6.3'],
  titina: ['DL-8.19', 'DL-3.3'],
  millienne: ['DL-8.19', 'DL-3.3'],
  racoon: ['DL-8.5', 'DL-3.3'],
  lolienne: ['DL-8.11', 'DL-8.16'],
}
export const rulesAbout = (side: number, piece: Piece): readonly string[] => ABOUT[characterOf(side, piece).id] ?? []

/** Every character of both sides: side and piece. */
export const everybody: readonly { readonly side: Side; readonly piece: Piece }[] = ([0, 1] as const).flatMap((side) =>
  CHARACTERS[side].map((_, piece) => ({ side, piece })),
)

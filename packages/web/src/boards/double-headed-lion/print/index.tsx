import { type Options, boardBox, cardText, markOfCard } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import { addWords } from '../../../i18n.ts'
import { CardBack, CardFace } from '../../../pieces/card.tsx'
import { type Ink, type PrintCard, type PrintPart, type PrintRoom, lookFor, pictureFor } from '../../print-room.ts'
import { backPicture, cardLook, cardName, sideName } from '../looks.ts'
import { FIELD_SIZE, FieldSheet } from './field-sheet.tsx'
import en from './locales/en.json'
import './print.css'
import { referenceCards } from './reference.tsx'
import { standees } from './standees.tsx'
import { PRINT_OPTIONS, PRINT_WORDS } from './words.ts'

addWords(PRINT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

const SIDES = [0, 1] as const

/** Hands of both sides, with the mark of the numbers supplied. */
const hands = (options: Options, ink: Ink, t: TFunction): readonly PrintCard[] =>
  SIDES.flatMap((side) =>
    options.cards[side].map((card, at): PrintCard => {
      const look = cardLook(t, options, side, card)
      return {
        id: `${sideName(side)}.${cardText(card)}.${at}`,
        name: cardName(t, card),
        front: <CardFace look={lookFor(look, ink)} />,
        back: (
          <CardBack picture={pictureFor(backPicture(side), ink)} label={t(`hands.back.${side}`, { ns: PRINT_WORDS })} />
        ),
        twoFaces: false,
        copies: 1,
        help: null,
        designed: markOfCard(side, options.cards[side], card) === 'D',
      }
    }),
  )

const partsOf = (options: Options, ink: Ink, t: TFunction): readonly PrintPart[] => {
  const counts = { republic: options.cards[0].length, royalist: options.cards[1].length }
  const part = (id: string) => ({
    id,
    name: t(`${id}.name`, { ns: PRINT_WORDS }),
    help: t(`${id}.help`, { ns: PRINT_WORDS, ...counts }),
  })
  return [
    { ...part('hands'), kind: 'cards', byDeck: false, cards: hands(options, ink, t) },
    { ...part('reference'), kind: 'cards', byDeck: false, cards: referenceCards(t, options) },
    { ...part('standees'), kind: 'pieces', pieces: standees(t, options, ink) },
    {
      ...part('field'),
      kind: 'mats',
      mats: [
        {
          id: 'field',
          name: t('field.name', { ns: PRINT_WORDS }),
          ...FIELD_SIZE,
          content: <FieldSheet ink={ink} />,
          // Squares and distances follow from the rulebook.
          designed: false,
        },
      ],
    },
  ]
}

/** The Double-Headed Lion on paper. */
export const doubleHeadedLionPrint: PrintRoom = {
  options: PRINT_OPTIONS,
  credit: (t) => t('credit', { ns: PRINT_WORDS }),
  parts: (choices, ink, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? partsOf(completed.value, ink, t) : []
  },
}

import { type Options, boardBox } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import { addWords } from '../../../i18n.ts'
import { CardBack, CardFace } from '../../../pieces/card.tsx'
import {
  type Ink,
  type PrintCard,
  type PrintPart,
  type PrintPiece,
  type PrintRoom,
  lookFor,
  pictureFor,
} from '../../print-room.ts'
import '../cards.css'
import { isDesigned, isSuppliedMat, lookOf } from '../looks.ts'
import en from './locales/en.json'
import { countdown, hitPoints, stopped } from './markers.tsx'
import { MatSheet, matSize } from './mat-sheet.tsx'
import './print.css'
import { referenceCards } from './reference.tsx'
import { PRINT_WORDS } from './words.ts'

addWords(PRINT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

const monsters = (options: Options, ink: Ink, t: TFunction): readonly PrintCard[] => {
  const back = (
    <CardBack picture={pictureFor('monster-pack/back', ink)} label={t('monsters.back', { ns: PRINT_WORDS })} />
  )
  return options.cards.map((card) => {
    const look = lookOf(t, options, card)
    const supplied = isDesigned(card)
    return {
      id: card.id,
      name: look.name,
      front: <CardFace look={lookFor(look, ink)} />,
      back,
      twoFaces: false,
      copies: 1,
      help: supplied ? card.id : null,
      designed: supplied,
    }
  })
}

/** Two sides of everything, one in each player's colour. */
const SIDES = [0, 1] as const

const counters = (options: Options, t: TFunction): readonly PrintPiece[] => [
  ...SIDES.flatMap((seat) => hitPoints(t, seat, options.startHp)),
  ...SIDES.map((seat) => countdown(t, seat, options.mat.waiting)),
  ...SIDES.map((seat) => stopped(t, seat, options.mat.waiting)),
]

const partsOf = (options: Options, ink: Ink, t: TFunction): readonly PrintPart[] => {
  const say = (key: string): string => t(key, { ns: PRINT_WORDS })
  const size = matSize(options.mat)
  return [
    {
      kind: 'cards',
      id: 'monsters',
      name: say('monsters.name'),
      help: say('monsters.help'),
      byDeck: true,
      cards: monsters(options, ink, t),
    },
    {
      kind: 'cards',
      id: 'reference',
      name: say('reference.name'),
      help: say('reference.help'),
      byDeck: false,
      cards: referenceCards(options, t),
    },
    {
      kind: 'pieces',
      id: 'counters',
      name: say('counters.name'),
      help: say('counters.help'),
      pieces: counters(options, t),
    },
    {
      kind: 'mats',
      id: 'mats',
      name: say('mats.name'),
      help: say('mats.help'),
      mats: SIDES.map((seat) => ({
        id: `mat${seat}`,
        name: say('mats.one'),
        ...size,
        content: <MatSheet mat={options.mat} seat={seat} />,
        designed: isSuppliedMat(options),
      })),
    },
  ]
}

/** Monster Pack on paper. */
export const monsterPackPrint: PrintRoom = {
  options: ['format', 'deckSize', 'startHp', 'mat', 'cards', 'typeBonus'],
  credit: (t) => t('credit', { ns: PRINT_WORDS }),
  parts: (choices, ink, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? partsOf(completed.value, ink, t) : []
  },
}

import { type Options, boardBox, markOfKind, markOfPrizes, markOfTreasure } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { addWords } from '../../../i18n.ts'
import { CardBack, CardFace } from '../../../pieces/card.tsx'
import type { CardLook } from '../../../pieces/card.tsx'
import { type Ink, type PrintCard, type PrintPart, type PrintRoom, lookFor, pictureFor } from '../../print-room.ts'
import '../cards.css'
import { BACKS, isNotPrinted, kindLook, prizeLook, prizeName, treasureLook } from '../looks.ts'
import en from './locales/en.json'
import './print.css'
import { referenceCards } from './reference.tsx'
import { PRINT_WORDS } from './words.ts'

addWords(PRINT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

const frontOf = (look: CardLook, ink: Ink): ReactNode => <CardFace look={lookFor(look, ink)} />

const backOf = (pile: keyof typeof BACKS, ink: Ink, t: TFunction): ReactNode => (
  <CardBack picture={pictureFor(BACKS[pile], ink)} label={t(`${pile}.back`, { ns: PRINT_WORDS })} />
)

/** Cards supplied have help pages; those of a deck of one's own have none. */
const standard = boardBox.complete({}, null)
const suppliedIds = new Set(
  standard.ok
    ? [...standard.value.deck.kinds, ...standard.value.deck.treasures].map(({ id, name }) => `${id} ${name}`)
    : [],
)
const helpOf = ({ id, name }: { readonly id: string; readonly name: string }): string | null =>
  suppliedIds.has(`${id} ${name}`) ? id : null

const mainCards = (options: Options, ink: Ink, t: TFunction): readonly PrintCard[] => {
  const { deck } = options
  const back = backOf('draw', ink, t)
  return deck.kinds.map((kind, index) => {
    const look = kindLook(t, options, index)
    const help = helpOf(kind)
    return {
      id: kind.id,
      name: look.name,
      front: frontOf(look, ink),
      back,
      twoFaces: false,
      copies: kind.count,
      help,
      designed: help !== null && isNotPrinted(markOfKind(kind)),
    }
  })
}

const treasures = (options: Options, ink: Ink, t: TFunction): readonly PrintCard[] => {
  const { deck } = options
  const back = backOf('treasure', ink, t)
  return deck.treasures.map((one, index) => {
    const look = treasureLook(t, options, index)
    return {
      id: one.id,
      name: look.name,
      front: frontOf(look, ink),
      back,
      twoFaces: false,
      copies: one.count,
      help: helpOf(one),
      designed: helpOf(one) !== null && isNotPrinted(markOfTreasure(one)),
    }
  })
}

const prizes = (options: Options, ink: Ink, t: TFunction): readonly PrintCard[] => {
  const { deck } = options
  const back = backOf('prize', ink, t)
  return [...new Set(deck.prizes)].map((gold) => {
    const look = prizeLook(t, options, gold)
    return {
      id: `prize-${gold}`,
      name: prizeName(t, gold),
      front: frontOf(look, ink),
      back,
      twoFaces: false,
      copies: deck.prizes.filter((one) => one === gold).length,
      help: null,
      designed: isNotPrinted(markOfPrizes(deck)),
    }
  })
}

const partsOf = (options: Options, ink: Ink, t: TFunction): readonly PrintPart[] => {
  const part = (id: string, cards: readonly PrintCard[]): PrintPart => ({
    kind: 'cards',
    id,
    name: t(`${id}.name`, { ns: PRINT_WORDS }),
    help: t(`${id}.help`, { ns: PRINT_WORDS }),
    byDeck: false,
    cards,
  })
  return [
    part('draw', mainCards(options, ink, t)),
    ...(options.treasureCards ? [part('treasure', treasures(options, ink, t))] : []),
    part('prize', prizes(options, ink, t)),
    part('reference', referenceCards(options, t)),
  ]
}

/** Monster Maker on paper: the deck in use, which may be one's own. */
export const monsterMakerPrint: PrintRoom = {
  options: ['deck', 'treasureCards', 'sleepDice', 'distance'],
  credit: (t) => t('credit', { ns: PRINT_WORDS }),
  parts: (choices, ink, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? partsOf(completed.value, ink, t) : []
  },
}

import { type CardIndex, type Options, POWER, SPELL, boardBox } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { addWords } from '../../../i18n.ts'
import { CardBack, CardFace } from '../../../pieces/card.tsx'
import type { CardLook } from '../../../pieces/card.tsx'
import { type Ink, type PrintCard, type PrintPart, type PrintRoom, lookFor, pictureFor } from '../../print-room.ts'
import '../cards.css'
import { BACKS, cardLook, jointWords, picLook } from '../looks.ts'
import { factionName } from '../words.ts'
import en from './locales/en.json'
import { PointSide } from './point-side.tsx'
import './print.css'
import { referenceCards } from './reference.tsx'
import { tableaus } from './tableau.tsx'
import { PRINT_WORDS } from './words.ts'

addWords(PRINT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

const face = (look: CardLook, ink: Ink, className = ''): ReactNode => (
  <CardFace look={lookFor(look, ink)} className={className} />
)

/** What lies open on the table: no name, no points; only what is seen of the part. */
const pictureSide = (t: TFunction, options: Options, card: CardIndex, ink: Ink): ReactNode => {
  const look = picLook(t, options, options.set.pic[card] ?? 0)
  const faction = factionName(t, options, options.set.faction[card] ?? 0)
  return face(
    { ...look, name: faction, note: jointWords(t, options, card), label: `${look.band}. ${faction}` },
    ink,
    'ms-picture',
  )
}

/**
 * Two sides of their own. The point side is the front, since the code that leads to the help page stands on it: on the
 * picture side it would tell everybody what the card is worth.
 */
const partCard = (t: TFunction, options: Options, card: CardIndex, ink: Ink): PrintCard => ({
  id: options.set.ids[card] ?? '',
  name: cardLook(t, options, card).name,
  front: <PointSide options={options} card={card} t={t} />,
  back: pictureSide(t, options, card, ink),
  twoFaces: true,
  copies: 1,
  help: options.set.supplied ? (options.set.ids[card] ?? null) : null,
  designed: options.set.supplied,
})

const hiddenCard = (t: TFunction, options: Options, card: CardIndex, ink: Ink): PrintCard => {
  const look = cardLook(t, options, card)
  return {
    id: options.set.ids[card] ?? '',
    name: look.name,
    front: face(look, ink),
    back: <CardBack picture={pictureFor(BACKS.hidden, ink)} label={t('hidden.back', { ns: PRINT_WORDS })} />,
    twoFaces: false,
    copies: 1,
    help: options.set.supplied ? (options.set.ids[card] ?? null) : null,
    designed: options.set.supplied,
  }
}

const cardsOf = (options: Options, wanted: (card: CardIndex) => boolean): readonly CardIndex[] =>
  options.set.ids.flatMap((_, card) => (wanted(card) ? [card] : []))

const partsOf = (options: Options, ink: Ink, t: TFunction): readonly PrintPart[] => {
  const { set, mode } = options
  const words = (id: string) => ({
    id,
    name: t(`${id}.name`, { ns: PRINT_WORDS }),
    help: t(`${id}.help`, { ns: PRINT_WORDS }),
  })
  const part = (id: string, cards: readonly PrintCard[]): PrintPart => ({
    ...words(id),
    kind: 'cards',
    byDeck: false,
    cards,
  })
  const hidden = (kind: number): readonly PrintCard[] =>
    cardsOf(options, (card) => set.kind[card] === kind).map((card) => hiddenCard(t, options, card, ink))
  const parts = cardsOf(options, (card) => card < set.parts).map((card) => partCard(t, options, card, ink))
  const dragons = cardsOf(options, (card) => card >= set.deck).map((card) => partCard(t, options, card, ink))
  const reference = part('reference', referenceCards(options, t))
  if (mode === 'dominoes')
    return [part('parts', parts), ...(options.dominoDragons ? [part('dragons', dragons)] : []), reference]
  return [
    part('parts', parts),
    part('powers', hidden(POWER)),
    part('spells', hidden(SPELL)),
    part('dragons', dragons),
    { ...words('tableau'), kind: 'mats', mats: tableaus(options, t) },
    reference,
  ]
}

/** Monstructor on paper: the card set in use, which may be one's own. */
export const monstructorPrint: PrintRoom = {
  options: ['mode', 'cardSet', 'dominoDragons', 'dragonGoal'],
  credit: (t) => t('credit', { ns: PRINT_WORDS }),
  parts: (choices, ink, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? partsOf(completed.value, ink, t) : []
  },
}

import type { Card, Options } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { CardPage } from '../board.ts'
import { helpOf, lookOf, rulesOf } from './looks.ts'
import { standingsOf } from './standings.ts'

const pageOf = (t: TFunction, options: Options, card: Card): CardPage => ({
  id: card.id,
  look: lookOf(t, options, card),
  words: helpOf(t, options, card),
  rules: rulesOf(card),
  group: t(`types.${card.type}`, { ns: 'monster-pack' }),
  standings: standingsOf(t, options, card),
})

/** One page a monster, in the order of the set. */
export const cardPages = (t: TFunction, options: Options): readonly CardPage[] =>
  options.cards.map((card) => pageOf(t, options, card))

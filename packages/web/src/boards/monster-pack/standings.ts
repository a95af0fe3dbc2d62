import { type Card, type Options, meetingsOf } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { CardStanding } from '../board.ts'
import { KINDS, SIGNS_OF, WORDS } from './looks.ts'

/** A duel against every card of the set, counted by the type one meets. */
export const standingsOf = (t: TFunction, options: Options, card: Card): readonly CardStanding[] =>
  meetingsOf(options, card).map(({ type, power, won, even, lost }): CardStanding => ({
    kind: KINDS[type],
    sign: SIGNS_OF[type],
    name: t(`types.${type}`, { ns: 'monster-pack' }),
    note: power === null ? t('card.against.wild', { ns: WORDS }) : t('card.against.power', { ns: WORDS, power }),
    won,
    even,
    lost,
  }))

/** Notations of what may be done with a card now: from the hand, or where it waits. */
export const playsOf = (
  card: string,
  legal: readonly string[],
  /** Numbers of the own waiting spots it stands in, from 1. */
  spots: readonly number[],
): readonly string[] =>
  legal.filter((notation) => {
    const words = notation.split(' ')
    return words.includes(card) || spots.some((spot) => words[1] === `W${spot}` && words[0] !== 'summon')
  })

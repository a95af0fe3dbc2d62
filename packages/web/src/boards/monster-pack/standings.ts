import { type Card, type Options, TYPES, duelPower, duelResult } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { CardStanding } from '../board.ts'
import { KINDS, SIGNS_OF, WORDS } from './looks.ts'

/** A duel against every card of the set, counted by the type one meets. */
export const standingsOf = (t: TFunction, options: Options, card: Card): readonly CardStanding[] =>
  TYPES.map((type): CardStanding => {
    const others = options.cards.filter((other) => other.type === type)
    const results = others.map((other) => duelResult(options, card, other))
    const first = others[0]
    const wild = card.type === 'White Wild' || type === 'White Wild'
    return {
      kind: KINDS[type],
      sign: SIGNS_OF[type],
      name: t(`types.${type}`, { ns: 'monster-pack' }),
      note:
        wild || first === undefined
          ? t('card.against.wild', { ns: WORDS })
          : t('card.against.power', { ns: WORDS, power: duelPower(options, card, first) }),
      won: results.filter((one) => one.discardedAgainst && !one.discarded).length,
      even: results.filter((one) => one.discardedAgainst && one.discarded).length,
      lost: results.filter((one) => one.discarded && !one.discardedAgainst).length,
    }
  })

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

import type { Seat } from '@menagerie/engine'
import type { Event, Options } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { WORDS, kindName } from './looks.ts'

/** Whose lane an event is told in, and in which words; null where a lane says nothing of it. */
const sentence = (
  t: TFunction,
  { deck }: Options,
  told: Event,
  names: readonly string[],
): readonly [Seat, string] | null => {
  const card = (kind: number): string => kindName(t, deck, kind)
  const say = (key: string, values: Record<string, unknown> = {}): string => t(key, { ns: WORDS, ...values })
  switch (told.kind) {
    case 'walked':
      return [told.seat, say('since.walked', { card: card(told.card) })]
    case 'attacked':
    case 'charmed':
      return [told.target, say('since.attacked', { name: names[told.seat] ?? '', card: card(told.card) })]
    case 'fought':
      return [told.seat, say(told.won ? 'since.beat' : 'since.lostTo', { card: card(told.monster) })]
    case 'detoured':
      return [told.seat, say('since.detoured', { card: card(told.monster) })]
    case 'dispelled':
      return [told.seat, say('since.dispelled', { card: card(told.monster) })]
    case 'suffered':
      return [told.seat, say('since.suffered', { count: told.cards.length })]
    case 'roomReached':
      return [told.seat, say('since.roomReached')]
    case 'treasureDrawn':
      return [told.seat, say('since.treasureDrawn')]
    case 'cameBack':
      return [told.seat, say('since.cameBack')]
    case 'died':
      return [told.seat, say('since.died')]
    default:
      return null
  }
}

/** By seat, what was done last in its lane by the others; the words of a later act take the place of an earlier one's. */
export const sinceWords = (
  t: TFunction,
  options: Options,
  events: readonly unknown[],
  names: readonly string[],
): ReadonlyMap<Seat, string> =>
  new Map(
    events.flatMap((event) => {
      const told = sentence(t, options, event as Event, names)
      return told === null ? [] : [told]
    }),
  )

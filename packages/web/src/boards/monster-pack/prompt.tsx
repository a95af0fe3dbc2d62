import type { Card, CardIndex, View } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import type { Picking } from '../../pieces/picking.ts'
import type { SeatNames } from '../../say.tsx'
import { type HandCard, places } from './choices.ts'
import { WORDS, nameOf } from './looks.ts'

/** A sentence of the board's own words with `<b>` marks as bold. */
export const marked = (text: string): ReactNode =>
  text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>))

export interface Question {
  readonly text: ReactNode
  readonly small: string
  readonly rule: string | null
}

/** What the viewer is asked, in one sentence; or what another player decides. */
export const question = (
  t: TFunction,
  view: View,
  picking: Picking,
  hand: readonly HandCard[],
  mine: boolean,
  names: SeatNames,
): Question => {
  const say = (key: string, values: Record<string, unknown> = {}): string => t(key, { ns: WORDS, ...values })
  const name = (card: CardIndex): string => nameOf(t, view.options.cards[card] as Card)
  const { phase } = view
  if (phase.kind === 'over') return { text: say('prompt.what.over'), small: '', rule: null }
  if (!mine) {
    return {
      text: say('prompt.theirs', { player: names[phase.seat], what: say(`prompt.what.${phase.kind}`) }),
      small: '',
      rule: null,
    }
  }
  const side = view.sides[phase.seat as 0 | 1]
  const spot = side.waiting.findIndex((_, at) => picking.chosen.includes(places.waiting(at)))
  const card = hand.find((one) => picking.chosen.includes(one.place))
  switch (phase.kind) {
    case 'countdown':
    case 'entry1':
    case 'entry2':
    case 'entryAsap': {
      const one = side.waiting[spot]
      if (one === undefined || one === null)
        return { text: marked(say('prompt.enterSeveral')), small: '', rule: 'MP-11' }
      const free = picking.open
        .map((choice) => choice.places.find((place) => place.startsWith('a.')))
        .flatMap((place) => (place === undefined ? [] : [`A${Number(place.slice(2)) + 1}`]))
      return {
        text: marked(say('prompt.enter', { card: name(one.card) })),
        small: say('prompt.enterSmall', { spots: free, from: `W${spot + 1}` }),
        rule: phase.kind === 'countdown' ? 'MP-11' : 'MP-28',
      }
    }
    case 'summon':
      return card === undefined
        ? { text: marked(say('prompt.summon')), small: say('prompt.summonSmall'), rule: 'MP-16' }
        : {
            text: marked(say('prompt.summonWhere', { card: name(card.card) })),
            small: say('prompt.summonSmall'),
            rule: 'MP-17',
          }
    case 'boost1':
    case 'boost2': {
      if (card !== undefined)
        return { text: marked(say('prompt.boostWhom', { card: name(card.card) })), small: '', rule: 'MP-22' }
      const one = side.waiting[spot]
      if (one !== undefined && one !== null)
        return { text: marked(say('prompt.boostWith', { card: name(one.card) })), small: '', rule: 'MP-22' }
      const none = picking.can.size === 1
      return {
        text: marked(say(`prompt.${phase.kind}`)),
        small: say(none ? 'prompt.boostNone' : 'prompt.boostSmall'),
        rule: 'MP-21',
      }
    }
    case 'mulligan':
      return { text: marked(say('prompt.mulligan')), small: '', rule: 'MP-03' }
    case 'draw':
    case 'dropDice':
    case 'duel':
      return { text: marked(say('prompt.proceed')), small: '', rule: null }
  }
}

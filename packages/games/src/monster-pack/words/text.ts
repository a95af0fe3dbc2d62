import {
  type LogLine,
  type Message,
  type MessageValues,
  type Outcome,
  type Seat,
  type TextRoom,
  unreachable,
} from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { type CardIndex, wordOf } from '../set/components.ts'
import type { Event } from '../rules/events.ts'
import { board } from './locales/en-board.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import { pays } from '../choices/why-not.ts'
import { cardOf } from '../rules/state.ts'
import type { View } from '../secrets/view.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })
const line = (id: string, rule: string | null, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })
const waitingSpot = (spot: number): string => `W${spot + 1}`
const activeSpot = (lane: number): string => `A${lane + 1}`
const nameOf = (options: Options, card: CardIndex): string => wordOf(cardOf(options, card))

const DRAWN_BY = { deal: 'MP-03', refill: 'MP-06', short: 'MP-08' } as const
const ENTERED_BY = { countdown: 'MP-10', boost: 'MP-28', duel: 'MP-13' } as const

const eventLine = (options: Options, event: Event): LogLine => {
  switch (event.kind) {
    case 'started':
      return line('started', 'MP-02', { seat: event.starter, hp: event.hp, deckSize: event.deckSize })
    case 'drew':
      return event.cards === null
        ? line('drew', DRAWN_BY[event.why], { seat: event.seat, count: event.count })
        : line('drewCards', DRAWN_BY[event.why], {
            seat: event.seat,
            count: event.count,
            cards: event.cards.map((card) => nameOf(options, card)),
          })
    case 'kept':
    case 'redrew':
      return line(event.kind, 'MP-03', { seat: event.seat })
    case 'turnBegan':
      return event.turn === options.turnCap
        ? line('lastTurn', 'MP-47', { seat: event.seat, turn: event.turn })
        : line('turnBegan', 'MP-05', { seat: event.seat, turn: event.turn })
    case 'countedDown':
      return line('countedDown', 'MP-09', { seat: event.seat, spots: event.spots.map(waitingSpot) })
    case 'movedUp':
      return line('movedUp', ENTERED_BY[event.by], {
        seat: event.seat,
        card: nameOf(options, event.card),
        from: waitingSpot(event.from),
        to: activeSpot(event.to),
      })
    case 'blocked':
      return line('blocked', 'MP-12', {
        seat: event.seat,
        card: nameOf(options, event.card),
        spot: waitingSpot(event.spot),
      })
    case 'summoned':
      return line('summoned', 'MP-16', {
        seat: event.seat,
        card: nameOf(options, event.card),
        spot: waitingSpot(event.spot),
        die: event.die,
      })
    case 'skippedSummon':
      return line('skippedSummon', 'MP-18', { seat: event.seat })
    case 'boosted':
      return line('boosted', 'MP-22', {
        seat: event.seat,
        card: nameOf(options, event.card),
        discarded: nameOf(options, event.discarded),
        spot: waitingSpot(event.spot),
        die: event.die,
      })
    case 'passedBoost':
      return line('passedBoost', 'MP-21', { seat: event.seat })
    case 'dueled':
      return duelLine(options, event)
    case 'attacked':
      return line('attacked', cardOf(options, event.card).type === 'White Wild' ? 'MP-43' : 'MP-36', {
        seat: event.seat,
        card: nameOf(options, event.card),
        lane: event.lane + 1,
        damage: event.damage,
      })
    case 'damaged':
      return event.lost === event.damage
        ? line('damaged', 'MP-36', { seat: event.seat, damage: event.damage, hp: event.hp })
        : line('overkilled', 'MP-45', { seat: event.seat, damage: event.damage, count: event.lost })
    case 'conceded':
      return line('conceded', 'MP-47', { seat: event.seat })
    case 'ended':
      return endLine(options, event.outcome)
    default:
      return unreachable(event)
  }
}

const DECKED = {
  onEmptyDraw: ['endedEmptyDraw', 'MP-07'],
  onShortDraw: ['endedShortDraw', 'MP-08'],
  onEmptyDeck: ['endedEmptyDeck', 'MP-46'],
} as const

/** What ended the match, and whom. */
const endLine = ({ deckOut }: Options, { places, reason }: Outcome): LogLine => {
  const [winner, loser]: [Seat, Seat] = places[0] === 1 ? [0, 1] : [1, 0]
  switch (reason) {
    case 'hitPoints':
      return line('endedHitPoints', 'MP-45', { seat: loser })
    case 'deckOut': {
      const [id, rule] = DECKED[deckOut]
      return line(id, rule, { seat: loser })
    }
    case 'turnCap':
      return line('endedTurnCap', 'MP-47', { seat: winner })
    case 'turnCapDrawn':
      return line('endedTurnCapDrawn', 'MP-47', {})
    default:
      return line('endedConceded', 'MP-47', { seat: winner })
  }
}

const duelLine = (options: Options, event: Event & { readonly kind: 'dueled' }): LogLine => {
  const lane = event.lane + 1
  const names = event.cards.map((card) => nameOf(options, card))
  const first = names[event.seat] as string
  const second = names[1 - event.seat] as string
  const loser: Seat = event.discarded[0] ? 0 : 1
  if (event.wild) {
    return event.discarded[0] && event.discarded[1]
      ? line('dueledWild', 'MP-42', { lane, first, second })
      : line('dueledWildOnly', 'MP-42', { lane, first, second, loser: names[loser] as string })
  }
  if (event.discarded[0] && event.discarded[1]) {
    return line('dueledTied', 'MP-34', { lane, first, second, power: event.powers[0] })
  }
  return line('dueledWon', 'MP-33', {
    lane,
    winner: names[1 - loser] as string,
    high: event.powers[1 - loser] as number,
    loser: names[loser] as string,
    low: event.powers[loser] as number,
  })
}

const actionMessage = (options: Options, action: Action): Message => {
  switch (action.kind) {
    case 'moveUp':
      return message('actions.moveUp', { from: waitingSpot(action.from), to: activeSpot(action.to) })
    case 'summon':
      return message('actions.summon', { card: nameOf(options, action.card), spot: waitingSpot(action.spot) })
    case 'boost':
      return message('actions.boost', { card: nameOf(options, action.discard), spot: waitingSpot(action.spot) })
    case 'skipSummon':
    case 'passBoost':
    case 'keepHand':
    case 'redraw':
    case 'proceed':
      return message(`actions.${action.kind}`)
    default:
      return unreachable(action)
  }
}

/** A seat that holds no card to boost with is told so; nobody else is. */
const prompt = (view: View): Message => {
  const { phase, options } = view
  switch (phase.kind) {
    case 'summon':
      return message(options.summon === 'may' ? 'prompt.summonOptional' : 'prompt.summon')
    case 'boost1':
    case 'boost2':
      return message(`prompt.${phase.kind}${lacksCards(view, phase.seat) ? 'None' : ''}`)
    default:
      return message(`prompt.${phase.kind}`)
  }
}

const lacksCards = ({ options, sides }: View, seat: Seat): boolean => {
  const { hand, waiting } = sides[seat as 0 | 1]
  if (hand === null) return false
  const cards = hand.map((card) => cardOf(options, card))
  return !waiting.some(
    (one) =>
      one !== null &&
      !one.boosted &&
      one.die > 0 &&
      cards.some((card) => pays(options, cardOf(options, one.card), card)),
  )
}

/** The rule a match ended by; none where the players agreed, or stayed away. */
const endedBy = ({ deckOut }: Options, reason: string): string | null => {
  switch (reason) {
    case 'hitPoints':
      return 'MP-45'
    case 'deckOut':
      return DECKED[deckOut][1]
    case 'agreed':
    case 'abandoned':
      return null
    default:
      return 'MP-47'
  }
}

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: (_options, refused) => message(`refusal.${refused.code}`, refused.values),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: (options, { reason }) => ({ ...message(`outcome.${reason}`), rule: endedBy(options, reason) }),
  prompt,
  catalogues: { en: board },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

import {
  type LogLine,
  type Message,
  type MessageValues,
  type Seat,
  type TextRoom,
  unreachable,
} from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { boardLines } from './board-text.ts'
import { type CardIndex, wordOf } from '../set/components.ts'
import type { Event } from '../rules/events.ts'
import { en } from './locales/en.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import { cardOf } from '../rules/state.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })
const line = (id: string, rule: string | null, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })
const waitingSpot = (spot: number): string => `W${spot + 1}`
const activeSpot = (lane: number): string => `A${lane + 1}`
const nameOf = (options: Options, card: CardIndex): string => wordOf(cardOf(options, card))

const eventLine = (options: Options, event: Event): LogLine => {
  switch (event.kind) {
    case 'started':
      return line('started', 'MP-02', { seat: event.starter, hp: event.hp, deckSize: event.deckSize })
    case 'drew':
      return event.cards === null
        ? line('drew', 'MP-06', { seat: event.seat, count: event.count })
        : line('drewCards', 'MP-06', {
            seat: event.seat,
            count: event.count,
            cards: event.cards.map((card) => nameOf(options, card)),
          })
    case 'kept':
    case 'redrew':
      return line(event.kind, 'MP-03', { seat: event.seat })
    case 'turnBegan':
      return line('turnBegan', 'MP-05', { seat: event.seat, turn: event.turn })
    case 'countedDown':
      return line('countedDown', 'MP-09', { seat: event.seat, spots: event.spots.map(waitingSpot) })
    case 'movedUp':
      return line('movedUp', 'MP-10', {
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
      return line('attacked', 'MP-36', {
        seat: event.seat,
        card: nameOf(options, event.card),
        lane: event.lane + 1,
        damage: event.damage,
      })
    case 'damaged':
      return line('damaged', 'MP-36', { seat: event.seat, damage: event.damage, hp: event.hp })
    case 'conceded':
      return line('conceded', 'MP-47', { seat: event.seat })
    case 'ended':
      return line('ended', 'MP-47', {})
    default:
      return unreachable(event)
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

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: (_options, refused) => message(`refusal.${refused.code}`, refused.values),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: (outcome) => message(`outcome.${outcome.reason}`),
  prompt: (view) =>
    view.phase.kind === 'summon' && view.options.summon === 'may'
      ? message('prompt.summonOptional')
      : message(`prompt.${view.phase.kind}`),
  board: boardLines,
  catalogues: { en },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

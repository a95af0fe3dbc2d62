import { type LogLine, type Message, type MessageValues, type TextRoom, unreachable } from '@menagerie/engine'
import { type Action, HANDLES, type Token, tokenText } from '../choices/actions.ts'
import { boardLines } from './board-text.ts'
import { type Card, cardWord } from '../set/components.ts'
import type { Event } from '../rules/events.ts'
import { FORMATIONS } from '../set/formations.ts'
import { en } from './locales/en.ts'
import { squareText } from '../set/map.ts'
import { COUNTS, nameOf } from '../set/pieces.ts'
import type { Types } from '../rules/types.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })
const line = (id: string, rule: string | null, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })

const sideOf = (token: Token): 0 | 1 => (token < HANDLES ? 0 : 1)
const namesOf = (seat: 0 | 1, mask: number): readonly string[] =>
  Array.from({ length: COUNTS[seat] }, (_, piece) => piece)
    .filter((piece) => ((mask >> piece) & 1) === 1)
    .map((piece) => nameOf(seat, piece))
const tokensText = (tokens: readonly Token[]): readonly string[] => tokens.map(tokenText)
const cardOrNone = (card: Card | null): string => (card === null ? '-' : cardWord(card))

const moveLine = (event: Event & { readonly kind: 'moved' }): LogLine => {
  const values = {
    seat: event.seat,
    token: tokenText(event.token),
    from: squareText(event.from),
    to: squareText(event.to),
  }
  if (event.declared) return line('movedForPrize', 'DL-3.6', values)
  if (event.could === null) return line('moved', 'DL-3.1', values)
  return line('movedTelling', 'DL-3.9', { ...values, pieces: namesOf(sideOf(event.token), event.could) })
}

const fightLine = (event: Event & { readonly kind: 'revealed' }): LogLine =>
  line('revealed', 'DL-5.12', {
    square: squareText(event.square),
    seat: event.attacker,
    attacker: nameOf(event.attacker, event.pieces[event.attacker] as number),
    defender: nameOf(1 - event.attacker, event.pieces[1 - event.attacker] as number),
  })

const FALL_RULES = {
  lower: 'DL-5.18',
  tie: 'DL-5.18',
  automatic: 'DL-5.13',
  declaration: 'DL-8.9',
  mutual: 'DL-8.3',
  noRetreat: 'DL-7.4',
} as const

const eventLine = (_options: Types['Options'], event: Event): LogLine => {
  switch (event.kind) {
    case 'sealed':
      return line(`sealed.${event.what}`, event.what === 'setup' ? 'DL-1.4' : 'DL-5.15', { seat: event.seat })
    case 'deployed':
      return line('deployed', 'DL-1.4', { seat: event.seat })
    case 'turnBegan':
      return event.stuck
        ? line('turnStuck', 'DL-2.3', { seat: event.seat, turn: event.turn })
        : line('turnBegan', 'DL-1.6', { seat: event.seat, turn: event.turn })
    case 'moved':
      return moveLine(event)
    case 'shuffled':
      return line('shuffled', 'DL-9.4', {
        seat: event.seat,
        square: squareText(event.square),
        before: tokensText(event.before),
        after: tokensText(event.after),
      })
    case 'kept':
      return line('kept', 'DL-9.2', { seat: event.seat, square: squareText(event.square) })
    case 'combatChosen':
      return line('combatChosen', 'DL-5.7', { seat: event.seat, square: squareText(event.square) })
    case 'fighterChosen':
      return line('fighterChosen', 'DL-5.6', { seat: event.seat, token: tokenText(event.token) })
    case 'looked':
      return event.pieces === null
        ? line('looked', 'DL-8.18', { tokens: tokensText(event.tokens) })
        : line('lookedAt', 'DL-8.18', { pieces: event.pieces.map((piece) => nameOf(0, piece)) })
    case 'pointed':
      return line('pointed', 'DL-5.10', { seat: event.seat, token: tokenText(event.token) })
    case 'switchAnswered':
      return line(event.switched ? 'switched' : 'stood', 'DL-8.14', { token: tokenText(event.token) })
    case 'revealed':
      return fightLine(event)
    case 'mutualAnswered':
      return line(event.declared ? 'mutualDeclared' : 'mutualDeclined', 'DL-8.3', {})
    case 'banAnswered':
      return line(event.banned ? 'banned' : 'notBanned', 'DL-8.17', {})
    case 'supportAnswered':
      return event.piece === null
        ? line('unsupported', 'DL-5.14', {})
        : line('supported', 'DL-5.14', { piece: nameOf(1, event.piece) })
    case 'turned':
      return line('turned', 'DL-5.15', { republic: cardWord(event.cards[0]), royalist: cardWord(event.cards[1]) })
    case 'played':
      return line('played', 'DL-8.1', { seat: event.seat, card: cardWord(event.card) })
    case 'fetched':
      return event.seats.length === 2
        ? line('fetchedBoth', 'DL-6.10', { republic: cardOrNone(event.cards[0]), royalist: cardOrNone(event.cards[1]) })
        : line('fetched', 'DL-6.4', {
            seat: event.seats[0] as number,
            card: cardOrNone(event.cards[event.seats[0] as 0 | 1]),
          })
    case 'compared':
      return line('compared', event.banned ? 'DL-5.19' : 'DL-5.18', {
        republic: event.totals[0],
        royalist: event.totals[1],
      })
    case 'abandoned':
      return line('abandoned', 'DL-8.6', {})
    case 'retreated':
      return line('retreated', 'DL-7.1', {
        seat: event.seat,
        piece: nameOf(event.seat, event.piece),
        square: squareText(event.to),
      })
    case 'fell':
      return line(`fell.${event.by}`, FALL_RULES[event.by], {
        seat: event.seat,
        piece: nameOf(event.seat, event.piece),
        square: squareText(event.square),
      })
    case 'cardReturned':
      return line(event.returned ? 'cardReturned' : 'cardDiscarded', 'DL-8.15', {})
    case 'recovered':
      return line('recovered', 'DL-5.22', { seat: event.seat })
    case 'castleReached':
      return event.aji === null ? line('castleReached', 'DL-10.1', {}) : line('castleGuarded', 'DL-10.2', {})
    case 'castlePointed':
      return line('castlePointed', 'DL-10.2', { piece: nameOf(0, event.piece) })
    case 'conceded':
      return line('conceded', 'DL-10.6', { seat: event.seat })
    case 'ended':
      return line('ended', null, {})
    default:
      return unreachable(event)
  }
}

const actionMessage = (_options: Types['Options'], action: Action): Message => {
  switch (action.kind) {
    case 'place':
      return message('actions.place', { piece: nameOf(action.side, action.piece), square: squareText(action.square) })
    case 'formation':
      return message('actions.formation', {
        formation: `@formations.${FORMATIONS[action.side][action.index]?.id ?? ''}`,
      })
    case 'move':
      return message(action.declare ? 'actions.movePrize' : 'actions.move', {
        token: tokenText(action.token),
        square: squareText(action.to),
      })
    case 'chooseCombat':
      return message('actions.chooseCombat', { square: squareText(action.square) })
    case 'chooseFighter':
    case 'point':
    case 'support':
      return message(`actions.${action.kind}`, { token: tokenText(action.token) })
    case 'mutual':
    case 'ban':
    case 'returnCard':
      return message(`actions.${action.kind}.${action.yes ? 'yes' : 'no'}`)
    case 'playCard':
    case 'fetch':
      return message(`actions.${action.kind}`, { card: cardWord(action.card) })
    case 'retreatTo':
      return message('actions.retreatTo', { square: squareText(action.square) })
    case 'look':
    case 'stand':
    case 'switch':
    case 'noSupport':
    case 'fetchNone':
    case 'shuffle':
    case 'keep':
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
  prompt: (view) => message(`prompt.${view.phase.kind}`),
  board: boardLines,
  catalogues: { en },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

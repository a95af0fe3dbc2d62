import { type LogLine, type MessageValues, unreachable } from '@menagerie/engine'
import { HANDLES, type Token, tokenText } from '../choices/actions.ts'
import { endRule } from '../rules/end.ts'
import type { Event } from '../rules/events.ts'
import { automaticRule } from '../rules/pairs.ts'
import type { Types } from '../rules/types.ts'
import { type Card, cardWord } from '../set/components.ts'
import { D, isNear, squareText } from '../set/map.ts'
import { AILA, COUNTS, LOLIENNE, LUFIEA, REP, nameOf } from '../set/pieces.ts'

const line = (id: string, rule: string, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })

const sideOf = (token: Token): 0 | 1 => (token < HANDLES ? 0 : 1)
const namesOf = (seat: 0 | 1, mask: number): readonly string[] =>
  Array.from({ length: COUNTS[seat] }, (_, piece) => piece)
    .filter((piece) => ((mask >> piece) & 1) === 1)
    .map((piece) => nameOf(seat, piece))
const tokensText = (tokens: readonly Token[]): readonly string[] => tokens.map(tokenText)
const cardOrNone = (card: Card | null): string => (card === null ? '@cardNames.none' : cardWord(card))

const goesBack = ({ seat, from, to }: Event & { readonly kind: 'moved' }): boolean =>
  (D[to] as number) < (D[from] as number) === (seat === REP)

const moveLine = (event: Event & { readonly kind: 'moved' }): LogLine => {
  const values = {
    seat: event.seat,
    token: tokenText(event.token),
    from: squareText(event.from),
    to: squareText(event.to),
  }
  if (event.declared) return line('movedForPrize', 'DL-3.6', values)
  // A step on anybody can make; what follows from another (DL-3.9) is told only where the table helps so far.
  const basic = isNear(event.from, event.to) && D[event.from] !== D[event.to] && !goesBack(event)
  if (event.could === null) return line('moved', basic ? 'DL-3.1' : 'DL-3.9', values)
  return line('movedTelling', 'DL-3.9', { ...values, pieces: namesOf(sideOf(event.token), event.could) })
}

const fightLine = (event: Event & { readonly kind: 'revealed' }): LogLine =>
  line('revealed', 'DL-5.12', {
    square: squareText(event.square),
    seat: event.attacker,
    attacker: nameOf(event.attacker, event.pieces[event.attacker] as number),
    defender: nameOf(1 - event.attacker, event.pieces[1 - event.attacker] as number),
  })

const fallRule = ({ by, seat, piece }: Event & { readonly kind: 'fell' }): string => {
  switch (by) {
    case 'lower':
    case 'tie':
      return 'DL-5.18'
    case 'automatic':
      return automaticRule(seat, piece)
    case 'declaration':
      return 'DL-8.9'
    case 'mutual':
      return 'DL-8.3'
    case 'noRetreat':
      return 'DL-7.4'
    default:
      return unreachable(by)
  }
}

const SEALED_RULES = { setup: 'DL-1.4', card: 'DL-5.15', fetch: 'DL-6.10' } as const

const fetchLine = ({ seats, cards }: Event & { readonly kind: 'fetched' }): LogLine => {
  if (seats.length === 2) {
    return line('fetchedBoth', 'DL-6.10', { republic: cardOrNone(cards[0]), royalist: cardOrNone(cards[1]) })
  }
  const seat = seats[0] as 0 | 1
  const card = cards[seat]
  return card === null
    ? line('fetchedNothing', 'DL-6.7', { seat })
    : line('fetched', 'DL-6.4', { seat, card: cardWord(card) })
}

const castleLine = ({ aji, held }: Event & { readonly kind: 'castleReached' }): LogLine => {
  if (held) return line('castleHeld', 'DL-10.2', {})
  return aji === null ? line('castleReached', 'DL-10.1', {}) : line('castleGuarded', 'DL-10.2', {})
}

/** What happened as a line of the log, with the rule it stands on. */
export const eventLine = (_options: Types['Options'], event: Event): LogLine => {
  switch (event.kind) {
    case 'sealed':
      return line(`sealed.${event.what}`, SEALED_RULES[event.what], { seat: event.seat })
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
        : line('lookedAt', 'DL-8.18', {
            tokens: tokensText(event.tokens),
            pieces: event.pieces.map((piece) => nameOf(0, piece)),
          })
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
        : line('supported', event.piece === LUFIEA || event.piece === LOLIENNE ? 'DL-8.16' : 'DL-8.19', {
            piece: nameOf(1, event.piece),
          })
    case 'turned':
      return line('turned', 'DL-5.15', { republic: cardWord(event.cards[0]), royalist: cardWord(event.cards[1]) })
    case 'played':
      return line('played', 'DL-8.1', { seat: event.seat, card: cardWord(event.card) })
    case 'fetched':
      return fetchLine(event)
    case 'compared':
      return line('compared', event.banned ? 'DL-5.19' : 'DL-5.18', {
        republic: event.totals[0],
        royalist: event.totals[1],
      })
    case 'abandoned':
      return line('abandoned', 'DL-8.6', {})
    case 'retreated':
      return line('retreated', event.seat === REP && event.piece === AILA ? 'DL-7.2' : 'DL-7.1', {
        seat: event.seat,
        piece: nameOf(event.seat, event.piece),
        square: squareText(event.to),
      })
    case 'fell':
      return line(`fell.${event.by}`, fallRule(event), {
        seat: event.seat,
        piece: nameOf(event.seat, event.piece),
        square: squareText(event.square),
      })
    case 'cardReturned':
      return line(event.returned ? 'cardReturned' : 'cardDiscarded', 'DL-8.15', {})
    case 'recovered':
      return line('recovered', 'DL-5.22', { seat: event.seat })
    case 'castleReached':
      return castleLine(event)
    case 'castlePointed':
      return line('castlePointed', 'DL-10.2', { piece: nameOf(0, event.piece) })
    case 'conceded':
      return line('conceded', 'DL-10.6', { seat: event.seat })
    case 'ended':
      return line('ended', endRule(event.outcome.reason), {})
    default:
      return unreachable(event)
  }
}

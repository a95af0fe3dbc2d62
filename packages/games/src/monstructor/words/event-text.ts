import { type LogLine, type MessageValues, type Outcome, unreachable } from '@menagerie/engine'
import { endRule } from '../choices/reasons.ts'
import { CLASSES, type CardIndex, type Effect, ICONS, type PicIndex } from '../set/cards.ts'
import type { Event, Taking } from '../rules/events.ts'
import type { Options } from '../set/options.ts'
import { cardWord, factionWord, picWord } from './words.ts'

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const line = (id: string, rule: string | null, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })

/** By what sends cards back into the deck. */
const SHUFFLED: Readonly<Record<Of<'shuffled'>['after'], string>> = { win: 'MS-51', draw: 'MS-54', leaving: 'MS-69' }

/** By why cards are taken in Dominoes. */
const TAKEN: Readonly<Record<Taking, string>> = { start: 'MS-03', stuck: 'MS-08', refill: 'MS-12' }

/** The log line of an event, with the rule that bears it. */
export const eventLine = (options: Options, event: Event): LogLine => {
  const pics = (list: readonly PicIndex[]): string[] => list.map((pic) => picWord(options, pic))
  const cards = (list: readonly CardIndex[]): string[] => list.map((card) => cardWord(options, card))
  switch (event.kind) {
    case 'started':
      return line('started', options.mode === 'dominoes' ? 'MS-04' : 'MS-24', {
        seat: event.starter,
        count: event.deck,
      })
    case 'choseFaction':
      return line('choseFaction', 'MS-20', { seat: event.seat, faction: factionWord(options, event.faction) })
    case 'drew':
      return drewLine(options, event)
    case 'turnBegan':
      return event.deck === 0
        ? line('turnBeganDry', 'MS-31', { seat: event.seat, turn: event.turn })
        : line('turnBegan', 'MS-25', { seat: event.seat, turn: event.turn })
    case 'endedTurn':
      // MS-60: the call of a challenge is not awaited in the Arena.
      return line('endedTurn', options.mode === 'arena' ? 'MS-25' : 'MS-34', { seat: event.seat })
    case 'letGo':
      return line('letGo', 'MS-34', { seat: event.seat })
    case 'challenged':
      return line('challenged', 'MS-32', { seat: event.seat, other: event.target, cards: pics(event.pics) })
    case 'enteredArena':
      return line('enteredArena', 'MS-61', { seat: event.seat, cards: pics(event.pics) })
    case 'foughtArena':
      return line('foughtArena', 'MS-64', { seat: event.seat, other: event.target, cards: pics(event.pics) })
    case 'leftArena':
      return line('leftArena', 'MS-62', { seat: event.seat })
    case 'presented':
      return line('presented', options.mode === 'arena' ? 'MS-65' : 'MS-36', {
        seat: event.seat,
        cards: pics(event.pics),
      })
    case 'refused':
      return line('refused', 'MS-37', { seat: event.seat })
    case 'kept':
      return line('kept', 'MS-65', { seat: event.seat })
    case 'constructed':
      return line('constructed', 'MS-37', { seat: event.seat, other: event.target, cards: pics(event.pics) })
    case 'flipped':
      return line('flipped', 'MS-39', {
        seat: event.seats[0],
        other: event.seats[1],
        first: event.totals[0],
        second: event.totals[1],
      })
    case 'played':
      return playedLine(options, event)
    case 'peeked':
      return event.cards === null
        ? line('peeked', 'MS-45', { seat: event.seat, other: event.target })
        : line('peekedCards', 'MS-45', { seat: event.seat, other: event.target, cards: cards(event.cards) })
    case 'fumbled':
      return line('fumbled', 'MS-45', { seat: event.seat, card: cardWord(options, event.card) })
    case 'passed':
      return line('passed', 'MS-42', { seat: event.seat })
    case 'fightEnded':
      return fightLine(options, event)
    case 'tookDragon':
      return line('tookDragon', 'MS-50', {
        seat: event.seat,
        card: cardWord(options, event.card),
        owned: event.owned,
        goal: options.dragonGoal,
      })
    case 'shuffled':
      return line('shuffled', SHUFFLED[event.after], {
        cards: cards(event.cards),
        count: event.cards.length,
        deck: event.deck,
      })
    case 'left':
      return event.cards.length === 0
        ? line('left', 'MS-69', { seat: event.seat })
        : line('leftCards', 'MS-69', { seat: event.seat, cards: cards(event.cards.map(({ card }) => card)) })
    default:
      return dominoLine(options, event)
  }
}

/** By what a match ended; nobody ends it by agreeing in the rulebook. */
const OUTCOMES: Readonly<Record<string, string>> = {
  dragon: 'MS-56',
  turnCap: 'MS-56',
  stalemate: 'MS-56',
  counted: 'MS-17',
  resigned: 'MS-69',
}

/** How it ended: equal points of Dominoes are settled as the table has it (`dominoTie`). */
export const outcomeLine = ({ dominoTie }: Options, { reason }: Outcome): LogLine => ({
  id: `outcome.${reason === 'counted' && dominoTie === 'mostCards' ? 'countedCards' : reason}`,
  rule: OUTCOMES[reason] ?? null,
  values: {},
})

/** The others see the picture of a part, and of a hidden card nothing. */
const drewLine = (options: Options, { seat, pic, card, dealt }: Of<'drew'>): LogLine => {
  const rule = dealt ? 'MS-22' : 'MS-25'
  if (card !== null)
    return line(pic === null ? 'drewSecret' : 'drewPart', rule, { seat, card: cardWord(options, card.card) })
  return pic === null
    ? line('drewHidden', rule, { seat })
    : line('drewPart', rule, { seat, card: picWord(options, pic) })
}

const playedLine = (options: Options, event: Of<'played'>): LogLine => {
  const { set } = options
  const effect = set.effects[event.card] as Effect | null
  const values = {
    seat: event.seat,
    card: cardWord(options, event.card),
    first: event.totals[0],
    second: event.totals[1],
  }
  if (effect === null) return line('playedPower', 'MS-43', values)
  if (event.part >= 0) return line('playedRemover', 'MS-46', { ...values, part: cardWord(options, event.part) })
  if (event.icon >= 0) return line('playedJinx', 'MS-45', { ...values, icon: `@icons.${ICONS[event.icon]}` })
  return line('playedSpell', 'MS-45', values)
}

const fightLine = (options: Options, { winner, seats, totals }: Of<'fightEnded'>): LogLine => {
  if (winner === null) {
    return line(options.drawRemoved === 'lost' ? 'fightDrawnLost' : 'fightDrawn', 'MS-54', {
      seat: seats[0],
      other: seats[1],
      total: totals[0],
    })
  }
  const at = winner === seats[0] ? 0 : 1
  return line('fightWon', 'MS-49', {
    seat: winner,
    other: seats[1 - at] as number,
    high: totals[at],
    low: totals[1 - at] as number,
  })
}

type DominoEvent = Of<'dealt' | 'led' | 'attached' | 'closed' | 'stuck' | 'lostTurn' | 'ended'>

const dominoLine = (options: Options, event: DominoEvent): LogLine => {
  switch (event.kind) {
    case 'dealt': {
      const { seat, count, cards, pics } = event
      const rule = TAKEN[event.why]
      if (cards !== null)
        return line('dealtCards', rule, { seat, count, cards: cards.map(({ card }) => cardWord(options, card)) })
      if (pics !== null)
        return line('dealtCards', rule, { seat, count, cards: pics.map((pic) => picWord(options, pic)) })
      return line('dealt', rule, { seat, count })
    }
    case 'led':
      return line('led', event.first ? 'MS-04' : 'MS-11', { seat: event.seat, card: picWord(options, event.pic) })
    case 'attached':
      return line('attached', 'MS-05', {
        seat: event.seat,
        card: picWord(options, event.pic),
        width: `@widths.${event.own % 2 === 0 ? 'wide' : 'narrow'}`,
      })
    case 'closed':
      return line('closed', 'MS-10', { seat: event.seat, count: event.count })
    case 'stuck': {
      const classes = CLASSES.filter((_, fits) => ((event.not >> fits) & 1) === 1)
      return line(classes.length === 0 ? 'stuckAnyway' : 'stuck', event.dry ? 'MS-09' : 'MS-08', {
        seat: event.seat,
        classes: classes.map((name) => `@classes.${name}`),
      })
    }
    case 'lostTurn':
      return line('lostTurn', event.dry ? 'MS-09' : 'MS-08', { seat: event.seat })
    case 'ended':
      return line('ended', endRule(event.outcome.reason), {})
    default:
      return unreachable(event)
  }
}

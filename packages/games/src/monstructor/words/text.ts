import { type LogLine, type Message, type MessageValues, type TextRoom, unreachable } from '@menagerie/engine'
import { type Action, CONNECTORS, handleText } from '../choices/actions.ts'
import { boardLines } from './board-text.ts'
import { CLASSES, type CardIndex, type Effect, ICONS, type PicIndex } from '../set/cards.ts'
import type { Event } from '../rules/events.ts'
import { en } from './locales/en.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'
import { cardWord, factionWord, picWord, refusedWords } from './words.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })
const line = (id: string, rule: string | null, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })

const eventLine = (options: Options, event: Event): LogLine => {
  const pics = (list: readonly PicIndex[]): string[] => list.map((pic) => picWord(options, pic))
  const cards = (list: readonly CardIndex[]): string[] => list.map((card) => cardWord(options, card))
  switch (event.kind) {
    case 'started':
      return line('started', 'MS-24', { seat: event.starter, count: event.deck })
    case 'choseFaction':
      return line('choseFaction', 'MS-20', { seat: event.seat, faction: factionWord(options, event.faction) })
    case 'drew':
      if (event.pic === null && event.card === null) return line('drewHidden', 'MS-25', { seat: event.seat })
      return line(event.pic === null ? 'drewSecret' : 'drewPart', 'MS-25', {
        seat: event.seat,
        card: event.card === null ? picWord(options, event.pic ?? 0) : cardWord(options, event.card.card),
      })
    case 'turnBegan':
      return event.deck === 0
        ? line('turnBeganDry', 'MS-31', { seat: event.seat, turn: event.turn })
        : line('turnBegan', 'MS-25', { seat: event.seat, turn: event.turn })
    case 'endedTurn':
    case 'letGo':
      return line(event.kind, 'MS-34', { seat: event.seat })
    case 'challenged':
      return line('challenged', 'MS-32', { seat: event.seat, other: event.target, cards: pics(event.pics) })
    case 'enteredArena':
      return line('enteredArena', 'MS-61', { seat: event.seat, cards: pics(event.pics) })
    case 'foughtArena':
      return line('foughtArena', 'MS-64', { seat: event.seat, other: event.target, cards: pics(event.pics) })
    case 'leftArena':
      return line('leftArena', 'MS-62', { seat: event.seat })
    case 'presented':
      return line('presented', 'MS-36', { seat: event.seat, cards: pics(event.pics) })
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
      return fightLine(event)
    case 'tookDragon':
      return line('tookDragon', 'MS-50', {
        seat: event.seat,
        card: cardWord(options, event.card),
        owned: event.owned,
      })
    case 'shuffled':
      return line('shuffled', 'MS-51', { cards: cards(event.cards), count: event.cards.length, deck: event.deck })
    case 'left':
      return event.cards.length === 0
        ? line('left', 'MS-69', { seat: event.seat })
        : line('leftCards', 'MS-69', { seat: event.seat, cards: cards(event.cards.map(({ card }) => card)) })
    default:
      return dominoLine(options, event)
  }
}

const playedLine = (options: Options, event: Event & { readonly kind: 'played' }): LogLine => {
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

const fightLine = ({ winner, seats, totals }: Event & { readonly kind: 'fightEnded' }): LogLine => {
  if (winner === null) {
    return line('fightDrawn', 'MS-54', { seat: seats[0], other: seats[1], total: totals[0] })
  }
  const at = winner === seats[0] ? 0 : 1
  return line('fightWon', 'MS-49', {
    seat: winner,
    other: seats[1 - at] as number,
    high: totals[at],
    low: totals[1 - at] as number,
  })
}

type DominoEvent = Event & {
  readonly kind: 'dealt' | 'led' | 'attached' | 'closed' | 'stuck' | 'lostTurn' | 'ended'
}

const dominoLine = (options: Options, event: DominoEvent): LogLine => {
  switch (event.kind) {
    case 'dealt': {
      const values = { seat: event.seat, count: event.count }
      if (event.cards !== null)
        return line('dealtCards', 'MS-03', { ...values, cards: event.cards.map(({ card }) => cardWord(options, card)) })
      if (event.pics !== null)
        return line('dealtCards', 'MS-01', { ...values, cards: event.pics.map((pic) => picWord(options, pic)) })
      return line('dealt', 'MS-03', values)
    }
    case 'led':
      return line('led', 'MS-04', { seat: event.seat, card: picWord(options, event.pic) })
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
      return line(classes.length === 0 ? 'stuckAnyway' : 'stuck', 'MS-08', {
        seat: event.seat,
        classes: classes.map((name) => `@classes.${name}`),
      })
    }
    case 'lostTurn':
      return line('lostTurn', 'MS-08', { seat: event.seat })
    case 'ended':
      return line('ended', options.mode === 'dominoes' ? 'MS-17' : 'MS-56', {})
    default:
      return unreachable(event)
  }
}

const actionMessage = (options: Options, action: Action): Message => {
  switch (action.kind) {
    case 'use':
      return message('actions.use', {
        card: picWord(options, action.pic),
        part: handleText(options, action.pic, action.nth),
      })
    case 'challenge':
      return message('actions.challenge', { other: action.target })
    case 'power':
      return message('actions.power', { card: cardWord(options, action.card) })
    case 'spell':
      return spellMessage(options, action)
    case 'pickDragon':
      return message('actions.pickDragon', { card: cardWord(options, action.card) })
    case 'pickFaction':
      return message('actions.pickFaction', { faction: factionWord(options, action.faction) })
    case 'lead':
      return message('actions.lead', { card: cardWord(options, action.card) })
    case 'attach': {
      const values = { card: cardWord(options, action.card), width: widthWord(action.own) }
      return action.to < 0
        ? message('actions.attach', values)
        : message('actions.attachTo', { ...values, own: connectorWord(action.own), to: connectorWord(action.to) })
    }
    case 'enterArena':
    case 'fightArena':
    case 'endTurn':
    case 'letGo':
    case 'present':
    case 'refuse':
    case 'keep':
    case 'constructFor':
    case 'pass':
    case 'draw':
    case 'proceed':
      return message(`actions.${action.kind}`)
    default:
      return unreachable(action)
  }
}

const widthWord = (own: number): string => `@widths.${own % 2 === 0 ? 'wide' : 'narrow'}`
const connectorWord = (at: number): string => `@connectors.${CONNECTORS[at]}`

const spellMessage = (options: Options, action: Action & { readonly kind: 'spell' }): Message => {
  const card = cardWord(options, action.card)
  if (action.icon >= 0) return message('actions.spellIcon', { card, icon: `@icons.${ICONS[action.icon]}` })
  if (action.pic < 0) return message('actions.spell', { card })
  return message('actions.spellOn', {
    card,
    target: picWord(options, action.pic),
    part: handleText(options, action.pic, action.nth),
  })
}

const promptOf = ({ phase, draft, players, arena, options }: View): Message => {
  if (phase.kind === 'over') return message('prompt.over')
  if (draft.length > 0) return message('prompt.drafting')
  if (phase.kind === 'build') {
    if (arena?.owner === phase.seat) return message('prompt.buildLocked')
    const able = players[phase.seat]?.able === true
    if (options.mode === 'arena') return message(able ? 'prompt.buildArena' : 'prompt.buildNothing')
    const rivals = players.some((player, seat) => seat !== phase.seat && player.able && !player.out)
    return message(able && rivals ? 'prompt.build' : 'prompt.buildNothing')
  }
  return message(`prompt.${phase.kind}`)
}

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: (options, refused) => message(`refusal.${refused.code}`, refusedWords(options, refused.values)),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: (outcome) => message(`outcome.${outcome.reason}`),
  prompt: promptOf,
  board: boardLines,
  catalogues: { en },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

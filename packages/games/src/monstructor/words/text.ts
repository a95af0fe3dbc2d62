import { type Message, type MessageValues, type TextRoom, unreachable } from '@menagerie/engine'
import { type Action, CONNECTORS, handleText } from '../choices/actions.ts'
import { eventLine, outcomeLine } from './event-text.ts'
import { ICONS } from '../set/cards.ts'
import { board } from './locales/en-board.ts'
import { promptOf } from './prompt-text.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import { cardWord, factionWord, picWord, refusedWords } from './words.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })
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
    case 'lay':
      return message(`actions.${action.kind}`, { card: cardWord(options, action.card) })
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
    case 'playLaid':
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

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: (options, refused) => message(`refusal.${refused.code}`, refusedWords(options, refused.values)),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: outcomeLine,
  prompt: promptOf,
  catalogues: { en: board },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

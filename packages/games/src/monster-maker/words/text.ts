import {
  type Message,
  type MessageValues,
  type Refusal,
  type Seat,
  type TextRoom,
  unreachable,
} from '@menagerie/engine'
import { type Action, handName } from '../choices/actions.ts'
import { HAND } from '../set/components.ts'
import { boardLines } from './board-text.ts'
import { eventLine } from './event-text.ts'
import { en } from './locales/en.ts'
import { kindWord, treasureWord } from './names.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })

const actionMessage = (options: Options, action: Action): Message => {
  switch (action.kind) {
    case 'monster':
      return message('actions.monster', { card: kindWord(options, action.card), other: action.target })
    case 'charm':
      return message('actions.charm', { other: action.target })
    case 'arm':
    case 'dispelWith':
      return message(`actions.${action.kind}`, { treasure: treasureWord(options, action.treasure) })
    case 'open':
      return message('actions.open', {
        treasure: treasureWord(options, action.treasure),
        card: kindWord(options, action.card),
      })
    case 'corridor':
    case 'send':
    case 'cast':
    case 'discard':
    case 'heal':
    case 'avoid':
    case 'drop':
      return message(`actions.${action.kind}`, { card: kindWord(options, action.card) })
    case 'throw':
      return message(`actions.${handName(action.hand)}`)
    case 'roll':
    case 'pass':
    case 'detour':
    case 'dispel':
    case 'release':
    case 'end':
    case 'suffer':
    case 'declare':
    case 'keep':
    case 'proceed':
      return message(`actions.${action.kind}`)
    default:
      return unreachable(action)
  }
}

/** MM-H1: what a corridor may follow is an option of the table. */
const refusalMessage = (options: Options, { code, values }: Refusal): Message => {
  const any = code === 'oneCorridor' && options.corridorAfterVictory === 'any'
  return message(`refusal.${code}${any ? 'Any' : ''}`, values)
}

/** The question for a main action, by what is left open to the seat in turn (MM-R3, MM-T4, MM-T11, MM-T13). */
const actPrompt = (view: View, seat: Seat): string => {
  const party = view.parties[seat]
  if (view.draft.length > 0) return 'team'
  if (party === undefined) return 'act'
  if (party.leg === 'returned') return 'actBack'
  if (party.monster !== null) return party.lost ? 'actLostAttacked' : 'actAttacked'
  const end = party.handCount > HAND ? 'Full' : view.options.discardBelowLimit ? 'Any' : ''
  return `${party.lost ? 'actLost' : 'act'}${end}`
}

/** MM-TR2, MM-TR3: a Thief is spoken of only to who holds one and has not begun to choose. */
const trapPrompt = (view: View, seat: Seat): string => {
  const { options, draft, parties } = view
  const thief = parties[seat]?.hand?.some((kind) => options.deck.kinds[kind]?.class === 'thief') ?? true
  if (!thief || draft.length > 0) return 'trapLoss'
  return options.thiefTrap === 'show' ? 'trapShow' : 'trap'
}

const promptOf = (view: View): Message => {
  const { phase } = view
  switch (phase.kind) {
    case 'act':
      return message(`prompt.${actPrompt(view, phase.seat)}`)
    case 'trap':
      return message(`prompt.${trapPrompt(view, phase.seat)}`)
    case 'confirm':
      return message(view.drawn === view.options.deck.trap ? 'prompt.confirmTrap' : 'prompt.confirm')
    case 'post':
      return message(view.bonus ? 'prompt.postBonus' : 'prompt.post')
    default:
      return message(`prompt.${phase.kind}`)
  }
}

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: refusalMessage,
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: (_, outcome) => ({ ...message(`outcome.${outcome.reason}`), rule: null }),
  prompt: promptOf,
  board: boardLines,
  catalogues: { en },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

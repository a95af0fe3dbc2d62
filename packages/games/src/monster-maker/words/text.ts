import { type Message, type MessageValues, type TextRoom, unreachable } from '@menagerie/engine'
import { type Action, handName } from '../choices/actions.ts'
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

const promptOf = (view: View): Message => {
  const { phase } = view
  if (phase.kind === 'act') {
    const party = view.parties[phase.seat]
    if (view.draft.length > 0) return message('prompt.team')
    if (party?.leg === 'returned') return message('prompt.actBack')
    return message(party?.monster === null || party === undefined ? 'prompt.act' : 'prompt.actAttacked')
  }
  if (phase.kind === 'post') return message(view.bonus ? 'prompt.postBonus' : 'prompt.post')
  return message(`prompt.${phase.kind}`)
}

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: (_options, refused) => message(`refusal.${refused.code}`, refused.values),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: (outcome) => message(`outcome.${outcome.reason}`),
  prompt: promptOf,
  board: boardLines,
  catalogues: { en },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

import { type Message, type MessageValues, type TextRoom, unreachable } from '@menagerie/engine'
import { type Action, tokenText } from '../choices/actions.ts'
import { cardWord } from '../set/components.ts'
import { endRule } from '../rules/end.ts'
import { eventLine } from './event-lines.ts'
import { FORMATIONS } from '../set/formations.ts'
import { board } from './locales/en-board.ts'
import { squareText } from '../set/map.ts'
import { nameOf } from '../set/pieces.ts'
import { promptOf } from './prompts.ts'
import { shown, told } from './told.ts'
import type { Types } from '../rules/types.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })

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
  told,
  shown,
  action: actionMessage,
  refusal: (_options, refused) => message(`refusal.${refused.code}`, refused.values),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: ({ stallLimit }, { reason }) => ({
    ...message(`outcome.${reason}`, reason.startsWith('stall') ? { limit: stallLimit } : NONE),
    rule: reason === 'abandoned' ? null : endRule(reason),
  }),
  prompt: (view) => {
    const { id, values } = promptOf(view)
    return message(`prompt.${id}`, values)
  },
  catalogues: { en: board },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}

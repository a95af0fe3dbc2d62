import type { BotRoom } from '@menagerie/engine'
import type { Types } from './types.ts'

export const bot: BotRoom<Types> = {
  evaluate: () => 0,
  order: (_view, actions) => actions,
}

import type { TextRoom } from '@menagerie/engine'
import type { Types } from './types.ts'

export const text: TextRoom<Types> = {
  event: (_options, event) => ({ id: `events.${event.kind}`, rule: null, values: {} }),
  action: (_options, action) => ({ id: `actions.${action.kind}`, values: {} }),
  refusal: (_options, refused) => ({ id: `refusal.${refused.code}`, values: refused.values }),
  fault: (found) => ({ id: `fault.${found.code}`, values: found.values }),
  outcome: (outcome) => ({ id: `outcome.${outcome.reason}`, values: {} }),
  prompt: (view) => ({ id: `prompt.${view.phase.kind}`, values: {} }),
  board: () => [],
  catalogues: { en: {} },
}

import { type Message, type MessageValues, unreachable } from '@menagerie/engine'
import { isMonsterChosen, laidAsked, playsAsked, turnAsked } from '../play/asked.ts'
import { tilesAsked } from '../play/forecasts.ts'
import type { Phase } from '../rules/state.ts'
import type { View } from '../secrets/view.ts'

type Asking = Exclude<Phase, { readonly kind: 'over' }>

const NONE: MessageValues = {}
const asks = (id: string, values: MessageValues = NONE): Message => ({ id: `prompt.${id}`, values })

/** What is done with a monster that is chosen whole. */
const chosenAsk = ({ options, arena }: View, { kind }: Asking): string => {
  switch (kind) {
    case 'adjust':
      return 'show'
    case 'forced':
      return 'construct'
    default:
      return options.mode === 'arena' ? (arena === null ? 'enter' : 'ring') : 'challenge'
  }
}

/** What the seat in turn is asked: it names the kinds of choice there are, and no others. */
export const promptOf = (view: View): Message => {
  const { phase, draft, fight } = view
  if (phase.kind === 'over') return asks('over')
  const [attacker, defender] = fight?.sides ?? []
  if (draft.length > 0 && phase.kind === 'reinforce') return asks(laidAsked(view))
  if (draft.length > 0) return asks(isMonsterChosen(view) ? chosenAsk(view, phase) : 'drafting')
  switch (phase.kind) {
    case 'attach':
    case 'drawn':
      return asks(tilesAsked(view) ?? 'tiles')
    case 'build':
      return asks(turnAsked(view, phase.seat))
    case 'adjust':
      return asks(fight?.arena === true ? 'adjustArena' : 'adjust', { other: attacker?.seat ?? 0 })
    case 'forced':
      return asks('forced', { other: defender?.seat ?? 0 })
    case 'reinforce':
      return asks(playsAsked(view) ?? 'reinforce')
    case 'start':
    case 'faction':
    case 'gap':
    case 'reward':
    case 'lead':
      return asks(phase.kind)
    default:
      return unreachable(phase)
  }
}

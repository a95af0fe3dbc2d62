import type { Message } from '@menagerie/engine'
import { HALT } from '../choices/actions.ts'
import { legalMarches, legalMovement, stealTargets } from '../choices/legal.ts'
import { groundOf } from '../play/ground.ts'
import { isShutIn, throwTargets } from '../rules/reach.ts'
import type { Phase } from '../rules/state.ts'
import type { View } from '../secrets/view.ts'
import type { Space } from '../set/map.ts'

const asked = (id: string, values: Message['values'] = {}): Message => ({ id: `prompt.${id}`, values })

type PhaseOf<Kind extends Phase['kind']> = Phase & { readonly kind: Kind }

/** What the seat in turn is asked: the kinds of choice it has now, by what lies open. */
export const prompt = (view: View): Message => {
  const { phase, options } = view
  const at = (space: Space): string => options.map.names[space] ?? '?'
  switch (phase.kind) {
    case 'points':
      return points(view)
    case 'duel':
      return asked('duel', { space: at(phase.space) })
    case 'dragonDuel':
      return asked('dragonDuel', { space: at(phase.space) })
    case 'spoils':
      return spoils(view, phase)
    case 'dragonPush':
      if (isShutIn(groundOf(view), phase.distance)) return asked('dragonShutIn')
      return asked(options.exactDistance ? 'dragonPushExact' : 'dragonPush', { count: phase.distance })
    case 'march':
      return march(view, phase)
    case 'frenzy':
      return asked('frenzy', { count: phase.steps })
    default:
      return asked(phase.kind)
  }
}

/** DT-3.1, DT-3.10: whether an army can take a step, and whether there is a counter to turn up. */
const points = (view: View): Message => {
  const { points: count, examinable } = view
  if (count === 0) return asked('examine')
  const moves = legalMovement(groundOf(view), view.active).some(({ kind }) => kind === 'step')
  return asked(`${moves ? 'points' : 'stuck'}${examinable === null ? '' : 'Examine'}`, { count })
}

/** DT-4.7, DT-4.9, DT-4.12: whether the loser can be thrown, and whether there is a treasure to march off with. */
const spoils = (view: View, { seat, loser, space, distance, bare }: PhaseOf<'spoils'>): Message => {
  const ground = groundOf(view)
  const throws = throwTargets(ground, loser, space, distance, bare).length > 0
  if (stealTargets(ground, seat, space, bare).length === 0)
    return asked(throws ? 'throw' : 'throwOff', { count: distance })
  const exact = view.options.exactDistance ? 'Exact' : ''
  return asked(`${throws ? 'spoils' : 'spoilsOff'}${exact}`, { count: distance })
}

const march = (view: View, phase: PhaseOf<'march'>): Message => {
  const actions = legalMarches(groundOf(view), phase)
  if (actions.every((action) => action === HALT)) return asked('halt')
  const laden = actions.some((action) => action.kind === 'march' && action.carry)
  const exact = view.options.exactDistance ? 'Exact' : ''
  return asked(`${laden ? 'marchCarry' : 'march'}${exact}`, { count: phase.left })
}

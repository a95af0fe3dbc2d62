import type { Box, Chance } from '@menagerie/engine'
import { type Action, place } from '../choices/actions.ts'
import { order } from './reference/bot-order.ts'
import { HOMES } from '../set/map.ts'
import { COUNTS, type SideIndex } from '../set/pieces.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'

/** A whole setup at random from where the draft stands. */
const anySetup = (view: View, seat: SideIndex, chance: Chance): readonly Action[] => {
  const homes = [...HOMES[seat]]
  const placing = view.sides[seat].placing ?? []
  for (const at of placing) homes.splice(homes.indexOf(at), 1)
  const steps: Action[] = []
  for (let piece = placing.length; piece < COUNTS[seat]; piece++) steps.push(place(seat, piece, chance.draw(homes)))
  return steps
}

/**
 * Option `turnSeconds`: what a bot would think of first; a setup at random. By the order that was frozen: whoever verifies a match
 * asks again what was played for a silent seat, and what bots learn must not change the answer.
 */
export const timeout: Box<Types>['timeout'] = (view, legal, chance) => {
  const first = legal[0] as Action
  if (first.kind === 'place') return anySetup(view, first.side, chance)
  if (first.kind === 'formation') return [legal[chance.pick(legal.length)] as Action]
  return [order(view, legal)[0] as Action]
}

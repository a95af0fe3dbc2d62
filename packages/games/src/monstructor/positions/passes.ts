import type { Seat } from '@menagerie/engine'
import { trailing } from '../rules/fight.ts'
import { type Fight, type State, sideOf } from '../rules/state.ts'
import { plusOf } from './effects.ts'
import { askedIn } from './places.ts'

/** A card was played: it lies there, or its effect does. */
const isPlayedIn = (state: State, { used, sides }: Fight): boolean =>
  used.length > 0 || sides.some((side) => !side.on.every(Boolean) || plusOf(state, side) !== 0)

/** MS-41, MS-42: who trails is asked, after one pass the other; equal at the flip, who the option says. */
export const asksOther = (state: State, fight: Fight, seat: Seat): boolean => {
  const side = sideOf(fight, seat)
  if (!fight.flipped || side < 0 || fight.passes > 1) return false
  const tie = state.options.firstReinforceTie === 'attacker' ? 0 : 1
  const [first, other] = [trailing(fight, tie), trailing(fight, 1 - tie)]
  // Equal after a card: the opponent of who played it, which may be either.
  if (first !== other && isPlayedIn(state, fight)) return false
  return side !== (fight.passes === 0 ? first : 1 - first)
}

/** Passes in a row where a position says nothing: one, when the fighter who leads is asked. */
export const passesOf = (state: State, fight: Fight): number => {
  const { kind, seat } = askedIn(state)
  return kind === 'reinforce' && asksOther(state, { ...fight, passes: 0 }, seat) ? 1 : 0
}

import type { Choices } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'
import type { FightView, SideView, TokenView, View } from '../secrets/view.ts'
import { ALL, REP, ROY } from '../set/pieces.ts'

/** How much a table reminds its players of: nothing, pieces they saw, or all that follows. */
export type Aid = 'none' | 'memory' | 'full'
/** The aid of a table by its choices; what is not said is the default. */
export const aidOf = (chosen: unknown): Aid => (chosen === 'none' || chosen === 'full' ? chosen : 'memory')

/** Option `aid`: what follows from a move (DL-3.9) is said only where the table is to tell everything that follows. */
export const told = (choices: Choices, event: Event): Event =>
  event.kind === 'moved' && aidOf(choices['aid']) !== 'full' ? { ...event, could: null } : event

/** Whether the table may remind of a token (option `aid`): of those shown and not mixed since, or of all that follows. */
export const reminds = (aid: Aid, { shown }: TokenView): boolean => aid === 'full' || (aid === 'memory' && shown)

/** DL-5.12, DL-5.14, DL-8.18: a token lies open in the combat that is being fought, at least for whoever knows it. */
const liesOpen = (fight: FightView, side: 0 | 1, slot: number, { square }: TokenView): boolean => {
  if (fight.looked && (side === ROY ? fight.fighters[ROY] === slot : square === fight.square)) return true
  return (fight.revealed && fight.fighters[side] === slot) || (side === ROY && fight.support === slot)
}

/** Whether a table shows who a token is, as far as its viewer knows: their own, what lies open, what it reminds of. */
export const showsWho = ({ viewer, options, fight, sides }: View, aid: Aid, side: 0 | 1, slot: number): boolean => {
  const token = sides[side].tokens[slot]
  if (token === undefined) return false
  if (viewer === side || options.openGame || token.square === null || reminds(aid, token)) return true
  return fight !== null && liesOpen(fight, side, slot, token)
}

/**
 * Option `aid`: a view as the table shows it. Who a token is and what it may be are left out where it does not remind of them,
 * and for who plays the other hand, which follows from the pile (section 4 of the specification).
 */
export const shown = (choices: Choices, view: View): View => {
  const aid = aidOf(choices['aid'])
  if (aid === 'full') return view
  const shownSide = (side: 0 | 1): SideView => ({
    ...view.sides[side],
    hand: view.viewer === 1 - side ? null : view.sides[side].hand,
    tokens: view.sides[side].tokens.map((token, slot) =>
      token.piece !== null && showsWho(view, aid, side, slot) ? token : { ...token, piece: null, mayBe: ALL[side] },
    ),
  })
  return { ...view, sides: [shownSide(REP), shownSide(ROY)] }
}

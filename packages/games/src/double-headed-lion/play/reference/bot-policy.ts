import type { Policy } from '@menagerie/engine'
import type { Action } from '../../choices/actions.ts'
import { placeShares } from './bot-book.ts'
import { fightOf, solveFetch, solveFight } from './bot-fight.ts'
import { NO_CARD } from '../../rules/state.ts'
import { REP, ROY } from '../../set/pieces.ts'
import type { Types } from '../../rules/types.ts'
import type { View } from '../../secrets/view.ts'

const covers = ({ kind }: Action): boolean =>
  kind === 'playCard' || kind === 'fetch' || kind === 'fetchNone' || kind === 'place'

const shares = (view: View, actions: readonly Action[]): readonly number[] | null =>
  actions[0]?.kind === 'place' ? placeShares(view, actions) : fightShares(view, actions)

/** Both fighters are shown and both hands are open: the rest of the combat is a table of numbers. */
const fightShares = (view: View, actions: readonly Action[]): readonly number[] | null => {
  if (view.sides[REP].hand === null || view.sides[ROY].hand === null) return null
  const fight = fightOf(view)
  if (fight === null) return null
  const seat = view.viewer === ROY ? ROY : REP
  if (actions[0]?.kind === 'playCard') {
    const { row, column } = solveFight(fight)
    const [hand, strategy] = [fight.fight.hands[seat], seat === REP ? row : column]
    return actions.map((action) => (action.kind === 'playCard' ? (strategy[hand.indexOf(action.card)] ?? 0) : 0))
  }
  const { row, column, cards } = solveFetch(fight)
  const [list, strategy] = [cards[seat], seat === REP ? row : column]
  return actions.map((action) => strategy[list.indexOf(action.kind === 'fetch' ? action.card : NO_CARD)] ?? 0)
}

/** Setups from the book, and exact play of the card fight and of what Skill names in it. */
export const policy: Policy<Types> = { covers, shares }

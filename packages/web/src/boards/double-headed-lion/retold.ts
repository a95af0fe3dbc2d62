import type { Choices } from '@menagerie/engine'
import { type View, aidOf } from '@menagerie/games/double-headed-lion'

type SideView = View['sides'][number]

/** A piece that was shown then and is not shown now, or bears another code since it was mixed, was never shown. */
const sideRetold = (side: SideView, now: SideView): SideView => {
  const still = new Set(now.tokens.flatMap((token) => (token.shown ? [token.handle] : [])))
  return { ...side, tokens: side.tokens.map((token) => ({ ...token, shown: token.shown && still.has(token.handle) })) }
}

/**
 * A position told again: of pieces that were shown the table reminds only as far as it does now (option `aid`), for what was mixed
 * since is not to be told apart by what stood there before.
 */
export const retold = (choices: Choices, view: View, now: View): View =>
  aidOf(choices['aid']) === 'full'
    ? view
    : { ...view, sides: [sideRetold(view.sides[0], now.sides[0]), sideRetold(view.sides[1], now.sides[1])] }

import type { Seat } from '@menagerie/engine'
import type { CardIndex } from './components.ts'
import type { Options } from './options.ts'
import { cardOf } from './state.ts'
import type { SideView, View, WaitingView } from './view.ts'

const CELL = 19
const LETTER = { 'Blue Evade': 'B', 'Red Strike': 'R', 'Green Spell': 'G', 'White Wild': 'W' } as const

/** Two lines: the name, and below it type, power and stars, with the die of a waiting monster before them. */
type Cell = readonly [string, string]

const FREE: Cell = ['.', '']
const line = (head: string, cells: readonly Cell[], row: 0 | 1): string =>
  `${head}${cells.map((cell) => cell[row].slice(0, CELL - 1).padEnd(CELL)).join('')}`.trimEnd()

/** `B200 1*`: type, power, stars. */
const worth = (options: Options, card: CardIndex): string => {
  const { type, power, stars } = cardOf(options, card)
  return `${LETTER[type]}${power} ${stars}*`
}

const activeCell = (options: Options, card: CardIndex | null): Cell =>
  card === null ? FREE : [cardOf(options, card).name, worth(options, card)]

const waitingCell = (options: Options, one: WaitingView | null): Cell => {
  if (one === null) return FREE
  return [cardOf(options, one.card).name, `[${one.die}]${one.boosted ? '+' : ''} ${worth(options, one.card)}`]
}

const waitingLines = (view: View, side: SideView): readonly string[] => {
  const cells = side.waiting.map((one) => waitingCell(view.options, one))
  return [line(' W ', cells, 0), line('   ', cells, 1)]
}

const activeLines = (view: View, side: SideView): readonly string[] => {
  const cells = side.active.map((card) => activeCell(view.options, card))
  return [line(' A ', cells, 0), line('   ', cells, 1)]
}

const head = (view: View, side: SideView, seat: Seat): string =>
  `Seat ${seat + 1}${view.turnPlayer === seat ? ' (in turn)' : ''}: ${side.hp} HP, hand ${side.handCount}, deck ${side.deckCount}, discard ${side.discard.length}`

/** The position from a view, the viewer's side below. Plain ASCII, at most 80 columns on the mats supplied. */
export const boardLines = (view: View): readonly string[] => {
  const near: 0 | 1 = view.viewer === 1 ? 1 : 0
  const far: 0 | 1 = near === 0 ? 1 : 0
  const [mine, theirs] = [view.sides[near], view.sides[far]]
  const lanes = mine.active.map((_, lane): Cell => [`---- lane ${lane + 1} ----`, ''])
  const hand = mine.hand === null ? [] : [`Hand: ${mine.hand.map((card) => handText(view.options, card)).join(', ')}`]
  return [
    head(view, theirs, far),
    ...waitingLines(view, theirs),
    ...activeLines(view, theirs),
    line('   ', lanes, 0),
    ...activeLines(view, mine),
    ...waitingLines(view, mine),
    head(view, mine, near),
    ...hand,
  ]
}

const handText = (options: Options, card: CardIndex): string => {
  const { id, name } = cardOf(options, card)
  return `${id} ${name} ${worth(options, card)}`
}

import { type Say, type Seat, inColumns, sayFrom, wordsOf } from '@menagerie/engine'
import { type CardIndex, wordOf } from '../set/components.ts'
import { en } from './locales/en.ts'
import type { Options } from '../set/options.ts'
import { cardOf } from '../rules/state.ts'
import type { SideView, View, WaitingView } from '../secrets/view.ts'

const CELL = 19
const LETTER = { 'Blue Evade': 'B', 'Red Strike': 'R', 'Green Spell': 'G', 'White Wild': 'W' } as const

/** Two lines: the name, and below it type, power and stars, with the die of a waiting monster before them. */
type Cell = readonly [string, string]

const FREE: Cell = ['.', '']
const line = (head: string, cells: readonly Cell[], row: 0 | 1): string =>
  `${head}${cells.map((cell) => `${inColumns(cell[row], CELL - 1)} `).join('')}`.trimEnd()

/** `B200 1*`: type, power, stars. */
const worth = (options: Options, card: CardIndex): string => {
  const { type, power, stars } = cardOf(options, card)
  return `${LETTER[type]}${power} ${stars}*`
}

const nameOf = (options: Options, card: CardIndex, say: Say): string =>
  wordsOf(wordOf(cardOf(options, card)), (id) => say(id))

const activeCell = (options: Options, card: CardIndex | null, say: Say): Cell =>
  card === null ? FREE : [nameOf(options, card, say), worth(options, card)]

const waitingCell = (options: Options, one: WaitingView | null, say: Say): Cell => {
  if (one === null) return FREE
  return [nameOf(options, one.card, say), `[${one.die}]${one.boosted ? '+' : ''} ${worth(options, one.card)}`]
}

const waitingLines = (view: View, side: SideView, say: Say): readonly string[] => {
  const cells = side.waiting.map((one) => waitingCell(view.options, one, say))
  return [line(' W ', cells, 0), line('   ', cells, 1)]
}

const activeLines = (view: View, side: SideView, say: Say): readonly string[] => {
  const cells = side.active.map((card) => activeCell(view.options, card, say))
  return [line(' A ', cells, 0), line('   ', cells, 1)]
}

const head = (view: View, side: SideView, seat: Seat, say: Say): string =>
  say(view.turnPlayer === seat ? 'board.seatInTurn' : 'board.seat', {
    number: seat + 1,
    hp: side.hp,
    hand: side.handCount,
    deck: side.deckCount,
    discard: side.discard.length,
  })

const handText = (options: Options, card: CardIndex, say: Say): string =>
  `${cardOf(options, card).id} ${nameOf(options, card, say)} ${worth(options, card)}`

const inEnglish = sayFrom(en)

/** The position from a view, the viewer's side below. At most 80 columns on the mats supplied; in English plain ASCII. */
export const boardLines = (view: View, say: Say = inEnglish): readonly string[] => {
  const near: 0 | 1 = view.viewer === 1 ? 1 : 0
  const far: 0 | 1 = near === 0 ? 1 : 0
  const [mine, theirs] = [view.sides[near], view.sides[far]]
  const lanes = mine.active.map((_, lane): Cell => [`---- ${say('board.lane', { lane: lane + 1 })} ----`, ''])
  const hand = mine.hand?.map((card) => handText(view.options, card, say)).join(', ') ?? null
  return [
    head(view, theirs, far, say),
    ...waitingLines(view, theirs, say),
    ...activeLines(view, theirs, say),
    line('   ', lanes, 0),
    ...activeLines(view, mine, say),
    ...waitingLines(view, mine, say),
    head(view, mine, near, say),
    ...(hand === null ? [] : [say('board.hand', { cards: hand })]),
  ]
}

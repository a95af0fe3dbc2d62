import type { Seat } from '@menagerie/engine'
import type { CardIndex } from './components.ts'
import type { Options } from './options.ts'
import { cardOf } from './state.ts'
import type { SideView, View, WaitingView } from './view.ts'

const CELL = 18
const LETTER = { 'Blue Evade': 'B', 'Red Strike': 'R', 'Green Spell': 'G', 'White Wild': 'W' } as const

const cell = (text: string): string => text.slice(0, CELL - 1).padEnd(CELL)

/** `Rippletoe B200*1`: name, type, power, stars. */
const cardText = (options: Options, card: CardIndex): string => {
  const { name, type, power, stars } = cardOf(options, card)
  return `${name.slice(0, 9)} ${LETTER[type]}${power}*${stars}`
}

const waitingText = (options: Options, one: WaitingView | null): string =>
  one === null ? '.' : `[${one.die}${one.boosted ? 'b' : ''}] ${cardText(options, one.card)}`

const rowsOf = (
  view: View,
  side: SideView,
  seat: Seat,
): { readonly head: string; readonly waiting: string; readonly active: string } => ({
  head: `seat ${seat + 1}${view.turnPlayer === seat ? ' *' : ''}  HP ${side.hp}  hand ${side.handCount}  deck ${side.deckCount}  discard ${side.discard.length}`,
  waiting: `  W ${side.waiting.map((one) => cell(waitingText(view.options, one))).join('')}`,
  active: `  A ${side.active.map((card) => cell(card === null ? '.' : cardText(view.options, card))).join('')}`,
})

/** The position from a view, the viewer's side below. Plain ASCII, at most 80 columns on the mats supplied. */
export const boardLines = (view: View): readonly string[] => {
  const near: 0 | 1 = view.viewer === 1 ? 1 : 0
  const far: 0 | 1 = near === 0 ? 1 : 0
  const above = rowsOf(view, view.sides[far], far)
  const below = rowsOf(view, view.sides[near], near)
  const lanes = view.sides[near].active.map((_, lane) => cell(`--- ${lane + 1} ---`)).join('')
  const { hand } = view.sides[near]
  const cards = hand === null ? [] : [`hand: ${hand.map((card) => handText(view.options, card)).join('  ')}`]
  return [above.head, above.waiting, above.active, `    ${lanes}`, below.active, below.waiting, below.head, ...cards]
}

const handText = (options: Options, card: CardIndex): string => `${cardOf(options, card).id} ${cardText(options, card)}`

import { tokenOf, tokenText } from './actions.ts'
import { type Card, cardText } from './components.ts'
import { D, squareText } from './map.ts'
import { REP, type SideIndex, characterOf } from './pieces.ts'
import type { CardView, SideView, TokenView, View } from './view.ts'

const CELL = 12

/** `R3 Garla`, `Y12 ?`; names are cut to the cell. */
const tokenLine = (seat: SideIndex, token: TokenView): string => {
  const name = token.piece === null ? '?' : characterOf(seat, token.piece).name
  return `${tokenText(tokenOf(seat, token.handle))} ${name}`.slice(0, CELL - 1)
}

const tokensAt = (view: View, at: number): readonly string[] =>
  view.sides.flatMap((side, seat) =>
    side.tokens.filter((token) => token.square === at).map((token) => tokenLine(seat as SideIndex, token)),
  )

const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ')

const head = (view: View, seat: SideIndex): string => {
  const side = view.sides[seat]
  const name = seat === REP ? 'Republic (R)' : 'Royalists (Y)'
  const hand = side.hand === null ? `${side.handCount} cards` : cardsText(side.hand)
  return `${name}${view.active === seat ? ' in turn' : ''}: hand ${hand}; pile ${cardsText(side.pile) || '-'}`
}

const WIDTH = 78

/** The removed pieces of a side, in as many lines as they need. */
const removedLines = (seat: SideIndex, side: SideView): readonly string[] => {
  const lines: string[] = []
  for (const token of side.tokens) {
    if (token.square !== null || token.piece === null) continue
    const { name } = characterOf(seat, token.piece)
    const last = lines.at(-1)
    if (last === undefined) lines.push(`Removed (${seat === REP ? 'R' : 'Y'}): ${name}`)
    else if (last.length + name.length + 2 > WIDTH) lines.push(`  ${name}`)
    else lines[lines.length - 1] = `${last}, ${name}`
  }
  return lines
}

const cardViewText = (card: CardView): string =>
  card === 'none' ? '-' : card === 'down' ? 'face down' : cardText(card.card)

const fightLines = (view: View): readonly string[] => {
  const { fight } = view
  if (fight === null) return []
  const fighter = (seat: SideIndex): string => {
    const slot = fight.fighters[seat]
    return slot === null ? '-' : tokenLine(seat, view.sides[seat].tokens[slot] as TokenView)
  }
  return [
    `Combat at ${squareText(fight.square)}: ${fighter(0)} against ${fighter(1)}`,
    `Cards: R ${cardViewText(fight.cards[0])}, Y ${cardViewText(fight.cards[1])}`,
  ]
}

/** The position from a view, the castle at the lower left. Plain ASCII, at most 80 columns. */
export const boardLines = (view: View): readonly string[] => {
  const lines: string[] = [head(view, 1)]
  for (let y = 5; y >= 0; y--) {
    const cells = Array.from({ length: 6 }, (_, x) => tokensAt(view, 6 * x + y))
    const height = Math.max(1, ...cells.map((cell) => cell.length))
    lines.push(`   ${cells.map((_, x) => `${squareText(6 * x + y)} D${D[6 * x + y]}`.padEnd(CELL, '.')).join('')}`)
    for (let row = 0; row < height; row++) {
      lines.push(`   ${cells.map((cell) => (cell[row] ?? '').padEnd(CELL)).join('')}`.trimEnd())
    }
  }
  lines.push(head(view, 0), ...fightLines(view))
  lines.push(...removedLines(0, view.sides[0]), ...removedLines(1, view.sides[1]))
  return lines
}

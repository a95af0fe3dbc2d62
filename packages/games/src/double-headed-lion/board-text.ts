import { tokenOf, tokenText } from './actions.ts'
import { type Card, cardText } from './components.ts'
import { D, squareText } from './map.ts'
import { type Piece, REP, type SideIndex, characterOf } from './pieces.ts'
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

const removed = (seat: SideIndex, side: SideView): string => {
  const gone = side.tokens.filter((token) => token.square === null && token.piece !== null)
  return gone.map((token) => characterOf(seat, token.piece as Piece).name).join(', ')
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
  for (const seat of [0, 1] as const) {
    const gone = removed(seat, view.sides[seat])
    if (gone !== '') lines.push(`Removed (${seat === REP ? 'R' : 'Y'}): ${gone}`)
  }
  return lines
}

import { type Say, inColumns, sayFrom, wordsOf } from '@menagerie/engine'
import { tokenOf, tokenText } from '../choices/actions.ts'
import { type Card, cardText } from '../set/components.ts'
import { en } from './locales/en.ts'
import { D, squareText } from '../set/map.ts'
import { markOfCard } from '../set/marks.ts'
import { ALL, type Piece, REP, ROY, type SideIndex, has, nameOf } from '../set/pieces.ts'
import type { CardView, SideView, TokenView, View } from '../secrets/view.ts'

const CELL = 12
const SIDES = [REP, ROY] as const

const pieceName = (seat: SideIndex, piece: Piece, say: Say): string => wordsOf(nameOf(seat, piece), (id) => say(id))

/** `R3 Garla`, `Y12 ?`; names are cut to the cell. */
const tokenLine = (seat: SideIndex, token: TokenView, say: Say): string => {
  const name = token.piece === null ? '?' : pieceName(seat, token.piece, say)
  return inColumns(`${tokenText(tokenOf(seat, token.handle))} ${name}`, CELL - 1).trimEnd()
}

const tokensAt = (view: View, at: number, say: Say): readonly string[] =>
  view.sides.flatMap((side, seat) =>
    side.tokens.filter((token) => token.square === at).map((token) => tokenLine(seat as SideIndex, token, say)),
  )

const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ')

const head = (view: View, seat: SideIndex, say: Say): string => {
  const side = view.sides[seat]
  return say(view.active === seat ? 'board.sideInTurn' : 'board.side', {
    side: say(seat === REP ? 'sides.republic' : 'sides.royalist'),
    letter: seat === REP ? 'R' : 'Y',
    hand: side.hand === null ? say('board.cards', { number: side.handCount }) : cardsText(side.hand),
    pile: cardsText(side.pile) || '-',
  })
}

const WIDTH = 78

/** The removed pieces of a side, in as many lines as they need. */
const removedLines = (seat: SideIndex, side: SideView, say: Say): readonly string[] => {
  const lines: string[] = []
  for (const token of side.tokens) {
    if (token.square !== null || token.piece === null) continue
    const name = pieceName(seat, token.piece, say)
    const last = lines.at(-1)
    if (last === undefined) lines.push(say('board.removed', { letter: seat === REP ? 'R' : 'Y', name }))
    else if (last.length + name.length + 2 > WIDTH) lines.push(`  ${name}`)
    else lines[lines.length - 1] = `${last}, ${name}`
  }
  return lines
}

/** `R3 on 32: Roland or Gorbois`, of tokens that can only be some of those left, in as many lines as they need (DL-9.4). */
const mayLines = (seat: SideIndex, { tokens }: SideView, say: Say): readonly string[] => {
  const left = tokens.reduce((mask, { piece }) => (piece === null ? mask : mask & ~(1 << piece)), ALL[seat])
  return tokens.flatMap(({ handle, square, piece, mayBe }): readonly string[] => {
    if (square === null || piece !== null || (left & ~mayBe) === 0) return []
    const pieces = tokens.map((_, one) => one).filter((one) => has(mayBe, one))
    const token = tokenText(tokenOf(seat, handle))
    return pieces.reduce<readonly string[]>((lines, one, at) => {
      const name = `${pieceName(seat, one, say)}${at < pieces.length - 1 ? say('board.either') : ''}`
      const last = lines.at(-1)
      if (last === undefined) return [say('board.mayBe', { token, square: squareText(square), names: name })]
      return last.length + name.trimEnd().length > WIDTH
        ? [...lines, `  ${name}`]
        : [...lines.slice(0, -1), last + name]
    }, [])
  })
}

/** The mark of cards whose numbers are not the rulebook's. */
const markLines = ({ sides }: View, say: Say): readonly string[] =>
  SIDES.some((seat) => sides[seat].deck?.some((card) => markOfCard(seat, sides[seat].deck ?? [], card) === 'D'))
    ? [say('board.designed')]
    : []

const cardViewText = (card: CardView, say: Say): string =>
  card === 'none' ? '-' : card === 'down' ? say('board.faceDown') : cardText(card.card)

const fightLines = (view: View, say: Say): readonly string[] => {
  const { fight } = view
  if (fight === null) return []
  const fighter = (seat: SideIndex): string => {
    const slot = fight.fighters[seat]
    return slot === null ? '-' : tokenLine(seat, view.sides[seat].tokens[slot] as TokenView, say)
  }
  return [
    say('board.combat', { square: squareText(fight.square), first: fighter(0), second: fighter(1) }),
    say('board.shown', { first: cardViewText(fight.cards[0], say), second: cardViewText(fight.cards[1], say) }),
  ]
}

const inEnglish = sayFrom(en)

/** The position from a view, the castle at the lower left. At most 80 columns; in English plain ASCII. */
export const boardLines = (view: View, say: Say = inEnglish): readonly string[] => {
  const lines: string[] = [head(view, 1, say)]
  for (let y = 5; y >= 0; y--) {
    const cells = Array.from({ length: 6 }, (_, x) => tokensAt(view, 6 * x + y, say))
    const height = Math.max(1, ...cells.map((cell) => cell.length))
    lines.push(`   ${cells.map((_, x) => `${squareText(6 * x + y)} D${D[6 * x + y]}`.padEnd(CELL, '.')).join('')}`)
    for (let row = 0; row < height; row++) {
      lines.push(`   ${cells.map((cell) => inColumns(cell[row] ?? '', CELL)).join('')}`.trimEnd())
    }
  }
  lines.push(head(view, 0, say), ...fightLines(view, say))
  lines.push(...SIDES.flatMap((seat) => removedLines(seat, view.sides[seat], say)))
  lines.push(...SIDES.flatMap((seat) => mayLines(seat, view.sides[seat], say)), ...markLines(view, say))
  return lines.map((line) => line.trimEnd())
}

import type { Refusal } from '@menagerie/engine'
import { type CardIndex, type Event, type View, boardBox } from '@menagerie/games/monster-pack'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardProps } from '../board.ts'
import { type Board, type Choosing, type Handling, useBoard } from '../use-board.ts'
import { type Table, type TableGame, useTable } from '../use-table.ts'
import { traces } from './traces.ts'
import { type HandCard, cardAt, choicesOf, handCards } from './choices.ts'
import { enteringCard } from './lanes.ts'
import { WORDS } from './looks.ts'
import { question } from './prompt.tsx'
import { whyNotHand, whyNotThere, whyNotWaiting } from './why.ts'

const NO_CARDS: readonly CardIndex[] = []
const GAME: TableGame<View> = {
  id: 'monster-pack',
  words: WORDS,
  complete: (choices) => boardBox.complete(choices, null),
  traces,
}

export interface PackHandling extends Handling {
  /** The waiting monster that is to enter next, once it is clear which. */
  readonly entering: CardIndex | null
}

export interface Play {
  readonly table: Table<View, Event>
  readonly board: Board<PackHandling>
  /** The hand that lies open at the near edge. */
  readonly hand: readonly HandCard[]
}

/** Who sits at the table, and what touching it means. */
export const usePlay = (props: BoardProps): Play => {
  const { t } = useTranslation()
  const table = useTable<View, Event>(props, GAME)
  const { view, near, mine, given } = table
  const { reading, seat, legal, names } = given
  const { kind } = view.phase
  const cards = table.open?.sides[near as 0 | 1].hand ?? NO_CARDS
  const hand = useMemo(() => handCards(cards), [cards])
  const choices = useMemo(() => choicesOf(view.options, hand, legal), [view.options, hand, legal])
  // What is moved is chosen first; the free spots begin to glow when it is known.
  const free = kind === 'summon' ? 'w.' : 'a.'
  const plays = kind === 'summon' || kind === 'boost1' || kind === 'boost2'
  const whyNot = (place: string): Refusal | null => {
    if (seat === null) return null
    const [row, at] = place.split('.')
    if (row === 'h') return whyNotHand(reading, view, seat, Number(at))
    const waits = row === 'w' && view.sides[near as 0 | 1].waiting[Number(at)] != null
    return waits ? whyNotWaiting(reading, view, seat, Number(at)) : null
  }
  const handle = ({ picking }: Choosing): PackHandling => ({
    ask: question(t, view, picking, hand, mine, names),
    tells: (place) => plays && place.startsWith('h.'),
    whyNot,
    whyNotThere: (from, to) => (seat === null ? null : whyNotThere(reading, view, seat, from, to)),
    opens: (place) => cardAt(view, near, place) !== null,
    entering: mine && picking.open.length > 0 ? enteringCard(view, near, picking.chosen) : null,
  })
  const board = useBoard(
    table,
    { choices, glows: (place, chosen) => chosen.length > 0 || !place.startsWith(free) },
    handle,
  )
  return { table, board, hand }
}

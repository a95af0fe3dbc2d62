import {
  type Aid,
  D,
  type Event,
  type Square,
  type View,
  aidOf,
  boardBox,
  isNear,
  squareText,
  tokenOf,
  tokenText,
} from '@menagerie/games/double-headed-lion'
import type { Refusal } from '@menagerie/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardProps } from '../board.ts'
import { type Board, type Choosing, type Handling, useBoard } from '../use-board.ts'
import { type Table, type TableGame, useTable } from '../use-table.ts'
import { traces } from './traces.ts'
import { choicesOf, handCards, places } from './choices.ts'
import { GAME, type Side, WORDS } from './looks.ts'
import { question } from './prompt.ts'
import { type Setup, useSetup } from './setup.ts'
import { type Standing, settingUp, standingOf } from './standing.ts'

const NOBODY: readonly number[] = []
const LION: TableGame<View> = {
  id: GAME,
  words: WORDS,
  complete: (choices) => boardBox.complete(choices, null),
  traces,
}

export interface LionHandling extends Handling {
  /** The piece that is chosen to move. */
  readonly mover: Standing | null
  readonly aim: (place: string) => string
}

export interface Play {
  readonly table: Table<View, Event>
  readonly board: Board<LionHandling>
  readonly near: Side
  readonly far: Side
  readonly aid: Aid
  /** The viewer sets up an army. */
  readonly settles: boolean
  /** In any order, not by the formations alone. */
  readonly free: boolean
  readonly setup: Setup
  readonly standing: readonly Standing[]
  readonly hand: ReturnType<typeof handCards>
}

/** Why a piece can be moved nowhere: the reason of a square near by, a full one before all. */
const whyNotMoved = (ask: (to: Square) => Refusal | null, at: Square): Refusal | null => {
  const reasons = [...D.keys()].filter((to) => isNear(at, to)).map(ask)
  return reasons.find((reason) => reason?.code === 'squareFull') ?? reasons.find((reason) => reason !== null) ?? null
}

/** Who sits at the table, and what touching it means. */
export const usePlay = (props: BoardProps): Play => {
  const { t } = useTranslation()
  const table = useTable<View, Event>(props, LION)
  const { view, mine } = table
  const { reading, seat, legal, names, onAct } = props
  const { options, phase } = view
  const near = table.near as Side
  const far = (1 - near) as Side
  const aid = aidOf(props.choices['aid'])
  const settles = mine && phase.kind === 'setup'
  const free = settles && legal.some((notation) => notation.startsWith('place '))
  const setup = useSetup(near, onAct)
  const cards = (table.open ?? view).sides[near].hand ?? NOBODY
  const hand = useMemo(() => handCards(cards), [cards])
  const choices = useMemo(
    () => (free ? setup.choices : choicesOf(options, cards, legal)),
    [free, setup.choices, options, cards, legal],
  )
  const standing = useMemo(
    () => (free ? settingUp(view, near, setup.arrangement) : standingOf(view, aid)),
    [free, view, near, setup.arrangement, aid],
  )
  const standingAt = (place: string): Standing | null => standing.find((one) => one.place === place) ?? null
  const playsCards = phase.kind === 'cards' || phase.kind === 'storm'

  const whyNot = (place: string, mover: Standing | null): Refusal | null => {
    if (seat === null) return null
    const [row, first, second] = place.split('.')
    if (row === 'h') return reading.whyNot(view, seat, `play ${first ?? ''}`)
    if (phase.kind !== 'move') return null
    const moves = (handle: number, to: Square): Refusal | null =>
      reading.whyNot(view, seat, `move ${tokenText(tokenOf(near, handle))} ${squareText(to)}`)
    if (row === 'q') return mover?.handle == null ? null : moves(mover.handle, Number(first))
    const own = row === 't' && Number(first) === near
    return own ? whyNotMoved((to) => moves(Number(second), to), standingAt(place)?.square ?? 0) : null
  }

  const handle = ({ picking, can }: Choosing): LionHandling => {
    const mover = standing.find((one) => picking.chosen.includes(one.place)) ?? null
    return {
      ask: question(t, view, near, mine, picking, standing, names),
      mover,
      tells: (place) => playsCards && place.startsWith('h.'),
      whyNot: (place) => whyNot(place, mover),
      opens: (place) => standingAt(place) !== null,
      // Who presses an enemy on a glowing square, or an own piece that cannot be chosen, means the square.
      aim: (place) => {
        const one =
          can.has(place) || picking.others.has(place) || picking.chosen.includes(place) ? null : standingAt(place)
        if (one === null) return place
        const square = places.square(one.square)
        return can.has(square) ? square : place
      },
      // A card is laid by the drag and sealed by the button.
      stays: (place) => place.startsWith('h.'),
      lines: free ? [] : legal,
    }
  }
  const board = useBoard(
    table,
    {
      choices,
      commit: (choice) => (free ? setup.exchange(choice) : onAct(choice.steps)),
      // What is moved is chosen first; its squares glow when it is known.
      glows: (place, chosen) =>
        phase.kind !== 'move' || chosen.some((one) => one.startsWith('t.')) || !place.startsWith('q.'),
    },
    handle,
  )
  return { table, board, near, far, aid, settles, free, setup, standing, hand }
}

import type { Refusal } from '@menagerie/engine'
import { type Event, type Space, type View, boardBox } from '@menagerie/games/dragon-treasure'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardProps } from '../board.ts'
import { type Board, type Choosing, type Handling, useBoard } from '../use-board.ts'
import { type Table, type TableGame, useTable } from '../use-table.ts'
import { traces } from './traces.ts'
import { type HandCounter, type Moves, handCounters, movesOf, moversTo, places, spaceOf } from './choices.ts'
import { question } from './prompt.tsx'
import { type Selection, isMover, selectionOf } from './selection.ts'
import { type WalkOn, useWalk } from './walk.ts'
import { whyNotSpace } from './why.ts'
import { type Say, WORDS, sayer, wordsOf } from './words.ts'

const NO_COUNTERS: readonly number[] = []
const TREASURE: TableGame<View> = {
  id: 'dragon-treasure',
  words: WORDS,
  complete: (choices) => boardBox.complete(choices, null),
  traces,
}

export interface TreasureHandling extends Handling {
  /** Who is chosen to be led, thrown or chased. */
  readonly mover: string | null
  readonly selection: Selection
}

export interface Play {
  readonly table: Table<View, Event>
  readonly board: Board<TreasureHandling>
  readonly say: Say
  readonly hand: readonly HandCounter[]
  readonly moves: Moves
  readonly walk: WalkOn
  /** Somebody is on a way of several steps. */
  readonly walking: boolean
  /** Treasures stay where they are, although they could come along. */
  readonly leave: boolean
  readonly setLeave: (leave: boolean) => void
}

/** What a press on a space does before anything is explained; false when it does nothing. */
const pressSpace = (
  space: Space,
  { moves, walk }: Pick<Play, 'moves' | 'walk'>,
  { picking, can }: Choosing,
  { mover, selection }: Pick<TreasureHandling, 'mover' | 'selection'>,
): boolean => {
  const goal = places.space(space)
  if (mover !== null && can.has(goal)) return picking.pick(goal)
  const here = selection.moversAt(space)
  if (here.length > 0) {
    const next = here.find((one) => one !== mover)
    return next === undefined ? picking.drop() || true : picking.begin(next)
  }
  const examine = moves.buttons.get('examine')
  if (examine !== undefined && selection.examines(space)) {
    walk.start([examine])
    return true
  }
  const [nearest, ...others] = moversTo(moves, space)
  if (nearest === undefined) return false
  // Only one can go there and goes. Several: the nearest is shown first.
  if (others.length > 0 || mover !== null) return picking.begin(nearest)
  const choice = moves.choices.find((one) => one.places[0] === nearest && one.places[1] === goal)
  if (choice !== undefined) walk.start(choice.steps)
  return true
}

/** Who sits at the table, and what touching it means. `onGo`: somebody is picked up or sent, whatever is pointed at. */
export const usePlay = (props: BoardProps, onGo: () => void): Play => {
  const { t } = useTranslation()
  const say = useMemo(() => sayer(t), [t])
  const seen = useTable<View, Event>(props, TREASURE)
  const { view, near, mine } = seen
  const { reading, seat, legal, busy, names, onAct } = props
  const [leave, setLeave] = useState(false)
  const walk = useWalk(legal, busy, onAct)
  const walking = walk.left > 0
  const active = seen.active && !walking
  const table = { ...seen, active }
  const counters = seen.open?.sides[near]?.hand ?? NO_COUNTERS
  const hand = useMemo(() => handCounters(counters), [counters])
  const moves = useMemo(() => movesOf(view, seat ?? 0, legal, leave), [view, seat, legal, leave])

  const handle = (choosing: Choosing): TreasureHandling => {
    const { picking } = choosing
    const mover = active ? (picking.chosen.find(isMover) ?? null) : null
    const selection = selectionOf({ view, near, moves, mover, able: active, can: picking.can })
    const isOpen = (space: Space): boolean => selection.lookOf(space, say, names).state !== 'rest'
    const whyNot = (place: string): Refusal | null => {
      if (seat === null) return null
      const space = spaceOf(place)
      if (space === null) return reading.whyNot(view, seat, `play ${place.split('.')[1] ?? ''}`)
      return isOpen(space) ? null : whyNotSpace(reading, view, seat, mover, space)
    }
    const asked = question(t, reading, view, moves, mover, mine, names)
    return {
      mover,
      selection,
      ask: walking ? { ...asked, text: say('prompt.walking') } : asked,
      tells: (place) => place.startsWith('h.'),
      whyNot,
      opens: () => false,
      touches: (place) => {
        const space = spaceOf(place)
        return space === null ? [place] : [place, places.army(space), ...(view.dragon === space ? [places.dragon] : [])]
      },
      titleOf: (place) => {
        const space = spaceOf(place)
        return space === null ? say('why.title') : wordsOf(say, view, space, names)
      },
      note: (place) => {
        const space = spaceOf(place)
        return space === null ? null : { text: say(isOpen(space) ? 'space.open' : 'space.nothing'), rule: null }
      },
      // Whoever can be led away from a space is picked up there.
      lifts: (place) => {
        onGo()
        const space = spaceOf(place)
        if (space === null) return place
        const here = selection.moversAt(space)
        return here.find((one) => one === mover) ?? here[0] ?? null
      },
      does: (place) => {
        const space = spaceOf(place)
        if (space === null) return false
        if (walking) walk.stop()
        if (mover !== null && choosing.can.has(place)) onGo()
        return walking || (active && pressSpace(space, { moves, walk }, choosing, { mover, selection }))
      },
      stops: () => {
        if (walking) walk.stop()
        return walking
      },
    }
  }
  const board = useBoard(
    table,
    {
      choices: moves.choices,
      commit: ({ steps }) => walk.start(steps),
      // Who is led is chosen first; the goals glow when that is known.
      glows: (place, chosen) => !walking && (!place.startsWith('s.') || chosen.some(isMover)),
    },
    handle,
  )
  return { table, board, say, hand, moves, walk, walking, leave, setLeave }
}

import type { Seat } from '@menagerie/engine'
import { type View, isComplete, partsFor } from '@menagerie/games/monstructor'
import { useMemo } from 'react'
import type { Reading } from '../../reading.ts'
import { type Stand, useStand } from './stand.ts'
import { type Thing, chosenFrom, thingsIn } from './things.ts'

/** The bench in the middle of the table. */
export interface BenchShown {
  readonly owner: Seat
  readonly things: readonly Thing[]
  readonly stand: Stand
  /** What stands is a complete monster. */
  readonly complete: boolean
  /** A monster is chosen from it by the viewer now. */
  readonly choosing: boolean
  /** Its parts can be moved. */
  readonly live: boolean
  /** Notations that can be done as it stands: what may join, and what ends the choice. */
  readonly offered: readonly string[]
}

/** One's own bench, or the one a monster is chosen from now. */
export const useBench = ({
  reading,
  view,
  open,
  seat,
  near,
  mine,
  legal,
  over,
}: {
  readonly reading: Reading
  readonly view: View
  /** What the player saw whose table is watched, where that is open. */
  readonly open: View | null
  readonly seat: Seat | null
  /** Whose side of the table is seen. */
  readonly near: Seat
  readonly mine: boolean
  readonly legal: readonly string[]
  readonly over: boolean
}): BenchShown => {
  const { options } = view
  const from = mine ? chosenFrom(view) : null
  const choosing = from !== null && legal.some((one) => one.startsWith('use '))
  const owner = choosing ? from : near
  const things = useMemo(() => thingsIn(options, partsFor(open ?? view, owner)), [options, open, view, owner])
  const stand = useStand({ reading, view, seat, owner, things, choosing })
  const { commits, next } = stand
  const offered = useMemo(() => {
    if (!choosing) return legal
    const joining = [...next].flatMap((key) =>
      things.filter((one) => one.key === key).map((one) => `use ${one.handle}`),
    )
    // A turn can be ended whatever stands on the bench.
    const ends = legal.filter((one) => !one.startsWith('use '))
    return [...commits, ...joining, ...ends]
  }, [choosing, legal, commits, next, things])
  return {
    owner,
    things,
    stand,
    complete: isComplete(options, stand.things),
    choosing,
    live: !over && (choosing || (seat !== null && owner === seat)),
    offered,
  }
}

import type { Event, View } from '@menagerie/games/monster-maker'
import { useContext, useMemo, useState } from 'react'
import { HistoriesContext } from '../../pieces/card-history.tsx'
import type { Table } from '../use-table.ts'
import { type RoundUp, roundUpsOf } from './rounds.ts'
import type { Scene } from './scene.ts'

export interface Rounds {
  /** The dungeon whose end is shown now: the last one, on its own when it is news; null for none. */
  readonly shown: RoundUp | null
  /** The last dungeon that is over; null in the first. */
  readonly last: RoundUp | null
  readonly show: () => void
  readonly close: () => void
}

/** Dungeons that are over. The end of one shows itself once, but not in a replay. */
export const useRounds = ({ view, given, telling }: Table<View, Scene>): Rounds => {
  const rounds = useMemo(() => roundUpsOf(view, given.events as readonly Event[]), [view, given.events])
  const [seen, setSeen] = useState(rounds.length)
  const [asked, setAsked] = useState(false)
  const replayed = useContext(HistoriesContext) !== null
  const news = !replayed && given.outcome === null && !telling && rounds.length > seen
  const last = rounds.at(-1) ?? null
  return {
    shown: asked || news ? last : null,
    last,
    show: () => setAsked(true),
    close: () => {
      setSeen(rounds.length)
      setAsked(false)
    },
  }
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEntry } from '../../pieces/log.tsx'
import { inWords } from '../../say.tsx'
import { logEntries } from '../match-words.tsx'
import type { SceneProps } from './scene.ts'

/** What came about so far. */
export interface SceneLog {
  readonly entries: readonly LogEntry[]
  /** What came last, in one breath, for those who hear the table. */
  readonly spoken: string
  /** All events up to the position shown. */
  readonly events: readonly unknown[]
}

export const useLog = (scene: SceneProps): SceneLog => {
  const { t } = useTranslation()
  const { room, board, reading, frame, names, updates, news, walk } = scene
  // In a replay the log itself knows what is new; its lines are made once.
  const fresh = walk === undefined ? scene.fresh : Infinity
  const entries = useMemo(
    () => logEntries(t, room.id, board, reading, updates, names, fresh),
    [t, room.id, board, reading, updates, fresh, names],
  )
  const spoken = useMemo(
    () =>
      news
        .filter((event) => !board.logLine(event).hidden)
        .map((event) => inWords(t, room.id, reading.event(event), names))
        .join(' '),
    [t, room.id, board, reading, news, names],
  )
  const events = useMemo(
    () => updates.filter(({ version }) => version <= frame.version).flatMap((update) => update.events),
    [updates, frame.version],
  )
  return { entries, spoken, events }
}

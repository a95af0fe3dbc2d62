import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEntry } from '../../pieces/log.tsx'
import { inWords } from '../../say.tsx'
import { type Called, calling, logEntries } from '../match-words.tsx'
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
  // A replay is looked at with many eyes and from every moment: its lines are those that all are told.
  const called = useMemo<Called | null>(
    () =>
      walk === undefined && board.called !== undefined
        ? board.called(
            frame.view,
            updates.flatMap((update) => update.events),
            t,
          )
        : null,
    [walk, board, frame.view, updates, t],
  )
  const entries = useMemo(
    () => logEntries(t, room.id, board, reading, updates, names, fresh, called),
    [t, room.id, board, reading, updates, fresh, names, called],
  )
  const spoken = useMemo(
    () =>
      news
        .filter((event) => !board.logLine(event).hidden)
        .map((event) => inWords(t, room.id, calling(reading.event(event), called?.(event)), names))
        .join(' '),
    [t, room.id, board, reading, news, names, called],
  )
  const events = useMemo(
    () => updates.filter(({ version }) => version <= frame.version).flatMap((update) => update.events),
    [updates, frame.version],
  )
  return { entries, spoken, events }
}

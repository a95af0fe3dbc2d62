import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsReady } from '../../i18n.ts'
import type { LogEntry } from '../../pieces/log.tsx'
import { inWords } from '../../say.tsx'
import type { agreedLine } from '../agree/said.ts'
import { type Called, calling, logEntries } from '../match-words.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import { keptLines } from './kept-lines.ts'
import type { SceneProps } from './scene.ts'

/** What came about so far. */
export interface SceneLog {
  readonly entries: readonly LogEntry[]
  /** What came last, in one breath, for those who hear the table. */
  readonly spoken: string
  /** All events up to the position shown. */
  readonly events: readonly unknown[]
}

type Agreed = typeof agreedLine
/** Kinds of entries that are no word between those who sit there, nor anything they agreed on. */
const PLAIN: readonly string[] = [
  'setup',
  'steps',
  'timeout',
  'resign',
  'aside',
] satisfies readonly MatchUpdate['kind'][]

/** The lines of what was said and agreed on, once there is any. */
const useAgreed = (updates: readonly MatchUpdate[]): Agreed | null => {
  const [line, setLine] = useState<Agreed | null>(null)
  const wanted = updates.some(({ kind }) => !PLAIN.includes(kind))
  useEffect(() => {
    if (!wanted) return
    const load = async (): Promise<void> => {
      const said = await import('../agree/said.ts')
      await wordsReady()
      setLine(() => said.agreedLine)
    }
    void load().catch(() => undefined)
  }, [wanted])
  return line
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
  const linesOf = useMemo(
    () => keptLines((update, since, calls) => logEntries(t, room.id, board, reading, [update], names, since, calls)),
    [t, room.id, board, reading, names],
  )
  const told = useMemo(
    () => updates.flatMap((update) => linesOf(update, fresh, called)),
    [linesOf, updates, fresh, called],
  )
  const agreed = useAgreed(updates)
  const entries = useMemo(() => {
    if (agreed === null) return told
    const own = updates.flatMap((update): LogEntry[] => {
      const line = agreed(t, room.id, update, names)
      const { version } = update
      return line === null
        ? []
        : [{ ...line, key: `${version}`, version, rule: null, heading: false, fresh: version > fresh }]
    })
    return [...told, ...own].sort((one, other) => one.version - other.version)
  }, [agreed, told, updates, t, room.id, names, fresh])
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

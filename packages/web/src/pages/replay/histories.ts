import type { MessageValues } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom, Reading } from '../../games.ts'
import type { Histories } from '../../pieces/card-history.tsx'
import type { LogEntry } from '../../pieces/log.tsx'
import type { SeatNames } from '../../say.tsx'
import type { MatchUpdate } from '../../wire/live.ts'
import { logEntries } from '../match-words.tsx'

/** The words of a line's values: what a card is called stands there as it does on the card. */
const wordsOf = (t: TFunction, game: string, values: MessageValues): readonly string[] =>
  Object.values(values).flatMap((value): readonly string[] => {
    if (typeof value === 'number') return []
    const parts = (typeof value === 'string' ? value.split(', ') : value).filter((part) => typeof part === 'string')
    return parts.map((part) => (part.startsWith('@') ? t(part.slice(1), { ns: game }) : part))
  })

type Told = Pick<Histories, 'of' | 'under'>

/** Log lines by what they name, in the order they happened. No board need tell: the words of a line hold the names. */
export const readHistories = (
  t: TFunction,
  room: GameRoom,
  board: BoardModule,
  reading: Reading,
  updates: readonly MatchUpdate[],
  names: SeatNames,
): Told => {
  const entries = logEntries(t, room.id, board, reading, updates, names, Infinity)
  const headings = new Map<string, LogEntry>()
  let heading: LogEntry | null = null
  for (const entry of entries) {
    if (entry.heading) heading = entry
    if (heading !== null) headings.set(entry.key, heading)
  }
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const found = new Map<string, LogEntry[]>()
  for (const { version, events } of updates) {
    for (const [index, event] of events.entries()) {
      const entry = byKey.get(`${version}.${index}`)
      if (entry === undefined) continue
      for (const name of new Set(wordsOf(t, room.id, reading.event(event).values))) {
        const lines = found.get(name)
        if (lines === undefined) found.set(name, [entry])
        else lines.push(entry)
      }
    }
  }
  return {
    of: (name) => found.get(name) ?? [],
    under: (entry) => headings.get(entry.key) ?? null,
  }
}

import { type Choices, type MessageValues, wordsOf } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import type { Reading } from '../../reading.ts'
import type { Histories } from '../../pieces/card-history.tsx'
import type { LogEntry } from '../../pieces/log.tsx'
import type { SeatNames } from '../../say.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import { lineKey, logEntries } from '../match-words.tsx'

/** The texts a value is made of; numbers name nothing. */
const textsIn = (value: MessageValues[string]): readonly string[] => {
  if (typeof value === 'number') return []
  return typeof value === 'string' ? value.split(', ') : value.filter((one) => typeof one === 'string')
}

/**
 * Everything the values of a line name, as it is called at the table: `@ @cards.elf [4 2] + @cards.charm [1]` names two
 * cards. `say` puts a message id and its number into words.
 */
export const namesIn = (values: MessageValues, say: (id: string, number: number) => string): readonly string[] => {
  const names = new Set<string>()
  for (const value of Object.values(values)) {
    for (const part of textsIn(value)) {
      const text = wordsOf(part, (id, number) => {
        const name = say(id, number)
        names.add(name)
        return name
      })
      // What players call a card themselves stands as it is.
      if (!part.startsWith('@')) names.add(text)
    }
  }
  return [...names]
}

type Told = Pick<Histories, 'of' | 'under'>

/**
 * Log lines by what they name, in the order they happened. The words of a line hold the names of cards; a board adds what
 * its lines only mean.
 */
export const readHistories = (
  t: TFunction,
  room: GameRoom,
  board: BoardModule,
  reading: Reading,
  choices: Choices,
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
      const entry = byKey.get(lineKey(version, index))
      // The log hides some events.
      if (entry === undefined) continue
      const said = namesIn(reading.event(event).values, (id, value) => t(id, { ns: room.id, value }))
      for (const name of new Set([...said, ...(board.named?.(event, t, choices) ?? [])])) {
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

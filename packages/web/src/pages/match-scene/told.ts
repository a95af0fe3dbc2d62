import { thingsNamed } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import type { LogEntry } from '../../pieces/log.tsx'
import type { Reading } from '../../reading.ts'
import type { SeatNames } from '../../say.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import { logEntries } from '../match-words.tsx'

/** So many lines of the log are told of a thing. */
const MOST = 4

/** The newest lines of the log that name a thing, the newest first. */
export const toldOf = (
  t: TFunction,
  room: GameRoom,
  board: BoardModule,
  reading: Reading,
  updates: readonly MatchUpdate[],
  names: SeatNames,
  called: readonly string[],
): readonly LogEntry[] => {
  const isCalled = (event: unknown): boolean =>
    Object.values(reading.event(event).values)
      .flat()
      .some((value) => typeof value === 'string' && thingsNamed(value).some((name) => called.includes(name)))
  const found: LogEntry[] = []
  if (called.length === 0) return found
  for (const update of [...updates].reverse()) {
    const events = update.events.filter((event) => !board.logLine(event).hidden && isCalled(event))
    if (events.length > 0)
      found.push(...[...logEntries(t, room.id, board, reading, [{ ...update, events }], names, Infinity)].reverse())
    if (found.length >= MOST) break
  }
  return found.slice(0, MOST)
}

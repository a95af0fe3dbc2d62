import type { LogLine, MessageValues } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import type { BoardModule } from '../boards/board.ts'
import type { Reading } from '../reading.ts'
import type { ActionLine } from '../pieces/action-list.tsx'
import type { LogEntry } from '../pieces/log.tsx'
import { personName } from '../person-name.ts'
import { type SeatNames, withNames, withThings } from '../say.tsx'
import type { MatchUpdate } from '../wire/known.ts'

/** Names by seat; bots are called by what they do, and numbered when several do the same. */
export const playerNames = (t: TFunction, players: Frame['players']): SeatNames => {
  const names = players.map(({ kind, bot, name }) => (kind === 'bot' ? botName(t, bot) : personName(t, name)))
  return names.map((name, seat) =>
    players[seat]?.kind === 'bot' && names.indexOf(name) !== names.lastIndexOf(name)
      ? `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`
      : name,
  )
}

export const botName = (t: TFunction, bot: string | null): string => t([`bots.name.${bot ?? ''}`, 'bots.name.any'])

/** Key of the log line of an event: the version it came with, and its place among the events of that. */
export const lineKey = (version: number, index: number): string => `${version}.${index}`

/** What a viewer's own things are called in the line of an event, by the codes they bear in it. */
export type Called = (event: unknown) => ReadonlyMap<string, string>

/** A line with names in the place of codes. */
export const calling = (line: LogLine, names: ReadonlyMap<string, string> | undefined): LogLine => {
  if (names === undefined || names.size === 0) return line
  const name = <V extends MessageValues[string]>(value: V): V | string =>
    (typeof value === 'string' ? names.get(value) : undefined) ?? value
  const values = Object.fromEntries(
    Object.entries(line.values).map(([key, value]) => [
      key,
      typeof value === 'string' || typeof value === 'number' ? name(value) : value.map(name),
    ]),
  )
  return { ...line, values }
}

/** The log as lines; events after version `fresh` are new. */
export const logEntries = (
  t: TFunction,
  game: string,
  board: BoardModule,
  reading: Reading,
  updates: readonly MatchUpdate[],
  names: SeatNames,
  fresh: number,
  called: Called | null = null,
): readonly LogEntry[] =>
  updates.flatMap((update) =>
    update.events.flatMap((event, index): LogEntry[] => {
      const { icon, heading, hidden } = board.logLine(event)
      if (hidden) return []
      const line = calling(reading.event(event), called?.(event))
      return [
        {
          key: lineKey(update.version, index),
          version: update.version,
          icon,
          heading,
          text: withThings(t, game, line, names),
          rule: line.rule,
          fresh: update.version > fresh,
        },
      ]
    }),
  )

/** Every legal action as a sentence. */
export const actionLines = (
  t: TFunction,
  game: string,
  board: BoardModule,
  reading: Reading,
  view: unknown,
  legal: readonly string[],
  names: SeatNames,
): readonly ActionLine[] => {
  const shown = reading.shown(view)
  return legal.map((notation) => {
    const message = reading.warning(view, [notation]) ?? reading.action(notation)
    return {
      id: notation,
      text: board.actionText(shown, notation, t) ?? (message === null ? notation : withNames(t, game, message, names)),
    }
  })
}

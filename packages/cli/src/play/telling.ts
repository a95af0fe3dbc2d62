import type { Budget } from '@menagerie/bots'
import type { Box, Choices, GameTypes, LogLine, Table, Viewer } from '@menagerie/engine'
import type { Sitter } from '../flags.ts'
import { print } from '../output.ts'
import type { Sayer } from '../say.ts'
import type { Sentences } from '../text.ts'
import type { Asker } from './asker.ts'

/** A match at this device. */
export interface Match<T extends GameTypes> {
  readonly box: Box<T>
  readonly options: T['Options']
  readonly choices: Choices
  readonly table: Table
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly teller: Sayer
  readonly asker: Asker
  readonly budget: Budget
  readonly seed: string
}

/** The lines of a board, as far as a table with these choices shows it. */
export const boardOf = <T extends GameTypes>(
  { text }: Box<T>,
  choices: Choices,
  view: T['View'],
  sentences: Sentences,
): readonly string[] => text.board(text.shown?.(choices, view) ?? view, sentences)

/** An event as such a table says it. */
export const lineOf = <T extends GameTypes>(
  { text }: Box<T>,
  choices: Choices,
  options: T['Options'],
  event: T['Event'],
): LogLine => text.event(options, text.told?.(choices, event) ?? event)

/** What happened since this viewer last looked, in words. Returns the version told up to. */
export const tellUpdates = <T extends GameTypes>(match: Match<T>, viewer: Viewer, since: number): number => {
  const { box, choices, options, table, teller } = match
  const { updates, version } = table.project(viewer, since)
  const events = updates.flatMap((update) => update.events) as readonly T['Event'][]
  for (const event of events) {
    const line = lineOf(box, choices, options, event)
    print(`  ${teller.say(line)}${line.rule === null ? '' : ` (${line.rule})`}`)
  }
  return version
}

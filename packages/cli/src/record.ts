import type { Box, BySeat, GameTypes, MatchRecord, SealedHolder, SeatHolder } from '@menagerie/engine'
import { readJson } from './flags.ts'
import { wrongUsage } from './stop.ts'
import { t } from './text.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHolder = (value: unknown): boolean =>
  isObject(value) &&
  (value['kind'] === 'human' || value['kind'] === 'bot') &&
  (typeof value['name'] === 'string' || value['name'] === null)

/** Enough of a shape to replay or verify, which find whatever else is wrong. */
const isRecord = (value: unknown): value is MatchRecord => {
  if (!isObject(value) || !isObject(value['header']) || !Array.isArray(value['entries'])) return false
  const { game, seats, choices, loadouts, contributions } = value['header']
  return (
    typeof game === 'string' &&
    Array.isArray(seats) &&
    seats.every(isHolder) &&
    isObject(choices) &&
    Array.isArray(loadouts) &&
    Array.isArray(contributions) &&
    value['entries'].every(
      (entry) => isObject(entry) && Array.isArray(entry['steps']) && Array.isArray(entry['outcomes']),
    )
  )
}

export const readRecord = (path: string): MatchRecord => {
  const record = readJson(path)
  if (!isRecord(record)) throw wrongUsage(t('replay.noRecord', { path }))
  return { ...record, reveal: typeof record.reveal === 'string' ? record.reveal : null }
}

/** How the seats are called in sentences: by number, with the bot where one sits there. */
export const seatNames = (seats: BySeat<SeatHolder | SealedHolder>): readonly string[] =>
  seats.map((holder, i) =>
    holder.kind === 'bot' ? t('play.seatBot', { seat: i + 1, bot: holder.bot }) : t('play.seat', { seat: i + 1 }),
  )

/** An action's sentence for every step of a commit. */
export const stepsInWords = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  say: (message: ReturnType<Box<T>['text']['action']>) => string,
  steps: readonly string[],
): string =>
  steps
    .map((text) => {
      const action = box.game.parse(options, text)
      return action === null ? text : say(box.text.action(options, action))
    })
    .join('; ')

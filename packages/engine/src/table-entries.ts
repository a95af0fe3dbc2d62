import type { BySeat, Seat } from './game.ts'
import type { RecordHeader, TableKind } from './record.ts'
import { type Refusal, refusal } from './refusal.ts'
import { secondsAt } from './table-options.ts'

/** The part of a match that entries of the table change. */
interface Around {
  readonly box: { readonly clocks: readonly { readonly option: string }[] }
  readonly header: RecordHeader
  away: BySeat<string | null>
  clocks: Readonly<Record<string, number>>
}

/** Seconds of a clock now: as it was changed last, or as the table began with. */
export const clockSeconds = ({ header, clocks }: Pick<Around, 'header' | 'clocks'>, option: string): number =>
  clocks[option] ?? secondsAt(header.choices, option)

const LONGEST_BOT = 40
const MOST_SECONDS = 100_000_000

/** Whole seconds written as the shortest text. */
const readSeconds = (text: string | undefined): number | null => {
  const seconds = Number(text)
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= MOST_SECONDS && String(seconds) === text
    ? seconds
    : null
}

/** What becomes of the table beside the match. Records of format 1 know nothing of it. */
export const changeTable = (
  around: Around,
  kind: TableKind,
  { seat, steps }: { readonly seat: Seat | null; readonly steps: readonly string[] },
): Refusal | null => {
  if (around.header.format === 1) return refusal('tableFixed', 'TABLE-RECORD')
  return kind === 'clock' ? changeClock(around, seat, steps) : changeHands(around, kind, seat, steps)
}

const changeClock = (around: Around, seat: Seat | null, steps: readonly string[]): Refusal | null => {
  const [option = '', text] = steps
  const seconds = readSeconds(text)
  if (
    seat !== null ||
    steps.length !== 2 ||
    seconds === null ||
    !around.box.clocks.some((one) => one.option === option)
  )
    return refusal('clockUnknown', 'TABLE-CLOCK')
  around.clocks = { ...around.clocks, [option]: seconds }
  return null
}

/** A person's seat goes to a bot, or back to the person. */
const changeHands = (
  around: Around,
  kind: Exclude<TableKind, 'clock'>,
  seat: Seat | null,
  steps: readonly string[],
): Refusal | null => {
  const holder = around.header.seats[seat ?? -1]
  if (holder?.kind !== 'human') return refusal('seatNotAway', 'TABLE-SEAT')
  const isAway = around.away[seat ?? -1] !== null
  const [bot = ''] = steps
  const fits =
    kind === 'givenBack'
      ? isAway && steps.length === 0
      : !isAway && steps.length === 1 && bot !== '' && bot.length <= LONGEST_BOT
  if (!fits) return refusal('seatNotAway', 'TABLE-SEAT')
  around.away = around.away.map((one, at) => (at === seat ? (kind === 'givenBack' ? null : bot) : one))
  return null
}

import type { BySeat, Seat } from './game.ts'
import type { Entry, RecordHeader, TableKind } from './record.ts'
import { type Refusal, refusal, unreachable } from './refusal.ts'
import { secondsAt } from './table-options.ts'

/** The match stood still from one entry to another. */
export interface Pause {
  /** The seq of the entry by which it was agreed. */
  readonly from: number
  /** When that was, milliseconds since 1970. */
  readonly at: number
  /** The seq of the entry by which it went on; null: it is paused. */
  readonly to: number | null
}

/** The part of a match that entries of the table change. */
interface Around {
  readonly box: { readonly clocks: readonly { readonly option: string }[] }
  readonly header: RecordHeader
  away: BySeat<string | null>
  absent: BySeat<boolean>
  clocks: Readonly<Record<string, number>>
  clockSince: number
  pauses: readonly Pause[]
}

/** Seconds of a clock now: as it was changed last, or as the table began with. */
export const clockSeconds = ({ header, clocks }: Pick<Around, 'header' | 'clocks'>, option: string): number =>
  clocks[option] ?? secondsAt(header.choices, option)

/** Second step of a seat taken over because its person stayed away. */
export const ABSENT = 'absent'

const LONGEST_BOT = 40
const MOST_SECONDS = 100_000_000

/** Whole seconds written as the shortest text. */
export const readSeconds = (text: string | undefined): number | null => {
  const seconds = Number(text)
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= MOST_SECONDS && String(seconds) === text
    ? seconds
    : null
}

/** An entry as far as it is of the table. */
interface Change {
  readonly seat: Seat | null
  readonly steps: readonly string[]
  readonly seq: number
  readonly at: number
}

/** What becomes of the table beside the match, once all have agreed who have a say in it. Records of format 1 know nothing of it. */
export const changeTable = (around: Around, kind: TableKind, change: Change): Refusal | null => {
  if (around.header.format === 1) return refusal('tableFixed', 'TABLE-RECORD')
  switch (kind) {
    case 'clock':
      return changeClock(around, change)
    case 'takenOver':
    case 'givenBack':
      return changeHands(around, kind, change)
    case 'paused':
      around.pauses = [...around.pauses, { from: change.seq, at: change.at, to: null }]
      return null
    case 'resumed':
      goOn(around, change.seq)
      return null
    case 'offered':
    case 'accepted':
    case 'refused':
    case 'withdrawn':
      return null
    default:
      return unreachable(kind)
  }
}

/** A pause ends with this entry. */
export const goOn = (around: Pick<Around, 'pauses'>, seq: number): void => {
  around.pauses = around.pauses.map((pause) => (pause.to === null ? { ...pause, to: seq } : pause))
}

const changeClock = (around: Around, { steps, seq }: Change): Refusal | null => {
  const [option = '', text] = steps
  const seconds = readSeconds(text)
  if (steps.length !== 2 || seconds === null || !around.box.clocks.some((one) => one.option === option))
    return refusal('clockUnknown', 'TABLE-CLOCK')
  around.clocks = { ...around.clocks, [option]: seconds }
  around.clockSince = seq
  return null
}

/** A person's seat goes to a bot, or back to the person. */
const changeHands = (around: Around, kind: 'takenOver' | 'givenBack', { seat, steps }: Change): Refusal | null => {
  const holder = around.header.seats[seat ?? -1]
  if (holder?.kind !== 'human') return refusal('seatNotAway', 'TABLE-SEAT')
  const isAway = around.away[seat ?? -1] !== null
  const [bot = ''] = steps
  const fits =
    kind === 'givenBack'
      ? isAway && steps.length === 0
      : !isAway &&
        steps.length <= 2 &&
        [ABSENT, undefined].includes(steps[1]) &&
        bot !== '' &&
        bot.length <= LONGEST_BOT
  if (!fits) return refusal('seatNotAway', 'TABLE-SEAT')
  around.away = around.away.map((one, at) => (at === seat ? (kind === 'givenBack' ? null : bot) : one))
  around.absent = around.absent.map((one, at) => (at === seat ? steps.length > 1 : one))
  return null
}

/** Whether an entry is one of the rule for who stays away. */
export const isOfAbsence = ({ kind, steps }: Pick<Entry, 'kind' | 'steps'>): boolean =>
  kind === 'forfeit' || kind === 'abandoned' || (kind === 'takenOver' && steps.length > 1)

/** Who claims by this entry; null where it comes by itself. */
export const claimantOf = ({ kind, steps }: Pick<Entry, 'kind' | 'steps'>): Seat | null =>
  kind === 'forfeit' && steps.length > 0 ? Number(steps[0]) : null

/** What was asked for, and by whom, in an entry of this rule: a claim is the claimant's, of the seat it is about. */
export const claimedBy = (wanted: Pick<Entry, 'kind' | 'seat' | 'steps'>): Pick<Entry, 'kind' | 'seat' | 'steps'> => {
  const { kind, seat, steps } = wanted
  const claimant = claimantOf(wanted)
  return claimant === null ? { kind, seat, steps } : { kind, seat: claimant, steps: [String(seat)] }
}

import type { Box } from './box.ts'
import type { GameTypes } from './game.ts'
import { type Choices, type OptionRow, applies } from './options.ts'

/* Options of the table that several games have: their rows, and how each is read. The rules know none of them. */

/** What all options of the table have in common; each adds who reads it. */
export const tableRow = { scope: 'table', mark: 'D', rules: [], when: null } as const

/** Seconds: thirty days. */
const LONGEST = 2_592_000
/** Minutes: as long. */
const LONGEST_BANK = 43_200

/** Seconds that a question may take; 0: as long as one likes. Read through the game's clocks. */
export const secondsRow = <const Id extends string>(id: Id, when: OptionRow['when'] = null) =>
  ({ ...tableRow, readBy: 'clock', when, id, kind: 'integer', min: 0, max: LONGEST, default: 0 }) as const

/** Seconds of a clock at this table; 0 where it is off. */
export const secondsAt = (choices: Choices, option: string): number => {
  const seconds = choices[option]
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0
}

/**
 * Minutes that each seat has for the whole match beside the time of a question, which it draws on when that is up. They say nothing where no
 * clock runs.
 */
export const bankRow = {
  ...tableRow,
  readBy: 'bank',
  id: 'bankMinutes',
  kind: 'integer',
  min: 0,
  max: LONGEST_BANK,
  default: 0,
} as const satisfies OptionRow

/** Milliseconds of it; 0 where there is none. */
export const bankAt = (choices: Choices): number => {
  const minutes = choices[bankRow.id]
  return typeof minutes === 'number' && minutes > 0 ? 60_000 * minutes : 0
}

/** Whether any clock of the game may run at this table: one that is not off, and whose option says something here. */
export const isTimed = <T extends GameTypes>({ clocks, options }: Box<T>, choices: Choices): boolean =>
  clocks.some(({ option }) => {
    const row = options.find(({ id }) => id === option)
    return row !== undefined && applies(row, options, choices) && secondsAt(choices, option) > 0
  })

/** What the table does about who is asked and stays away while another person waits (`absenceAt`). */
export const absenceRow = {
  ...tableRow,
  readBy: 'absence',
  id: 'absence',
  kind: 'choice',
  choices: ['bot', 'wait', 'forfeit', 'claim'],
  default: 'bot',
  formerly: 'wait',
} as const satisfies OptionRow

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Milliseconds, by what is chosen. */
const AFTER = {
  minutes5: 5 * MINUTE,
  minutes30: 30 * MINUTE,
  hours12: DAY / 2,
  day1: DAY,
  days3: 3 * DAY,
  days7: 7 * DAY,
} as const

/** After how long a seat is forfeit, or may be claimed. */
export const absenceAfterRow = {
  ...tableRow,
  readBy: 'absence',
  id: 'absenceAfter',
  kind: 'choice',
  choices: ['minutes5', 'minutes30', 'hours12', 'day1', 'days3', 'days7'],
  default: 'day1',
  when: { option: 'absence', in: ['forfeit', 'claim'] },
} as const satisfies OptionRow

/**
 * `bot`: one takes the seat, and gives it back. `wait`: the match ends without a winner at last. `forfeit`: the seat has given up.
 * `claim`: the others may say that it has.
 */
export interface Absence {
  readonly kind: (typeof absenceRow.choices)[number]
  /** Milliseconds that somebody is asked and not there. */
  readonly ms: number
}

const BOT_MS = 2 * MINUTE
const WAIT_MS = 30 * DAY

/** The rule of a table for who stays away; null where it has none, as those of one device and those from before there was one. */
export const absenceAt = (choices: Choices): Absence | null => {
  const kind = absenceRow.choices.find((choice) => choice === choices[absenceRow.id])
  if (kind === undefined) return null
  if (kind === 'bot' || kind === 'wait') return { kind, ms: kind === 'bot' ? BOT_MS : WAIT_MS }
  const after = absenceAfterRow.choices.find((choice) => choice === choices[absenceAfterRow.id])
  return { kind, ms: AFTER[after ?? absenceAfterRow.default] }
}

/** At once, or over days. */
export type TablePace = 'live' | 'days'

/** Milliseconds: whoever may take longer for a decision does not wait at the table. */
const LONGEST_LIVE = 60 * MINUTE

/**
 * How people play at a table: by its clock, whose seconds are given (null: none runs), and without one by how long it waits for who stays
 * away. From before there was such a rule people waited for one another.
 */
export const tablePace = (choices: Choices, seconds: number | null): TablePace => {
  const ms = seconds === null ? (absenceAt(choices)?.ms ?? 0) : 1000 * seconds
  return ms > LONGEST_LIVE ? 'days' : 'live'
}

/** Whether those who only look on see hands: never, some decisions late, or when the match is over. */
export const observerHandsRow = {
  ...tableRow,
  readBy: 'observers',
  id: 'observerHands',
  kind: 'choice',
  choices: ['off', 'delayed', 'afterGame'],
  default: 'off',
} as const satisfies OptionRow

export type ObserverHands = (typeof observerHandsRow.choices)[number]

/** `off` where the game has no such option. */
export const observerHandsAt = (choices: Choices): ObserverHands =>
  observerHandsRow.choices.find((choice) => choice === choices[observerHandsRow.id]) ?? 'off'

/** By how many decisions those who only look on see the match late while it runs. */
export const spectatorDelayRow = {
  ...tableRow,
  readBy: 'delay',
  id: 'spectatorDelay',
  kind: 'choice',
  choices: ['off', 'decisions4', 'decisions12', 'decisions30'],
  default: 'off',
} as const satisfies OptionRow

const BEHIND: Readonly<Record<string, number>> = { decisions4: 4, decisions12: 12, decisions30: 30 }

/** 0: they see the present, as at tables from before there was a choice. */
export const spectatorDelayAt = (choices: Choices): number => BEHIND[String(choices[spectatorDelayRow.id])] ?? 0

/** Whether a bot may be asked for advice: by who plays against bots alone, by everybody, by nobody. */
export const hintsRow = {
  ...tableRow,
  readBy: 'hints',
  id: 'hints',
  kind: 'choice',
  choices: ['alone', 'on', 'off'],
  default: 'alone',
} as const satisfies OptionRow

/** Whether advice is given at a table with so many people. */
export const givesHints = (choices: Choices, people: number): boolean => {
  const wanted = choices[hintsRow.id]
  return wanted === 'on' || (wanted !== 'off' && people === 1)
}

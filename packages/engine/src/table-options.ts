import type { Box } from './box.ts'
import type { GameTypes } from './game.ts'
import { type Choices, type OptionRow, applies } from './options.ts'

/* Options of the table that several games have: their rows, and how each is read. The rules know none of them. */

/** What all options of the table have in common; each adds who reads it. */
export const tableRow = { scope: 'table', mark: 'D', rules: [], when: null } as const

const LONGEST = 3600

/** Seconds that a question may take; 0: as long as one likes. Read through the game's clocks. */
export const secondsRow = <const Id extends string>(id: Id, when: OptionRow['when'] = null) =>
  ({ ...tableRow, readBy: 'clock', when, id, kind: 'integer', min: 0, max: LONGEST, default: 0 }) as const

/** Seconds of a clock at this table; 0 where it is off. */
export const secondsAt = (choices: Choices, option: string): number => {
  const seconds = choices[option]
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0
}

/** Whether any clock of the game may run at this table: one that is not off, and whose option says something here. */
export const isTimed = <T extends GameTypes>({ clocks, options }: Box<T>, choices: Choices): boolean =>
  clocks.some(({ option }) => {
    const row = options.find(({ id }) => id === option)
    return row !== undefined && applies(row, options, choices) && secondsAt(choices, option) > 0
  })

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

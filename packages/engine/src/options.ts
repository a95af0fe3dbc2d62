import type { Claims } from './claims.ts'
import { type Fault, type MessageValues, type Result, fault, faulty, ok } from './refusal.ts'

/** Where a fact comes from: [S] stated by the rulebook, [P] public fact with a source, [D] designed by us. */
export type Mark = 'S' | 'P' | 'D'

interface RowBase {
  readonly id: string
  readonly mark: Mark
  /** Rule ids the option changes; each stands in the rulebook room. */
  readonly rules: readonly string[]
  /** Shown only while another option has one of these values; null: always. */
  readonly when: { readonly option: string; readonly in: readonly OptionValue[] } | null
  /**
   * What records without this row were played under, where that is not the default: the row came with a correction of
   * the rules. New matches name every option (`recordedChoices`).
   */
  readonly formerly?: OptionValue
}

export type OptionValue = string | number | boolean

/** `game`: part of Options, read by the rules. `table`: seconds, aids, spectators; the rules know nothing of it, and `readBy` says who does. */
type Scope =
  | { readonly scope: 'game' }
  | {
      readonly scope: 'table'
      /** A clock of the box or what seats have beside it, who shows hands to observers, by how much they are late, who gives advice, who looks after the absent (`table-options.ts`), or the client alone. */
      readonly readBy: 'clock' | 'bank' | 'observers' | 'delay' | 'hints' | 'absence' | 'client'
    }

/** Describes one option: enough to draw a form, check a file and link the rulebook. Texts are `options.<id>.*` in the catalogue. */
export type OptionRow = RowBase &
  Scope &
  (
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string }
    | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
    | { readonly kind: 'flag'; readonly default: boolean }
    /** Replaceable components: the id of a component set, or the data itself (checked by the game). */
    | { readonly kind: 'data'; readonly choices: readonly string[]; readonly default: string }
    /** `most` things, of which each seat claims another before the match (`Claims`); a rule of the table's people, not of the game. */
    | { readonly kind: 'claim'; readonly most: number; readonly default: readonly [] }
  )

type Rows = readonly OptionRow[]
type GameRow<R extends Rows> = Extract<R[number], { readonly scope: 'game' }>

/** What a row lets one choose; data is whatever the game reads. */
export type ValueOf<Row> = Row extends { readonly kind: 'choice'; readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Row extends { readonly kind: 'integer' }
    ? number
    : Row extends { readonly kind: 'flag' }
      ? boolean
      : Row extends { readonly kind: 'claim' }
        ? Claims
        : unknown

/** The rows of the rules, by id. */
export type GameRows<R extends Rows> = { readonly [Row in GameRow<R> as Row['id']]: Row }

/** What rows declared `as const` make of Options: every row of the rules under its id, but data, which the game reads itself. */
export type OptionsOf<R extends Rows> = {
  readonly [Row in GameRow<R> as Row['kind'] extends 'data' ? never : Row['id']]: ValueOf<Row>
}

/** The data rows by id: an id of `choices`, or data of the user's own. */
export type DataOf<R extends Rows> = {
  readonly [Row in GameRow<R> as Row['kind'] extends 'data' ? Row['id'] : never]: unknown
}

/** A named bundle of option values, `presets.<id>` in the catalogue. */
export interface Preset {
  readonly id: string
  readonly values: Readonly<Record<string, OptionValue>>
}

/** What a person chose: option id to value; ids that are absent have their default. */
export type Choices = Readonly<Record<string, unknown>>

export const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an option says anything beside these choices, of which those that are absent have their default. */
export const applies = ({ when }: OptionRow, rows: readonly OptionRow[], choices: Choices): boolean => {
  if (when === null) return true
  const value = choices[when.option] ?? rows.find(({ id }) => id === when.option)?.default
  return when.in.some((one) => one === value)
}

/** Whether a value is the row's default: for claims, that nobody claims anything. */
export const isDefault = (row: OptionRow, value: unknown): boolean =>
  row.kind === 'claim' && Array.isArray(value) ? value.every((claim) => claim === null) : value === row.default

/** The choices of a record. A row it does not name came later: it was played under the row's `formerly`, or its default. */
export const recordedChoices = (rows: readonly OptionRow[], choices: Choices): Choices => {
  const older = rows.filter(({ id, formerly }) => formerly !== undefined && !Object.hasOwn(choices, id))
  return older.length === 0
    ? choices
    : { ...choices, ...Object.fromEntries(older.map((row) => [row.id, row.formerly])) }
}

/** Checks choices against the rows, all faults at once, and fills in the defaults. Data is passed through for the game to check. */
export const fillChoices = (rows: readonly OptionRow[], chosen: unknown): Result<Readonly<Record<string, unknown>>> => {
  if (!isChoices(chosen)) return faulty([fault('optionsNotAnObject', 'options')])
  const faults: Fault[] = []
  for (const id of Object.keys(chosen)) {
    if (!rows.some((row) => row.id === id))
      faults.push(fault('optionUnknown', `options.${id}`, null, { option: id.slice(0, 40) }))
  }
  const filled: Record<string, unknown> = {}
  for (const row of rows) {
    const value = Object.hasOwn(chosen, row.id) ? chosen[row.id] : row.default
    const problem = whyNotValue(row, value)
    if (problem !== null) faults.push(fault(problem.code, `options.${row.id}`, row.rules[0] ?? null, problem.values))
    filled[row.id] = value
  }
  return faults.length > 0 ? faulty(faults) : ok(filled)
}

const whyNotValue = (row: OptionRow, value: unknown): { code: string; values: MessageValues } | null => {
  switch (row.kind) {
    case 'choice':
      return typeof value === 'string' && row.choices.includes(value)
        ? null
        : { code: 'optionNotAChoice', values: { option: row.id, choices: row.choices.join(', ') } }
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= row.min && value <= row.max
        ? null
        : { code: 'optionOutOfRange', values: { option: row.id, min: row.min, max: row.max } }
    case 'flag':
      return typeof value === 'boolean' ? null : { code: 'optionNotAFlag', values: { option: row.id } }
    case 'data':
      return typeof value === 'object' || (typeof value === 'string' && row.choices.includes(value))
        ? null
        : { code: 'optionNotData', values: { option: row.id, choices: row.choices.join(', ') } }
    case 'claim':
      return whyNotClaims(row, value)
  }
}

const whyNotClaims = (
  { id, most }: OptionRow & { readonly kind: 'claim' },
  value: unknown,
): { code: string; values: MessageValues } | null => {
  const isClaim = (claim: unknown): boolean =>
    claim === null || (typeof claim === 'number' && Number.isInteger(claim) && claim >= 1 && claim <= most)
  if (!Array.isArray(value) || value.length > most || !value.every(isClaim)) {
    return { code: 'optionNotClaims', values: { option: id, most } }
  }
  const twice = value.find((claim, seat) => claim !== null && value.indexOf(claim) !== seat) as number | undefined
  return twice === undefined ? null : { code: 'optionClaimedTwice', values: { option: id, claim: twice } }
}

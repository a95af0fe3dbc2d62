import { type Fault, type MessageValues, type Result, fault, faulty, ok } from './refusal.ts'

/** Where a fact comes from: [S] stated by the rulebook, [P] public fact with a source, [D] designed by us. */
export type Mark = 'S' | 'P' | 'D'

interface RowBase {
  readonly id: string
  /** `game`: part of Options, obeyed by the rules. `table`: seconds, aids, spectators; obeyed by Table, server or client. */
  readonly scope: 'game' | 'table'
  readonly mark: Mark
  /** Rule ids the option changes; each stands in the rulebook room. */
  readonly rules: readonly string[]
  /** Shown only while another option has one of these values; null: always. */
  readonly when: { readonly option: string; readonly in: readonly OptionValue[] } | null
}

export type OptionValue = string | number | boolean

/** Describes one option: enough to draw a form, check a file and link the rulebook. Texts are `options.<id>.*` in the catalogue. */
export type OptionRow = RowBase &
  (
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string }
    | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
    | { readonly kind: 'flag'; readonly default: boolean }
    /** Replaceable components: the id of a component set, or the data itself (checked by the game). */
    | { readonly kind: 'data'; readonly choices: readonly string[]; readonly default: string }
  )

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
  }
}

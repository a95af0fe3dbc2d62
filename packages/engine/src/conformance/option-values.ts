import { type Chance, anyOf } from '../chance/chance.ts'
import { type Claims, settledClaims } from '../claims.ts'
import { type Choices, type OptionRow, applies } from '../options.ts'

/** Integer options of so many values or fewer are met in each. */
const FEW = 8

/** Data of the user's own, whatever it is. */
export const OWN = 'own data'

const integersOf = (row: OptionRow & { readonly kind: 'integer' }): readonly number[] =>
  row.max - row.min < FEW
    ? Array.from({ length: row.max - row.min + 1 }, (_, at) => row.min + at)
    : [row.min, row.default, row.max]

/** What has to occur of an option: every choice, both ways of a flag, the ends of a long range, every set and an own one. */
export const valuesOf = (row: OptionRow): readonly unknown[] => {
  switch (row.kind) {
    case 'choice':
      return row.choices
    case 'flag':
      return [false, true]
    case 'integer':
      return integersOf(row)
    case 'data':
      return [...row.choices, OWN]
    case 'claim':
      return [row.default, CROSSED]
  }
}

/** The first two seats claim what would be the other's. */
const CROSSED: Claims = [2, 1]

/** Claims are told by whether every seat gets what it would without any. */
const namedClaims = (claims: Claims): string =>
  settledClaims(claims, claims.length).every((thing, seat) => thing === seat + 1) ? 'in order' : 'out of order'

const nameOf = (row: OptionRow, value: unknown): string => {
  if (row.kind === 'claim') return namedClaims(Array.isArray(value) ? (value as Claims) : [])
  return row.kind === 'data' && typeof value === 'object' ? OWN : String(value)
}

export const named = (row: OptionRow, value: unknown): string => `${row.id}=${nameOf(row, value)}`

/**
 * How long a question may take, what becomes of who stays away, and how late others look on: nothing of a match that is played through
 * tells their values apart.
 */
const UNMET: ReadonlySet<string> = new Set(['clock', 'bank', 'absence', 'delay'])
const isMet = (row: OptionRow): boolean => row.scope === 'game' || !UNMET.has(row.readBy)

/** Names of the values, such as `format=short`, that no table of these full choices has. */
export const unmetValues = (all: readonly OptionRow[], tables: readonly Choices[]): readonly string[] => {
  const rows = all.filter(isMet)
  const met = new Set(
    tables.flatMap((choices) =>
      rows.filter((row) => applies(row, rows, choices)).map((row) => named(row, choices[row.id])),
    ),
  )
  // A default may be an end of its range.
  const wanted = new Set(rows.flatMap((row) => valuesOf(row).map((value) => named(row, value))))
  return [...wanted].filter((name) => !met.has(name))
}

/**
 * Choices in which one or two of the unmet values stand, with those they hang on. `own` has data by option, for sets that are
 * not supplied.
 */
export const towards = (
  rows: readonly OptionRow[],
  choices: Choices,
  unmet: readonly string[],
  own: Choices,
  chance: Chance,
): Choices => {
  const changed: Record<string, unknown> = { ...choices }
  for (let turn = 0; turn < 2 && unmet.length > 0; turn++) {
    const name = anyOf(unmet, chance)
    const row = rows.find(({ id }) => name.startsWith(`${id}=`)) as OptionRow
    const value = valuesOf(row).find((one) => named(row, one) === name)
    if (row.when !== null && !applies(row, rows, changed)) changed[row.when.option] = row.when.in[0]
    changed[row.id] = value === OWN ? (own[row.id] ?? changed[row.id]) : value
  }
  return changed
}

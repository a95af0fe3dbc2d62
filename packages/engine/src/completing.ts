import { canonicalJson } from './canonical.ts'
import type { Outcome } from './game.ts'
import { interned } from './interned.ts'
import { type Choices, type DataOf, type OptionRow, type OptionsOf, fillChoices } from './options.ts'
import { type Result, ok } from './refusal.ts'

type Filled = Readonly<Record<string, unknown>>

const only = (filled: Filled, ids: readonly string[]): Filled => {
  const kept: Record<string, unknown> = {}
  for (const id of ids) kept[id] = filled[id]
  // A copy: an object filled by looked-up keys is a slow dictionary, and every rule reads the options.
  return { ...kept }
}

/** The one place where checked choices become typed: `fillChoices` has seen a value of its kind for every row. */
const typed = <R extends readonly OptionRow[]>(
  rows: R,
): ((filled: Filled) => { readonly rules: OptionsOf<R>; readonly data: DataOf<R> }) => {
  const game = rows.filter(({ scope }) => scope === 'game')
  const idsOf = (isData: boolean): readonly string[] =>
    game.filter(({ kind }) => (kind === 'data') === isData).map(({ id }) => id)
  const [rules, data] = [idsOf(false), idsOf(true)]
  return (filled) => ({ rules: only(filled, rules) as OptionsOf<R>, data: only(filled, data) as DataOf<R> })
}

/**
 * How choices become a game's Options: checked by the rows and completed, made once for the same choices, and frozen.
 * `make` adds what the game reads from data; `lastOf` is what options take from how the last match ended, null unless given.
 */
export const completing = <const R extends readonly OptionRow[], O extends object, L = null>(
  rows: R,
  make: (rules: OptionsOf<R>, data: DataOf<R>, last: L | null) => Result<O>,
  lastOf?: (last: Outcome | null) => L,
): ((chosen: Choices, last: Outcome | null) => Result<O>) => {
  const known = interned<O>()
  const typedBy = typed(rows)
  return (chosen, last) => {
    const filled = fillChoices(rows, chosen)
    if (!filled.ok) return filled
    const { rules, data } = typedBy(filled.value)
    const told = lastOf === undefined ? null : lastOf(last)
    return known(canonicalJson([rules, data, told]), () => {
      const made = make(rules, data, told)
      return made.ok ? ok(Object.freeze(made.value)) : made
    })
  }
}

/** What a data row chose: a set supplied, by its id, or one of the user's own, read and checked. */
export const suppliedOr = <X>(
  sets: Readonly<Record<string, X>>,
  chosen: unknown,
  read: (own: unknown) => Result<X>,
): Result<X> => {
  const supplied = typeof chosen === 'string' && Object.hasOwn(sets, chosen) ? sets[chosen] : undefined
  return supplied === undefined ? read(chosen) : ok(supplied)
}

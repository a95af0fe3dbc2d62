import { type Choices, type SomeBox, isDefault, recordedChoices } from '@menagerie/engine'

/** Of options that are none of the game's ready-made ones. */
const OTHER_MODE = 'other'

/**
 * The ready-made choice that a table's options are, as far as the rules read them: clocks, aids and claims make no other mode.
 */
export const modeOf = (box: SomeBox, choices: Choices): string =>
  box((one) => {
    const rows = one.options.filter(({ scope, kind }) => scope === 'game' && kind !== 'claim')
    const all = recordedChoices(one.options, choices)
    const valuesOf = (values: Choices): string =>
      JSON.stringify(rows.map((row) => (isDefault(row, values[row.id] ?? row.default) ? null : values[row.id])))
    const own = valuesOf(all)
    return one.presets.find(({ values }) => valuesOf(values) === own)?.id ?? OTHER_MODE
  })

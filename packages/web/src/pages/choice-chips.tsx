import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

/** Words of its own that are only heard, or the id of the element that shows them. */
type Named = { readonly label: string } | { readonly labelId: string }

/** One of several, as a row of chips. */
export const ChoiceChips = <Id extends string>({
  ids,
  words,
  value,
  onChange,
  ...named
}: Named & {
  readonly ids: readonly Id[]
  readonly words: (id: Id) => string
  readonly value: Id
  readonly onChange: (id: Id) => void
}) => (
  <RadioGroup
    className="chips"
    {...('label' in named ? { 'aria-label': named.label } : { 'aria-labelledby': named.labelId })}
    value={value}
    // Only the ids below can be chosen.
    onChange={(id) => onChange(id as Id)}
  >
    {ids.map((id) => (
      <Radio key={id} className="chip" value={id}>
        <span>{words(id)}</span>
      </Radio>
    ))}
  </RadioGroup>
)

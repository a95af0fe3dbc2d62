import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

/** One of several, as a row of chips. */
export const ChoiceChips = ({
  label,
  ids,
  words,
  value,
  onChange,
}: {
  readonly label: string
  readonly ids: readonly string[]
  readonly words: (id: string) => string
  readonly value: string
  readonly onChange: (id: string) => void
}) => (
  <RadioGroup className="chips" aria-label={label} value={value} onChange={onChange}>
    {ids.map((id) => (
      <Radio key={id} className="chip" value={id}>
        {words(id)}
      </Radio>
    ))}
  </RadioGroup>
)

import { type ReactNode, useId, useRef } from 'react'
import { Switch } from 'react-aria-components/Switch'
import { Button } from '../../pieces/button.tsx'
import { ChoiceChips } from '../choice-chips.tsx'

/** A heading, one of a few, and what the chosen one means. */
export const Pick = <Id extends string>({
  title,
  ids,
  words,
  help = '',
  value,
  onPick,
}: {
  readonly title: string
  readonly ids: readonly Id[]
  readonly words: (id: Id) => string
  readonly help?: string
  readonly value: Id
  readonly onPick: (id: Id) => void
}) => {
  const label = useId()
  return (
    <div className="print-field">
      <span className="label" id={label}>
        {title}
      </span>
      <ChoiceChips labelId={label} ids={ids} words={words} value={value} onChange={onPick} />
      {help !== '' && <p className="help">{help}</p>}
    </div>
  )
}

/** A switch with its name and what it does. */
export const Toggle = ({
  label,
  help,
  on,
  onTurn,
}: {
  readonly label: string
  readonly help: string
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
}) => (
  <div className="print-field">
    <Switch className="switch" isSelected={on} onChange={onTurn}>
      <span className="groove-s" />
      {label}
    </Switch>
    {help !== '' && <p className="help">{help}</p>}
  </div>
)

/** Reads a text file of the user's own. */
export const FileButton = ({
  onRead,
  children,
}: {
  readonly onRead: (text: string) => void
  readonly children: ReactNode
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button look="paper" size="sm" icon="scroll-unfurled" onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.json,text/*"
        hidden
        onChange={(event) => {
          void event.currentTarget.files?.[0]?.text().then(onRead)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

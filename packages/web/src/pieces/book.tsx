import { type KeyboardEvent, type ReactNode, useId } from 'react'
import './book.css'
import { goesOn } from './goes-on.ts'

export interface BookTab {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
}

/** The book beside the table: its tabs above with a corner beside them, "What I can do" below. */
export const Book = ({
  tabs,
  on,
  label,
  onTurn,
  corner = null,
  foot,
}: {
  readonly tabs: readonly BookTab[]
  readonly on: string
  readonly label: string
  readonly onTurn: (id: string) => void
  readonly corner?: ReactNode
  readonly foot: ReactNode
}) => {
  const id = useId()
  const shown = tabs.find((tab) => tab.id === on) ?? tabs[0]
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = tabs[(tabs.findIndex((tab) => tab.id === on) + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onTurn(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <aside className="book panel" aria-label={label} ref={goesOn}>
      <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tab"
            aria-selected={tab.id === on}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === on ? 0 : -1}
            onClick={() => onTurn(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {corner}
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${on}`}>
        {shown?.content}
      </div>
      {foot}
    </aside>
  )
}

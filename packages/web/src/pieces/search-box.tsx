import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import './search-box.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** What is looked for; `/` leads here from anywhere on the page, Esc empties it. How many are found is told aloud. */
export const SearchBox = ({
  label,
  value,
  onChange,
  found,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** How many were found, in words; empty while nothing is asked. */
  readonly found: string
}) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const element = input.current
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (element === null || element.getClientRects().length === 0) return
      const dialog = document.querySelector('dialog[open]')
      if (dialog !== null && !dialog.contains(element)) return
      event.preventDefault()
      element.focus()
      element.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="search-box" role="search">
      <label>
        <Icon name="magnifying-glass" />
        <span className="sr">{label}</span>
        <input
          ref={input}
          type="search"
          value={value}
          placeholder={label}
          spellCheck={false}
          autoComplete="off"
          aria-keyshortcuts="/"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return
            event.preventDefault()
            event.stopPropagation()
            onChange('')
          }}
        />
        <kbd className="kbd" aria-hidden="true">
          /
        </kbd>
      </label>
      <p role="status">{found}</p>
    </div>
  )
}

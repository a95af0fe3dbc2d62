import { useLayoutEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

interface AgainKeys {
  /** Something is told again. */
  readonly running: boolean
  readonly onBegin: () => void
  readonly onEnd: () => void
}

/** `S` tells what happened since one's last turn; Esc ends it, asked before whatever else Esc does at a table. */
export const useAgainKeys = (keys: AgainKeys): void => {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { running, onBegin, onEnd } = latest.current
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (event.key === 's' || event.key === 'S') onBegin()
      if (event.key !== 'Escape' || !running) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onEnd()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

import { useEffect, useRef } from 'react'

interface ReplayKeys {
  readonly onStep: (by: 1 | -1) => void
  readonly onFirst: () => void
  readonly onLast: () => void
  readonly onToggle: () => void
}

const isTyping = (target: Element): boolean =>
  target.matches('input:not([type="range"]), textarea, select, [contenteditable="true"]')

/** Things that use the arrows for themselves. */
const OWN_ARROWS = '[role="tablist"], [role="radiogroup"]'
const OWN_SPACE = 'button, a, summary, label, input:not([type="range"])'

/**
 * Left and right step, Home and End go to the ends, the space bar plays and pauses. Asked before the table's own keys: of
 * those only up and down still walk between the things on it.
 */
export const useReplayKeys = (keys: ReplayKeys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const { onStep, onFirst, onLast, onToggle } = latest.current
      const does: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => onStep(-1),
        ArrowRight: () => onStep(1),
        Home: onFirst,
        End: onLast,
        ' ': onToggle,
      }
      const act = does[event.key]
      if (act === undefined || target.closest(event.key === ' ' ? OWN_SPACE : OWN_ARROWS) !== null) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}

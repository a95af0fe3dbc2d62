import { type RefObject, useEffect, useRef } from 'react'

export interface TableKeys {
  readonly onEscape: () => void
  /** `?` where nothing that can be looked at has the focus. */
  readonly onExplain: () => void
  readonly onLog: () => void
  readonly onRules: () => void
  /** 1 to 9: that line of "What I can do", counted from 1. */
  readonly onNumber: (line: number) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What arrows walk between. */
const THINGS = 'button[data-place], button[data-thing], [data-look]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** The nearest thing in a direction: distance along it, and twice the distance across it. */
const nearest = (
  from: DOMRect,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null => {
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  let best: HTMLElement | null = null
  let least = Infinity
  for (const one of all) {
    const box = one.getBoundingClientRect()
    const ax = box.left + box.width / 2 - x
    const ay = box.top + box.height / 2 - y
    const ahead = ax * dx + ay * dy
    if (ahead < 4) continue
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx)
    const distance = ahead + aside * 2
    if (distance < least) {
      least = distance
      best = one
    }
  }
  return best
}

/** Where an arrow leads from what has the focus; null for nowhere. */
const ahead = (
  root: HTMLElement,
  focused: HTMLElement | null,
  direction: readonly [number, number],
): HTMLElement | null => {
  const things = [...root.querySelectorAll<HTMLElement>(THINGS)].filter(
    (one) => one !== focused && one.getClientRects().length > 0,
  )
  if (focused?.matches(THINGS) === true) return nearest(focused.getBoundingClientRect(), things, direction)
  // From the book or the coach one comes back to the table.
  const usable = things.find((one) => one.classList.contains('is-can') || one.dataset['can'] !== undefined)
  return usable ?? things[0] ?? null
}

/** What a key that is no arrow does at the table. */
const press = (key: string, keys: TableKeys): void => {
  if (/^[1-9]$/.test(key)) return keys.onNumber(Number(key))
  switch (key) {
    case 'Escape':
      return keys.onEscape()
    case '?':
      return keys.onExplain()
    case 'l':
    case 'L':
      return keys.onLog()
    case 'r':
    case 'R':
      return keys.onRules()
    default:
  }
}

/** Keys with Ctrl, Meta or Alt are the browser's, letters may be typed, and a dialog has keys of its own. */
const isForTable = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null

/** Arrows walk between the things on the table; Esc, `?`, L, R and the digits do what the prompt says. */
export const useTableKeys = (root: RefObject<HTMLElement | null>, keys: TableKeys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const element = root.current
      if (element === null || !isForTable(event)) return
      const active = document.activeElement
      const focused = active instanceof HTMLElement && element.contains(active) ? active : null
      const arrow = ARROWS[event.key]
      if (arrow === undefined) {
        press(event.key, latest.current)
        return
      }
      if (focused?.closest('[role="tablist"], [data-scrolls]') != null) return
      const next = ahead(element, focused, arrow)
      if (next === null) return
      event.preventDefault()
      // What is only looked at takes the focus from the arrows alone.
      if (next.tabIndex < 0 && !next.hasAttribute('tabindex')) next.tabIndex = -1
      next.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root])
}

import { type RefObject, useEffect, useRef } from 'react'

export interface TableKeys {
  readonly onEscape: () => void
  /** `?`: explain the focused place; null when nothing on the table is focused. */
  readonly onExplain: (place: string | null) => void
  readonly onLog: () => void
  readonly onRules: () => void
  /** 1 to 9: the so-manieth line of "What I can do". */
  readonly onNumber: (line: number) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What arrows walk between. */
const THINGS = 'button[data-place], button[data-thing]'

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

/** Arrows walk between the things on the table; Esc, `?`, L, R and the digits do what the prompt says. */
export const useTableKeys = (root: RefObject<HTMLElement | null>, keys: TableKeys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const element = root.current
      if (element === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const focused =
        document.activeElement instanceof HTMLElement && element.contains(document.activeElement)
          ? document.activeElement
          : null
      const arrow = ARROWS[event.key]
      if (arrow !== undefined) {
        if (focused?.closest('[role="tablist"], [data-scrolls]') != null) return
        const things = [...element.querySelectorAll<HTMLElement>(THINGS)].filter(
          (one) => one !== focused && one.getClientRects().length > 0,
        )
        // From the book or the coach one comes back to the table.
        const thing = focused?.matches(THINGS) === true ? focused : null
        const next =
          thing === null
            ? (things.find((one) => one.classList.contains('is-can') || one.dataset['can'] !== undefined) ??
              things[0] ??
              null)
            : nearest(thing.getBoundingClientRect(), things, arrow)
        if (next !== null) {
          event.preventDefault()
          next.focus()
        }
        return
      }
      if (event.key === 'Escape') latest.current.onEscape()
      else if (event.key === '?')
        latest.current.onExplain(focused?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null)
      else if (event.key === 'l' || event.key === 'L') latest.current.onLog()
      else if (event.key === 'r' || event.key === 'R') latest.current.onRules()
      else if (/^[1-9]$/.test(event.key)) latest.current.onNumber(Number(event.key))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root])
}

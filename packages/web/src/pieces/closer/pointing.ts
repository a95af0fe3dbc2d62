import { type RefObject, useEffect, useRef } from 'react'
import { type Aimed, aimsAt } from './aims.ts'

export interface PointingHandlers {
  /** A fine pointer rests on something: a glance, until it leaves. */
  readonly glance: (aims: readonly Aimed[]) => void
  /** It left. */
  readonly leave: () => void
  /** Something is looked at on purpose, by a right click, `?`, a long press, or a press on a name of the log. */
  readonly open: (aims: readonly Aimed[]) => void
  /** Something else was pressed. */
  readonly away: (target: Element) => void
}

/** Milliseconds a pointer rests, and a finger lies, before a thing is looked at. */
const REST = 400
const PRESS = 500

/** Pixels a finger may stray while it lies. */
const STRAY = 8

/** Keys with Ctrl, Meta or Alt are the browser's, and letters may be typed. */
const asks = (event: KeyboardEvent): boolean =>
  event.key === '?' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)

/** What has the focus; of a line of the log that is pressed as a whole, the first thing it names. */
const focused = (target: EventTarget | null): readonly Aimed[] => {
  const aims = aimsAt(target)
  if (aims.length > 0 || !(target instanceof Element)) return aims
  return target.matches('button') ? aimsAt(target.querySelector('[data-name]')) : aims
}

/** A pointer that has moved and rests. What comes to lie under it meanwhile is not looked at before it moves. */
const resting = (
  root: HTMLElement,
  handlers: () => PointingHandlers,
  signal: AbortSignal,
  first: Event | null,
): void => {
  let timer = 0
  let on: HTMLElement | null = null
  let pressed: PointerEvent | null = null
  const leave = (): void => {
    clearTimeout(timer)
    on = null
    handlers().leave()
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || (event.movementX === 0 && event.movementY === 0)) return
    if (pressed !== null && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < STRAY) return
    pressed = null
    const aims = aimsAt(event.target)
    const element = aims[0]?.element ?? null
    // Over a sheet nothing beside it is read.
    if (element === on || element === null || document.querySelector('dialog[open]') !== null) return
    on = element
    timer = window.setTimeout(() => handlers().glance(aims), REST)
  }
  root.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch' && on !== null && aimsAt(target)[0]?.element !== on) leave()
    },
    { signal },
  )
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerleave', leave, { signal })
  if (first instanceof PointerEvent && first.type === 'pointermove') move(first)
  // What is pressed or dragged is not looked at.
  root.addEventListener(
    'pointerdown',
    (event) => {
      clearTimeout(timer)
      pressed = event
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** The click that may follow when the finger is lifted chooses nothing; whatever is pressed next is heard again. */
const swallow = (root: HTMLElement, signal: AbortSignal): void => {
  const next = new AbortController()
  const until = { capture: true, signal: AbortSignal.any([next.signal, signal]) }
  root.addEventListener('click', (event) => event.stopPropagation(), until)
  for (const begin of ['pointerdown', 'keydown']) window.addEventListener(begin, () => next.abort(), until)
}

/** A finger that lies: what it lies on is neither pressed nor dragged. */
const lying = (root: HTMLElement, handlers: () => PointingHandlers, signal: AbortSignal, first: Event | null): void => {
  let timer = 0
  let from: PointerEvent | null = null
  const lift = (): void => {
    clearTimeout(timer)
    from = null
  }
  const press = (event: PointerEvent, aims: readonly Aimed[]): void => {
    lift()
    const { pointerId, target } = event
    target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }))
    swallow(root, signal)
    handlers().open(aims)
  }
  const lie = (event: PointerEvent): void => {
    lift()
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    const aims = aimsAt(event.target)
    if (aims.length === 0) return
    from = event
    timer = window.setTimeout(() => press(event, aims), PRESS)
  }
  root.addEventListener('pointerdown', lie, { signal })
  if (first instanceof PointerEvent && first.type === 'pointerdown') lie(first)
  const strays = (event: PointerEvent): void => {
    if (from !== null && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STRAY) lift()
  }
  window.addEventListener('pointermove', strays, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, lift, { signal })
  signal.addEventListener('abort', lift)
}

/** Right click, `?`, and a press on a name of the log that does nothing else. */
const purposely = (
  root: HTMLElement,
  handlers: () => PointingHandlers,
  signal: AbortSignal,
  first: Event | null,
): void => {
  if (first?.type === 'contextmenu' || (first instanceof KeyboardEvent && asks(first)))
    handlers().open(aimsAt(first.target))
  root.addEventListener(
    'contextmenu',
    (event) => {
      const aims = aimsAt(event.target)
      if (aims.length === 0) return
      event.preventDefault()
      handlers().open(aims)
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      const name = event.target.closest('[data-name], [data-named]')
      if (name === null || name.closest('button, a') !== null) return
      handlers().open(aimsAt(name))
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (!asks(event) || !root.contains(document.activeElement)) return
      const aims = focused(document.activeElement)
      if (aims.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      handlers().open(aims)
    },
    { capture: true, signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Element) handlers().away(event.target)
    },
    { signal },
  )
}

/** Tells what is looked at within a root, by any pointer and by the keyboard. `first`: what was done there before; it is taken. */
export const usePointing = (
  root: RefObject<HTMLElement | null>,
  first: { event: Event | null },
  handlers: PointingHandlers,
): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const gone = new AbortController()
    const told = (): PointingHandlers => latest.current
    const { event } = first
    first.event = null
    for (const hear of [resting, lying, purposely]) hear(element, told, gone.signal, event)
    return () => gone.abort()
  }, [root, first])
}

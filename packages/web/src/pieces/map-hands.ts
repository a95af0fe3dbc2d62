import { type RefObject, useEffect } from 'react'
import { swallowClick } from './drag.ts'
import { panned, showing, zoomed } from './map-sight.ts'
import type { MoveSight, Seen } from './use-sight.ts'

/** Zooming once by a key or a button. */
export const STEP = 1.5
const PAN = 60
const EDGE = 24
/** Pixels a pointer moves before it pans instead of presses. */
const THRESHOLD = 7

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Between the first two pointers, and how far they are apart. */
const middle = (pointers: ReadonlyMap<number, Point>): Point & { readonly apart: number } => {
  const [a, b] = [...pointers.values()]
  if (a === undefined || b === undefined) return { x: 0, y: 0, apart: 1 }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
}

/** Whether a press moves the map: not one on its tools, nor one that begins a drag of the board. */
const isOnMap = (event: PointerEvent, held: number): boolean => {
  if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('.map-tools')) return false
  return event.target.closest('[data-drag]') === null || held > 0
}

const listen = (element: HTMLElement, go: MoveSight): (() => void) => {
  const pointers = new Map<number, Point>()
  let panning = false
  let start: Point = { x: 0, y: 0 }
  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const down = (event: PointerEvent): void => {
    if (!isOnMap(event, pointers.size)) return
    pointers.set(event.pointerId, at(event))
    if (pointers.size !== 1) return
    start = at(event)
    panning = false
  }
  const pinch = (pointer: number, here: Point): void => {
    const from = middle(pointers)
    pointers.set(pointer, here)
    const to = middle(pointers)
    panning = true
    go((sight) => panned(zoomed(sight, to.apart / from.apart, from), to.x - from.x, to.y - from.y), false)
  }
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId)
    if (before === undefined) return
    const here = at(event)
    if (pointers.size === 2) {
      pinch(event.pointerId, here)
      return
    }
    if (!panning) {
      if (Math.hypot(here.x - start.x, here.y - start.y) < THRESHOLD) return
      panning = true
      element.dataset['panning'] = ''
      element.setPointerCapture(event.pointerId)
    }
    pointers.set(event.pointerId, here)
    go((sight) => panned(sight, here.x - before.x, here.y - before.y), false)
  }
  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    delete element.dataset['panning']
    if (!panning) return
    panning = false
    swallowClick(element)
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    go((from) => zoomed(from, Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), at(event)), false)
  }
  const gone = new AbortController()
  const { signal } = gone
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { passive: false, signal })
  return () => gone.abort()
}

/** Panning by one pointer, pinching by two, zooming by the wheel. */
export const usePanning = (frame: RefObject<HTMLElement | null>, go: MoveSight): void =>
  useEffect(() => (frame.current === null ? undefined : listen(frame.current, go)), [frame, go])

/** `+` `-` `0` and Shift with an arrow move the map, and so does the focus, which is kept in view. */
export const useMapKeys = (root: RefObject<HTMLElement | null>, { frame, go, zoom, fit }: Seen): void =>
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const keepInView = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.map-tools') !== null) return
      // The browser scrolls to what is focused; the map moves instead.
      element.scrollTo(0, 0)
      const outer = element.getBoundingClientRect()
      const box = event.target.getBoundingClientRect()
      const inside = {
        left: box.left - outer.left,
        right: box.right - outer.left,
        top: box.top - outer.top,
        bottom: box.bottom - outer.top,
      }
      go((from) => showing(from, inside, frame(), EDGE), true)
      go((from) => showing(from, inside, frame(), EDGE), true)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const pan = event.shiftKey ? ARROWS[event.key] : undefined
      if (event.key === '+' || event.key === '=') zoom(STEP)
      else if (event.key === '-') zoom(1 / STEP)
      else if (event.key === '0') fit()
      else if (pan !== undefined) go((from) => panned(from, pan[0] * PAN, pan[1] * PAN), true)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('focusin', keepInView)
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('focusin', keepInView)
      element.removeEventListener('keydown', onKey)
    }
  }, [root, frame, go, zoom, fit])

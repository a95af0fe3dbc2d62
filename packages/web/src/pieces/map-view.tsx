import { type CSSProperties, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Box,
  FITTED,
  MOST_SCALE,
  type Sight,
  type Size,
  aimedAt,
  bounded,
  fittedSize,
  panned,
  showing,
  zoomed,
} from './map-sight.ts'
import { Icon } from './icon.tsx'
import './map-view.css'
import { PIECE_WORDS } from './words.ts'

const STEP = 1.5
const PAN = 60
const EDGE = 24
/** Pixels a pointer moves before it pans instead of presses. */
const THRESHOLD = 7
/** Frames narrower than this do not show a whole map legibly. */
const SMALL = 560

/** A part of the map, in its own units; a new key asks for it anew. */
export interface Aim extends Box {
  readonly key: string
}

/** Puts something at a point of the map, in the map's own units; it stays a real button there. */
export const MapSpot = ({
  x,
  y,
  map,
  className = '',
  children,
}: {
  readonly x: number
  readonly y: number
  readonly map: Size
  readonly className?: string
  readonly children: ReactNode
}) => (
  <div
    className={`map-spot ${className}`}
    style={{ left: `${(x / map.width) * 100}%`, top: `${(y / map.height) * 100}%` }}
  >
    {children}
  </div>
)

/**
 * A drawn country in a frame: it pans by dragging, zooms by wheel, pinch, the buttons, and `+` `-` `0`; Shift with an arrow
 * pans, and whatever takes the focus is brought into view. `drawing` is an SVG with `viewBox="0 0 width height"`; the
 * children are `MapSpot`s over it, whose buttons belong to the board. A drag that begins on a `[data-drag]` thing is the
 * board's, not the map's.
 */
export const MapView = ({
  size,
  label,
  drawing,
  aim = null,
  children,
}: {
  /** Units of the drawing, which is what `MapSpot` counts in. */
  readonly size: Size
  readonly label: string
  readonly drawing: ReactNode
  /** Where the action is: brought close on small frames whenever its key changes. */
  readonly aim?: Aim | null
  readonly children: ReactNode
}) => {
  const { t } = useTranslation(PIECE_WORDS)
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  const [wanted, setSight] = useState<Sight>(FITTED)
  const [gliding, setGliding] = useState(false)
  const { width, height } = size
  const sight = room.width === 0 ? wanted : bounded(wanted, room, size)
  const fitted = room.width === 0 ? size : fittedSize(room, size)
  const now = useRef({ sight, room })
  useLayoutEffect(() => {
    now.current = { sight, room }
  })

  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const go = useCallback(
    (change: (from: Sight) => Sight, glide: boolean) => {
      setGliding(glide)
      const next = bounded(change(now.current.sight), now.current.room, { width, height })
      now.current = { ...now.current, sight: next }
      setSight(next)
    },
    [width, height],
  )
  const centre = useCallback(() => ({ x: now.current.room.width / 2, y: now.current.room.height / 2 }), [])
  const zoom = useCallback((by: number) => go((from) => zoomed(from, by, centre()), true), [go, centre])
  const fit = useCallback(() => go(() => FITTED, true), [go])

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const pointers = new Map<number, { x: number; y: number }>()
    let panning = false
    let start = { x: 0, y: 0 }
    const at = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const middle = (): { x: number; y: number; apart: number } => {
      const [a, b] = [...pointers.values()]
      if (a === undefined || b === undefined) return { x: 0, y: 0, apart: 1 }
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('.map-tools')) return
      if (event.target.closest('[data-drag]') !== null && pointers.size === 0) return
      pointers.set(event.pointerId, at(event))
      if (pointers.size === 1) {
        start = at(event)
        panning = false
      }
    }
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId)
      if (before === undefined) return
      const here = at(event)
      if (pointers.size === 2) {
        const from = middle()
        pointers.set(event.pointerId, here)
        const to = middle()
        panning = true
        go((sightNow) => panned(zoomed(sightNow, to.apart / from.apart, from), to.x - from.x, to.y - from.y), false)
        return
      }
      if (!panning) {
        if (Math.hypot(here.x - start.x, here.y - start.y) < THRESHOLD) return
        panning = true
        element.dataset['panning'] = ''
        element.setPointerCapture(event.pointerId)
      }
      pointers.set(event.pointerId, here)
      go((sightNow) => panned(sightNow, here.x - before.x, here.y - before.y), false)
    }
    const up = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return
      delete element.dataset['panning']
      if (!panning) return
      panning = false
      // The click that follows a pan chooses nothing.
      const swallow = (click: Event): void => click.stopPropagation()
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      go((from) => zoomed(from, Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), at(event)), false)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
    }
  }, [go])

  useEffect(() => {
    const element = frame.current
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
      go((from) => showing(from, inside, now.current.room, EDGE), true)
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
  }, [go, zoom, fit])

  const aimed = useRef<{ key: string; sight: Sight; room: Size }>({ key: '', sight: FITTED, room })
  useEffect(() => {
    if (aim === null || room.width === 0 || room.width >= SMALL) return
    const { key, sight: before, room: then } = aimed.current
    // Aimed anew while the frame still takes its size, but not against the hand that moved the map since.
    if (key === aim.key && (then === room || wanted !== before)) return
    go(() => aimedAt(aim, room, { width, height }), key !== aim.key)
    aimed.current = { key: aim.key, sight: now.current.sight, room }
  }, [aim, room, wanted, go, width, height])

  const place: CSSProperties = {
    width: fitted.width,
    height: fitted.height,
    transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`,
  }
  return (
    <div className="map" ref={frame} role="group" aria-label={label}>
      <div className={`map-sheet ${gliding ? 'gliding' : ''}`} style={place} data-scale={sight.scale.toFixed(2)}>
        {drawing}
        {children}
      </div>
      <div className="map-tools">
        <button
          type="button"
          aria-label={t('map.closer')}
          aria-disabled={sight.scale >= MOST_SCALE}
          onClick={() => zoom(STEP)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={t('map.farther')}
          aria-disabled={sight.scale <= 1}
          onClick={() => zoom(1 / STEP)}
        >
          −
        </button>
        <button type="button" aria-label={t('map.whole')} aria-disabled={sight.scale <= 1} onClick={fit}>
          <Icon name="treasure-map" />
        </button>
      </div>
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

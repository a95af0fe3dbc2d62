import { type RefObject, useEffect, useRef } from 'react'

export interface DragHandlers {
  /** A drag of this place begins; false refuses it. */
  readonly begin: (place: string) => boolean
  /** It fell on this place. */
  readonly land: (place: string) => void
  /** It fell on nothing. */
  readonly cancel: () => void
}

/** Pixels a pointer moves before it drags instead of presses. */
const THRESHOLD = 7

const placeAt = (x: number, y: number): HTMLElement | null => {
  for (const found of document.elementsFromPoint(x, y)) {
    const place = found.closest<HTMLElement>('[data-place]')
    if (place !== null && place.dataset['dragged'] === undefined) return place
  }
  return null
}

/** Drags `[data-drag]` things inside the root onto `[data-place]` places, by mouse, pen or finger. */
export const useDrag = (root: RefObject<HTMLElement | null>, handlers: DragHandlers): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const element = root.current
    if (element === null) return
    let grip: {
      card: HTMLElement
      place: string
      x: number
      y: number
      on: boolean
      pointer: number
      scale: number
    } | null = null
    let under: HTMLElement | null = null

    const mark = (next: HTMLElement | null): void => {
      if (under === next) return
      if (under !== null) delete under.dataset['under']
      under = next
      if (under !== null) under.dataset['under'] = ''
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element)) return
      const card = event.target.closest<HTMLElement>('[data-drag][data-place]')
      if (card === null) return
      grip = {
        card,
        place: card.dataset['place'] as string,
        x: event.clientX,
        y: event.clientY,
        on: false,
        pointer: event.pointerId,
        // Within a zoomed map, the map's magnification.
        scale: Number(card.closest<HTMLElement>('[data-scale]')?.dataset['scale'] ?? 1),
      }
    }
    const move = (event: PointerEvent): void => {
      if (grip === null || event.pointerId !== grip.pointer) return
      const dx = event.clientX - grip.x
      const dy = event.clientY - grip.y
      if (!grip.on) {
        if (Math.hypot(dx, dy) < THRESHOLD) return
        if (!latest.current.begin(grip.place)) {
          grip = null
          return
        }
        grip.on = true
        // Marks that React does not know, so that drawing the card anew leaves them alone.
        grip.card.dataset['dragged'] = ''
        element.setPointerCapture(event.pointerId)
      }
      grip.card.style.transform = `translate(${dx / grip.scale}px, ${dy / grip.scale}px) rotate(${Math.max(-8, Math.min(8, dx / 30))}deg)`
      const place = placeAt(event.clientX, event.clientY)
      mark(place !== null && place.dataset['can'] !== undefined ? place : null)
    }
    const end = (event: PointerEvent): void => {
      if (grip === null || event.pointerId !== grip.pointer) return
      const { card, on } = grip
      grip = null
      if (!on) return
      delete card.dataset['dragged']
      card.style.transform = ''
      const target = under
      mark(null)
      if (event.type === 'pointerup' && target !== null) latest.current.land(target.dataset['place'] as string)
      else latest.current.cancel()
      // The click that follows a drag chooses nothing.
      const swallow = (click: Event): void => click.stopPropagation()
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
  }, [root])
}

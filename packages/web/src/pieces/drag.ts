import { type RefObject, useEffect, useRef } from 'react'

export interface DragHandlers {
  /** A drag of this place begins; false refuses it. */
  readonly begin: (place: string) => boolean
  /** It fell on this place. */
  readonly land: (place: string) => void
  /** It fell on nothing. */
  readonly cancel: () => void
  /**
   * It fell where it may not, or may not be dragged at all (`on` is its own place then): shown by shaking, told by this.
   * `at` is what shook.
   */
  readonly refused?: (place: string, on: string, at: HTMLElement) => void
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

/** No, by moving: for the eye; who wants stillness only reads why. */
const shake = (element: HTMLElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const away = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }))
  element.animate(away, { duration: 320, easing: 'ease-out' })
}

interface Grip {
  readonly card: HTMLElement
  readonly place: string
  readonly x: number
  readonly y: number
  readonly pointer: number
  on: boolean
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
    let grip: Grip | null = null
    let under: HTMLElement | null = null

    const mark = (next: HTMLElement | null): void => {
      if (under === next) return
      if (under !== null) {
        delete under.dataset['under']
        delete under.dataset['refuses']
      }
      under = next
      if (under !== null) under.dataset[under.dataset['can'] === undefined ? 'refuses' : 'under'] = ''
    }
    const refuse = (place: string, at: HTMLElement): void => {
      shake(at)
      latest.current.refused?.(place, at.dataset['place'] as string, at)
    }
    /** The click that follows a drag chooses nothing. */
    const swallowClick = (): void => {
      const swallow = (click: Event): void => click.stopPropagation()
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
      const card = event.target.closest<HTMLElement>('[data-drag][data-place], .is-dead[data-place]')
      if (card === null) return
      grip = {
        card,
        place: card.dataset['place'] as string,
        x: event.clientX,
        y: event.clientY,
        pointer: event.pointerId,
        on: false,
      }
    }
    const lift = (held: Grip): boolean => {
      if (held.card.dataset['drag'] === undefined) {
        refuse(held.place, held.card)
        return false
      }
      if (!latest.current.begin(held.place)) return false
      held.on = true
      // Marks that React does not know, so that drawing the card anew leaves them alone.
      held.card.dataset['dragged'] = ''
      element.dataset['dragging'] = ''
      element.setPointerCapture(held.pointer)
      return true
    }
    const move = (event: PointerEvent): void => {
      if (grip === null || event.pointerId !== grip.pointer) return
      const dx = event.clientX - grip.x
      const dy = event.clientY - grip.y
      if (!grip.on) {
        if (Math.hypot(dx, dy) < THRESHOLD) return
        if (!lift(grip)) {
          grip = null
          return
        }
      }
      grip.card.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 30))}deg) scale(1.06)`
      const place = placeAt(event.clientX, event.clientY)
      mark(place === null || place.dataset['place'] === grip.place ? null : place)
    }
    const letGo = (): { readonly place: string; readonly target: HTMLElement | null } | null => {
      if (grip === null) return null
      const { card, on, place } = grip
      grip = null
      if (!on) return null
      delete card.dataset['dragged']
      delete element.dataset['dragging']
      card.style.transform = ''
      const target = under
      mark(null)
      return { place, target }
    }
    const end = (event: PointerEvent): void => {
      if (grip === null || event.pointerId !== grip.pointer) return
      const fell = letGo()
      if (fell === null) return
      const { place, target } = fell
      if (event.type !== 'pointerup' || target === null) latest.current.cancel()
      else if (target.dataset['can'] !== undefined) latest.current.land(target.dataset['place'] as string)
      else {
        latest.current.cancel()
        refuse(place, target)
      }
      swallowClick()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && letGo() !== null) latest.current.cancel()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    document.addEventListener('keydown', onKey, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      document.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [root])
}

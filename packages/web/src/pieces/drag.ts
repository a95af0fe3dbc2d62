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

/** No, by moving: for the eye; with reduced motion one only reads why. */
const shake = (element: HTMLElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const away = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }))
  element.animate(away, { duration: 320, easing: 'ease-out' })
}

/** The click that follows a drag chooses nothing. */
export const swallowClick = (element: HTMLElement): void => {
  const swallow = (click: Event): void => click.stopPropagation()
  element.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
}

interface Grip {
  readonly card: HTMLElement
  readonly place: string
  readonly x: number
  readonly y: number
  readonly pointer: number
  on: boolean
}

/** What a press takes hold of: something to drag, or a dead thing, which says why it stays. */
const gripOf = (event: PointerEvent): Grip | null => {
  if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return null
  const card = event.target.closest<HTMLElement>('[data-drag][data-place], .is-dead[data-place]')
  if (card === null) return null
  const place = card.dataset['place'] as string
  return { card, place, x: event.clientX, y: event.clientY, pointer: event.pointerId, on: false }
}

/** Marks that React does not know, so that drawing the card anew leaves them alone. */
const lift = (root: HTMLElement, { card, pointer }: Grip): void => {
  card.dataset['dragged'] = ''
  root.dataset['dragging'] = ''
  root.setPointerCapture(pointer)
}

const carry = ({ card }: Grip, dx: number, dy: number): void => {
  card.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 30))}deg) scale(1.06)`
}

const putDown = (root: HTMLElement, { card }: Grip): void => {
  delete card.dataset['dragged']
  delete root.dataset['dragging']
  card.style.transform = ''
}

/** Says of a place that what is dragged is over it: whether it takes or refuses it. */
const markUnder = (): { readonly at: (next: HTMLElement | null) => void; readonly leave: () => HTMLElement | null } => {
  let under: HTMLElement | null = null
  const at = (next: HTMLElement | null): void => {
    if (under === next) return
    if (under !== null) {
      delete under.dataset['under']
      delete under.dataset['refuses']
    }
    under = next
    if (under !== null) under.dataset[under.dataset['can'] === undefined ? 'refuses' : 'under'] = ''
  }
  const leave = (): HTMLElement | null => {
    const left = under
    at(null)
    return left
  }
  return { at, leave }
}

/** Listens on a board; what it answers ends that. `handlers` are asked for when something happens. */
const listen = (root: HTMLElement, handlers: () => DragHandlers): (() => void) => {
  let grip: Grip | null = null
  const mark = markUnder()
  const refuse = (place: string, at: HTMLElement): void => {
    shake(at)
    handlers().refused?.(place, at.dataset['place'] as string, at)
  }
  /** Whether it came up. */
  const begin = (held: Grip): boolean => {
    if (held.card.dataset['drag'] === undefined) {
      refuse(held.place, held.card)
      return false
    }
    if (!handlers().begin(held.place)) return false
    held.on = true
    lift(root, held)
    return true
  }
  const move = (event: PointerEvent): void => {
    if (grip === null || event.pointerId !== grip.pointer) return
    const dx = event.clientX - grip.x
    const dy = event.clientY - grip.y
    if (!grip.on) {
      if (Math.hypot(dx, dy) < THRESHOLD) return
      if (!begin(grip)) {
        grip = null
        return
      }
    }
    carry(grip, dx, dy)
    const place = placeAt(event.clientX, event.clientY)
    mark.at(place === null || place.dataset['place'] === grip.place ? null : place)
  }
  const letGo = (): { readonly place: string; readonly target: HTMLElement | null } | null => {
    const held = grip
    grip = null
    if (held === null || !held.on) return null
    putDown(root, held)
    return { place: held.place, target: mark.leave() }
  }
  const end = (event: PointerEvent): void => {
    if (grip === null || event.pointerId !== grip.pointer) return
    const fell = letGo()
    if (fell === null) return
    const { place, target } = fell
    if (event.type !== 'pointerup' || target === null) handlers().cancel()
    else if (target.dataset['can'] !== undefined) handlers().land(target.dataset['place'] as string)
    else {
      handlers().cancel()
      refuse(place, target)
    }
    swallowClick(root)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && letGo() !== null) handlers().cancel()
  }
  const gone = new AbortController()
  const { signal } = gone
  root.addEventListener('pointerdown', (event) => void (grip = gripOf(event) ?? grip), { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', end, { signal })
  root.addEventListener('pointercancel', end, { signal })
  document.addEventListener('keydown', onKey, { capture: true, signal })
  return () => gone.abort()
}

/** Drags `[data-drag]` things inside the root onto `[data-place]` places, by mouse, pen or finger. */
export const useDrag = (root: RefObject<HTMLElement | null>, handlers: DragHandlers): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const element = root.current
    return element === null ? undefined : listen(element, () => latest.current)
  }, [root])
}

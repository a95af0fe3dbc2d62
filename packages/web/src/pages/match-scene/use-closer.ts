import { type ComponentType, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Aim, type CloserAnswers, type CloserDesk, MARKED } from '../../pieces/closer/desk.ts'
import type { EyeProps } from './eye.tsx'

/** What came to the table before there was anything to look with. */
export interface FirstLook {
  /** What is opened by the board. */
  aim: Aim | null
  /** What a pointer or a key did last; what asks on purpose stays. */
  event: Event | null
}

const HEARD = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu', 'keydown']

const asks = (event: Event | null): event is Event =>
  (event?.type === 'contextmenu' || (event instanceof KeyboardEvent && event.key === '?')) &&
  (event.target as Element).closest(MARKED) !== null

/** What is laid out anew under a pointer that rests is no wish to look, nor is a finger that strays. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  (event.pointerType === 'touch' || (event.movementX === 0 && event.movementY === 0))

/** Hears what is done at the table until there is something to look with. */
const untilThen = (root: HTMLElement, first: FirstLook, load: () => void): (() => void) => {
  const gone = new AbortController()
  const hear = (event: Event): void => {
    if (isStill(event)) return
    load()
    const asking = asks(event)
    if (asking || !asks(first.event)) first.event = event
    if (!asking) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of HEARD) root.addEventListener(type, hear, { capture: true, signal: gone.signal })
  return () => gone.abort()
}

let fetched: ComponentType<EyeProps> | null = null

/** How the things of a table are looked at closely; what does that is fetched when the table is first pointed at. */
export const useCloser = (
  root: RefObject<HTMLElement | null>,
): { readonly desk: CloserDesk; readonly first: FirstLook; readonly Eye: ComponentType<EyeProps> | null } => {
  const answers = useRef<CloserAnswers | null>(null)
  const first = useRef<FirstLook>({ aim: null, event: null }).current
  const [Eye, setEye] = useState<ComponentType<EyeProps> | null>(() => fetched)
  const desk = useMemo<CloserDesk>(() => ({ answers, eye: { open: (aim) => void (first.aim = aim) } }), [first])
  useEffect(() => {
    const element = root.current
    if (element === null || Eye !== null) return
    let asked = false
    const load = (): void => {
      if (asked) return
      asked = true
      // Without a network there is nothing to look with; the next pointer asks again.
      void import('./eye.tsx').then(
        (module) => {
          fetched = module.SceneEye
          setEye(() => fetched)
        },
        () => (asked = false),
      )
    }
    return untilThen(element, first, load)
  }, [root, first, Eye])
  return { desk, first, Eye }
}

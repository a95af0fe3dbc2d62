import { useEffect, useReducer, useRef } from 'react'

/** Milliseconds a button may be held: what comes waits no longer. */
const PATIENCE = 3000
/** What a press of may be swallowed: things on the table stay where they are, and are dragged as long as one likes. */
const PRESSED = 'button:not([data-place])'

/** The newest of what comes in, but for what comes while a button is held down: nothing changes under a finger. */
export const useUnpressed = <T>(newest: T): T => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const press = useRef({ held: false, shown: newest, newest })
  const now = press.current
  now.newest = newest
  if (!now.held) now.shown = newest

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = (): void => {
      press.current.held = false
      if (press.current.shown !== press.current.newest) redraw()
    }
    const onDown = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest(PRESSED) === null) return
      press.current.held = true
      clearTimeout(timer)
      timer = setTimeout(release, PATIENCE)
    }
    // The click comes after this.
    const onUp = (): void => {
      if (!press.current.held) return
      clearTimeout(timer)
      timer = setTimeout(release)
    }
    document.addEventListener('pointerdown', onDown, { capture: true })
    document.addEventListener('pointerup', onUp, { capture: true })
    document.addEventListener('pointercancel', onUp, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onDown, { capture: true })
      document.removeEventListener('pointerup', onUp, { capture: true })
      document.removeEventListener('pointercancel', onUp, { capture: true })
    }
  }, [])

  return now.shown
}

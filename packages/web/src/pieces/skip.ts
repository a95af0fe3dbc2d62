import { useEffect, useRef } from 'react'
import { landAll } from './flights.ts'

/** A press, Esc or Space ends what is told, and lets everything land that flies. */
export const useSkip = (telling: boolean, onSkip: () => void): void => {
  const latest = useRef(onSkip)
  useEffect(() => {
    latest.current = onSkip
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && event.key !== ' ') return
      landAll()
      if (!telling || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    const onPress = (event: PointerEvent): void => {
      landAll()
      if (!telling || !(event.target instanceof Element) || event.target.closest('main') === null) return
      if (event.target.closest('.book, dialog') === null) latest.current()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('pointerdown', onPress)
    }
  }, [telling])
}

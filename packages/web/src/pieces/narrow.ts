import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 700px)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True on a phone: no book beside the board. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)

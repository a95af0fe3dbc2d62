import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1181px)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True where there is room for everything, piles included. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)

import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1181px)'

const NARROW = '(max-width: 700px)'

const subscribeTo =
  (media: string) =>
  (listener: () => void): (() => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
const toWide = subscribeTo(WIDE)
const toNarrow = subscribeTo(NARROW)

/** True where there is room for everything, piles included. */
export const useWide = (): boolean => useSyncExternalStore(toWide, () => matchMedia(WIDE).matches)

/** True on a phone held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(toNarrow, () => matchMedia(NARROW).matches)

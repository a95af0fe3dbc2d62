import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1181px)'

const NARROW = '(max-width: 700px)'

/** As the sheets write it: too low for a book beside the board and a hand below it. */
const SIDEWAYS = '(max-height: 520px) and (max-width: 1180px) and (orientation: landscape)'

const PHONE = `${NARROW}, ${SIDEWAYS}`

const subscribeTo =
  (media: string) =>
  (listener: () => void): (() => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
const toWide = subscribeTo(WIDE)
const toPhone = subscribeTo(PHONE)

/** True where there is room for everything, piles included. */
export const useWide = (): boolean => useSyncExternalStore(toWide, () => matchMedia(WIDE).matches)

/** True on a phone, however it is held: the book is made of sheets. */
export const isPhone = (): boolean => matchMedia(PHONE).matches

export const usePhone = (): boolean => useSyncExternalStore(toPhone, isPhone)

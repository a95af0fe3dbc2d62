import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1181px)'

const NARROW = '(max-width: 700px)'

/** As the sheets write it: too low for a book beside the board and a hand below it. */
const SIDEWAYS = '(max-height: 520px) and (max-width: 1180px) and (orientation: landscape)'

const PHONE = `${NARROW}, ${SIDEWAYS}`

/** A phone, or a tablet that is higher than wide. */
const UPRIGHT = `${PHONE}, (max-width: 1180px) and (orientation: portrait)`

const subscribeTo =
  (media: string) =>
  (listener: () => void): (() => void) => {
    const query = matchMedia(media)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
const toWide = subscribeTo(WIDE)
const toPhone = subscribeTo(PHONE)
const toUpright = subscribeTo(UPRIGHT)

/** True where there is room for everything, piles included. */
export const useWide = (): boolean => useSyncExternalStore(toWide, () => matchMedia(WIDE).matches)

/** True on a phone, however it is held: the book is made of sheets. */
export const isPhone = (): boolean => matchMedia(PHONE).matches

export const usePhone = (): boolean => useSyncExternalStore(toPhone, isPhone)

/** True where a board seen aslant would be too small to be touched. */
export const useUpright = (): boolean => useSyncExternalStore(toUpright, () => matchMedia(UPRIGHT).matches)

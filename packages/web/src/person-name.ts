import type { TFunction } from 'i18next'

/** How the server calls whoever has not chosen a name. */
const NAMELESS = /^Guest (\d{4})$/

/** A person's name as they wrote it; whoever has chosen none is called a guest in the language spoken. */
export const personName = (t: TFunction, name: string): string => {
  const number = NAMELESS.exec(name)?.[1]
  return number === undefined ? name : t('me.guestNumbered', { number })
}

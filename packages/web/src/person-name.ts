import type { TFunction } from 'i18next'

/** How the server calls whoever has not chosen a name. */
const NAMELESS = /^Guest (\d{4})$/

/**
 * A person's name as they wrote it; whoever has chosen none is called a guest in the language spoken, and who was forgotten
 * somebody.
 */
export const personName = (t: TFunction, name: string): string => {
  if (name === '') return t('me.somebody')
  const number = NAMELESS.exec(name)?.[1]
  return number === undefined ? name : t('me.guestNumbered', { number })
}

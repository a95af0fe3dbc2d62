import type { Rating } from '@menagerie/protocol'
import type { TFunction, i18n as I18n } from 'i18next'
import { STANDING_WORDS } from './words.ts'

const ns = STANDING_WORDS

/** A skill, how sure it is, and from how many matches. */
export const ratingWords = (t: TFunction, { mu, sigma, matches }: Rating): string =>
  t('rating', { ns, skill: Math.round(mu), sure: Math.round(2 * sigma), count: matches })

/** A ready-made choice of options by its name, where the words of its game are here. */
export const modeName = (t: TFunction, i18n: I18n, game: string, mode: string): string => {
  if (mode === 'other') return t('otherMode', { ns })
  return i18n.exists(`presets.${mode}.name`, { ns: game }) ? t(`presets.${mode}.name`, { ns: game }) : mode
}

/** The page of a person. */
export const personPath = (person: string): string => `/people/${person}`

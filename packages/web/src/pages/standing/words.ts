import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words on how people play, and whom they have met. */
export const STANDING_WORDS = 'standing'

addWords(STANDING_WORDS, { en }, { ja: () => import('./locales/ja.json') })

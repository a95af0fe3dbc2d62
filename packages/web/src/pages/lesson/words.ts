import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the tutorial's own words. */
export const LESSON_WORDS = 'lesson'

addWords(LESSON_WORDS, { en }, { ja: () => import('./locales/ja.json') })

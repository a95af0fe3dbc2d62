import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the end of a match. */
export const RESULT_WORDS = 'result'

addWords(RESULT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the keys. */
export const KEYS_WORDS = 'keys'

addWords(KEYS_WORDS, { en }, { ja: () => import('./locales/ja.json') })

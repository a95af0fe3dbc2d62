import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words around tables that wait for people. */
export const OPEN_WORDS = 'open'

addWords(OPEN_WORDS, { en }, { ja: () => import('./locales/ja.json') })

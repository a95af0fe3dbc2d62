import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words for whoever keeps the house. */
export const HOST_WORDS = 'host'

addWords(HOST_WORDS, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the pages of cards. */
export const CARDS_WORDS = 'cards'

addWords(CARDS_WORDS, { en }, { ja: () => import('./locales/ja.json') })

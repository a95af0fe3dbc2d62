import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the page of pieces. */
export const PIECES_WORDS = 'pieces-page'

addWords(PIECES_WORDS, { en }, { ja: () => import('./locales/ja.json') })

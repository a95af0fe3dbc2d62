import { addWords } from '../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of pieces that boards fetch: the page that is opened first needs none of them. */
export const PIECE_WORDS = 'pieces'

addWords(PIECE_WORDS, { en }, { ja: () => import('./locales/ja.json') })

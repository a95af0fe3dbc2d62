import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the page of credits. */
export const CREDITS_WORDS = 'credits'

addWords(CREDITS_WORDS, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of what is said around what people say at a table, and of the quick phrases. */
export const CHAT_WORDS = 'chat'

addWords(CHAT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

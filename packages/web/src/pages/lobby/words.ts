import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of a table that waits for people, and of what is brought to one. */
export const LOBBY_WORDS = 'lobby'

addWords(LOBBY_WORDS, { en }, { ja: () => import('./locales/ja.json') })

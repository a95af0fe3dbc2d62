import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of one's own games. */
export const GAMES_WORDS = 'games'

addWords(GAMES_WORDS, { en }, { ja: () => import('./locales/ja.json') })

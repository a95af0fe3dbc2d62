import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the menu of a match, which are here when it is opened. */
export const MENU_WORDS = 'menu'

addWords(MENU_WORDS, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of this room's words. */
export const AGAIN = 'again'

addWords(AGAIN, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of written positions. */
export const POSITION = 'position'

addWords(POSITION, { en }, { ja: () => import('./locales/ja.json') })

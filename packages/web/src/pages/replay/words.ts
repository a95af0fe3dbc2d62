import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of this room's words. */
export const REPLAY = 'replay'

addWords(REPLAY, { en }, { ja: () => import('./locales/ja.json') })

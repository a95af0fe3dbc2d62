import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of the tables on this device: for home and the match. */
export const DEVICE_WORDS = 'device'

addWords(DEVICE_WORDS, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../i18n.ts'
import en from './locales/en.json'

export const SOUND_WORDS = 'sound'

addWords(SOUND_WORDS, { en }, { ja: () => import('./locales/ja.json') })

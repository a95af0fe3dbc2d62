import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

export const PURPOSE_WORDS = 'purpose'

addWords(PURPOSE_WORDS, { en }, { ja: () => import('./locales/ja.json') }, { quietly: true })

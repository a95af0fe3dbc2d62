import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words of offers and of what is agreed on, which are here when the first is made. */
export const AGREE_WORDS = 'agree'

addWords(AGREE_WORDS, { en }, { ja: () => import('./locales/ja.json') })

import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of words of the new table, its options and what is brought to them. */
export const NEW_TABLE_WORDS = 'new-table'

addWords(NEW_TABLE_WORDS, { en }, { ja: () => import('./locales/ja.json') })

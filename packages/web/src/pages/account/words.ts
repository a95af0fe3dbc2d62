import { addWords } from '../../i18n.ts'
import en from './locales/en.json'

/** Namespace of the words about oneself: a name, an account, devices and data. */
export const ACCOUNT_WORDS = 'account'

addWords(ACCOUNT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

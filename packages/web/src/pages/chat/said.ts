import type { Remark } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import { personName } from '../../person-name.ts'
import { CHAT_WORDS } from './words.ts'

const ns = CHAT_WORDS

/** What was said, as plain text, in this reader's language where it is a phrase. */
export const wordsOf = (t: TFunction, { text, phrase }: Remark): string =>
  text ?? (phrase === null ? t('taken', { ns }) : t(`phrase.${phrase}`, { ns }))

export const authorOf = (t: TFunction, { name, you }: Remark): string => (you ? t('you', { ns }) : personName(t, name))

import { type LogLine, type Purpose, ruled } from '@menagerie/engine'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'
import { en } from './locales/purpose-en.ts'

const purposeOf = ({ phase }: View): LogLine | null => {
  switch (phase.kind) {
    case 'mulligan':
      return ruled('mulligan', 'MP-03')
    case 'summon':
      return ruled('summon', 'MP-45')
    case 'countdown':
    case 'entry1':
    case 'entry2':
    case 'entryAsap':
      return ruled('enter', 'MP-36')
    case 'boost1':
    case 'boost2':
      return ruled('boost', 'MP-24')
    default:
      return null
  }
}

export const purpose: Purpose<Types> = {
  purposeOf,
  words: 'monster-pack-purpose',
  catalogues: { en },
  translations: { ja: () => import('./locales/purpose-ja.ts').then((module) => module.ja) },
}

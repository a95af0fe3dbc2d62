import type { Reasons } from '@menagerie/engine'
import { en } from './locales/reasons-en.ts'

export const reasons: Reasons = {
  words: 'monster-maker-reasons',
  catalogues: { en },
  translations: { ja: () => import('./locales/reasons-ja.ts').then((module) => module.ja) },
}

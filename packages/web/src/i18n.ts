import type { Catalogue } from '@menagerie/engine'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './locales/en.json'

/** Words of the client are the namespace `client`; those of a game stand under its id. */
export const startWords = (): Promise<unknown> =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'client',
    ns: ['client'],
    resources: { en: { client: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })

/** Adds the catalogues that a game or a board brought along. */
export const addWords = (namespace: string, catalogues: Readonly<Record<string, Catalogue>>): void => {
  for (const [language, catalogue] of Object.entries(catalogues)) {
    if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, catalogue)
  }
}

import i18next, { type i18n } from 'i18next'
import { en } from './locales/en.ts'

const make = (resources: Readonly<Record<string, object>>): i18n => {
  const instance = i18next.createInstance()
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: Object.fromEntries(Object.entries(resources).map(([language, all]) => [language, { translation: all }])),
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}

const own = make({ en })

/** Of a sentence; a list is joined as its language does, `{{names, list}}`. */
export type Value = string | number | readonly (string | number)[]
type Values = Readonly<Record<string, Value>>

/** A sentence of the terminal's own catalogue. */
export const t = (id: string, values: Values = {}): string => own.t(id, values)

/** The sentences of one game. */
export type Sentences = (id: string, values?: Values) => string

export const sentencesOf = (catalogues: Readonly<Record<string, object>>): Sentences => {
  const instance = make(catalogues)
  return (id, values = {}) => instance.t(id, values)
}

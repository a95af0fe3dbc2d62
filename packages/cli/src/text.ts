import type { Catalogue, GameTypes, TextRoom } from '@menagerie/engine'
import i18next, { type i18n } from 'i18next'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

/** Languages the terminal speaks, each complete. */
export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text)

let spoken: Language = 'en'
export const spokenLanguage = (): Language => spoken

const make = (resources: Readonly<Record<string, object>>): i18n => {
  const instance = i18next.createInstance()
  void instance.init({
    lng: spoken,
    fallbackLng: 'en',
    initAsync: false,
    resources: Object.fromEntries(Object.entries(resources).map(([language, all]) => [language, { translation: all }])),
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}

const own = make({ en, ja })

/** Said before anything else. */
export const speak = (language: Language): void => {
  spoken = language
  void own.changeLanguage(language)
}

/** Of a sentence; a list is joined as its language does, `{{names, list}}`. */
export type Value = string | number | readonly (string | number)[]
type Values = Readonly<Record<string, Value>>

/** A sentence of the terminal's own catalogue. */
export const t = (id: string, values: Values = {}): string => own.t(id, values)

/** The sentences of one game. */
export type Sentences = (id: string, values?: Values) => string

/** Words fetched for the language spoken, by the catalogues they translate. */
const translated = new WeakMap<object, Catalogue>()

/** Fetches a game's words in the language spoken. What is not translated is said in English. */
export const bringWords = async ({
  catalogues,
  translations,
}: Pick<TextRoom<GameTypes>, 'catalogues' | 'translations'>): Promise<void> => {
  const words = await translations[spoken]?.()
  if (words !== undefined) translated.set(catalogues, words)
}

export const sentencesOf = (catalogues: Readonly<Record<string, object>>): Sentences => {
  const words = translated.get(catalogues)
  const instance = make(words === undefined ? catalogues : { ...catalogues, [spoken]: words })
  return (id, values = {}) => instance.t(id, values)
}

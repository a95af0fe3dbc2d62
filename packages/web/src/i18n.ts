import type { Catalogue } from '@menagerie/engine'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './locales/en.json'
import { remember } from './said-before.ts'

/** Languages the client speaks, each complete. */
export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** English is at hand; every other language is fetched when it is spoken. */
export type Translations = Readonly<Record<string, () => Promise<Catalogue | { readonly default: Catalogue }>>>

const KEY = 'menagerie.language'

/** Letters that the fonts at hand lack, fetched before the first word in them is shown. */
const LETTERS: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => Promise.resolve(),
  ja: () => import('./styles/fonts-ja.css'),
}

/** What is spoken, or will be as soon as its words are here. */
let spoken: Language = 'en'

const atHand = new Map<string, Readonly<Record<string, Catalogue>>>()
const later = new Map<string, Translations>()
const coming = new Set<Promise<unknown>>()
/** Namespaces whose words nobody shows before they are here: no page is drawn anew for them. */
const quiet = new Set<string>()

/** What was said before is said anew; of words that are added in silence nobody else would know. */
let forget: () => void = () => undefined

const keepWords = (language: string, namespace: string, catalogue: Catalogue): void => {
  i18next.addResourceBundle(language, namespace, catalogue, false, false, { silent: quiet.has(namespace) })
  forget()
}

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text)

/** `?lang=` first, then what was chosen here, then what the browser prefers. */
const wanted = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) return asked
  try {
    const kept = localStorage.getItem(KEY)
    if (isLanguage(kept)) return kept
  } catch {
    // A browser that stores nothing is asked for its own languages.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

const isModule = (loaded: Catalogue | { readonly default: Catalogue }): loaded is { readonly default: Catalogue } =>
  'default' in loaded && typeof loaded.default === 'object'

const fetchWords = async (namespace: string, language: string): Promise<void> => {
  const load = later.get(namespace)?.[language]
  if (load === undefined || i18next.hasResourceBundle(language, namespace)) return
  const loaded = await load()
  keepWords(language, namespace, isModule(loaded) ? loaded.default : loaded)
}

/** Words that are on their way are waited for by whoever shows them next. */
const bring = (promise: Promise<unknown>): void => {
  coming.add(promise)
  void promise.catch(() => undefined).finally(() => coming.delete(promise))
}

/** Adds words to a namespace that is here: what its first part left out. */
export const moreWords = (namespace: string, catalogues: Readonly<Record<string, Catalogue>>): void => {
  for (const [language, catalogue] of Object.entries(catalogues))
    i18next.addResourceBundle(language, namespace, catalogue, true, true, { silent: true })
  forget()
}

/** Settles when all words asked for so far are here; never fails: what did not come is said in English. */
export const wordsReady = async (): Promise<void> => {
  await Promise.allSettled(coming)
}

const lay = (namespace: string, catalogues: Readonly<Record<string, Catalogue>>): void => {
  for (const [language, catalogue] of Object.entries(catalogues)) {
    if (!i18next.hasResourceBundle(language, namespace)) keepWords(language, namespace, catalogue)
  }
  bring(fetchWords(namespace, spoken))
}

/**
 * Adds the words of a room of the client, a board or a game under its namespace: English now, the language spoken as soon
 * as it is fetched. Rooms of the first page add theirs before anything is spoken. `quietly`: whoever
 * shows them waits for them first.
 */
export const addWords = (
  namespace: string,
  catalogues: Readonly<Record<string, Catalogue>>,
  translations: Translations,
  { quietly = false }: { readonly quietly?: boolean } = {},
): void => {
  if (quietly) quiet.add(namespace)
  atHand.set(namespace, catalogues)
  later.set(namespace, translations)
  if (i18next.isInitialized) lay(namespace, catalogues)
}

/** A language as its own speakers call it. Written down: `Intl.DisplayNames` loads a dictionary before the first frame. */
export const NAME_OF_LANGUAGE: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' }

/** Things in a row, as the language does it. */
export const inARow = (language: string, things: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(things)

/** Speaks another language from now on, once its words are here. Without the client's own words nothing changes. */
export const speak = async (language: Language): Promise<void> => {
  const before = spoken
  spoken = language
  const [own] = await Promise.allSettled([
    fetchWords('client', language),
    LETTERS[language](),
    ...[...later.keys()].map((namespace) => fetchWords(namespace, language)),
  ])
  if (own.status === 'rejected') {
    spoken = before
    return
  }
  await wordsReady()
  if (spoken !== language) return
  keep(language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** The choice outlives the page, and what its address asked for. */
const keep = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Spoken until the page is closed.
  }
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** Words of the client are the namespace `client`, those of a game stand under its id; every other room falls back to `client`. */
export const startWords = async (): Promise<void> => {
  spoken = wanted()
  await i18next.use(initReactI18next).init({
    lng: spoken,
    fallbackLng: 'en',
    defaultNS: 'client',
    fallbackNS: 'client',
    ns: ['client'],
    resources: { en: { client: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { bindI18nStore: 'added' },
  })
  forget = remember(i18next)
  document.documentElement.lang = spoken
  bring(LETTERS[spoken]())
  addWords('client', {}, { ja: () => import('./locales/ja.json') })
  for (const [namespace, catalogues] of atHand) lay(namespace, catalogues)
  await wordsReady()
}

import { readFileSync, readdirSync } from 'node:fs'

type Words = { readonly [key: string]: string | Words }

const WEB = new URL('../../packages/web/src/', import.meta.url)

const read = (path: string): Words => JSON.parse(readFileSync(new URL(path, WEB), 'utf8')) as Words

const pairs = (en: Words, ja: Words | undefined): readonly (readonly [string, string])[] =>
  Object.entries(en).flatMap(([key, value]) => {
    const other = ja?.[key]
    if (typeof value !== 'string') return pairs(value, typeof other === 'object' ? other : undefined)
    return typeof other === 'string' ? [[value, other] as const] : []
  })

let known: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** What an English name of the client may be called in Japanese; the catalogues may say it in several ways. */
const japanese = (): ReadonlyMap<string, ReadonlySet<string>> => {
  if (known !== null) return known
  const made = new Map<string, Set<string>>()
  for (const path of readdirSync(WEB, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('locales/en.json')) continue
    for (const [en, ja] of pairs(read(path), read(path.replace(/en\.json$/, 'ja.json'))))
      made.set(en, (made.get(en) ?? new Set()).add(ja))
  }
  known = made
  return made
}

/** Whether the catalogues know this name as it stands: one that holds names and numbers of a game is only known in English. */
export const isSpoken = (name: string): boolean => japanese().has(name)

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The accessible name a control has in a language, by the one it has in English. */
export const inLanguage = (name: string, language: string): RegExp => {
  const names = language === 'ja' ? [...(japanese().get(name) ?? [])] : [name]
  if (names.length === 0) throw new Error(`nothing in the catalogues is called "${name}"`)
  return new RegExp(`^(${names.map(literal).join('|')})$`)
}

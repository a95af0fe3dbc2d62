import { readFileSync } from 'node:fs'

type Words = { readonly [key: string]: string | Words }

const flat = (words: Words, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

/** Rooms of a catalogue that hold what a board asks, and what it says while another is asked. */
const ASKS = /^(prompt|ask|wait)\./
const literal = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

interface Sentence {
  readonly key: string
  readonly pattern: RegExp
  /** Letters that are always the same: the more, the surer the match. */
  readonly sure: number
}

const catalogues = new Map<string, readonly Sentence[]>()

const sentencesOf = (game: string): readonly Sentence[] => {
  let known = catalogues.get(game)
  if (known === undefined) {
    const file = new URL(`../../packages/web/src/boards/${game}/locales/en.json`, import.meta.url)
    known = flat(JSON.parse(readFileSync(file, 'utf8')) as Words)
      .filter(([key]) => ASKS.test(key))
      .map(([key, text]) => {
        const plain = text.replace(/<\/?\w+>/g, '')
        const parts = plain.split(/\{\{[^}]*\}\}/)
        return {
          key: key.replace(/_(one|other)$/, ''),
          pattern: new RegExp(`^${parts.map(literal).join('.+')}$`, 's'),
          sure: parts.join('').length,
        }
      })
    catalogues.set(game, known)
  }
  return known
}

/** The key under which a board's catalogue keeps what its prompt says in English; null for what is not its own. */
export const promptOf = (game: string, said: string): string | null => {
  const fitting = sentencesOf(game).filter(({ pattern }) => pattern.test(said.trim()))
  return fitting.sort((a, b) => b.sure - a.sure)[0]?.key ?? null
}

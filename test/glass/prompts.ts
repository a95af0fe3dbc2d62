import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { MODES } from './states/modes.ts'

type Words = { readonly [key: string]: string | Words }

const flat = (words: Words, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

const BOARDS: readonly string[] = Object.keys(MODES)

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

const sentencesOf = (game: string, language: string): readonly Sentence[] => {
  const path = `${game}/locales/${language}.json`
  let known = catalogues.get(path)
  if (known === undefined) {
    const file = new URL(`../../packages/web/src/boards/${path}`, import.meta.url)
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
    catalogues.set(path, known)
  }
  return known
}

/** The key under which a board's catalogue keeps what its prompt says; null for what is not its own. */
const promptOf = (game: string, language: string, said: string): string | null => {
  const fitting = sentencesOf(game, language).filter(({ pattern }) => pattern.test(said.trim()))
  return fitting.sort((a, b) => b.sure - a.sure)[0]?.key ?? null
}

/** What the board on this page asks, by the key of its catalogue; null where no board asks anything. */
export const askedOn = async (page: Page, game: string): Promise<string | null> => {
  if (!BOARDS.includes(game)) return null
  const { said, language } = await page.evaluate(() => ({
    // Its small print stands beside the sentence.
    said: [...(document.querySelector('.prompt [role="status"]')?.childNodes ?? [])]
      .filter((one) => one.nodeName !== 'SMALL')
      .map((one) => one.textContent)
      .join(''),
    language: document.documentElement.lang,
  }))
  return promptOf(game, language, said)
}

/** Keys that are no sentence of their own: small print, words of buttons, parts of a sentence, and what is said while telling. */
const PARTS =
  /Small$|\.what\.|\.(skip|telling|walking|back|walkRound|pass1|pass2|skipSummon|keep|redraw|proceedButton|boostNone|actFull|rollAwake|notAble|nobodyAble|passes|lastPass)$/

/** Every question a board can put, and all it says while another is asked; of those in the same words the first. */
export const questionsOf = (game: string): readonly string[] => {
  const first = new Map<string, string>()
  for (const { key, pattern } of sentencesOf(game, 'en')) if (!first.has(pattern.source)) first.set(pattern.source, key)
  return [...new Set(first.values())].filter((key) => !PARTS.test(key))
}

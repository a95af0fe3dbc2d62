import { clientPairs, gamePairs, textsOf } from '../../browser/support/catalogues.ts'
import type { Finding } from './finding.ts'
import { type Language, STACKS, drawnBy } from './fonts.ts'
import type { Said } from './page/words.ts'

/** A key of a catalogue, or a gap that nobody filled in. */
const RAW = /\{\{|\}\}|^[a-z][A-Za-z0-9-]*(?::[a-z][A-Za-z0-9-]*)?(?:\.[A-Za-z0-9_-]+)+$/
/** Looks like a key and is an address. */
const ADDRESS = /\.(?:net|org|com|dev|json|csv|svg|txt|html)$/

const isRaw = (text: string): boolean => RAW.test(text) && !ADDRESS.test(text)

const KANA_OR_KANJI = /[\u3041-\u30ff\u4e00-\u9fff]/

const GAP = /\{\{[^}]*\}\}/
const MARK = /<\/?\w+>/g

/** Words that stand alone in a text and are the same in every language: a number with its unit, a name. */
const tellsNothing = (pieces: readonly string[]): boolean =>
  pieces.join('').replace(/[^A-Za-z]/g, '').length < 3 || !pieces.some((piece) => /[A-Za-z]{3}/.test(piece))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text of the English catalogue as it may stand on a page. */
const patternOf = (text: string): RegExp | null => {
  const pieces = text.replace(MARK, '').split(GAP)
  if (tellsNothing(pieces)) return null
  const whole = pieces.map(escaped).join('.*')
  const letters = pieces.join('').replace(/[^A-Za-z]/g, '').length
  // A sentence is found inside a longer text too; a single word only where it stands alone.
  const isSentence = letters >= 12 && pieces.some((piece) => piece.trim().includes(' '))
  return new RegExp(isSentence ? whole : `^${whole}$`, 'u')
}

/** English texts that are said otherwise in Japanese. */
const translated = async (): Promise<readonly RegExp[]> => {
  const patterns = new Map<string, RegExp>()
  for (const { en, ja } of [...clientPairs(), ...(await gamePairs())]) {
    const japanese = new Set(textsOf(ja).values())
    for (const text of textsOf(en).values()) {
      if (japanese.has(text) || patterns.has(text)) continue
      const pattern = patternOf(text)
      if (pattern !== null) patterns.set(text, pattern)
    }
  }
  return [...patterns.values()]
}

let english: Promise<readonly RegExp[]> | null = null
const known = new Map<string, string | null>()

/** What of a text on a Japanese page was left in English; null for nothing. */
const leftInEnglish = async (text: string): Promise<string | null> => {
  if (!/[A-Za-z]{3}/.test(text)) return null
  let answer = known.get(text)
  if (answer === undefined) {
    english ??= translated()
    const pattern = (await english).find((one) => one.test(text))
    answer = pattern === undefined ? null : (pattern.exec(text)?.[0] ?? null)
    known.set(text, answer)
  }
  return answer
}

const fonts = new Map<Language, ReturnType<typeof drawnBy>>()

/** Signs of a text that no font of ours draws. */
const undrawn = (text: string, language: Language): string => {
  let draws = fonts.get(language)
  if (draws === undefined) fonts.set(language, (draws = drawnBy(language)))
  const drawsSomewhere = draws
  return Array.from(text)
    .filter((sign) => sign.trim() !== '' && !/\p{Cf}/u.test(sign))
    .filter((sign) => !STACKS.some((stack) => drawsSomewhere(sign.codePointAt(0) as number, stack)))
    .join('')
}

const isLanguage = (language: string): language is Language => language === 'en' || language === 'ja'

/** What a page says in the language it is set to: no keys, no other language, no letter its fonts lack. */
export const language = async (said: readonly Said[]): Promise<readonly Finding[]> => {
  const found: Finding[] = []
  for (const { text, what, drawn, spoken, around } of said) {
    if (isRaw(text)) found.push({ law: 'raw', what, detail: text })
    if (!isLanguage(spoken)) continue
    if (spoken === 'en' && KANA_OR_KANJI.test(text)) found.push({ law: 'language', what, detail: text })
    const left = spoken === 'ja' ? await leftInEnglish(text) : null
    if (left !== null) found.push({ law: 'language', what, detail: left })
    const missing = drawn && isLanguage(around) ? undrawn(text, around) : ''
    if (missing !== '') found.push({ law: 'glyph', what, detail: missing })
  }
  return found
}

import { readFileSync } from 'node:fs'
import { clientPairs, gamePairs, sourcesUnder, textsOf, WEB } from '../../browser/support/catalogues.ts'
import type { Finding } from './finding.ts'
import { type Language, STACKS, drawnBy } from './fonts.ts'

/** What is filled in and what marks a part of a sentence is not drawn. */
const drawn = (text: string): string => text.replace(/\{\{[^}]*\}\}|<\/?[\w]+>|\s/g, '')

interface Use {
  readonly letter: number
  /** One place where it stands. */
  readonly where: string
}

/** Every letter of the catalogues, and every sign that the client writes by itself, each once. */
const lettersOf = async (language: Language): Promise<readonly Use[]> => {
  const uses = new Map<number, string>()
  const note = (text: string, where: string): void => {
    for (const sign of text) {
      const letter = sign.codePointAt(0) as number
      if (!uses.has(letter)) uses.set(letter, where)
    }
  }
  for (const pair of [...clientPairs(), ...(await gamePairs())])
    for (const [key, text] of textsOf(pair[language])) note(drawn(text), `${pair.room}: ${key}`)
  for (const file of sourcesUnder(WEB)) {
    const code = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
    note(code.replace(/[\p{ASCII}\u00a0]/gu, ''), file.slice(WEB.length + 1))
  }
  return [...uses].map(([letter, where]) => ({ letter, where }))
}

const asText = (letter: number): string =>
  `${String.fromCodePoint(letter)} (U+${letter.toString(16).toUpperCase().padStart(4, '0')})`

/** Every letter that people may meet is drawn by a font that is shipped, whatever it is set in. */
export const glyphs = async (language: Language): Promise<readonly Finding[]> => {
  const draws = drawnBy(language)
  return (await lettersOf(language)).flatMap(({ letter, where }) => {
    const missing = STACKS.filter((stack) => !draws(letter, stack))
    if (missing.length === 0) return []
    return [{ law: 'glyph', what: asText(letter), detail: `${where}: not in ${missing.join(', ')}` }]
  })
}

import type { Catalogue } from './text-room.ts'
import type { MessageValues } from './refusal.ts'

/** Says a message in some language. */
export type Say = (id: string, values?: MessageValues) => string

const textAt = (catalogue: Catalogue, id: string): string => {
  let found: string | Catalogue | undefined = catalogue
  for (const part of id.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : id
}

/** Says plain sentences of one catalogue: values are filled in as they are, and no form depends on a number. */
export const sayFrom =
  (catalogue: Catalogue): Say =>
  (id, values = {}) =>
    textAt(catalogue, id).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A text filled up with spaces to so many columns of a terminal, where kana and kanji are two wide; cut when it is longer. */
export const inColumns = (text: string, columns: number): string => {
  let [shown, width] = ['', 0]
  for (const letter of text) {
    const wide = letter >= '\u2e80' ? 2 : 1
    if (width + wide > columns) break
    shown += letter
    width += wide
  }
  return shown + ' '.repeat(columns - width)
}

/** One message id within a value, `@cards.charm`, with at most one number as its `{{value}}`, `@cards.corridor#20`. */
const WORD = /@([\w-]+(?:\.[\w-]+)*)(?:#(\d+))?/g

/**
 * A value of a message as it is read: one that begins with `@` is made of message ids, `@cards.elf [1 2] + @cards.charm = 9`,
 * each said by `say`; any other stands as it is. Text that may begin with something else is opened with `@ `.
 */
export const wordsOf = (value: string, say: (id: string, value: number) => string): string =>
  value.startsWith('@')
    ? value
        .replace(/^@ /, '')
        .replace(WORD, (_, id: string, number: string | undefined) => say(id, Number(number ?? 0)))
    : value

/** Sorts of message ids that name things at a table, and the coordinates and handles of boards. */
const THING = /^@(?:cards|cardNames|names|factions|icons|widths|seat)\b|^[A-Za-z]*\d+$/

/** The names of things within a value of a log line, as the line holds them: cards, pieces, players, places. */
export const thingsNamed = (value: string): readonly string[] =>
  (value.startsWith('@') ? (value.match(WORD) ?? []) : [value]).filter((name) => THING.test(name))

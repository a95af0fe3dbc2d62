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

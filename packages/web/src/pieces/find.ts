/** A stretch of a text; `hit` where it was searched for. */
export interface Stretch {
  readonly text: string
  readonly hit: boolean
}

/** The same letter, however it is written: wide or narrow, large or small. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The words of a search, in any order. Letters beside a full-width space are words of their own too. */
export const termsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/\s+/)
    .filter((term) => term !== '')

/** Whether each of the words stands somewhere in one of the texts. */
export const finds = (terms: readonly string[], texts: readonly string[]): boolean => {
  const all = texts.map(plain)
  return terms.every((term) => all.some((text) => text.includes(term)))
}

/** A text with its hits marked; side by side and overlapping hits are one. */
export const marked = (terms: readonly string[], text: string): readonly Stretch[] => {
  const letters = Array.from(text)
  const plains = letters.map(plain)
  const whole = plains.join('')
  // Where each letter begins in the plain text: some become several.
  const begins: number[] = []
  let at = 0
  for (const one of plains) {
    begins.push(at)
    at += one.length
  }
  const hit = letters.map(() => false)
  for (const term of terms) {
    for (let from = whole.indexOf(term); from >= 0; from = whole.indexOf(term, from + 1)) {
      for (const [i, begin] of begins.entries()) {
        if (begin + (plains[i] as string).length > from && begin < from + term.length) hit[i] = true
      }
    }
  }
  const stretches: { text: string; hit: boolean }[] = []
  for (const [i, letter] of letters.entries()) {
    const last = stretches.at(-1)
    if (last !== undefined && last.hit === hit[i]) last.text += letter
    else stretches.push({ text: letter, hit: hit[i] === true })
  }
  return stretches
}

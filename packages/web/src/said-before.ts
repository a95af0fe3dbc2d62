import type { i18n } from 'i18next'

/* A board says the same few hundred sentences at every version of a match, and putting one together anew takes longer than to
   draw the element that shows it. */

/** Sentences that are kept; where there are more, they are put together anew. */
const MOST = 4000

type Say = (...args: readonly unknown[]) => unknown

/** What is asked, as a text; null where something of it is no plain value. `of`: of which catalogues. */
const asText = (of: string, key: unknown, options: unknown = {}): string | null => {
  if (typeof key !== 'string' || typeof options !== 'object' || options === null) return null
  let text = `${of}\0${key}`
  for (const name in options) {
    const value: unknown = options[name as never]
    if (value === undefined) continue
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null
    text += `\0${name}\0${typeof value}\0${value}`
  }
  return text
}

/**
 * Makes `words` remember what they said. Answers how to make them forget, for whoever adds words to a catalogue and tells
 * nobody; what is told, and another language, they forget by themselves.
 */
export const remember = (words: i18n): (() => void) => {
  const said = new Map<string, string>()
  const forget = (): void => said.clear()
  words.on('languageChanged', forget)
  words.store.on('added', forget)
  const again =
    (say: Say, of: string): Say =>
    (...args) => {
      const asked = args.length > 2 ? null : asText(of, args[0], args[1])
      if (asked === null) return say(...args)
      const known = said.get(asked)
      if (known !== undefined) return known
      const sentence = say(...args)
      if (typeof sentence !== 'string') return sentence
      if (said.size >= MOST) forget()
      said.set(asked, sentence)
      return sentence
    }
  const fix = words.getFixedT.bind(words) as unknown as (...of: readonly unknown[]) => Say
  const fixAgain = (...of: readonly unknown[]): Say => {
    const say = fix(...of)
    return Object.assign(again(say, JSON.stringify(of)), say)
  }
  // It answers what the words answer, whose many forms no other function has.
  words.getFixedT = fixAgain as unknown as typeof words.getFixedT
  return forget
}

import type { i18n } from 'i18next'

/* A board says the same few hundred sentences at every version of a match, and putting one together anew takes longer than to
   draw the element that shows it. */

/** Sentences that are kept; where there are more, they are put together anew. */
const MOST = 4000

type Say = (...args: readonly unknown[]) => unknown

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
      // Whatever is asked of words is data, and what is the same as text is the same sentence.
      const asked = of + JSON.stringify(args)
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

import type { Finding } from '../finding.ts'
import { inWords } from './seen.ts'
import type { Words } from './texts.ts'

/** Our own words are shorter; a longer one is somebody's name, or an address, and breaks where it must. */
const LONGEST = 16
const WORD = /[\p{Script=Latin}\u00AD\u2019']+/gu
const HYPHEN = '\u00AD'

/** Part of an address or a hash, which is longer than our words and breaks where it must, whatever letters it has. */
const isCode = (node: Text, from: number): boolean => {
  const before = /\S*$/.exec(node.data.slice(0, from))?.[0] ?? ''
  const after = /^\S*/.exec(node.data.slice(from))?.[0] ?? ''
  const whole = before + after
  return whole.length > LONGEST && /\p{L}\d|\d\p{L}|@|:\/\//u.test(whole)
}

/** Letters from here to there, as the browser draws them: the tops of their lines. */
const topsOf = (node: Text, from: number, to: number): readonly number[] => {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top)
}

/** Far enough apart to be two lines, and not one in two fonts. */
const areTwo = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && other - one > 2

/** A word in two lines without a hyphen, parted as it is drawn; null for one that is whole, or bears a hyphen. */
const partedOf = (node: Text, from: number, word: string): string | null => {
  const tops = topsOf(node, from, from + word.length)
  if (!areTwo(Math.min(...tops), Math.max(...tops))) return null
  let before = topsOf(node, from, from + 1).at(-1)
  for (let i = 1; i < word.length; i++) {
    const top = topsOf(node, from + i, from + i + 1).at(-1)
    if (areTwo(before, top) && word[i - 1] !== HYPHEN) return `${word.slice(0, i)} | ${word.slice(i)}`
    before = top ?? before
  }
  return null
}

/** No word goes on in another line but behind a hyphen: nobody reads "Fogmantl" and "e". */
export const torn = (all: readonly Words[]): readonly Finding[] =>
  all
    .filter(({ lines }) => lines.length > 1)
    .flatMap(({ element, node }) =>
      [...node.data.matchAll(WORD)]
        .filter(([word]) => word.length > 1 && word.replaceAll(HYPHEN, '').length <= LONGEST)
        .filter(({ index }) => !isCode(node, index))
        .flatMap(({ 0: word, index }): readonly Finding[] => {
          const parted = partedOf(node, index, word)
          return parted === null ? [] : [{ law: 'torn', what: inWords(element), detail: `"${parted}"` }]
        }),
    )

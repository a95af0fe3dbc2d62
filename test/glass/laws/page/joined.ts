import type { Finding } from '../finding.ts'
import { inWords, styleOf } from './seen.ts'
import type { Words } from './texts.ts'

/** Words of one alphabet with one space between them, and no letter before or after that would change how they are set. */
const RUN = /\p{Script=Latin}+(?: \p{Script=Latin}+)+/u
/** Pixels by which a gap may lie beside where the font has it. */
const MOST = 0.75
/** Letters that are measured, in pixels: so large that nothing is rounded. */
const LARGE = 200
/** Between two words, of the size of their letters, at least: the fonts of the house have less, and "of 100" seemed one word. */
const NARROWEST = 0.17
const BETWEEN = /(?<=[\p{Script=Latin}\d]) (?=[\p{Script=Latin}\d])/gu
/** So many times their size lines of words are high at most; what is higher is turned. */
const HIGHEST = 1.8

const ink = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
const known = new Map<string, number>()

/** How wide words are in their own font, for each pixel of its size. */
const widthIn = (font: string, text: string): number => {
  const key = `${font} ${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  ink.font = font
  ink.textRendering = 'geometricPrecision'
  const width = ink.measureText(text).width / LARGE
  known.set(key, width)
  return width
}

/** What a font is measured by; null where what is drawn is not what is written, or letters stand apart or below each other on purpose. */
const fontOf = (element: Element): string | null => {
  const { fontFamily, fontStyle, fontVariantCaps, fontWeight, letterSpacing, textTransform, writingMode } =
    styleOf(element)
  if (letterSpacing !== 'normal' || textTransform !== 'none' || fontVariantCaps !== 'normal') return null
  return element.closest('svg') === null && writingMode === 'horizontal-tb'
    ? `${fontStyle} ${fontWeight} ${LARGE}px ${fontFamily}`
    : null
}

/** Where words are drawn: the boxes of their lines. */
const linesOf = (node: Text, from: number, to: number): readonly DOMRect[] => {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()]
}

/** Of the size of letters how much each gap is widened on purpose; nobody means to close one. */
const spacingOf = (element: Element): number => {
  const { fontSize, wordSpacing } = styleOf(element)
  return Math.max(0, Number.parseFloat(wordSpacing)) / Number.parseFloat(fontSize)
}

/** Pixels by which the gap that lies farthest off does so; 0 for words that cannot be told. */
const shiftOf = ({ element, node, size }: Words): number => {
  const font = fontOf(element)
  const run = RUN.exec(node.data)
  if (font === null || run === null) return 0
  const [{ length }, from] = [run[0], run.index]
  if (linesOf(node, from, from + length).some(({ height }) => height > HIGHEST * size)) return 0
  const spacing = spacingOf(element)
  let [most, spaces] = [0, 0]
  for (const { index } of run[0].matchAll(/ /g)) {
    const to = index + 1
    // A space at the end of a line has no width.
    if (linesOf(node, from, from + to + 1).length > 1) break
    const [drawn] = linesOf(node, from, from + to)
    const wanted = widthIn(font, run[0].slice(0, to)) + ++spaces * spacing
    if (drawn !== undefined) most = Math.max(most, Math.abs(drawn.width - size * wanted))
  }
  return most
}

/** Of the size of letters how wide the narrowest gap between words of a line is; Infinity where there is none, or words are turned. */
const narrowestOf = ({ element, node, size }: Words): number => {
  if (element.closest('svg') !== null || styleOf(element).writingMode !== 'horizontal-tb') return Infinity
  const gaps = [...node.data.matchAll(BETWEEN)].flatMap(({ index }) => {
    const [gap, ...others] = linesOf(node, index, index + 1)
    // What ends a line is drawn by nobody, and some engines give it a width all the same.
    const endsLine = others.length > 0 || linesOf(node, index, index + 2).length > 1
    return gap === undefined || endsLine || gap.width === 0 || gap.height > HIGHEST * size ? [] : [gap.width / size]
  })
  return Math.min(...gaps)
}

/**
 * Words stand as far apart as their font and the house have them: where letters are rounded to whole pixels, or the font's own gap is left
 * as narrow as it is, nobody sees the gap in "At once".
 */
export const joined = (all: readonly Words[]): readonly Finding[] =>
  all.flatMap((words): readonly Finding[] => {
    const [shift, narrowest] = [shiftOf(words), narrowestOf(words)]
    if (shift <= MOST && narrowest >= NARROWEST) return []
    const text = words.text.length > 40 ? `${words.text.slice(0, 39)}…` : words.text
    const fault =
      shift > MOST ? `is off by ${shift.toFixed(1)} pixels` : `has a gap of ${narrowest.toFixed(2)} of its letters`
    return [{ law: 'joined', what: inWords(words.element), detail: `"${text}" ${fault}` }]
  })

import { type Box, isEmpty, meet } from './boxes.ts'
import { NOTHING, insideOf, isShown, scaleOf, styleOf } from './seen.ts'

/** Words that stand in one place. */
export interface Words {
  readonly element: Element
  readonly node: Text
  readonly text: string
  /** As large as it is drawn, in pixels. */
  readonly size: number
  /** One box a line: as high as small letters are with what rises above and sinks below them. */
  readonly lines: readonly Box[]
  /** What of the screen they may show in. */
  readonly inside: Box
}

/** Of the height of a font, what letters really take: half above and half below the middle of the line. */
const INK = 0.36

const inkOf = (line: DOMRect, size: number): Box => {
  const middle = (line.top + line.bottom) / 2
  return { left: line.left, right: line.right, top: middle - size * INK, bottom: middle + size * INK }
}

/** All words of the page that are drawn somewhere, whether on the screen or scrolled away from it. */
export const texts = (): readonly Words[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Words[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
    // Words beside elements have an element that nobody wrote (`packages/web/src/jsx`).
    const element = node.parentElement?.closest(':not(text-run)') ?? null
    if (text === '' || element === null || element.matches('script, style, noscript, template, title, desc, option'))
      continue
    if (!isShown(element)) continue
    range.selectNodeContents(node)
    const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5).map((line) => inkOf(line, size))
    if (lines.length === 0) continue
    found.push({ element, node: node as Text, text, size, lines, inside: insideOf(element) })
  }
  return found
}

/** Drawn in no place at all, only said: what holds them shows nothing of itself. */
export const isForThoseWhoHear = ({ inside }: Words): boolean => inside === NOTHING

/** Shown to nobody: cut away by what holds it, as words for those who hear are. */
export const isCutAway = ({ lines, inside }: Words): boolean => lines.every((line) => isEmpty(meet(line, inside)))

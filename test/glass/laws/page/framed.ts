import { type Box, boxOf, heightOf, widthOf } from './boxes.ts'
import { holderOf, isPushed, styleOf } from './seen.ts'
import { type Words, isForThoseWhoHear } from './texts.ts'

const holdsStill = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
const isScrolled = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** Shut, or so small that it holds words only for those who hear. */
const holdsNothing = (box: Box): boolean => widthOf(box) <= 2 || heightOf(box) <= 2

/**
 * What words cannot be brought out of by anything one does: all boxes that cut them, up to what is scrolled or pushed.
 * Null when one of them is shut.
 */
const fixedClip = (element: Element): Box | null => {
  let clip: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  let [along, across] = [true, true]
  for (let at: Element | null = element; at !== null; at = holderOf(at)) {
    const style = styleOf(at)
    if (style.display === 'inline' || style.display === 'contents') continue
    if (isPushed(style)) break
    across &&= !isScrolled(style.overflowX)
    along &&= !isScrolled(style.overflowY)
    const [x, y] = [across && holdsStill(style.overflowX), along && holdsStill(style.overflowY)]
    if (!x && !y) continue
    const box = boxOf(at)
    if (holdsNothing(box)) return null
    clip = {
      left: x ? Math.max(clip.left, box.left) : clip.left,
      right: x ? Math.min(clip.right, box.right) : clip.right,
      top: y ? Math.max(clip.top, box.top) : clip.top,
      bottom: y ? Math.min(clip.bottom, box.bottom) : clip.bottom,
    }
  }
  return clip
}

/** Words, and what nothing one does brings them out of. */
export interface Framed {
  readonly words: Words
  readonly fixed: Box
}

/** Drawn words, each in what cuts them: not those for those who hear, nor those of a part that is shut. */
export const framed = (all: readonly Words[]): readonly Framed[] =>
  all.flatMap((words): readonly Framed[] => {
    const fixed = isForThoseWhoHear(words) ? null : fixedClip(words.element)
    return fixed === null ? [] : [{ words, fixed }]
  })

export const isOutside = ({ words, fixed: { left, right, top, bottom } }: Framed): boolean =>
  words.lines.every((line) => line.left >= right || line.right <= left || line.top >= bottom || line.bottom <= top)

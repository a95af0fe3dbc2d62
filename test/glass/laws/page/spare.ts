import type { Finding } from '../finding.ts'
import { follows, scrollers } from './reach.ts'
import { inWords, isShown, styleOf } from './seen.ts'

/** Pixels of room that would show more, and of what is hidden. */
const ROOM = 12
const HIDDEN = 3

const pixels = (text: string): number => Number.parseFloat(text) || 0

/** Room that a column has left, whoever it lies beside; 0 of what is no column. */
const leftIn = (column: Element): number => {
  const { display, flexDirection, flexWrap, paddingTop, paddingBottom, rowGap } = styleOf(column)
  if (!display.endsWith('flex') || !flexDirection.startsWith('column') || flexWrap !== 'nowrap') return 0
  const inFlow = [...column.children].filter(
    (one) => isShown(one) && !/absolute|fixed/.test(styleOf(one).position) && styleOf(one).display !== 'contents',
  )
  const used = inFlow.reduce(
    (sum, one) => {
      const { marginTop, marginBottom } = styleOf(one)
      return sum + (one as HTMLElement).offsetHeight + pixels(marginTop) + pixels(marginBottom)
    },
    pixels(rowGap) * Math.max(0, inFlow.length - 1),
  )
  return column.clientHeight - pixels(paddingTop) - pixels(paddingBottom) - used
}

/**
 * Nothing is hidden in a box that scrolls while the column it stands in has room for it: as high as what is in it, a box may
 * keep a bar that it was given before it had its height, whose width breaks its lines anew. What says itself how high it is at most
 * means it so.
 */
export const spare = (): readonly Finding[] =>
  scrollers().flatMap((box): readonly Finding[] => {
    const { overflowY, maxHeight } = styleOf(box)
    const hidden = box.scrollHeight - box.clientHeight
    if (!follows(overflowY) || hidden < HIDDEN || maxHeight !== 'none' || box.parentElement === null) return []
    const left = leftIn(box.parentElement)
    return left < ROOM
      ? []
      : [
          {
            law: 'spare',
            what: inWords(box),
            detail: `hides ${hidden} pixels, and ${Math.round(left)} lie idle beside it`,
          },
        ]
  })

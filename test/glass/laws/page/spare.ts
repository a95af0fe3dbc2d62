import type { Finding } from '../finding.ts'
import { follows, scrollers } from './reach.ts'
import { inWords, styleOf } from './seen.ts'

/** Pixels of room that would show more, and of what is hidden. */
const ROOM = 12
const HIDDEN = 3

const pixels = (text: string): number => Number.parseFloat(text) || 0

/** What takes room in it, hidden things too; what has no box of its own stands for what is in it. */
const laidIn = (box: Element): readonly Element[] =>
  [...box.children].flatMap((one) => {
    const { display, position } = styleOf(one)
    if (display === 'none' || /absolute|fixed/.test(position)) return []
    return display === 'contents' ? laidIn(one) : [one]
  })

/** Room that a column has left, whoever it lies beside; 0 of what is no column. */
const leftIn = (column: Element): number => {
  const { display, flexDirection, flexWrap, paddingTop, paddingBottom, rowGap } = styleOf(column)
  if (!display.endsWith('flex') || !flexDirection.startsWith('column') || flexWrap !== 'nowrap') return 0
  const inFlow = laidIn(column)
  const used = inFlow.reduce(
    (sum, one) => {
      const { marginTop, marginBottom } = styleOf(one)
      const height = one instanceof HTMLElement ? one.offsetHeight : one.getBoundingClientRect().height
      return sum + height + pixels(marginTop) + pixels(marginBottom)
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

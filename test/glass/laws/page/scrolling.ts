import type { Finding } from '../finding.ts'
import { STRIP, TABLE } from './landmarks.ts'
import { controls, scrollers } from './reach.ts'
import { inWords, styleOf } from './seen.ts'

/** Pixels that a row may hide above and below itself: whoever pushes it sideways cannot clip it there, and cards lean out of theirs. */
const LEANING = 8

/**
 * Boxes that nobody scrolls and a browser does all the same, to show what has the focus: they hold more than they show, and their
 * edges are hidden and not clipped. Nothing brings back what slid out of them.
 */
const sliding = (): readonly Finding[] => {
  const boxes = new Set<Element>()
  for (const control of controls())
    for (let at = control.parentElement; at !== null && at !== document.body; at = at.parentElement) boxes.add(at)
  return [...boxes].flatMap((box): readonly Finding[] => {
    const { overflowX, overflowY } = styleOf(box)
    const down = overflowY === 'hidden' ? box.scrollHeight - box.clientHeight : 0
    const across = overflowX === 'hidden' ? box.scrollWidth - box.clientWidth : 0
    const by = Math.max(down, across)
    return by <= (box.matches(STRIP) ? LEANING : 1)
      ? []
      : [{ law: 'slides', what: inWords(box), detail: `holds ${by} pixels more than it shows` }]
  })
}

/** Nothing is pushed sideways but strips that may be, and a table stands still. */
export const scrolling = (): readonly Finding[] => {
  const root = document.documentElement
  const found: Finding[] = []
  if (root.scrollWidth > window.innerWidth)
    found.push({ law: 'sideways', what: 'the page', detail: `${root.scrollWidth} in ${window.innerWidth} pixels` })
  const table = document.querySelector(TABLE)
  if (table !== null && root.scrollHeight > window.innerHeight)
    found.push({ law: 'still', what: inWords(table), detail: `${root.scrollHeight} in ${window.innerHeight} pixels` })
  for (const box of scrollers()) {
    const { overflowX } = styleOf(box)
    if ((overflowX !== 'auto' && overflowX !== 'scroll') || box.scrollWidth <= box.clientWidth + 1) continue
    if (box.matches(STRIP)) continue
    found.push({ law: 'sideways', what: inWords(box), detail: `${box.scrollWidth} in ${box.clientWidth} pixels` })
  }
  return [...found, ...sliding()]
}

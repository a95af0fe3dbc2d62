import type { Finding } from '../finding.ts'
import { STRIP, TABLE } from './landmarks.ts'
import { scrollers } from './reach.ts'
import { inWords, styleOf } from './seen.ts'

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
  return found
}

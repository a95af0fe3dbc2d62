import type { Finding } from '../finding.ts'
import { type Box, boxOf, heightOf, isEmpty, meet, screen, widthOf } from './boxes.ts'
import { EDGES, type Edge, leftToScroll } from './edges.ts'
import { FINGER, HAIR } from './finger.ts'
import { PASSING } from './landmarks.ts'
import { controls, follows, modal } from './reach.ts'
import { clipOf, holderOf, inWords, isOnScreen, isPushed, seenPart, styleOf } from './seen.ts'
import type { Words } from './texts.ts'

/** Pixels at each edge that the screen keeps for itself: round corners, a camera, the bar one goes home by. */
const edges = (): Box => {
  const probe = document.createElement('div')
  probe.style.position = 'fixed'
  for (const edge of EDGES) probe.style.setProperty(`margin-${edge}`, `env(safe-area-inset-${edge})`)
  document.documentElement.append(probe)
  const { marginLeft, marginTop, marginRight, marginBottom } = getComputedStyle(probe)
  const [left = 0, top = 0, right = 0, bottom = 0] = [marginLeft, marginTop, marginRight, marginBottom].map(
    Number.parseFloat,
  )
  probe.remove()
  return { left, top, right, bottom }
}

/** What is left of the screen for everything else. */
const free = (kept: Box): Box => {
  const { left, top, right, bottom } = screen()
  return { left: left + kept.left, top: top + kept.top, right: right - kept.right, bottom: bottom - kept.bottom }
}

/** Pixels by which a box reaches beyond each edge of another. */
const beyond = (box: Box, inside: Box): readonly (readonly [Edge, number])[] =>
  (
    [
      ['left', inside.left - box.left],
      ['top', inside.top - box.top],
      ['right', box.right - inside.right],
      ['bottom', box.bottom - inside.bottom],
    ] as const
  ).filter(([, by]) => by > HAIR)

/** Whether scrolling, or a push, brings something away from an edge by so many pixels. */
const comesAway = (element: Element, edge: Edge, by: number): boolean => {
  let at: Element | null = element
  while (at !== null) {
    if (styleOf(at).position === 'fixed' || at.matches('dialog')) return false
    const holder: Element | null = holderOf(at)
    const scroller = holder ?? document.documentElement
    if (holder !== null && isPushed(styleOf(holder))) return true
    const { overflowX, overflowY } = styleOf(scroller)
    const scrolls = holder === null || follows(edge === 'left' || edge === 'right' ? overflowX : overflowY)
    if (scrolls && leftToScroll(scroller, edge) >= by - HAIR) return true
    at = holder
  }
  return false
}

const tell = (element: Element, what: string, [edge, by]: readonly [Edge, number]): Finding => ({
  law: 'kept',
  what: inWords(element),
  detail: `${what}${by.toFixed(0)} pixels of it lie where the screen keeps its ${edge} edge for itself`,
})

const stays = (element: Element, over: readonly (readonly [Edge, number])[]): readonly [Edge, number] | undefined =>
  over.find(([edge, by]) => !comesAway(element, edge, by))

/** Words and signs lie beside what the screen keeps for itself, and what is pressed has room for a finger there. */
export const keptFree = (all: readonly Words[]): readonly Finding[] => {
  const kept = edges()
  if (EDGES.every((edge) => kept[edge] === 0)) return []
  const inside = free(kept)
  const within = modal()
  const isMeant = (element: Element): boolean =>
    (within === null || within.contains(element)) && element.closest(PASSING) === null
  const found: Finding[] = []
  for (const { element, lines, inside: shows, text } of all) {
    if (!isMeant(element)) continue
    const seen = lines.map((line) => meet(line, shows)).filter((line) => !isEmpty(line))
    const over = stays(
      element,
      seen.flatMap((line) => beyond(line, inside)),
    )
    if (over !== undefined) found.push(tell(element, `"${text.slice(0, 40)}": `, over))
  }
  for (const sign of document.querySelectorAll('svg.ico')) {
    if (!isMeant(sign) || !isOnScreen(sign)) continue
    const over = stays(sign, beyond(seenPart(sign), inside))
    if (over !== undefined) found.push(tell(sign, '', over))
  }
  for (const control of controls()) {
    if (!isMeant(control) || !isOnScreen(control)) continue
    const box = boxOf(control)
    const part = meet(meet(box, clipOf(control)), inside)
    const [wide, high] = [Math.min(FINGER, widthOf(box)) - HAIR, Math.min(FINGER, heightOf(box)) - HAIR]
    if (widthOf(part) >= wide && heightOf(part) >= high) continue
    const over = stays(control, beyond(seenPart(control), inside))
    if (over !== undefined) found.push(tell(control, '', over))
  }
  return found
}

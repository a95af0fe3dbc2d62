import type { Finding } from '../finding.ts'
import { type Box, boxOf, isEmpty, meet } from './boxes.ts'
import { EDGES, type Edge, leftToScroll } from './edges.ts'
import { HAIR } from './finger.ts'
import { controls, follows, modal, scrollers } from './reach.ts'
import { inWords, insideOf, isOnScreen, styleOf } from './seen.ts'
import type { Words } from './texts.ts'

/** Pixels of something that have to be seen at an edge, so that one sees that it goes on there. */
const PEEK = 6
/** Pixels of it that have to be hidden by that edge. */
const HIDDEN = 3
/** What is seen as a thing of its own, where an edge cuts it. */
const THINGS = 'button, a, input, img, svg, canvas, .card, .panel, .chip'

const OPPOSITE = { left: 'right', top: 'bottom', right: 'left', bottom: 'top' } as const
const isDown = (edge: Edge): boolean => edge === 'top' || edge === 'bottom'
/** 1 where pixels grow towards it. */
const outOf = (edge: Edge): 1 | -1 => (edge === 'right' || edge === 'bottom' ? 1 : -1)

/** Whether a box has a shade inside that edge. Colours of one’s own take all of them away, whatever is asked for. */
const isShaded = (box: Element, edge: Edge): boolean =>
  !matchMedia('(forced-colors: active)').matches &&
  styleOf(box)
    .boxShadow.split(/,(?![^(]*\))/)
    .some((shade) => {
      const [x = 0, y = 0] = [...shade.matchAll(/(-?[\d.]+)px/g)].map(([, pixels]) => Number(pixels))
      return shade.includes('inset') && (isDown(edge) ? y : x) * -outOf(edge) >= PEEK
    })

/** Pixels of a line that is drawn instead, where a person's own colours take all shades away. */
const LINE = 3

/** Whether a line is drawn along that edge, on the ground of a box. */
const isLined = (box: Element, edge: Edge): boolean => {
  const { backgroundImage, backgroundSize, backgroundPosition } = styleOf(box)
  if (!/url|gradient/.test(backgroundImage)) return false
  const places = backgroundPosition.split(', ')
  return backgroundSize.split(', ').some((size, at) => {
    const sizes = size.split(' ')
    const [along, thick] = isDown(edge) ? sizes : [...sizes].reverse()
    const place = places[at]?.split(' ')[isDown(edge) ? 1 : 0]?.replace('px', '%')
    const drawn = thick?.endsWith('px') === true ? Number.parseFloat(thick) : 0
    return along === '100%' && drawn >= LINE && place === (outOf(edge) > 0 ? '100%' : '0%')
  })
}

/** Whether something is cut by that edge, so that one sees that it goes on. */
const peeks = (box: Element, inside: Box, edge: Edge, all: readonly Words[]): boolean => {
  const lines = all.filter(({ element }) => box.contains(element)).flatMap((words) => words.lines)
  const things = [...box.querySelectorAll(THINGS)].filter(isOnScreen).map(boxOf)
  return [...lines, ...things].some((thing) => {
    const seen = meet(thing, inside)
    const pixels = isDown(edge) ? seen.bottom - seen.top : seen.right - seen.left
    return !isEmpty(seen) && pixels >= PEEK && outOf(edge) * (thing[edge] - inside[edge]) >= HIDDEN
  })
}

/**
 * Who looks at a box that scrolls sees that there is more, where more can be used: something is cut by that edge, or it is shaded, or a
 * line is drawn along it. Bars count for nothing: most systems show them to whoever scrolls already.
 */
export const beyond = (all: readonly Words[]): readonly Finding[] => {
  const within = modal()
  const used = controls()
  return scrollers().flatMap((box): readonly Finding[] => {
    if (within !== null && !within.contains(box)) return []
    const inside = insideOf(box)
    return EDGES.flatMap((edge): readonly Finding[] => {
      const { overflowX, overflowY } = styleOf(box)
      if (!follows(isDown(edge) ? overflowY : overflowX) || leftToScroll(box, edge) < HIDDEN) return []
      if (isShaded(box, edge) || isLined(box, edge)) return []
      const hidden = used.filter(
        (one) => one !== box && box.contains(one) && outOf(edge) * (boxOf(one)[OPPOSITE[edge]] - inside[edge]) >= -HAIR,
      )
      const [first] = hidden
      if (first === undefined || peeks(box, inside, edge, all)) return []
      const detail = `nothing shows that it goes on at its ${edge}: ${hidden.length} are there, such as ${inWords(first)}`
      return [{ law: 'beyond', what: inWords(box), detail }]
    })
  })
}

import type { Finding } from '../finding.ts'
import { type Box, heightOf, inPixels, isEmpty, meet, screen, widthOf } from './boxes.ts'
import { LIVE, OWNERS_OF_A_VEIL, PASSING, STAGE } from './landmarks.ts'
import { clipOf, holderOf, inWords, insideOf, isShown, styleOf } from './seen.ts'

/** Pixels a finger needs, either way. */
const FINGER = 24

const CONTROLS = [
  'button',
  'a[href]',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...['button', 'tab', 'option', 'switch', 'checkbox', 'radio', 'menuitem', 'slider', 'combobox', 'link'].map(
    (role) => `[role="${role}"]`,
  ),
].join()

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled, [aria-disabled="true"]') && element.closest('[inert], [aria-hidden="true"]') === null

/** The dialog that alone may be used now. */
const modal = (): Element | null => [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1) ?? null

/** What a person presses for it: a box or a dot is often only drawn, and its label is what can be pressed. */
const pressed = (control: Element): Element => {
  if (control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type))
    return control.closest('label') ?? control.labels?.[0] ?? control
  return control
}

export const controls = (): readonly Element[] => {
  const within: ParentNode = modal() ?? document
  return [...new Set([...within.querySelectorAll(CONTROLS)].filter(isEnabled).map(pressed))].filter(isShown)
}

/** Both axes of what scrolls, in words of the style: `auto` and `scroll` follow a finger. */
const follows = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** A map is pushed by the finger itself, and shows no bar. */
const isPushed = (style: CSSStyleDeclaration): boolean => style.touchAction === 'none' && style.overflowX === 'clip'

/**
 * Where a part of the screen can be brought by scrolling, and whether all on the way lets it: within every box that
 * scrolls it is moved inside the box, and cut by every box that does not.
 */
const brought = (element: Element): Box => {
  // Edges of a rectangle of the page are not its own properties: what is spread would have none.
  const { left, top, right, bottom } = element.getBoundingClientRect()
  let box: Box = { left, top, right, bottom }
  let at: Element | null = element
  while (at !== null) {
    const holder = holderOf(at)
    if (holder === null) {
      if (styleOf(at).position === 'fixed' || at.matches('dialog')) return meet(box, screen())
      const root = document.documentElement
      const page = { ...screen(), top: -root.scrollTop, bottom: root.scrollHeight - root.scrollTop }
      return meet(box, page)
    }
    const style = styleOf(holder)
    const inside = holder.getBoundingClientRect()
    if (isPushed(style)) box = { left: inside.left, top: inside.top, right: inside.right, bottom: inside.bottom }
    else {
      if (follows(style.overflowY) && holder.scrollHeight > holder.clientHeight) {
        const top = inside.top - holder.scrollTop
        const within = meet(box, { ...box, top, bottom: top + holder.scrollHeight })
        const height = Math.min(heightOf(within), holder.clientHeight)
        const start = Math.min(Math.max(within.top, inside.top), inside.bottom - height)
        box = { ...box, top: start, bottom: start + height }
      } else if (style.overflowY !== 'visible') box = meet(box, { ...box, top: inside.top, bottom: inside.bottom })
      if (follows(style.overflowX) && holder.scrollWidth > holder.clientWidth) {
        const left = inside.left - holder.scrollLeft
        const within = meet(box, { ...box, left, right: left + holder.scrollWidth })
        const width = Math.min(widthOf(within), holder.clientWidth)
        const start = Math.min(Math.max(within.left, inside.left), inside.right - width)
        box = { ...box, left: start, right: start + width }
      } else if (style.overflowX !== 'visible') box = meet(box, { ...box, left: inside.left, right: inside.right })
    }
    at = holder
  }
  return box
}

/** What lies over the control at a point; null when the control itself does. */
const over = (control: Element, x: number, y: number): Element | null => {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return document.documentElement
  if (control.contains(hit)) return null
  if (control instanceof HTMLInputElement && hit.closest('label')?.control === control) return null
  return hit
}

/** Points this close to each other are a whole: nothing of the product that lies over a control is smaller. */
const CLOSE = 8

/** A hair inside its edges: a point on the very edge belongs to the neighbour. */
const HAIR = 0.5

/** What is smaller than a finger may answer a little beside itself. */
const grown = (box: Box): Box => {
  const across = Math.max(0, FINGER - widthOf(box)) / 2
  const down = Math.max(0, FINGER - heightOf(box)) / 2
  return { left: box.left - across, right: box.right + across, top: box.top - down, bottom: box.bottom + down }
}

/** Looks for a square of a finger's width that answers all over; answers what covers the control, when there is none. */
const covered = (control: Element, part: Box): Element | null => {
  const [wide, high] = [widthOf(part) - 2 * HAIR, heightOf(part) - 2 * HAIR]
  const [columns, rows] = [Math.ceil(wide / CLOSE), Math.ceil(high / CLOSE)]
  const known = new Map<number, Element | null>()
  const at = (column: number, row: number): Element | null => {
    const key = row * (columns + 1) + column
    let by = known.get(key)
    if (by === undefined) {
      by = over(control, part.left + HAIR + (wide * column) / columns, part.top + HAIR + (high * row) / rows)
      known.set(key, by)
    }
    return by
  }
  const across = Math.min(columns, Math.ceil((FINGER - 2 * HAIR) / (wide / columns)))
  const down = Math.min(rows, Math.ceil((FINGER - 2 * HAIR) / (high / rows)))
  const square = (column: number, row: number): boolean => {
    for (let y = row; y <= row + down; y++)
      for (let x = column; x <= column + across; x++) if (at(x, y) !== null) return false
    return true
  }
  const [middle, centre] = [Math.floor((columns - across) / 2), Math.floor((rows - down) / 2)]
  if (square(middle, centre)) return null
  for (let row = 0; row <= rows - down; row++)
    for (let column = 0; column <= columns - across; column++) if (square(column, row)) return null
  return at(Math.floor(columns / 2), Math.floor(rows / 2)) ?? [...known.values()].find((by) => by !== null) ?? null
}

/** A link in a sentence is as high as its line. */
const isInText = (control: Element): boolean =>
  control.matches('a') &&
  styleOf(control).display === 'inline' &&
  (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length

/** Covered for a good reason: by what is open over it, unless that cannot be closed and this is what is asked for. */
const mayBeCovered = (control: Element, by: Element): boolean => {
  if (by.closest(PASSING) !== null) return true
  const owner = by.closest(OWNERS_OF_A_VEIL)
  if (owner === null || owner.contains(control)) return false
  return !owner.matches(STAGE) || !control.matches(LIVE)
}

/** Every control that may be used lies on the screen, or can be scrolled there, and is hit where it shows. */
export const reach = (): readonly Finding[] =>
  controls().flatMap((control): readonly Finding[] => {
    const found = (law: string, detail: string): readonly Finding[] => [{ law, what: inWords(control), detail }]
    const box = control.getBoundingClientRect()
    if (isInText(control)) return []
    const way = brought(control)
    const [wide, high] = [Math.min(FINGER, box.width), Math.min(FINGER, box.height)]
    if (widthOf(way) < wide - 0.5 || heightOf(way) < high - 0.5)
      return found('reach', `lies at ${inPixels(box)}, and no scrolling brings it to the screen`)
    const small = box.width < FINGER - HAIR || box.height < FINGER - HAIR
    const part = meet(small ? grown(box) : box, clipOf(control))
    const own = meet(box, clipOf(control))
    // Scrolled out of sight: what it is like there is seen when somebody scrolls.
    if (widthOf(own) < wide - HAIR || heightOf(own) < high - HAIR) return []
    const fits = widthOf(part) >= FINGER - HAIR && heightOf(part) >= FINGER - HAIR
    const by = fits ? covered(control, part) : control
    if (by === null || mayBeCovered(control, by)) return []
    if (small) return found('size', `${box.width.toFixed(1)} x ${box.height.toFixed(1)} pixels`)
    return found('hit', `lies at ${inPixels(box)}, but ${inWords(by)} answers there`)
  })

/** Boxes whose contents can be scrolled, with the part of the screen they show in. */
export const scrollers = (): readonly Element[] =>
  [...document.querySelectorAll('body *')].filter((element) => {
    if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return false
    const style = styleOf(element)
    return (follows(style.overflowX) || follows(style.overflowY)) && isShown(element) && !isEmpty(insideOf(element))
  })

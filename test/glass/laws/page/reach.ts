import type { Finding } from '../finding.ts'
import { type Box, boxOf, heightOf, inPixels, isEmpty, meet, screen, widthOf } from './boxes.ts'
import { FINGER, HAIR, covered, grown } from './finger.ts'
import { AIMS, BESIDE_A_STAGE, LIVE, OWNERS_OF_A_VEIL, PASSING, STAGE, TOOLS } from './landmarks.ts'
import { clipOf, holderOf, inWords, insideOf, isOnScreen, isPushed, isShown, lookAnew, styleOf } from './seen.ts'

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

/** What Tab never reaches lies there for the mouse: something else does the same. What glows must answer all the same. */
const isBeside = (element: Element): boolean =>
  element.matches('[tabindex="-1"]:not([role="tab"], [role="radio"], [role="option"])') && !element.matches(LIVE)

/** The dialog that alone may be used now. */
export const modal = (): Element | null =>
  [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1) ?? null

/** What a person presses for it: a box or a dot is often only drawn, and its label is what can be pressed. */
const pressed = (control: Element): Element => {
  if (control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type))
    return control.closest('label') ?? control.labels?.[0] ?? control
  return control
}

/** On a tip that is gone with the pointer: it lets every press through, and stays when its thing is pressed. */
const isInPassing = (control: Element): boolean => {
  const tip = control.closest(PASSING)
  return tip !== null && styleOf(tip).pointerEvents === 'none'
}

export const controls = (): readonly Element[] => {
  const within: ParentNode = modal() ?? document
  return [
    ...new Set([...within.querySelectorAll(CONTROLS)].filter((one) => isEnabled(one) && !isBeside(one)).map(pressed)),
  ].filter((one) => isShown(one) && !isInPassing(one))
}

/** Both axes of what scrolls, in words of the style: `auto` and `scroll` follow a finger. */
export const follows = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/**
 * Where a part of the screen can be brought by scrolling, and whether all on the way lets it: within every box that
 * scrolls it is moved inside the box, and cut by every box that does not.
 */
export const brought = (element: Element): Box => {
  let box = boxOf(element)
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
    const inside = boxOf(holder)
    if (isPushed(style)) box = inside
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

/** A link in a sentence is as high as its line. */
const isInText = (control: Element): boolean =>
  control.matches('a') &&
  styleOf(control).display === 'inline' &&
  (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length

/** Something that stands beside the stage means the same place. */
const isMeant = (control: Element): boolean =>
  [...document.querySelectorAll(`[${AIMS}="${CSS.escape(control.getAttribute('data-place') ?? '')}"]`)].some(
    (one) => one.closest(BESIDE_A_STAGE) !== null && isOnScreen(one),
  )

/** The tools of a map that is larger than its frame: what lies under them comes out by a push. */
export const comesByPush = (control: Element, by: Element): boolean => {
  const frame = by.closest(TOOLS)?.parentElement ?? null
  if (frame === null || !isPushed(styleOf(frame)) || !frame.contains(control)) return false
  const [inside, drawn] = [boxOf(frame), boxOf(frame.firstElementChild ?? frame)]
  return widthOf(drawn) > widthOf(inside) + 1 || heightOf(drawn) > heightOf(inside) + 1
}

/** Covered for a good reason: by what is open over it, unless that cannot be closed and this is what is asked for. */
const mayBeCovered = (control: Element, by: Element): boolean => {
  if (by.closest(PASSING) !== null) return true
  if (comesByPush(control, by)) return true
  const owner = by.closest(OWNERS_OF_A_VEIL)
  if (owner === null || owner.contains(control)) return false
  return !owner.matches(STAGE) || !control.matches(LIVE) || isMeant(control)
}

const isOnMap = (control: Element): boolean => {
  for (let at: Element | null = control; at !== null; at = holderOf(at)) if (isPushed(styleOf(at))) return true
  return false
}

const finding = (law: string, control: Element, detail: string): Finding => ({ law, what: inWords(control), detail })

/** A control that does not answer where it shows: what does, and what to say of it. */
interface Missed {
  readonly by: Element
  readonly fault: Finding
}

/** A control that is seen as far as it can be, and what else answers there. */
const missed = (control: Element): Missed | null => {
  const box = control.getBoundingClientRect()
  const small = box.width < FINGER - HAIR || box.height < FINGER - HAIR
  const part = meet(small ? grown(box) : box, clipOf(control))
  const fits = widthOf(part) >= FINGER - HAIR && heightOf(part) >= FINGER - HAIR
  const by = fits ? covered(control, part) : control
  if (by === null || mayBeCovered(control, by)) return null
  const fault =
    small || !fits
      ? finding('size', control, `${box.width.toFixed(1)} x ${box.height.toFixed(1)} pixels`)
      : finding('hit', control, `lies at ${inPixels(box)}, but ${inWords(by)} answers there`)
  return { by, fault }
}

const scrollsBy = (element: Element): boolean => {
  const { overflowX, overflowY } = styleOf(element)
  return (
    (follows(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
    (follows(overflowX) && element.scrollWidth > element.clientWidth + 1)
  )
}

/** Every box that scrolls around an element, the page too. */
const scrollersOf = (element: Element): readonly Element[] => {
  const found: Element[] = []
  for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement)
    if (at === document.documentElement || scrollsBy(at)) found.push(at)
  return found
}

/** Whether something stays at the edge of a box that scrolls the control: what has gone under it comes out by scrolling. */
export const staysOver = (control: Element, by: Element): boolean => {
  for (let at: Element | null = by; at !== null && !at.contains(control); at = at.parentElement)
    if (styleOf(at).position === 'sticky') {
      const scroller = scrollersOf(at)[0]
      return scroller !== undefined && scroller !== control && scroller.contains(control)
    }
  return false
}

/** Scrolls to a control as a person would, looks, and scrolls back. */
const hitThere = (control: Element): Finding | null => {
  const before = scrollersOf(control).map((box) => [box, box.scrollLeft, box.scrollTop] as const)
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  lookAnew()
  const found = missed(control)?.fault ?? null
  for (const [box, left, top] of before) box.scrollTo({ left, top, behavior: 'instant' })
  lookAnew()
  return found
}

/** Every control that may be used lies on the screen, or can be scrolled there, and is hit where it shows. */
export const reach = (): readonly Finding[] => {
  const found: Finding[] = []
  /** By the box that scrolls them. */
  const away = new Map<Element, Element[]>()
  for (const control of controls()) {
    if (isInText(control)) continue
    const box = control.getBoundingClientRect()
    const way = brought(control)
    const own = meet(box, clipOf(control))
    const [wide, high] = [Math.min(FINGER, box.width) - HAIR, Math.min(FINGER, box.height) - HAIR]
    if (widthOf(way) < wide || heightOf(way) < high)
      found.push(finding('reach', control, `lies at ${inPixels(box)}, and no scrolling brings it to the screen`))
    else if (isOnMap(control) && (widthOf(own) < wide || heightOf(own) < high)) continue
    else if (widthOf(own) < widthOf(way) - 1 || heightOf(own) < heightOf(way) - 1) {
      const scroller = scrollersOf(control)[0] ?? document.documentElement
      away.set(scroller, [...(away.get(scroller) ?? []), control])
    } else {
      const miss = missed(control)
      const fault = miss !== null && staysOver(control, miss.by) ? hitThere(control) : miss?.fault
      if (fault != null) found.push(fault)
    }
  }
  // The first, the last and one between stand for all that one box scrolls.
  for (const them of away.values())
    for (const control of new Set([them[0], them[them.length >> 1], them.at(-1)])) {
      const fault = control === undefined ? null : hitThere(control)
      if (fault !== null) found.push(fault)
    }
  return found
}

/** Boxes whose contents can be scrolled, with the part of the screen they show in. */
export const scrollers = (): readonly Element[] =>
  [...document.querySelectorAll('body *')].filter(
    (element) => scrollsBy(element) && isShown(element) && !isEmpty(insideOf(element)),
  )

import { type RefObject, useLayoutEffect } from 'react'
import { whenLaidOut } from '../../pieces/at-every-size.ts'
import type { Placed } from './standing.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where an element is laid out on the field, in pixels: whatever flies or is lifted at the moment, where it belongs. */
const boxOn = (field: Element, element: HTMLElement): Box => {
  let [left, top] = [0, 0]
  for (let at: HTMLElement | null = element; at !== null && at !== field; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft
    top += at.offsetTop
  }
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight }
}

/** Of the picture of a standing piece, what is drawn: its shield and its foot, without the air beside them. */
const DRAWN = { left: 0.11, right: 0.9, top: 0.05 }

const shieldOn = (field: Element, picture: HTMLElement): Box => {
  const { left, top, right, bottom } = boxOn(field, picture)
  const [width, height] = [right - left, bottom - top]
  return { left: left + width * DRAWN.left, right: left + width * DRAWN.right, top: top + height * DRAWN.top, bottom }
}

/** A name stands on the middle of its piece. */
const plateOn = (field: Element, plate: HTMLElement): Box => {
  const { left, top, right, bottom } = boxOn(field, plate)
  const half = (right - left) / 2
  return { left: left - half, right: right - half, top, bottom }
}

/** A plate may lose its edge, and its letters none. */
const lettersOf = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 1,
  top: top + 1,
  right: right - 1,
  bottom: bottom - 1,
})

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * A name gives way where a nearer piece would lie over it: half a name says another one, and who presses the piece reads
 * it whole. Asked whenever pieces move or the field takes another size.
 */
export const useNamesInSight = (field: RefObject<HTMLElement | null>, pieces: readonly Placed[]): void => {
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return undefined
    return whenLaidOut(element, () => {
      const covers: Box[] = []
      // From the nearest to the farthest.
      for (const stand of [...element.querySelectorAll<HTMLElement>('.dl-stand')].reverse()) {
        const plate = stand.querySelector<HTMLElement>('.token-small')
        const box = plate === null ? null : plateOn(element, plate)
        const hidden = box !== null && covers.some((one) => meet(lettersOf(box), one))
        stand.toggleAttribute('data-unnamed', hidden)
        if (box !== null && !hidden) covers.push(box)
        for (const one of stand.querySelectorAll<HTMLElement>('.token-picture')) covers.push(shieldOn(element, one))
        for (const one of stand.querySelectorAll<HTMLElement>('.token-number, .token-badge'))
          covers.push(boxOn(element, one))
      }
    })
  }, [field, pieces])
}

import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import type { Handling } from './use-board.ts'
import type { Why } from './use-why.ts'

/** What the `<main>` of a board is given: where its things are looked for, and what pointing at them does. */
export interface Ground {
  readonly ref: RefObject<HTMLElement | null>
  readonly onPointerOver: (event: PointerEvent) => void
  readonly onPointerOut: (event: PointerEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onContextMenu: (event: MouseEvent) => void
}

type Pointed = PointerEvent | FocusEvent | MouseEvent

const under = ({ target }: Pointed, things: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(things) : null

/** A dead thing says why as soon as it is pointed at, and any card is shown in close-up when its menu is asked for. */
export const groundOf = (ref: RefObject<HTMLElement | null>, handling: Handling, why: Why): Ground => {
  const hint = (event: PointerEvent | FocusEvent): void => {
    const dead = under(event, '.is-dead[data-place]')
    if (dead !== null) why.explain(dead.dataset['place'] as string, false, dead)
  }
  const unhint = (event: PointerEvent | FocusEvent): void => {
    const dead = under(event, '.is-dead[data-place]')
    if (dead !== null) why.hide(dead)
  }
  return {
    ref,
    onPointerOver: (event) => {
      // A finger points by pressing, and is answered then.
      if (event.pointerType !== 'touch') hint(event)
    },
    onPointerOut: unhint,
    onFocus: (event) => {
      if (event.target.matches(':focus-visible')) hint(event)
    },
    onBlur: unhint,
    onContextMenu: (event) => {
      const place = under(event, '[data-place]')?.dataset['place']
      const open = place === undefined ? null : handling.opens(place)
      if (open === null) return
      event.preventDefault()
      open()
    },
  }
}

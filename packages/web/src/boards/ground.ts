import type { FocusEvent, PointerEvent, RefObject } from 'react'
import type { Why } from './use-why.ts'

/** What the `<main>` of a board is given: where its things are looked for, and what pointing at them does. */
export interface Ground {
  readonly ref: RefObject<HTMLElement | null>
  readonly onPointerOver: (event: PointerEvent) => void
  readonly onPointerOut: (event: PointerEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

type Pointed = PointerEvent | FocusEvent

const under = ({ target }: Pointed, things: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(things) : null

/** A dead thing says why as soon as it is pointed at. */
export const groundOf = (ref: RefObject<HTMLElement | null>, why: Why): Ground => {
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
  }
}

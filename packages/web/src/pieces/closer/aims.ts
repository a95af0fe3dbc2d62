import { type Aim, MARKED } from './desk.ts'

/** An element that stands for something, and what. */
export interface Aimed {
  readonly element: HTMLElement
  readonly aim: Aim
}

const aimOf = ({ dataset }: HTMLElement): Aim | null => {
  const { look, name, of, place } = dataset
  if (look !== undefined && look !== '') return { by: 'thing', thing: look }
  if (name !== undefined) return { by: 'name', name, seat: of === undefined ? null : Number(of) }
  return place === undefined ? null : { by: 'place', place }
}

/** All that is aimed at by touching an element, the innermost first. */
export const aimsAt = (target: EventTarget | null): readonly Aimed[] => {
  const found: Aimed[] = []
  let element = target instanceof Element ? target.closest<HTMLElement>(MARKED) : null
  while (element !== null) {
    const aim = aimOf(element)
    if (aim !== null) found.push({ element, aim })
    element = element.parentElement?.closest<HTMLElement>(MARKED) ?? null
  }
  return found
}

/** Everything marked within a root. */
export const marksIn = (root: Element): readonly Aimed[] =>
  [...root.querySelectorAll<HTMLElement>(MARKED)].flatMap((element) => {
    const aim = aimOf(element)
    return aim === null ? [] : [{ element, aim }]
  })

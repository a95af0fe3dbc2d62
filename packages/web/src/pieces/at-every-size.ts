/**
 * Acts as soon as an element has its size, and whenever it takes another: always between the layout of a frame and its
 * picture, so that measuring costs no layout of its own. Answers how to end it.
 */
export const whenLaidOut = (element: Element, act: () => void): (() => void) => {
  const observer = new ResizeObserver(act)
  observer.observe(element)
  return () => observer.disconnect()
}

/** Acts at once, for what is drawn by it, and whenever an element takes another size; answers how to end it. */
export const atEverySize = (element: Element, act: () => void): (() => void) => {
  act()
  return whenLaidOut(element, act)
}

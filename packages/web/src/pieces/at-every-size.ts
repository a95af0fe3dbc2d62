/** Acts at once and whenever an element takes another size; answers how to end it. */
export const atEverySize = (element: Element, act: () => void): (() => void) => {
  act()
  const observer = new ResizeObserver(act)
  observer.observe(element)
  return () => observer.disconnect()
}

/** A part of the screen in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where an element is drawn: a plain box, of which parts can be taken. */
export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

export const widthOf = (box: Box): number => Math.max(0, box.right - box.left)
export const heightOf = (box: Box): number => Math.max(0, box.bottom - box.top)
export const isEmpty = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1

export const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

export const screen = (): Box => ({
  left: 0,
  top: 0,
  right: document.documentElement.clientWidth,
  bottom: window.innerHeight,
})

export const inPixels = (box: Box): string =>
  `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`

export type Edge = 'left' | 'top' | 'right' | 'bottom'

export const EDGES = ['left', 'top', 'right', 'bottom'] as const

/** Pixels that a box has left to scroll away from an edge. */
export const leftToScroll = (box: Element, edge: Edge): number => {
  if (edge === 'left') return box.scrollLeft
  if (edge === 'top') return box.scrollTop
  if (edge === 'right') return box.scrollWidth - box.clientWidth - box.scrollLeft
  return box.scrollHeight - box.clientHeight - box.scrollTop
}

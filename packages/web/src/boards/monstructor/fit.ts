import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { atEverySize } from '../../pieces/at-every-size.ts'

/** The largest side of so many square cells that fit a box, between two bounds. */
export const sideFor = (count: number, width: number, height: number, least: number, most: number): number => {
  for (let side = most; side > least; side -= 2) {
    const columns = Math.floor(width / side)
    if (columns > 0 && Math.ceil(count / columns) * side <= height) return side
  }
  return least
}

/** Measures what holds the cells, and gives the side of one in pixels. */
export const useFit = <E extends HTMLElement>(
  count: number,
  least: number,
  most: number,
): readonly [RefObject<E | null>, number] => {
  const root = useRef<E>(null)
  const [side, setSide] = useState(most)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const measure = (): void => {
      // Parts of a pixel count: what was rounded up holds a column less.
      const { width, height } = element.getBoundingClientRect()
      setSide(sideFor(count, width, height, least, most))
    }
    return atEverySize(element, measure)
  }, [count, least, most])
  return [root, side]
}

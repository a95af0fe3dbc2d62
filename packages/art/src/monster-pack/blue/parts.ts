import { ell } from '../../geometry.ts'
import type { Pen } from '../../pen.ts'

export const WATER = '#5fb4e8'
export const DEEP = '#2f72b8'
export const PALE = '#bfe6fb'
export const MIST = '#d6ecf7'

/** Rings on the water round a foot. */
export const ripples = (p: Pen, x: number, y: number, w: number): void => {
  for (const k of [1, 0.66, 0.34]) p.line(ell(x, y, w * k, w * k * 0.2), '#e6f7ff', 2.6, 0.75)
}

import { burst, ell, poly, smooth } from '../../geometry.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'

export const SHEET = '#e6e0f2'
export const LILAC = '#b6a8d8'
export const SHADE = '#7a6aa8'
export const NIGHT = '#2b2340'
export const SPARK = '#ffcf5a'

export const fuse = (p: Pen, points: readonly (readonly [number, number])[]): void => {
  p.line(smooth(points, false), INK, 8)
  p.line(smooth(points, false), '#d8c08a', 4.4)
  const [x, y] = points.at(-1) as readonly [number, number]
  p.halo(x, y, 26, '#ffb03c', 0.95)
  p.shape(poly(burst(x, y, 6, 16, 7, p.random)), SPARK, { line: 2.6, size: 0.3, shade: 0 })
  p.fill(ell(x, y, 4.4), '#fffbe0')
}
/** Bubbles as part of a pattern. */
export function bubblesInside(spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(([x, y, r]) => dab(ell(x, y, r), '#ffffff', 0.3) + stroke(ell(x, y, r), '#ffffff', 1.8, 0.6))
    .join('')
}

import { ell } from '../../geometry.ts'
import { type Pen } from '../../pen.ts'

export const FIRE = '#f2672a'
export const GOLD = '#ffd75a'
export const COAL = '#4a2a30'
export const BLOOD = '#c23a2b'
export const BONE = '#f2e4bf'

export const sparks = (p: Pen, spots: readonly (readonly [number, number, number])[]): void => {
  for (const [x, y, r] of spots) {
    p.halo(x, y, r * 2.4, '#ffb13c', 0.8)
    p.fill(ell(x, y, r * 0.55), '#fff0b4')
  }
}

/** Lines behind something that comes fast. */
export const rush = (p: Pen, lines: readonly (readonly [number, number, number])[], colour = '#ffe0a8'): void => {
  for (const [x, y, length] of lines) p.line(`M${x},${y}h${length}`, colour, 5, 0.75)
}

import { ell, lump, soft } from '../../geometry.ts'
import { foot, leaf, pattern } from '../../limbs.ts'
import { INK, type Pen, dab } from '../../pen.ts'
import { LEAF, MOSS, cap } from './parts.ts'

/** Mossmumble: says something, nobody knows what. */
export const mossmumble = (p: Pen): void => {
  foot(p, -30, 84, 24, '#8a6a3f', 3, 11)
  foot(p, 30, 84, 24, '#8a6a3f', 3, 11)
  p.shape(soft(lump(0, 14, 74, 66, 17, 0.22, p.random), 9), MOSS, {
    inside:
      pattern.fur(
        [
          [-50, -10],
          [-20, -30],
          [20, -34],
          [52, -8],
          [-56, 24],
          [56, 26],
          [-34, 60],
          [34, 60],
          [0, 66],
          [-10, -46],
          [36, -28],
        ],
        '#4d6a24',
        12,
      ) + dab(ell(-30, -24, 22, 16), '#d8e88a', 0.35),
  })
  for (const [x, y, a] of [
    [-20, -48, -2],
    [6, -54, -1.4],
    [28, -44, -0.9],
  ] as const)
    leaf(p, x, y, 30, a, LEAF)
  p.shape(ell(44, -32, 9), '#e8604a', { line: 2.6, size: 0.4, inside: cap([[42, -35, 3]]) })
  p.shape(ell(-46, -24, 7), '#fff0c0', { line: 2.4, size: 0.4 })
  p.eye(-24, 2, 17, { iris: '#6a4a1c', lid: 0.42, mood: -0.4, lidColour: '#66842f' })
  p.eye(24, 2, 17, { iris: '#6a4a1c', lid: 0.42, mood: -0.4, lidColour: '#66842f' })
  p.line('M-24,42q6,-8 12,0t12,0t12,0t12,0', INK, 4)
  p.line('M72,-24q12,-4 12,8q0,12 -10,14M88,-38q16,8 14,28', '#efffc0', 4, 0.7)
}

import { lump, soft } from '../../geometry.ts'
import { flame, pattern } from '../../limbs.ts'
import { type Pen } from '../../pen.ts'
import { COAL, sparks } from './parts.ts'

/** Embernip: a coal that bites. */
export const embernip = (p: Pen): void => {
  p.halo(0, 10, 92, '#ff9a3c', 0.7)
  flame(p, -34, 6, 44, 74, -10)
  flame(p, 34, 6, 44, 80, 12)
  flame(p, 0, -4, 56, 98, 2)
  p.shape(soft(lump(0, 40, 58, 48, 9, 0.24, p.random), 8), COAL, {
    inside: pattern.cracks(['M-50,30l18,8 -6,16 14,10', 'M48,20l-14,12 10,14', 'M-6,84l4,-14'], '#ff8a2a'),
  })
  p.eye(-22, 24, 16, { iris: '#e8451c', white: '#fff0c0', lid: 0.28, mood: 0.9, lidColour: COAL })
  p.eye(22, 24, 16, { iris: '#e8451c', white: '#fff0c0', lid: 0.28, mood: 0.9, lidColour: COAL })
  p.mouth(0, 48, 32, 20, { teeth: 6, length: 11, low: 4, curve: 2, tongue: '#ff8a2a' })
  sparks(p, [
    [-74, -20, 6],
    [70, -34, 7],
    [82, 20, 5],
    [-84, 34, 5],
  ])
}

import { dusk, ell, lite, smooth, soft } from '../geometry.ts'
import { horn } from '../limbs.ts'
import { plate, pts } from '../paths.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'

// What people carry, each upright with the hand at 0,0, in the 200 units of creatures; who holds it turns and places it.

const STEEL = '#b9c4cf'
const WOOD = '#8a5a2c'
export const GOLD = '#e0a93a'
const LEATHER = '#6b3d1e'

export interface SwordLook {
  readonly length?: number
  /** Half the width of the blade. */
  readonly width?: number
  readonly steel?: string
  readonly guard?: string
  readonly grip?: string
  readonly gem?: string
  /** Half the width of the guard. */
  readonly span?: number
}

export const sword = (
  p: Pen,
  { length = 120, width = 9, steel = STEEL, guard = GOLD, grip = LEATHER, gem = '#c8402f', span = 28 }: SwordLook = {},
): void => {
  const tip = -length
  p.shape(
    soft(
      [
        [-width, -10],
        [-width * 0.86, tip + width * 2],
        [0, tip],
        [width * 0.86, tip + width * 2],
        [width, -10],
      ],
      2,
    ),
    steel,
    {
      size: 0.5,
      inside:
        dab(`M0,${tip}L${width},${tip + width * 2}V0H0Z`, dusk(steel, 0.55), 0.45) +
        stroke(`M0,-10V${tip + width * 2.4}`, lite(steel, 0.7), 2.4, 0.9),
    },
  )
  p.shape(plate(-5, -8, 10, 36, 4), grip, {
    size: 0.4,
    inside: stroke('M-6,2l12,5M-6,10l12,5M-6,18l12,5', INK, 2, 0.6),
  })
  p.shape(
    smooth(pts(`${-span},-6 ${-span + 4},-15 0,-13 ${span - 4},-15 ${span},-6 ${span - 6},-3 0,-2 ${-span + 6},-3`)),
    guard,
    { size: 0.5 },
  )
  p.shape(ell(0, 32, 8), guard, { size: 0.4 })
  p.shape(ell(0, -8, 5.4), gem, { size: 0.25, line: 2.4 })
}

export const axe = (p: Pen, steel = STEEL): void => {
  p.shape(plate(-5, -96, 10, 140, 4), WOOD, { size: 0.4 })
  p.shape(smooth(pts('6,-86 20,-88 40,-104 52,-78 48,-52 36,-34 20,-54 6,-58')), steel, {
    size: 0.7,
    inside: dab(smooth(pts('38,-110 56,-78 34,-28 44,-74')), lite(steel, 0.8), 0.9),
  })
  p.shape(smooth(pts('-6,-84 -24,-76 -34,-70 -24,-64 -6,-62')), steel, { size: 0.4 })
}

export const dagger = (p: Pen): void => sword(p, { length: 62, width: 7, guard: '#8d97a3', gem: '#4cc4b2', span: 17 })

export const bow = (p: Pen, wood = WOOD, trim = GOLD): void => {
  p.line('M-2,-92L-26,0L-2,92', '#efe6d0', 2.4)
  p.shape(smooth(pts('-6,-98 4,-100 14,-62 26,-24 26,24 14,62 4,100 -6,98 4,60 14,22 14,-22 4,-60')), wood, {
    size: 0.5,
    inside: stroke('M14,-60L24,-22', lite(wood, 0.5), 3, 0.7),
  })
  p.shape(plate(12, -15, 16, 30, 5), trim, { size: 0.4 })
  for (const y of [-74, 74]) p.shape(ell(6, y, 6.5), trim, { size: 0.3, line: 2.6 })
}

export const arrow = (p: Pen): void => {
  p.line('M0,66V-72', INK, 7)
  p.line('M0,66V-72', '#c99a5a', 3.6)
  p.shape(soft(pts('0,-96 12,-68 0,-74 -12,-68'), 2), STEEL, { size: 0.3, line: 2.6 })
  for (const side of [-1, 1])
    p.shape(soft(pts(`0,44 ${side * 13},54 ${side * 13},76 0,66`), 3), '#c8402f', { size: 0.3, line: 2.4 })
}

/** A staff with a stone held in its crook. */
export const staff = (p: Pen, stone: string, light: string): void => {
  p.shape(plate(-5, -82, 10, 200, 4), WOOD, { size: 0.4 })
  horn(p, pts('0,-80 -26,-92 -24,-116 -6,-122'), 11, WOOD)
  horn(p, pts('0,-80 24,-90 22,-108'), 10, WOOD)
  p.halo(0, -102, 40, light, 0.85)
  p.shape(ell(0, -102, 14), stone, { size: 0.4, line: 3 })
}

export const club = (p: Pen): void => {
  p.shape(smooth(pts('-6,40 -9,-20 -20,-74 -14,-102 14,-104 22,-74 10,-20 7,40')), '#7a5230', {
    size: 0.7,
    inside: stroke('M-8,-60q6,10 4,30M8,-84q-4,14 2,26', INK, 2.6, 0.5),
  })
  for (const [x, y] of pts('-18,-72 20,-84 -8,-94 14,-58')) p.shape(ell(x, y, 5.5), STEEL, { size: 0.3, line: 2.4 })
}

import { dusk, ell, smooth } from '../../geometry.ts'
import { both } from '../../limbs.ts'
import { mirrored, pts } from '../../paths.ts'
import { INK, type Pen } from '../../pen.ts'

// Busts in the 200 units of creatures: the crown at -64, the chin at 42, shoulders down to the edge of the card at 116.

export interface GazeLook {
  readonly y?: number
  readonly apart?: number
  readonly r?: number
  readonly iris?: string
  readonly white?: string
  readonly brow?: string
  /** -1 gentle, 0 plain, 1 fierce. */
  readonly mood?: number
  /** Width of the brows; 0 leaves them out. */
  readonly weight?: number
  readonly lashes?: boolean
  /** Where it looks, in radii. */
  readonly aside?: number
}

/** A pair of eyes under brows. */
export const gaze = (
  p: Pen,
  {
    y = -14,
    apart = 18,
    r = 9,
    iris = '#6b3f1c',
    white = '#fffaf0',
    brow = '#3a2416',
    mood = 0.6,
    weight = 6,
    lashes = false,
    aside = 0.08,
  }: GazeLook = {},
): void =>
  both((side) => {
    const x = side * apart
    const inner = y - r * 1.25 + mood * r * 0.55
    const outer = y - r * 1.25 - mood * r * 0.45
    p.fill(ell(x, y, r * 1.12, r * 0.94), white)
    p.fill(ell(x + r * aside, y + 0.6, r * 0.66, r * 0.8), iris)
    p.fill(ell(x + r * aside, y + 0.6, r * 0.36, r * 0.46), INK)
    p.fill(ell(x + r * aside - r * 0.25, y - r * 0.32, r * 0.24), '#ffffff')
    const [near, far] = [x - side * r * 1.2, x + side * r * 1.25]
    p.line(`M${near},${y - r * 0.5 + mood * 1.5}Q${x},${y - r * 1.25} ${far},${y - r * 0.3}`, INK, 3.6)
    p.line(`M${near},${y + r * 0.5}Q${x},${y + r * 1.15} ${far},${y + r * 0.35}`, INK, 1.8, 0.5)
    if (lashes) p.line(`M${far},${y - r * 0.3}l${side * 5},-4`, INK, 3)
    if (weight > 0)
      p.line(`M${x - side * r * 1.1},${inner}Q${x},${y - r * 1.9} ${x + side * r * 1.4},${outer}`, brow, weight)
  })

export interface HeadShape {
  /** Half width at the brow and at the jaw. */
  readonly brow?: number
  readonly jaw?: number
  readonly chin?: number
}

/** A head with warm cheeks on a neck. */
export const head = (p: Pen, skin: string, { brow = 36, jaw = 29, chin = 42 }: HeadShape = {}): void => {
  p.shape(mirrored(`0,20 19,22 23,60 0,72`), dusk(skin, 0.24), { size: 0.5, line: 3 })
  const cheeks = [-1, 1]
    .map((side) => `<circle cx="${side * 24}" cy="10" r="13" fill="#e0644a" opacity=".26"/>`)
    .join('')
  p.shape(
    mirrored(`0,-64 22,-58 ${brow - 2},-38 ${brow},-12 ${jaw + 4},12 ${jaw - 6},32 9,${chin} 0,${chin + 1}`),
    skin,
    { size: 0.85, inside: cheeks },
  )
}

export const nose = (p: Pen, skin: string, length = 18, width = 6): void =>
  p.line(
    `M-2,-12Q${-width - 2},${length * 0.4} ${-width},${length * 0.5}Q-1,${length * 0.75} ${width * 0.7},${length * 0.5}`,
    dusk(skin, 0.5),
    3.2,
  )

export const ears = (p: Pen, skin: string, at = 37): void =>
  both((side) => {
    p.shape(smooth(pts(`${at - 4},-16 ${at + 8},-20 ${at + 9},-2 ${at + 1},12 ${at - 5},6`, side)), skin, {
      size: 0.4,
      line: 3,
    })
    p.line(`M${side * (at + 1)},-10q${side * 5},2 ${side * 1},12`, dusk(skin, 0.45), 2.2, 0.8)
  })

/** Shoulders that fill the foot of the card. */
export const shoulders = (p: Pen, colour: string, inside = '', wide = 100): void =>
  p.shape(mirrored(`0,52 34,50 ${wide * 0.7},58 ${wide * 0.94},78 ${wide},124 0,130`), colour, { inside, size: 1 })

/** Plates on both shoulders. */
export const pauldrons = (p: Pen, colour: string, trim: string): void =>
  both((side) => {
    p.shape(smooth(pts('44,62 66,48 92,58 106,84 104,112 74,104 52,86', side)), colour, { size: 0.9 })
    p.line(`M${side * 52},84Q${side * 72},100 ${side * 104},108`, trim, 5)
    p.line(`M${side * 50},74Q${side * 74},66 ${side * 100},90`, INK, 2.4, 0.5)
    p.fill(ell(side * 70, 70, 4), trim)
  })

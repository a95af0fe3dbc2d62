import { dusk, lite, n1 } from '../geometry.ts'
import { type EyeLook, INK, type Pen, createPen } from '../pen.ts'
import type { Palette } from './palettes.ts'

/** The pen with the colours of one monster: eyes and embers glow as it does unless said otherwise. */
export interface PartPen extends Pen {
  readonly palette: Palette
  readonly eye: (x: number, y: number, radius: number, look?: EyeLook, mid?: number) => void
  readonly rivet: (x: number, y: number, radius?: number) => void
}

/** Heads of several-headed monsters differ by their variant, from 0. */
export type HeadArt = (p: PartPen, variant: number) => void
/** Pose: -1 raised, 1 lowered. */
export type LimbArt = (p: PartPen, pose: number) => void
export type BottomArt = (p: PartPen) => void
export type TorsoArt = (p: PartPen, w: number, h: number) => void

export const createPartPen = (id: string, palette: Palette, random: () => number): PartPen => {
  const pen = createPen(id, random)
  return {
    ...pen,
    palette,
    eye: (x, y, radius, look = {}, mid = 0) =>
      pen.eye(x, y, radius, { iris: palette.glow, lidColour: dusk(palette.skin, 0.12), ...look }, mid),
    rivet: (x, y, radius = 3) => {
      const dot = (dx: number, r: number): string =>
        `M${n1(x + dx - r)},${n1(y + dx)}a${n1(r)},${n1(r)} 0 1 0 ${n1(2 * r)},0a${n1(r)},${n1(r)} 0 1 0 ${n1(-2 * r)},0Z`
      pen.fill(dot(0, radius), lite(palette.trim, 0.3))
      pen.line(dot(0, radius), INK, 1.6)
      pen.fill(dot(-radius * 0.3, radius * 0.34), '#ffffff')
    },
  }
}

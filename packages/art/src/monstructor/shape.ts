import type { Point } from '../geometry.ts'

export type PartKind = 'head' | 'body' | 'limb' | 'bottom'
/** Wide or narrow. */
export type Width = 'W' | 'N'
export type Side = 'up' | 'down' | 'left' | 'right'

/** A part as drawing knows it: what everybody sees of it. */
export interface ArtPart {
  /** Its own among the parts that are drawn together. */
  readonly id: string
  /** Name of its picture side. */
  readonly pic: string
  readonly faction: string
  readonly kind: PartKind
  /** `WWNN`: capitals are sockets, small letters plugs. */
  readonly connectors: string
}

/** Connector of one part joined to connector of another: ids and places in `connectors`. */
export type ArtJoint = readonly [part: string, connector: number, other: string, connector: number]

export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export const OPPOSITE: Readonly<Record<Side, Side>> = { up: 'down', down: 'up', left: 'right', right: 'left' }
/** Degrees from a joint that faces up. */
export const TURN: Readonly<Record<Side, number>> = { up: 0, right: 90, down: 180, left: -90 }

/** A plug part with its plug at 0,0: a head grows up, a bottom down, a limb to the right. */
export const SIZE: Readonly<Record<Exclude<PartKind, 'body'>, Box>> = {
  head: { x0: -82, y0: -156, x1: 82, y1: 0 },
  limb: { x0: 0, y0: -49, x1: 111, y1: 49 },
  bottom: { x0: -83, y0: 0, x1: 83, y1: 113 },
}

/** Drawings of plug parts are made smaller and grown to their size. */
export const GROW: Readonly<Record<Exclude<PartKind, 'body'>, string>> = {
  head: 'translate(0,13) scale(1.26)',
  bottom: 'translate(0,-3) scale(1.17)',
  limb: 'scale(1.1)',
}

/** Distance of two limbs on one side of a torso. */
export const LIMB_STEP = 92

export const socketsOf = (connectors: string, width: Width): number => connectors.split(width).length - 1

export interface TorsoSize {
  readonly w: number
  readonly h: number
}

/** A torso grows with the limbs on the fuller of its sides. */
export const torsoSize = (connectors: string, perSide = Math.ceil(socketsOf(connectors, 'N') / 2)): TorsoSize => ({
  w: socketsOf(connectors, 'N') > 0 || socketsOf(connectors, 'W') > 2 ? 116 : 100,
  h: Math.max(perSide > 0 ? 112 : 96, perSide * LIMB_STEP + 6),
})

const corners = ({ x0, y0, x1, y1 }: Box): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

/** The outline a part keeps to, as a convex polygon round its joint: what the layout keeps apart. */
export const hullOf = (kind: PartKind, size: TorsoSize): readonly Point[] => {
  switch (kind) {
    case 'limb':
      return [
        [0, -26],
        [34, -49],
        [111, -49],
        [111, 49],
        [34, 49],
        [0, 26],
      ]
    case 'body':
      return corners({ x0: -size.w / 2 - 4, y0: -size.h / 2 - 4, x1: size.w / 2 + 4, y1: size.h / 2 + 4 })
    default:
      return corners(SIZE[kind])
  }
}

/** A point turned by degrees round 0,0. */
export const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [x * c - y * s, x * s + y * c]
}

import {
  type Aid,
  type Square,
  type View,
  isOne,
  reminds,
  showsWho,
  tokenOf,
} from '@menagerie/games/double-headed-lion'
import { type FieldMap, fieldMap } from '@menagerie/art/double-headed-lion/field-map'
import { places } from './choices.ts'
import { type Side, sideName } from './looks.ts'
import type { Arrangement } from './setup.ts'

/** A piece as it stands on the field for this viewer. */
export interface Standing {
  readonly key: string
  readonly place: string
  readonly side: Side
  readonly square: Square
  /** Null while the viewer does not know it, or does not want to be reminded. */
  readonly piece: number | null
  /** Own piece that everybody knows, or an enemy the viewer knows, as far as the board reminds of it. */
  readonly known: boolean
  /** Handle, as the log calls it; null during the setup. */
  readonly handle: number | null
}

/** Pieces on the field. */
export const standingOf = (view: View, aid: Aid): readonly Standing[] =>
  ([0, 1] as const).flatMap((side) =>
    view.sides[side].tokens.flatMap((token, slot): Standing[] => {
      if (token.square === null) return []
      const own = view.viewer === side
      const reminded = view.options.openGame || reminds(aid, token)
      const shows = showsWho(view, aid, side, slot)
      const place = places.token(tokenOf(side, token.handle))
      const known = reminded && (own ? isOne(view.sides[side].known.may[slot] as number) : token.piece !== null)
      return [
        {
          key: place,
          place,
          side,
          square: token.square,
          piece: shows ? token.piece : null,
          known,
          handle: token.handle,
        },
      ]
    }),
  )

/** The own army while it is set up, and the enemy's backs. */
export const settingUp = (view: View, near: Side, arrangement: Arrangement): readonly Standing[] => [
  ...standingOf(view, 'none').filter(({ side }) => side !== near),
  ...arrangement.map((square, piece): Standing => ({
    key: `s.${piece}`,
    place: `s.${piece}`,
    side: near,
    square,
    piece,
    known: false,
    handle: null,
  })),
]

/** Per cent of the drawing's width and height. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Feet on a square, in its own units from its middle, and the scale, by how many stand there. Half a square apart, two a
 * little beyond its edges: of what stands behind enough is seen to be pressed.
 */
const FEET: readonly { readonly scale: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { scale: 0.92, at: [[0, -0.27]] },
  {
    scale: 0.74,
    at: [
      [-0.3, 0.08],
      [0.3, -0.42],
    ],
  },
  {
    scale: 0.58,
    at: [
      [0, 0.1],
      [-0.255, -0.44],
      [0.255, -0.44],
    ],
  },
  {
    scale: 0.56,
    at: [
      [-0.25, 0.1],
      [0.25, 0.1],
      [-0.25, -0.44],
      [0.25, -0.44],
    ],
  },
]
/** The picture of a standing piece: width, height, and where its foot is. */
const PICTURE = { width: 104, height: 130, x: 50, y: 104 }
const FLAT_SCALE = 0.88

export interface Placed extends Standing {
  readonly spot: Spot
  /** Larger is nearer to the viewer. */
  readonly depth: number
  /** How many stand on its square. */
  readonly crowd: number
}

/** Where everything stands on the screen, far things first. */
export const placed = (all: readonly Standing[], near: Side, flat: boolean): readonly Placed[] => {
  const map = fieldMap(sideName(near), flat)
  const [left, top, width, height] = map.frame
  const sign = near === 0 ? 1 : -1
  const squares = [...new Set(all.map((one) => one.square))]
  return squares
    .map((square) => [square, all.filter((one) => one.square === square)] as const)
    .flatMap(([square, there]) =>
      there.map((one, index): Placed => {
        const feet = FEET[Math.min(there.length, FEET.length) - 1] as (typeof FEET)[number]
        const [dx, dy] = feet.at[index % feet.at.length] as readonly [number, number]
        const [x, y, scale] = map.at(Math.floor(square / 6) + 0.5 + sign * dx, (square % 6) + 0.5 + sign * dy)
        const size = scale * feet.scale * (flat ? FLAT_SCALE : 1)
        return {
          ...one,
          depth: y,
          crowd: there.length,
          spot: {
            left: ((x - PICTURE.x * size - left) / width) * 100,
            top: ((y - PICTURE.y * size - top) / height) * 100,
            width: ((PICTURE.width * size) / width) * 100,
            height: ((PICTURE.height * size) / height) * 100,
          },
        }
      }),
    )
    .sort((a, b) => a.depth - b.depth)
}

/** A square on the screen: the box round it, and its outline in per cent of that box. */
export interface Outline {
  readonly spot: Spot
  readonly polygon: string
}

export const outlineOf = (map: FieldMap, square: Square): Outline => {
  const [left, top, width, height] = map.frame
  const [x, y] = [Math.floor(square / 6), square % 6]
  const corners = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ].map(([a, b]) => map.at(a as number, b as number))
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x0, Math.max(...ys) - y0]
  const round = (value: number): string => `${Math.round(value * 10) / 10}%`
  return {
    spot: {
      left: ((x0 - left) / width) * 100,
      top: ((y0 - top) / height) * 100,
      width: (w / width) * 100,
      height: (h / height) * 100,
    },
    polygon: `polygon(${corners.map(([a, b]) => `${round(((a - x0) / w) * 100)} ${round(((b - y0) / h) * 100)}`).join(', ')})`,
  }
}

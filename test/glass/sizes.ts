/** Pixels at each edge that a screen keeps for itself: round corners, a camera, the bar one goes home by. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A screen the product is seen on. */
export interface Size {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Fingers instead of a mouse. */
  readonly touch: boolean
  readonly kept: Edges
}

export const NONE_KEPT: Edges = { left: 0, top: 0, right: 0, bottom: 0 }

const size = (width: number, height: number, touch = false, kept = NONE_KEPT): Size => ({
  id: `${width}x${height}`,
  width,
  height,
  touch,
  kept,
})

export const WIDE = size(1440, 900)
/** As a phone with round corners and a camera has it, whose browser keeps the upper edge. */
export const PHONE = size(390, 844, true, { ...NONE_KEPT, bottom: 34 })

/** Every size that is looked at; the last is 1440x900 at a zoom of 200 %. */
export const SIZES: readonly Size[] = [
  WIDE,
  size(1920, 1080),
  size(1024, 768),
  size(768, 1024),
  size(844, 390, true, { left: 47, top: 0, right: 47, bottom: 21 }),
  PHONE,
  size(360, 740),
  size(720, 450),
]

/** A screen the product is seen on. */
export interface Size {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Fingers instead of a mouse. */
  readonly touch: boolean
}

const size = (width: number, height: number, touch = false): Size => ({
  id: `${width}x${height}`,
  width,
  height,
  touch,
})

export const WIDE = size(1440, 900)
export const PHONE = size(390, 844, true)

/** Every size that is looked at; the last is 1440x900 at a zoom of 200 %. */
export const SIZES: readonly Size[] = [
  WIDE,
  size(1920, 1080),
  size(1024, 768),
  size(768, 1024),
  size(844, 390, true),
  PHONE,
  size(360, 740),
  size(720, 450),
]

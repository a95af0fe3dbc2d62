/** A place where words may be smaller than elsewhere. */
export interface SmallWords {
  /** Selector of the place. */
  readonly where: string
  /** Where the same words stand in full size, one press away. */
  readonly press: string
}

/** The whole list: nothing else of the product is drawn under 11 pixels. */
export const SMALL_WORDS: readonly SmallWords[] = []

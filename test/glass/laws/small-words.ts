/** A place where words may be smaller than elsewhere. */
export interface SmallWords {
  /** Selector of the place. */
  readonly where: string
  /** Where the same words stand in full size, one press away. */
  readonly press: string
}

/** The whole list: nothing else of the product is drawn under 11 pixels. */
export const SMALL_WORDS: readonly SmallWords[] = [
  {
    where: '.card > .face',
    press: 'the card is pressed, or `?` with the focus on it: its name, kind and number stand in what explains it',
  },
  {
    where: '.token',
    press: 'the piece is pressed, or `?` with the focus on it: its name and number stand in what explains it',
  },
]
